package state51

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
)

const (
	// FactionCount is the number of bases.
	FactionCount = 4
	// ContactCount is the number of faction contacts.
	ContactCount = 3 * FactionCount
)

// Faction is the number of a base.
type Faction uint8

// Data is the cards of one version.
type Data struct {
	Version int
	Designs []Design
	Bases   [FactionCount]Base

	versions []*Data // all versions from the first to this one

	of   [CardCount + 1]*Design
	at   [CardCount + 1]uint8 // the place of a card's design in Designs
	ids  [CardCount + 1]string
	byID map[string]Card
	// contactIDs are the ids of the faction contacts: red, blue, grey of each base in order.
	contactIDs [ContactCount]string

	// Sets of cards.
	locations  Cards
	leaders    Cards
	producers  Cards
	open       Cards
	stores     Cards
	works      Cards // with actions or combinations
	combines   Cards
	typed      [TypeCount]Cards     // the locations of a type
	each       [TypeCount]Cards     // those that count a type (9.2)
	drafts     [draftCount]Cards    // 9.5
	single     [3]Cards             // contact cards, by colour
	slots      Cards                // 9.3
	within     [4]Cards             // the locations up to a distance
	sharesType [CardCount + 1]Cards // by card: the locations that share a type with it
}

var (
	//go:embed cards.txt
	cardsText string
	//go:embed retuned.txt
	retunedText string
)

// current has the cards of the latest version.
var current = read(cardsText, retunedText)

// read reads the cards of version 1, then what each later version changes, and returns the last version. A version
// begins with a line that has its number.
func read(text, later string) *Data {
	all := []*Data{readVersion(1, text)}
	lines := strings.Split(text, "\n")
	for part := range strings.SplitSeq(later, "\nversion ") {
		number, changes, _ := strings.Cut(part, "\n")
		if version, err := strconv.Atoi(number); err == nil {
			change(lines, changes)
			all = append(all, readVersion(version, strings.Join(lines, "\n")))
		}
	}
	for _, d := range all {
		d.versions = all
	}
	return all[len(all)-1]
}

// At returns the cards of a version, nil if there is no such version.
func (d *Data) At(version int) *Data {
	if version < 1 || version > len(d.versions) {
		return nil
	}
	return d.versions[version-1]
}

// change replaces the lines that a later version changes.
func change(lines []string, later string) {
	for line := range strings.SplitSeq(later, "\n") {
		words := strings.Fields(line)
		if len(words) < 2 || words[0] == "#" {
			continue
		}
		at := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, words[0]+" "+words[1]+" ") })
		if at < 0 {
			panic("state51: there is no " + strconv.Quote(words[1]) + " to be changed")
		}
		lines[at] = line
	}
}

// Of returns the design of a card. Do not modify it.
func (d *Data) Of(c Card) *Design { return d.of[c] }

// DesignNumber is the place of a card's design in Designs. The card must not be NoCard.
func (d *Data) DesignNumber(c Card) int { return int(d.at[c]) }

// ID is a card's id, "" for NoCard.
func (d *Data) ID(c Card) string { return d.ids[c] }

func (d *Data) Card(id string) Card { return d.byID[id] }

// ContactID returns the id of a faction contact by its number in moves.
func (d *Data) ContactID(n uint8) string { return d.contactIDs[n] }

func readVersion(version int, text string) *Data {
	d := &Data{Version: version, byID: map[string]Card{}}
	bases := 0
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		switch {
		case len(words) == 0 || words[0] == "#":
		case words[0] == "base":
			d.Bases[bases] = baseOf(words[1:])
			bases++
		case words[0] == "contact":
			d.addContact(words[1:])
		default:
			d.Designs = append(d.Designs, designOf(words))
		}
	}
	d.number()
	return d
}

