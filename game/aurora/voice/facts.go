package voice

import (
	"slices"
	"strings"

	"onelongnight/game/aurora"
)

// Effects returns what a list of effects does, with commas between them.
func (s *Speaker) Effects(list []aurora.Effect) string { return s.effects(list) }

func (v *Voice) effects(list []aurora.Effect) string {
	var texts []string
	for i := range list {
		texts = append(texts, v.Effect(&list[i]))
	}
	return strings.Join(texts, ", ")
}

// effectKeys lists the catalogue keys of the kinds of effects.
var effectKeys = map[aurora.EffectKind]string{aurora.DoDamage: "damage", aurora.DoContaminate: "contaminate",
	aurora.DoClean: "clean", aurora.DoRepair: "repair", aurora.DoFame: "fame", aurora.DoGain: "gain",
	aurora.DoDraw: "object", aurora.DoDropResource: "drop-resource", aurora.DoDropSurvivor: "drop-survivor",
	aurora.DoDropObject: "drop-object", aurora.DoSwap: "swap", aurora.DoTakeTokens: "take", aurora.DoDriveOn: "drive",
	aurora.DoFireOnce: "fire", aurora.DoSalvage: "salvage", aurora.DoAuroraRed: "aurora-red", aurora.DoCure: "cure",
	aurora.DoFameIfAhead: "fame-if-ahead"}

// Effect returns what an effect does.
func (v *Voice) Effect(e *aurora.Effect) string {
	key := "effect." + effectKeys[e.Do]
	n := int(e.N)
	switch e.Do {
	case aurora.DoContaminate, aurora.DoClean:
		if e.Used {
			key += ".used"
		}
	case aurora.DoFame, aurora.DoFameIfAhead:
		if n < 0 {
			key, n = key+".less", -n
		}
	case aurora.DoGain:
		return v.T(key, "token", v.Token(e.Token, n))
	case aurora.DoDamage:
		return v.T(key, "n", n, "zone", v.T("zone."+e.Zone.String()))
	}
	return v.T(key, "n", n)
}

// abilities lists the catalogue keys of survivors' abilities.
var abilities = map[aurora.Ability]string{aurora.TiresToRest: "rests", aurora.Speeds: "speeds",
	aurora.AnyBonus:        "bonus",
	aurora.NoContamination: "clean", aurora.NoFameLoss: "fame", aurora.GainsMissing: "finds", aurora.Rallies: "rallies",
	aurora.Repairs: "repairs", aurora.IgnoresEnemy: "ignores", aurora.HitsMore: "hits", aurora.WorthFame: "worth"}

// Ability returns what a survivor can do, "" if nothing.
func (v *Voice) Ability(x *aurora.Design) string {
	skill := &x.Skill
	if skill.Can == aurora.NoAbility {
		return ""
	}
	key := "ability." + abilities[skill.Can]
	switch {
	case skill.Behind > 0:
		key = "ability.speeds.behind"
	case skill.Loot:
		key = "ability.worth.loot"
	}
	return v.T(key, "n", int(skill.N), "behind", int(skill.Behind), "more", int(skill.N+skill.More))
}

// Facts returns what a card is and does, a sentence each.
func (v *Voice) Facts(d *aurora.Data, x *aurora.Design) []string {
	return v.facts(d, x, v.T("fact.blocks", "left", v.list(x.Blocks[0]), "right", v.list(x.Blocks[1])))
}

// facts are these facts, with what lies on a location in words.
func (v *Voice) facts(d *aurora.Data, x *aurora.Design, lies string) (list []string) {
	add := func(key string, args ...any) { list = append(list, v.T(key, args...)) }
	options := func(key string) {
		for _, l := range x.Choose {
			add(key, "list", v.effects(d.Effects(l)))
		}
	}
	switch x.Kind {
	case aurora.Survivor:
		add("fact.survivor", "n", int(x.Printed))
		if said := v.Ability(x); said != "" {
			list = append(list, said)
		}
	case aurora.Truck:
		add("fact.truck", "n", int(x.Speed), "tow", int(x.Tow))
	case aurora.Location:
		if x.Do != 0 {
			add("fact.first", "list", v.effects(d.Effects(x.Do)))
		}
		if lies != "" {
			list = append(list, lies)
		}
	case aurora.Encounter:
		add("fact.encounter", "list", v.list(x.Tokens))
		options("fact.option")
	case aurora.Course:
		add("fact.event", "list", v.effects(d.Effects(x.Do)))
	case aurora.Enemy:
		add("fact.enemy", "n", int(x.Number))
		options("fact.ambush")
	}
	if x.Tracks {
		add("fact.tracks")
	}
	if len(x.Places) > 0 {
		add("fact.places", "list", v.Places(x.Places))
	}
	if x.Loot {
		add("fact.loot", "n", int(x.Tier))
	}
	return list
}

// Places lists the places of a card; those of one kind come together.
func (v *Voice) Places(places []aurora.Place) string {
	var texts []string
	for i, p := range places {
		if slices.Contains(places[:i], p) {
			continue
		}
		n := 0
		for _, other := range places[i:] {
			if other == p {
				n++
			}
		}
		if n == 1 {
			texts = append(texts, v.T("place."+p.String()))
		} else {
			texts = append(texts, v.T("places."+p.String(), "n", n))
		}
	}
	return strings.Join(texts, ", ")
}

// list lists tokens; those of one kind come together.
func (v *Voice) list(tokens []aurora.Token) string {
	var n aurora.Tokens
	for _, t := range tokens {
		n[t]++
	}
	var texts []string
	for t := aurora.SurvivorToken; t <= aurora.ObjectToken; t++ {
		if n[t] > 0 {
			texts = append(texts, v.Token(t, int(n[t])))
		}
	}
	return strings.Join(texts, ", ")
}

// lies returns what lies on a location: on both sides, or on the one that is not empty; "" if nothing does.
func (v *Voice) lies(left, right []aurora.Token) string {
	a, b := v.list(left), v.list(right)
	switch {
	case a != "" && b != "":
		return v.T("card.sides", "left", a, "right", b)
	case a+b != "":
		return v.T("card.side", "list", a+b)
	}
	return ""
}

// ObjectFact returns what an object does.
func (v *Voice) ObjectFact(o aurora.Object) string { return v.T("object." + o.String()) }

// ActionFacts returns what a card of the Automa does, a sentence each.
func (v *Voice) ActionFacts(d *aurora.Data, a *aurora.Action) (list []string) {
	add := func(key string, args ...any) { list = append(list, v.T(key, args...)) }
	arrow := v.T("arrow.left")
	if a.Right {
		arrow = v.T("arrow.right")
	}
	switch a.Skill {
	case 1, 3:
		slot := 1
		if a.Skill == 3 {
			slot = aurora.SlotCount
		}
		add("fact.action.slot", "n", slot, "arrow", arrow)
	default:
		var sorts []string
		for _, s := range a.Sorts() {
			sorts = append(sorts, v.T("sort."+s))
		}
		add("fact.action.seeks", "list", strings.Join(sorts, ", "), "arrow", arrow)
	}
	if a.Enemy != 0 {
		add("fact.action.enemy", "list", v.effects(d.Effects(a.Enemy)))
	}
	if a.Move != aurora.NoMove {
		add("fact.action." + a.Move.String())
	}
	if a.End != 0 {
		add("fact.action.end", "list", v.effects(d.Effects(a.End)))
	}
	return list
}
