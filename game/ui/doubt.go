package ui

import "onelongnight/game/table"

// doubt asks before a move that somebody may regret, with the reason; asked
// once, it is not asked again before the next move. It tells whether it asked.
func (a *App) doubt(action *table.Action) bool {
	if action == nil {
		return false
	}
	reason := a.offer.Skin.Doubt(a.session, *action)
	if reason == "" || a.sure == a.session.StepCount() {
		return false
	}
	a.sure = a.session.StepCount()
	a.doubted = action.ID
	a.over(DoubtPanel)
	a.tell([]string{reason})
	return true
}

// insist makes the move that was doubted.
func (a *App) insist() {
	a.open(NoPanel)
	a.press(a.doubted)
}
