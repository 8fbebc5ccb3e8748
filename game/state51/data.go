package state51

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"

	"onelongnight/game/datafile"
)

const (
	// FactionCount is the number of bases.
	FactionCount = 4
	// ContactCount is the number of faction contacts, three of each base.
	ContactCount = 3 * FactionCount
)

// Faction is the number of a base.
type Faction uint8

// Data is the cards of one version.
type Data struct {
	Version int
	Designs []Design
	Bases   [FactionCount]Base

	versions *datafile.Versions[*Data]

	of   [CardCount + 1]*Design
	at   [CardCount + 1]uint8 // the place of a card's design in Designs
	ids  [CardCount + 1]string
	byID map[string]Card
	// contactIDs are the ids of the faction contacts: red, blue and grey of each base in turn.
	contactIDs [ContactCount]string

	// Sets of cards.
	locations  Cards
	leaders    Cards
	producers  Cards
	open       Cards
	stores     Cards
	works      Cards // with an action or a combination
	combines   Cards
	typed      [TypeCount]Cards     // the locations of a type
	each       [TypeCount]Cards     // the locations that count a type (9.2)
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

// read reads the cards of version 1 and then what each later version changes, and returns the cards of the last
// version.
func read(text, later string) *Data {
	rows := datafile.Retuned(text, later)
	var all *datafile.Versions[*Data]
	all = datafile.NewVersions(len(rows), func(version int) *Data {
		d := readVersion(version, rows[version-1])
		d.versions = all
		return d
	})
	return all.Latest()
}

// At returns the cards of a version, or nil if there is no such version.
func (d *Data) At(version int) *Data { return d.versions.At(version) }

// Of returns the design of a card. Do not modify it.
func (d *Data) Of(c Card) *Design { return d.of[c] }

// DesignNumber returns the index of a card's design in Designs. The card must not be NoCard.
func (d *Data) DesignNumber(c Card) int { return int(d.at[c]) }

// ID returns a card's id, or "" for NoCard.
func (d *Data) ID(c Card) string { return d.ids[c] }

func (d *Data) Card(id string) Card { return d.byID[id] }

// ContactID returns the id of a faction contact by its number in moves.
func (d *Data) ContactID(n uint8) string { return d.contactIDs[n] }

func readVersion(version int, rows []datafile.Row) *Data {
	d := &Data{Version: version, byID: map[string]Card{}}
	bases := 0
	for _, row := range rows {
		switch row.Kind {
		case "base":
			d.Bases[bases] = baseOf(row)
			bases++
		case "contact":
			d.addContact(row)
		default:
			d.Designs = append(d.Designs, designOf(row))
		}
	}
	d.number()
	return d
}

// number numbers the cards in the order of their ids and puts them into the sets.
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

// sort adds a card to the sets that it belongs to.
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

// contactIndex returns the number of a faction's contact, as moves and events have it.
func contactIndex(f Faction, c Colour) uint8 { return 3*uint8(f) + uint8(c) }

func baseOf(row datafile.Row) Base {
	b := Base{ID: row.ID}
	for _, word := range row.Words {
		switch word.Key {
		case "gain":
			b.Gain = goodsOf(word.Value)
		case "slots":
			b.Slots = datafile.Number(word.Value)
		}
	}
	return b
}

func (d *Data) addContact(row datafile.Row) {
	var faction string
	for _, word := range row.Words {
		if word.Key == "of" {
			faction = word.Value
		}
	}
	e := designOf(row).Effect
	for i := range d.Bases {
		if d.Bases[i].ID == faction {
			d.Bases[i].Contacts[e.Colour] = FactionContact{row.ID, e.Colour, e.N, e.Pay}
			d.contactIDs[contactIndex(Faction(i), e.Colour)] = row.ID
		}
	}
}

// cardKinds are the kinds of cards by the words that begin their rows. A faction contact is not a card.
var cardKinds = map[string]CardKind{"location": Location, "leader": Leader, "single": Contact}

// designOf reads the row of a card's design.
func designOf(row datafile.Row) Design {
	x := Design{ID: row.ID, Kind: cardKinds[row.Kind], Copies: 1}
	for _, word := range row.Words {
		switch word.Key {
		case "copies":
			x.Copies = datafile.Number(word.Value)
		case "distance":
			x.Distance = datafile.Number(word.Value)
		case "types":
			for _, t := range strings.Split(word.Value, ",") {
				x.Printed = append(x.Printed, Type(datafile.Index(typeNames[:], t)))
				x.Types |= 1 << datafile.Index(typeNames[:], t)
			}
		case "spoil":
			x.Spoil = goodsOf(word.Value)
		case "agreement":
			x.Agreement = goodsOf(word.Value)
		case "goods":
			x.Goods = goodsOf(word.Value)
		case "of", "house": // the base of a faction contact, and what KnownOf reads
		case "open":
			x.Effect.Open = true
		case "free":
			x.Effect.Free = true
		default:
			x.Effect = effectOf(EffectKind(datafile.Index(effectNames[:], word.Key)), strings.Split(word.Value, ">"))
		}
	}
	return x
}

// effectOf reads the words of an effect of a kind.
func effectOf(do EffectKind, args []string) Effect {
	e := Effect{Do: do}
	switch do {
	case Produce:
		e.Gain = goodsOf(args[0])
	case Each:
		e.Type, e.Gain = Type(datafile.Index(typeNames[:], args[0])), goodsOf(args[1])
	case Slots:
		e.N, e.Spoils = datafile.Number(args[0]), args[1] == "spoils"
	case Store:
		e.N = datafile.Number(args[0])
	case Draft:
		e.How = DraftAbility(datafile.Index(draftNames[:], args[0]))
	case DoAct, Combine:
		e.Workers, e.Pay, e.Gain = datafile.Number(args[0]), goodsOf(args[1]), goodsOf(args[2])
	case When:
		on, of, typed := strings.Cut(args[0], ":")
		e.On, e.Gain = Occasion(datafile.Index(occasionNames[:], on)), goodsOf(args[1])
		if typed {
			e.Type = Type(datafile.Index(typeNames[:], of))
		}
	case Reach:
		e.Colour = Colour(datafile.Index(colourNames[:], args[0]))
		e.N, e.Pay = datafile.Number(args[1]), goodsOf(args[2])
	}
	return e
}

// goodsOf reads a list of goods, which may be empty.
func goodsOf(list string) (goods []Good) {
	if list == "" {
		return nil
	}
	for _, word := range strings.Split(list, ",") {
		goods = append(goods, Good(datafile.Index(goodNames[:], word)))
	}
	return goods
}
