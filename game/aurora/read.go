package aurora

import (
	_ "embed"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"sync"
)

//go:embed cards.json
var cardsText []byte

// sheet is the file of cards as it is written.
type sheet struct {
	Version int
	Setup   struct {
		Tokens map[string]uint8
		Extra  map[string][]uint8
		Keep   map[string]uint8
	}
	Slots   struct{ Costs []uint8 }
	Fame    struct{ Low, Top int8 }
	Beacons struct{ Markers map[string]int }
	Bonus   struct{ Alpha, Beta []map[string][]string }
	Defence struct{ Tiers [][]uint8 }
	Start   []sheetCard
	Explore []sheetCard `json:"exploration"`
	Objects []struct {
		ID     string
		Copies uint8
		Phases []string
	}
	Enemies []sheetCard
	Loot    []sheetCard
	Results []struct {
		ID   string
		Guns []struct {
			Hit int8
			Jam bool
		}
		Fire    []any
		Letters string
		Grid    string
	}
	Maps   map[string]sheetRoute
	Automa struct {
		Rows      map[string][]string
		Survivors uint8
		Resources uint8
		Speed     uint8
		Start     map[string]uint8
		Cards     []struct {
			ID       string
			Skill    int8
			Arrow    string
			Enemy    []string
			Move     string
			End      []string
			Priority []string
		}
	}
}

type sheetCard struct {
	ID, Kind, Colour string
	Period, Tier, N  uint8
	Extra            bool
	Skill            int8
	Ability          struct {
		Do           string
		Behind, More int8
		If           string
	}
	Speed, Tow          int8
	Tracks              bool
	Places              []string
	Do                  []string
	Left, Right, Tokens []string
	Stays               bool
	Choose, Ambush      [][]string
}

type sheetRoute struct {
	Last    uint8
	Regions []struct{ From, To uint8 }
	Spaces  []struct {
		Space, White, Red uint8
		Beacon            bool
	}
	Edges []struct {
		ID       string
		From, To uint8
		Kind     string
		Tracks   bool
		Do       []string
	}
}

// first is the sheet of version 1. It is read when it is first asked for, as a shelf shows games nobody opens.
var first = sync.OnceValue(func() *Data { return read(cardsText) })

// currentVersion is that of the cards of today.
const currentVersion = 1

// current is the cards of today.
func current() *Data { return first() }

// sheetOf is the cards of a version, nil if there was none.
func sheetOf(version int) *Data {
	if version == first().Version {
		return first()
	}
	return nil
}

// read reads the text of a version. The file is ours: what is wrong with it is a fault of the program.
func read(text []byte) *Data {
	var s sheet
	if err := json.Unmarshal(text, &s); err != nil {
		panic(err)
	}
	d := &Data{Version: s.Version, byID: map[string]Card{}, lists: [][]Effect{nil}}
	d.number(&s)
	for i := range s.Objects {
		o := find(objectNames[:], s.Objects[i].ID)
		d.Copies[o], d.objects[o] = s.Objects[i].Copies, s.Objects[i].Phases
	}
	d.readResults(&s)
	d.readAutoma(&s)
	d.readTable(&s)
	d.Routes = [2]Route{d.routeOf(s.Maps["alpha"]), d.routeOf(s.Maps["beta"])}
	return d
}

// number gives the cards their numbers, in the order of their ids, and sorts them into sets.
func (d *Data) number(s *sheet) {
	type entry struct {
		sheetCard
		start, loot bool
	}
	var all []entry
	for _, c := range s.Start {
		all = append(all, entry{c, true, false})
	}
	for _, c := range append(s.Explore, s.Enemies...) {
		all = append(all, entry{c, false, false})
	}
	for _, c := range s.Loot {
		all = append(all, entry{c, false, true})
	}
	slices.SortFunc(all, func(a, b entry) int { return strings.Compare(a.ID, b.ID) })
	for i, e := range all {
		c := Card(i + 1)
		x := d.design(e.sheetCard)
		x.Start, x.Loot = e.start, e.loot
		d.of[c], d.ids[c], d.byID[x.ID] = x, x.ID, c
		d.sort(c)
	}
}

