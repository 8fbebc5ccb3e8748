package voice

import (
	"onelongnight/game"
	"onelongnight/game/state51/think"
)

// Asks are the sentences for an aim of a mission.
func (*Speaker) Asks(aim string, _ game.Seat, _ game.State, t func(key string, args ...any) string) []string {
	goal, ok := think.GoalOf(aim)
	switch {
	case !ok:
		return nil
	case goal.Lead > 0:
		return []string{t("aim.lead", "n", goal.Lead)}
	case goal.Action != "" && goal.Times == 0:
		return []string{t("aim.no." + goal.Action)}
	case goal.Action != "":
		return []string{t("aim."+goal.Action, "n", goal.Times)}
	case goal.Points == 0:
		return []string{t("aim.win")}
	case goal.Round == 0:
		return []string{t("aim.points", "n", goal.Points)}
	}
	return []string{t("aim.points.by", "n", goal.Points, "round", goal.Round)}
}
