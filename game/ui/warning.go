package ui

import (
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// warnings ask before a move that somebody may regret.
type warnings struct {
	*desk
	panels *panels
	action string // the ID of the one that was warned of
	button string // what is written on its button
	asked  int    // the steps there were then
}

// warn asks, with the reason; asked once, it is not asked again before the
// next move. It tells whether it asked. In a lesson or a puzzle, which are begun anew in no time, it would say too much.
func (w *warnings) warn(action *table.Action) bool {
	skin, ok := w.offer.Skin.(scene.Warner)
	chapter, _ := w.session.Mission()
	if !ok || action == nil || isBrief(mission.Chapter(chapter)) {
		return false
	}
	reason := skin.Warning(w.session, *action)
	if reason == "" || w.asked == w.session.StepCount() {
		return false
	}
	w.asked = w.session.StepCount()
	w.action, w.button = action.ID, w.t("warning.insist")
	if skin, ok := w.offer.Skin.(scene.Labeller); ok && len(action.Path) == 1 && action.Path[0].Kind == table.KindButton {
		w.button = skin.ButtonLabel(w.session, action.Path[0])
	}
	w.panels.openOver(scene.WarningPanel)
	w.panels.write([]string{reason})
	return true
}

// forget lets everything be asked again.
func (w *warnings) forget() { w.asked = -1 }