// sort puts a card into the sets it belongs to.
func (d *Data) sort(c Card) {
	x := &d.of[c]
	if x.Kind == Enemy {
		d.enemies.Add(c)
		d.byNumber[x.Number] = c
	}
	if x.Kind.Rides() {
		d.vehicles.Add(c)
	}
	if x.Extra {
		d.extra.Add(c)
	}
	if x.Loot {
		d.loot.Add(c)
	}
	if x.Period > 0 {
		d.periods[x.Period].Add(c)
	}
	d.can[x.Skill.Can].Add(c)
	if x.Owner >= 0 {
		which := map[Kind]int{Survivor: 0, Truck: 2, Trailer: 3}[x.Kind]
		if x.Skill.Can == Speeds {
			which = 1
		}
		d.leaders[x.Owner][which] = c
	}
}

// design reads a card.
func (d *Data) design(c sheetCard) Design {
	x := Design{ID: c.ID, Kind: Kind(find(kindNames[:], c.Kind)), Owner: -1, Extra: c.Extra, Period: c.Period,
		Tier: c.Tier, Number: c.N, Printed: c.Skill, Speed: c.Speed, Tow: c.Tow, Tracks: c.Tracks, Stays: c.Stays,
		Do: d.list(c.Do)}
	if c.Colour != "" {
		x.Owner = int8(find(colours[:], c.Colour))
	}
	x.Skill = abilityOf(c.Ability.Do)
	x.Skill.Behind, x.Skill.More, x.Skill.Loot = c.Ability.Behind, c.Ability.More, c.Ability.If == "loot"
	for i, word := range c.Places {
		p := Place(find(placeNames[:], word))
		x.Places = append(x.Places, p)
		x.masks[p] |= 1 << i
		x.all |= 1 << i
	}
	x.Blocks = [2][]Token{tokensOf(c.Left), tokensOf(c.Right)}
	x.Tokens = tokensOf(c.Tokens)
	for _, option := range append(c.Choose, c.Ambush...) {
		x.Choose = append(x.Choose, d.list(option))
	}
	return x
}

func tokensOf(words []string) (tokens []Token) {
	for _, word := range words {
		tokens = append(tokens, Token(find(tokenNames[:], word)))
	}
	return tokens
}

// abilityOf reads the words of an ability.
func abilityOf(text string) (s Skill) {
	word, n, _ := strings.Cut(text, " ")
	abilities := map[string]Ability{"": NoAbility, "tires-to-rest": TiresToRest, "speed": Speeds, "any-bonus": AnyBonus,
		"no-contamination": NoContamination, "no-fame-loss": NoFameLoss, "gain": GainsMissing, "rally": Rallies,
		"repair": Repairs, "ignore-enemy": IgnoresEnemy, "hit": HitsMore, "fame": WorthFame}
	can, ok := abilities[word]
	if !ok {
		panic("aurora: the cards have the ability " + strconv.Quote(text))
	}
	s.Can = can
	if can != GainsMissing && n != "" {
		s.N = int8(number(n))
	}
	return s
}

// list reads a list of effects and keeps it.
func (d *Data) list(words []string) list {
	if len(words) == 0 {
		return 0
	}
	var effects []Effect
	for _, text := range words {
		effects = append(effects, effectOf(text))
	}
	d.lists = append(d.lists, effects)
	return list(len(d.lists) - 1)
}

