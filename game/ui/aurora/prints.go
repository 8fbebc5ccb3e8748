package aurora

import (
	"strconv"

	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
)

// kinds maps the rules' kinds of cards to the painted ones.
var kinds = map[rules.Kind]art.Kind{rules.Survivor: art.Survivor, rules.Truck: art.Truck, rules.Trailer: art.Trailer,
	rules.Equipment: art.Equipment, rules.Location: art.Location, rules.Encounter: art.Encounter,
	rules.Course: art.Event,
	rules.Enemy:  art.Enemy}

// print makes the prints of all cards.
func (k *Skin) print() {
	d := k.game.Data()
	for c := rules.Card(1); c <= rules.CardCount; c++ {
		k.prints[c] = k.card(d.Of(c), k.voice.Card(c))
	}
	for o := rules.NoObject + 1; int(o) <= rules.ObjectCount; o++ {
		name := k.voice.Object(o)
		p := &art.Print{ID: o.String(), Name: name, Short: k.short(o.String(), name), Kind: art.Object,
			Tag: k.voice.T("kind.object"), Words: []string{k.voice.T("object." + o.String())}}
		for _, phase := range d.Phases(o) {
			p.Phases = append(p.Phases, phaseSigns[phase]...)
		}
		k.objects[o] = p
	}
}

// short returns the name of a survivor or object in one word: a separate short name if the full name has several words
// in some language.
func (k *Skin) short(id, name string) string {
	if key := "card." + id + ".short"; k.voice.Has(key) {
		return k.voice.T(key)
	}
	return name
}

// phaseSigns are the signs of the phases in which objects are played, by the words in the data. A reaction can be
// played in all three.
var phaseSigns = map[string][]string{"exploration": {"explore"}, "movement": {"move"}, "attack": {"attack"},
	"reaction": {"explore", "move", "attack"}, "after-move": {"move"}}

func (k *Skin) card(x *rules.Design, name string) *art.Print {
	id := x.Name()
	p := &art.Print{ID: id, Name: name, Kind: kinds[x.Kind], Loot: x.Loot, Tag: k.tag(x)}
	switch x.Kind {
	case rules.Survivor:
		p.Short = k.short(id, name)
		p.Skill = strconv.Itoa(int(x.Printed))
		p.Phases = phaseOf(x.Skill.Can)
		p.Words = []string{k.voice.Ability(x)}
	case rules.Enemy:
		p.Skill = strconv.Itoa(int(x.Number))
	case rules.Truck, rules.Trailer, rules.Equipment:
		p.Car = car(x)
		p.Tow = strconv.Itoa(int(x.Tow))
		p.Verb = k.voice.T("verb." + x.Kind.String())
		p.Words = k.places(x)
	}
	p.First = k.effects(k.game.Data().Effects(x.Do))
	for i, block := range x.Blocks {
		p.Blocks[i] = tokens(block)
	}
	p.Tokens = tokens(x.Tokens)
	for _, way := range x.Choose {
		list := k.game.Data().Effects(way)
		words := k.voice.Effects(list)
		if x.Kind == rules.Enemy { // its attack, later, does what the action card says
			p.Ways = append(p.Ways, ambush(list))
			p.Words = append(p.Words, k.voice.T("fact.ambush", "list", words))
			continue
		}
		p.Ways = append(p.Ways, k.effects(list))
		p.Words = append(p.Words, words+".")
	}
	if x.Kind == rules.Location && len(p.First) > 0 {
		p.Words = []string{k.voice.T("card.first", "what", k.voice.Effects(k.game.Data().Effects(x.Do)))}
	}
	if x.Kind == rules.Course {
		p.Words = []string{k.voice.Effects(k.game.Data().Effects(x.Do)) + "."}
	}
	return p
}

// ambush returns the signs of an option of an enemy's ambush, with that of equipment where it hits that: all other
// damage is to vehicles.
func ambush(list []rules.Effect) (signs []art.Effect) {
	for i := range list {
		signs = append(signs, effect(&list[i]))
		if list[i].Zone == rules.TopZone {
			signs = append(signs, art.Effect{Sign: "equipment", Color: art.Loss})
		}
	}
	return signs
}

// tag returns the line below a card's name.
func (k *Skin) tag(x *rules.Design) string {
	text := k.voice.T("kind." + x.Kind.String())
	if x.Loot {
		return text + " · " + k.voice.T("kind.loot")
	}
	if x.Period > 0 {
		text += " · " + romans[x.Period]
	}
	return text
}

// romans are the numerals of the periods and of the tiers of loot.
var romans = [...]string{"", "I", "II", "III"}

