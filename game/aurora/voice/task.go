package voice

import (
	"onelongnight/game"
	"onelongnight/game/aurora/think"
)

// Asks are the sentences for an aim of a mission.
func (*Speaker) Asks(aim string, _ game.Seat, _ game.State, t func(key string, args ...any) string) (list []string) {
	goal, ok := think.GoalOf(aim)
	if !ok {
		return nil
	}
	for _, c := range goal.Conditions {
		list = append(list, t("aim."+c.What, "n", c.N))
	}
	if goal.Round > 0 {
		list = append(list, t("aim.by", "round", goal.Round))
	}
	return list
}