// effectOf reads the words of an effect (17).
func effectOf(text string) (e Effect) {
	words := strings.Fields(text)
	n := func(i int) int8 { return int8(number(words[i])) }
	switch words[0] {
	case "damage":
		return Effect{Do: DoDamage, N: n(1), Zone: Zone(find(zoneNames[:], words[2]))}
	case "contaminate":
		return Effect{Do: DoContaminate, N: n(1), Used: words[2] == "used"}
	case "clean":
		return Effect{Do: DoClean, N: n(1), Used: words[2] == "used"}
	case "fame":
		if len(words) > 2 {
			return Effect{Do: DoFameIfAhead, N: n(1)}
		}
		return Effect{Do: DoFame, N: n(1)}
	case "gain":
		return Effect{Do: DoGain, N: n(2), Token: Token(find(tokenNames[:], words[1]))}
	case "drop":
		return Effect{Do: map[string]Deed{"resource": DoDropResource, "survivor": DoDropSurvivor,
			"object": DoDropObject}[words[1]]}
	case "aurora":
		return Effect{Do: DoAuroraRed}
	}
	deeds := map[string]Deed{"repair": DoRepair, "object": DoDraw, "swap": DoSwap, "take": DoTakeTokens,
		"drive": DoDriveOn, "fire": DoFireOnce, "salvage": DoSalvage, "skill": DoSkill, "rally": DoRally,
		"speed": DoSpeed, "free-start": DoFreeStart, "free-shot": DoFreeShot, "shield": DoShield, "mine": DoMine, "cure": DoCure}
	do, ok := deeds[words[0]]
	if !ok {
		panic("aurora: the cards have " + strconv.Quote(text))
	}
	e.Do = do
	if len(words) > 1 {
		e.N = n(1)
	}
	return e
}

func (d *Data) readResults(s *sheet) {
	for i, r := range s.Results {
		x := &d.Results[i+1]
		x.ID, x.Grid = r.ID, Zone(find(zoneNames[:], r.Grid))
		for level, gun := range r.Guns {
			x.Hit[level+1], x.Jam[level+1] = gun.Hit, gun.Jam
		}
		for n, line := range r.Fire {
			x.Fire[n+1] = ambushLine
			if damage, ok := line.(float64); ok {
				x.Fire[n+1] = int8(damage)
			}
		}
		for n := range r.Letters {
			x.Letters[n] = r.Letters[n] - 'A'
		}
	}
}

func (d *Data) readAutoma(s *sheet) {
	a := &s.Automa
	d.AutomaSpeed, d.AutomaCrew, d.AutomaRoom = a.Speed, a.Survivors, a.Resources
	d.AutomaStart = countsOf(a.Start)
	for row := range d.Board {
		for column, word := range a.Rows[string(rune('A'+row))] {
			if word != "hull" {
				d.Board[row][column] = Place(find(placeNames[:], word))
			}
		}
	}
	for i, c := range a.Cards {
		x := &d.Actions[i+1]
		*x = Action{ID: c.ID, Skill: c.Skill, Right: c.Arrow == "right", Enemy: d.list(c.Enemy), End: d.list(c.End),
			Move: AutomaMove(find(automaMoves[:], c.Move))}
		for _, word := range c.Priority {
			x.Priority = append(x.Priority, uint8(find(sortNames[:], word)))
		}
	}
}

func countsOf(words map[string]uint8) (t Tokens) {
	for word, n := range words {
		t[find(tokenNames[:], word)] = n
	}
	return t
}

// readTable reads what is the table's own.
func (d *Data) readTable(s *sheet) {
	d.Start = countsOf(s.Setup.Tokens)
	for seats := 2; seats <= 4; seats++ {
		d.Keep[seats] = s.Setup.Keep[strconv.Itoa(seats)]
		copy(d.Extras[seats][1:], s.Setup.Extra[strconv.Itoa(seats)])
		for tier, row := range s.Defence.Tiers {
			d.Defences[tier+1][seats] = row[seats-2]
		}
	}
	copy(d.Costs[1:], s.Slots.Costs)
	d.Low, d.Top = s.Fame.Low, s.Fame.Top
	for b := BeaconFood; b <= BeaconContamination; b++ {
		for range s.Beacons.Markers[b.String()] {
			d.Beacons = append(d.Beacons, b)
		}
	}
	for route, slots := range [2][]map[string][]string{s.Bonus.Alpha, s.Bonus.Beta} {
		for slot, options := range slots {
			for b := NoBonus + 1; b < bonusCount; b++ {
				d.Bonuses[route][slot+1][b] = d.list(options[b.String()])
			}
		}
	}
}

func number(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil {
		panic(err)
	}
	return n
}

// find is the place of a name in a list of ours.
func find(names []string, name string) int {
	i := slices.Index(names, name)
	if i < 0 {
		panic("aurora: the cards have " + strconv.Quote(name))
	}
	return i
}
