package help

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Commands returns the hint on the table and in the menu, and what can be done with an open hint.
func (h *Hints) Commands(at scene.Panel) []desk.Command {
	switch at {
	case scene.NoPanel, scene.MenuPanel:
		if h.desk.Offer().Advised() && !h.instead() {
			return []desk.Command{h.desk.Named("hint", h.ask).IdleUnless(h.can())}
		}
	case scene.HintPanel:
		return h.ofHint()
	}
	return nil
}

// No chance above 1−leastSure is shown, since nothing is certain, and none below leastTold, which would only
// discourage.
const leastSure, leastTold = 0.01, 0.3

// ofHint returns the commands of a hint, disabled until it is shown. While the person shows what they had in mind, the
// moves take their place. If there are two moves, the buttons name them: the person's own and the hint.
func (h *Hints) ofHint() []desk.Command {
	shut := h.desk.Named("close", h.desk.Close)
	if h.mind {
		return []desk.Command{shut}
	}
	stands := h.lit != nil
	other := scene.Command{ID: "instead", Label: h.desk.T("hint.yours")}
	if h.other != nil {
		other.Sub = h.other.name
		if h.other == h.first {
			other.Label = h.desk.T("menu.hint")
		}
	}
	do := scene.Command{ID: "do-it", Label: h.desk.T("hint.do"), Sub: h.desk.T("hint.wait"), Main: true}
	if stands {
		do.Sub = h.about()
	}
	return []desk.Command{
		desk.NewCommand(do, h.do).IdleUnless(stands),
		desk.NewCommand(scene.Command{ID: "why-not", Label: h.desk.T("hint.whynot")}, h.askBack).IdleUnless(stands),
		desk.NewCommand(other, h.swap).IdleUnless(stands && h.other != nil), shut}
}

// about returns the words on the button that makes the lit move: its name if there are two, otherwise its chance.
func (h *Hints) about() string {
	switch {
	case h.other != nil:
		return h.lit.name
	case h.lit.win >= leastTold:
		return h.desk.T("hint.win", "chance", h.desk.Percent(min(h.lit.win, 1-leastSure)))
	}
	return h.desk.T("hint.best")
}

// Commands returns the analysis, once the game is over.
func (a *Analysis) Commands(at scene.Panel) []desk.Command {
	if at == scene.EndPanel && a.desk.Offer().Advised() {
		return []desk.Command{a.desk.Named("analysis", a.begin)}
	}
	return nil
}

// Commands returns the one that asks an opponent again who has not answered.
func (o *Opponent) Commands(at scene.Panel) []desk.Command {
	if at == scene.NoPanel && o.stuck() {
		return []desk.Command{o.desk.Said("ask", "menu.ask", true, o.again)}
	}
	return nil
}
