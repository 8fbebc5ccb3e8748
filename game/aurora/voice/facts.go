package voice

import (
	"strings"

	"onelongnight/game/aurora"
)

// Effects say what a list of effects does, with commas.
func (s *Speaker) Effects(list []aurora.Effect) string { return s.effects(list) }

func (v *Voice) effects(list []aurora.Effect) string {
	var texts []string
	for i := range list {
		texts = append(texts, v.Effect(&list[i]))
	}
	return strings.Join(texts, ", ")
}

// effectKeys are the keys of what effects do.
var effectKeys = map[aurora.Deed]string{aurora.DoDamage: "damage", aurora.DoContaminate: "contaminate",
	aurora.DoClean: "clean", aurora.DoRepair: "repair", aurora.DoFame: "fame", aurora.DoGain: "gain",
	aurora.DoDraw: "object", aurora.DoDropResource: "drop-resource", aurora.DoDropSurvivor: "drop-survivor",
	aurora.DoDropObject: "drop-object", aurora.DoSwap: "swap", aurora.DoTakeTokens: "take", aurora.DoDriveOn: "drive",
	aurora.DoFireOnce: "fire", aurora.DoSalvage: "salvage", aurora.DoAuroraRed: "aurora-red", aurora.DoCure: "cure",
	aurora.DoFameIfAhead: "fame-if-ahead"}

// Effect says what an effect does.
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