// number numbers the cards in id order and sorts them into sets.
func (d *Data) number() {
	design, place := map[string]*Design{}, map[string]uint8{}
	for i := range d.Designs {
		x := &d.Designs[i]
		for n := range x.Copies {
			id := x.ID
			if x.Copies > 1 {
				id += "-" + strconv.Itoa(n+1)
			}
			design[id], place[id] = x, uint8(i)
		}
	}
	var ids []string
	for id := range design {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	d.of[NoCard] = &Design{}
	for i, id := range ids {
		c := Card(i + 1)
		d.ids[c], d.of[c], d.at[c], d.byID[id] = id, design[id], place[id], c
		d.sort(c)
	}
	for c := Card(1); c <= CardCount; c++ {
		for t := range TypeCount {
			if d.of[c].Types.Has(t) {
				d.sharesType[c] = d.sharesType[c].Or(&d.typed[t])
			}
		}
	}
}

// sort adds a card to the sets it belongs to.
func (d *Data) sort(c Card) {
	x := d.of[c]
	e := &x.Effect
	switch x.Kind {
	case Leader:
		d.leaders.Add(c)
		return
	case Contact:
		d.single[e.Colour].Add(c)
		return
	}
	d.locations.Add(c)
	for n := x.Distance; n < len(d.within); n++ {
		d.within[n].Add(c)
	}
	for t := range TypeCount {
		if x.Types.Has(t) {
			d.typed[t].Add(c)
		}
	}
	switch e.Do {
	case Produce:
		d.producers.Add(c)
		if e.Open {
			d.open.Add(c)
		}
	case Each:
		d.each[e.Type].Add(c)
	case Slots:
		d.slots.Add(c)
	case Store:
		d.stores.Add(c)
	case Draft:
		d.drafts[e.How].Add(c)
	case Combine:
		d.combines.Add(c)
		d.works.Add(c)
	case DoAct:
		d.works.Add(c)
	}
}

// contactIndex returns the number of a faction's contact in moves and events.
func contactIndex(f Faction, c Colour) uint8 { return 3*uint8(f) + uint8(c) }

func baseOf(words []string) Base {
	b := Base{ID: words[0]}
	for _, word := range words[1:] {
		switch key, value, _ := strings.Cut(word, "="); key {
		case "gain":
			b.Gain = goodsOf(value)
		case "slots":
			b.Slots = number(value)
		}
	}
	return b
}

func (d *Data) addContact(words []string) {
	_, faction, _ := strings.Cut(words[1], "=")
	e := designOf(append([]string{"single"}, words...)).Effect
	for i := range d.Bases {
		if d.Bases[i].ID == faction {
			d.Bases[i].Contacts[e.Colour] = FactionContact{words[0], e.Colour, e.N, e.Pay}
			d.contactIDs[contactIndex(Faction(i), e.Colour)] = words[0]
		}
	}
}

// designOf reads a card's line.
func designOf(words []string) Design {
	kinds := map[string]CardKind{"location": Location, "leader": Leader, "single": Contact}
	x := Design{ID: words[1], Kind: kinds[words[0]], Copies: 1}
	for _, word := range words[2:] {
		switch key, value, _ := strings.Cut(word, "="); key {
		case "copies":
			x.Copies = number(value)
		case "distance":
			x.Distance = number(value)
		case "types":
			for _, t := range strings.Split(value, ",") {
				x.Printed = append(x.Printed, Type(find(typeNames[:], t)))
				x.Types |= 1 << find(typeNames[:], t)
			}
		case "spoil":
			x.Spoil = goodsOf(value)
		case "agreement":
			x.Agreement = goodsOf(value)
		case "goods":
			x.Goods = goodsOf(value)
		case "of", "house": // the base of a faction contact, and what KnownOf reads
		case "open":
			x.Effect.Open = true
		case "free":
			x.Effect.Free = true
		default:
			x.Effect = effectOf(EffectKind(find(effectNames[:], key)), strings.Split(value, ">"))
		}
	}
	return x
}

// effectOf reads the words of an effect.
func effectOf(do EffectKind, args []string) Effect {
	e := Effect{Do: do}
	switch do {
	case Produce:
		e.Gain = goodsOf(args[0])
	case Each:
		e.Type, e.Gain = Type(find(typeNames[:], args[0])), goodsOf(args[1])
	case Slots:
		e.N, e.Spoils = number(args[0]), args[1] == "spoils"
	case Store:
		e.N = number(args[0])
	case Draft:
		e.How = DraftAbility(find(draftNames[:], args[0]))
	case DoAct, Combine:
		e.Workers, e.Pay, e.Gain = number(args[0]), goodsOf(args[1]), goodsOf(args[2])
	case When:
		on, of, typed := strings.Cut(args[0], ":")
		e.On, e.Gain = Occasion(find(occasionNames[:], on)), goodsOf(args[1])
		if typed {
			e.Type = Type(find(typeNames[:], of))
		}
	case Reach:
		e.Colour, e.N, e.Pay = Colour(find(colourNames[:], args[0])), number(args[1]), goodsOf(args[2])
	}
	return e
}

// goodsOf reads a list of goods, which may be empty.
func goodsOf(list string) (goods []Good) {
	if list == "" {
		return nil
	}
	for _, word := range strings.Split(list, ",") {
		goods = append(goods, Good(find(goodNames[:], word)))
	}
	return goods
}

func number(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil {
		panic(err) // cannot happen: the file is compiled in and tested
	}
	return n
}

// find returns the index of a name in a list that must contain it.
func find(names []string, name string) int {
	i := slices.Index(names, name)
	if i < 0 {
		panic("state51: the cards have " + strconv.Quote(name))
	}
	return i
}