// car returns the looks of a truck, a trailer or equipment.
func car(x *rules.Design) art.Car {
	c := art.Car{ID: x.Name(), Truck: x.Kind == rules.Truck, Top: x.Kind == rules.Equipment, Speed: int(x.Speed),
		Tracks: x.Tracks, Loot: x.Loot}
	for _, p := range x.Places {
		c.Places = append(c.Places, p.String())
	}
	return c
}

// places describe the places of a car.
func (k *Skin) places(x *rules.Design) (list []string) {
	text := k.voice.Places(x.Places)
	if x.Tracks {
		text += ", " + k.voice.T("car.tracks")
	}
	list = append(list, text+".")
	if x.Kind == rules.Truck {
		list = append(list, k.voice.T("car.truck", "speed", int(x.Speed), "tow", int(x.Tow)))
	}
	return list
}

// phaseOf returns the signs of the phase in which an ability works.
func phaseOf(can rules.Ability) []string {
	switch can {
	case rules.AnyBonus, rules.NoContamination, rules.NoFameLoss:
		return []string{"explore"}
	case rules.Speeds, rules.GainsMissing, rules.Rallies:
		return []string{"move"}
	case rules.Repairs, rules.TiresToRest:
		return []string{"rest"}
	case rules.IgnoresEnemy, rules.HitsMore:
		return []string{"attack"}
	case rules.WorthFame:
		return []string{"end"}
	}
	return nil
}

func tokens(list []rules.Token) (names []string) {
	for _, t := range list {
		if t != rules.NoToken {
			names = append(names, t.String())
		}
	}
	return names
}

// effects returns effects as signs.
func (k *Skin) effects(list []rules.Effect) (out []art.Effect) {
	for i := range list {
		out = append(out, effect(&list[i]))
	}
	return out
}

// signs are the signs of the effects, and whether they are good for the convoy.
var signs = map[rules.EffectKind]struct {
	sign  string
	color kit.Color
}{rules.DoDamage: {"damage", art.Loss}, rules.DoContaminate: {"contam", art.Violet}, rules.DoClean: {"clean",
	art.Legal},
	rules.DoRepair: {"repair", art.Legal}, rules.DoFame: {"fame", art.Bright}, rules.DoDraw: {"object", art.Bright},
	rules.DoDropResource: {"any", art.Loss}, rules.DoDropSurvivor: {"survivor", art.Loss},
	rules.DoDropObject: {"object", art.Loss}, rules.DoSwap: {"loop", art.Text}, rules.DoTakeTokens: {"any", art.Bright},
	rules.DoDriveOn: {"move", art.Gold}, rules.DoFireOnce: {"attack", art.Gold}, rules.DoSalvage: {"truck", art.Gold},
	rules.DoAuroraRed: {"ship", art.Loss}, rules.DoCure: {"clean", art.Quiet}, rules.DoFameIfAhead: {"fame", art.Loss}}

func effect(e *rules.Effect) art.Effect {
	s := signs[e.Do]
	out := art.Effect{Sign: s.sign, Color: s.color, N: strconv.Itoa(int(e.N))}
	switch e.Do {
	case rules.DoGain:
		out = art.Effect{Sign: e.Token.String(), Color: art.Bright, N: "+" + strconv.Itoa(int(e.N))}
	case rules.DoDraw:
		out.N = "+" + strconv.Itoa(int(e.N))
	case rules.DoTakeTokens:
		out.N = "+"
	case rules.DoDropResource, rules.DoDropSurvivor, rules.DoDropObject:
		out.N = "−1"
	case rules.DoSwap, rules.DoSalvage, rules.DoAuroraRed, rules.DoFireOnce:
		out.N = ""
	case rules.DoFame, rules.DoFameIfAhead:
		if e.N < 0 {
			out.Color, out.N = art.Loss, "−"+strconv.Itoa(int(-e.N))
		} else {
			out.N = "+" + out.N
		}
	}
	return out
}

// named returns the print of the card or object that a spot stands for, nil if it is neither.
func (k *Skin) named(spot table.Spot) *art.Print {
	if spot.Kind != table.KindCard && spot.Kind != table.KindPiece {
		return nil
	}
	if c := k.game.Data().Card(spot.ID); c != rules.NoCard {
		return k.prints[c]
	}
	if o := objectOf(spot.ID); o != rules.NoObject {
		return k.objects[o]
	}
	return nil
}

// objectOf returns the object with an ID, NoObject if there is none.
func objectOf(id string) rules.Object {
	for o := rules.NoObject + 1; int(o) <= rules.ObjectCount; o++ {
		if o.String() == id {
			return o
		}
	}
	return rules.NoObject
}

func (k *Skin) cardSpot(c rules.Card) table.Spot  { return table.KindCard.Spot(k.game.Data().ID(c)) }
func (k *Skin) pieceSpot(c rules.Card) table.Spot { return table.KindPiece.Spot(k.game.Data().ID(c)) }
