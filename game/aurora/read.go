package aurora

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"

	"onelongnight/game/datafile"
)

//go:embed cards.json
var cardsText string

//go:embed retuned.json
var retunedText string

// sheets holds the cards of each version; version 1 is cards.json as it is. How many later ones there are is found by
// counting words, since reading the file takes a while.
var sheets = datafile.NewVersions(1+strings.Count(retunedText, `"version":`),
	func(version int) *Data { return read(sheetAt(version)) })

// read reads the cards of one version.
func read(t tree) *Data {
	d := &Data{Version: numberOf(under(t, "version")), byID: map[string]Card{}, lists: [][]Effect{nil}}
	d.number(t)
	for _, x := range listAt(t, "objects") {
		o := datafile.Index(objectNames[:], textAt(x, "id"))
		d.Copies[o], d.objects[o] = uint8(numberAt(x, "copies")), wordsAt(x, "phases")
	}
	d.readResults(listAt(t, "results"))
	d.readAutoma(under(t, "automa"))
	d.readTable(t)
	maps := under(t, "maps")
	d.Routes = [2]Route{d.routeOf(under(maps, mapNames[0])), d.routeOf(under(maps, mapNames[1]))}
	return d
}

// number numbers the cards in the order of their ids, and sorts them into sets.
func (d *Data) number(t tree) {
	var all []Design
	for _, part := range [...]string{"start", "exploration", "enemies", "loot"} {
		for _, row := range listAt(t, part) {
			x := d.design(row)
			x.Start, x.Loot = part == "start", part == "loot"
			all = append(all, x)
		}
	}
	slices.SortStableFunc(all, func(a, b Design) int { return strings.Compare(a.ID, b.ID) })
	for i := range all {
		c := Card(i + 1)
		d.of[c], d.ids[c], d.byID[all[i].ID] = all[i], all[i].ID, c
		for kind, mask := range all[i].masks {
			d.places[kind][c] = mask
		}
		d.sort(c)
	}
}

// sort adds a card to the sets that it belongs to.
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
func (d *Data) design(t tree) Design {
	x := Design{ID: textAt(t, "id"), Kind: Kind(datafile.Index(kindNames[:], textAt(t, "kind"))), Owner: -1,
		Extra: flagAt(t, "extra"), Period: uint8(numberAt(t, "period")), Tier: uint8(numberAt(t, "tier")),
		Number: uint8(numberAt(t, "n")), Printed: numberAt(t, "skill"), Speed: numberAt(t, "speed"),
		Tow: numberAt(t, "tow"), Tracks: flagAt(t, "tracks"), Stays: flagAt(t, "stays"), Do: d.list(wordsAt(t, "do"))}
	if colour := textAt(t, "colour"); colour != "" {
		x.Owner = int8(datafile.Index(colours[:], colour))
	}
	ability := under(t, "ability")
	x.Skill = abilityOf(textAt(ability, "do"))
	x.Skill.Behind, x.Skill.More = numberAt(ability, "behind"), numberAt(ability, "more")
	x.Skill.Loot = textAt(ability, "if") == "loot"
	for i, word := range wordsAt(t, "places") {
		p := Place(datafile.Index(placeNames[:], word))
		x.Places = append(x.Places, p)
		x.masks[p] |= 1 << i
		x.all |= 1 << i
	}
	x.Blocks = [2][]Token{tokensOf(wordsAt(t, "left")), tokensOf(wordsAt(t, "right"))}
	x.Tokens = tokensOf(wordsAt(t, "tokens"))
	for _, option := range append(rowsAt(t, "choose"), rowsAt(t, "ambush")...) {
		x.Choose = append(x.Choose, d.list(option))
	}
	return x
}

func tokensOf(words []string) (tokens []Token) {
	for _, word := range words {
		tokens = append(tokens, Token(datafile.Index(tokenNames[:], word)))
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
		s.N = int8(datafile.Number(n))
	}
	return s
}

