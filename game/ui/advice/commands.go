package advice

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Commands are the hint itself on the table and in the menu, and what can be done with one that is shown.
func (h *Hints) Commands(at scene.Panel) []desk.Command {
	switch at {
	case scene.NoPanel, scene.MenuPanel:
		if h.can() && !h.instead() {
			return []desk.Command{h.desk.Named("hint", h.ask)}
		}
	case scene.HintPanel:
		return h.ofHint()
	}
	return nil
}

// Commands are the analysis, when the game is over.
func (a *Analysis) Commands(at scene.Panel) []desk.Command {
	if at == scene.EndPanel && a.desk.Offer().Advised() {
		return []desk.Command{a.desk.Named("analysis", a.begin)}
	}
	return nil
}

// Commands ask an opponent again that has not answered.
func (o *Opponent) Commands(at scene.Panel) []desk.Command {
	if at == scene.NoPanel && o.stuck() {
		return []desk.Command{o.desk.Said("ask", "menu.ask", true, o.again)}
	}
	return nil
}