// list reads a list of effects, adds it to lists and returns its number; an empty list is 0.
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
	n := func(i int) int8 { return int8(datafile.Number(words[i])) }
	switch words[0] {
	case "damage":
		return Effect{Do: DoDamage, N: n(1), Zone: Zone(datafile.Index(zoneNames[:], words[2]))}
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
		return Effect{Do: DoGain, N: n(2), Token: Token(datafile.Index(tokenNames[:], words[1]))}
	case "drop":
		return Effect{Do: map[string]EffectKind{"resource": DoDropResource, "survivor": DoDropSurvivor,
			"object": DoDropObject}[words[1]]}
	case "aurora":
		return Effect{Do: DoAuroraRed}
	}
	kinds := map[string]EffectKind{"repair": DoRepair, "object": DoDraw, "swap": DoSwap, "take": DoTakeTokens,
		"drive": DoDriveOn, "fire": DoFireOnce, "salvage": DoSalvage, "cure": DoCure}
	do, ok := kinds[words[0]]
	if !ok {
		panic("aurora: the cards have " + strconv.Quote(text))
	}
	e.Do = do
	if len(words) > 1 {
		e.N = n(1)
	}
	return e
}

func (d *Data) readResults(rows []tree) {
	for i, r := range rows {
		x := &d.Results[i+1]
		x.ID, x.Grid = textAt(r, "id"), Zone(datafile.Index(zoneNames[:], textAt(r, "grid")))
		for level, gun := range listAt(r, "guns") {
			x.Hit[level+1], x.Jam[level+1] = numberAt(gun, "hit"), flagAt(gun, "jam")
		}
		for n, line := range listAt(r, "fire") {
			x.Fire[n+1] = int8(numberOf(line))
			if line == ambushWord {
				x.Fire[n+1] = ambushLine
			}
		}
		for n, letter := range textAt(r, "letters") {
			x.Letters[n] = uint8(letter - 'A')
		}
	}
}

// ambushWord is how the data write ambushLine.
const ambushWord = "ambush"

func (d *Data) readAutoma(t tree) {
	d.AutomaSpeed, d.AutomaCrew = uint8(numberAt(t, "speed")), uint8(numberAt(t, "survivors"))
	d.AutomaRoom, d.AutomaStart = uint8(numberAt(t, "resources")), countsAt(t, "start")
	for row := range d.Board {
		for column, word := range wordsAt(under(t, "rows"), boxNames[row]) {
			if word != "hull" {
				d.Board[row][column] = Place(datafile.Index(placeNames[:], word))
			}
		}
	}
	for i, c := range listAt(t, "cards") {
		x := &d.Actions[i+1]
		*x = Action{ID: textAt(c, "id"), Skill: numberAt(c, "skill"), Right: textAt(c, "arrow") == "right",
			Enemy: d.list(wordsAt(c, "enemy")), End: d.list(wordsAt(c, "end")),
			Move: AutomaMove(datafile.Index(automaMoves[:], textAt(c, "move")))}
		for _, word := range wordsAt(c, "priority") {
			x.Priority = append(x.Priority, uint8(datafile.Index(sortNames[:], word)))
		}
	}
}

// readTable reads what is on no card: set-up, defences, costs, the fame track, beacons and bonuses.
func (d *Data) readTable(t tree) {
	setup := under(t, "setup")
	d.Start = countsAt(setup, "tokens")
	tiers := listAt(under(t, "defence"), "tiers")
	for seats := 2; seats <= 4; seats++ {
		key := strconv.Itoa(seats)
		d.Keep[seats] = uint8(numberAt(under(setup, "keep"), key))
		for period, n := range listAt(under(setup, "extra"), key) {
			d.Extras[seats][period+1] = uint8(numberOf(n))
		}
		for tier, row := range tiers {
			d.Defences[tier+1][seats] = uint8(numberOf(row.([]tree)[seats-2]))
		}
	}
	for slot, cost := range listAt(under(t, "slots"), "costs") {
		d.Costs[slot+1] = uint8(numberOf(cost))
	}
	fame := under(t, "fame")
	d.Low, d.Top = numberAt(fame, "low"), numberAt(fame, "top")
	for b := BeaconFood; b <= BeaconContamination; b++ {
		for range numberAt(under(under(t, "beacons"), "markers"), b.String()) {
			d.Beacons = append(d.Beacons, b)
		}
	}
	for route, name := range mapNames {
		for slot, options := range listAt(under(t, "bonus"), name) {
			for b := NoBonus + 1; b < bonusCount; b++ {
				d.Bonuses[route][slot+1][b] = d.list(wordsAt(options, b.String()))
			}
		}
	}
}
