package convoy

import (
	"slices"
	"strings"

	rules "onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/board"
	"onelongnight/game/ui/kit"
)

// icons of the commands and moves that have one.
var buttonIcons = map[string]kit.Icon{"menu": kit.IconMenu, "log": kit.IconLog, "undo": kit.IconUndo, "support": kit.IconBuilding,
	"close": kit.IconClose, "cancel": kit.IconBack, "redo": kit.IconRedo, "locked": kit.IconLock, "settings": kit.IconGear, "credits": kit.IconStar, "keys": kit.IconHelp,
	"recap": kit.IconEye, "hint": kit.IconHint}

// button is a command as the board draws it.
func (b *builder) button(c ui.Command) board.Button {
	out := board.Button{ID: c.ID, Label: c.Label, Sub: c.Sub, Icon: buttonIcons[c.ID]}
	switch {
	case c.Main:
		out.Style, out.Icon = board.StyleMain, "" // a way on, not the cross in the corner
	case c.ID == "play-moloch":
		out.Style = board.StyleMoloch
	case c.ID == "play-outpost":
		out.Style = board.StyleOutpost
	}
	return out
}

func (b *builder) commands() []board.Button {
	var list []board.Button
	for _, c := range b.chrome.Commands {
		list = append(list, b.button(c))
	}
	return list
}

// Commands that have a place of their own, or are in the menu too and so may be
// left out where there is no room.
var (
	inTopBar = []string{"menu", "log", "skip"}
	inMenu   = []string{"undo", "hint", "redo", "recap", "locked"}
)

// buttons are those of the table itself: menu and log at the top, the
// commands and the moves that have a button in the action bar.
func (b *builder) buttons() []board.Button {
	list := []board.Button{
		{ID: "menu", Label: b.t("menu.menu"), Icon: kit.IconMenu, Slot: board.SlotTopLeft},
		{ID: "log", Label: b.t("menu.log"), Icon: kit.IconLog, Slot: board.SlotTopRight},
	}
	for _, c := range b.chrome.Bar {
		if out := b.button(c); !slices.Contains(inTopBar, c.ID) {
			out.Spare, out.Small = slices.Contains(inMenu, c.ID), c.ID == "locked"
			list = append(list, out)
		}
	}
	if b.revealing() {
		return list // the choice has them
	}
	for _, spot := range b.next {
		if name, ok := strings.CutPrefix(spot, "button:"); ok {
			list = append(list, b.moveButton(name))
		}
	}
	return list
}

// mainMoves are the moves in gold.
var mainMoves = []string{"done", "confirm", "keep", "unit"}

// moveButton is the button of a move.
func (b *builder) moveButton(name string) board.Button {
	v := b.view
	out := board.Button{ID: name, Icon: buttonIcons[name]}
	if slices.Contains(mainMoves, name) {
		out.Style = board.StyleMain
	}
	switch name {
	case "done":
		out.Label = b.t("button.done." + map[bool]string{true: "modules", false: "attack"}[v.Phase >= rules.MolochModules])
		out.Sub = b.t("button.done.sub", "n", v.Own.Len())
	case "support":
		out.Label, out.Sub = b.t("button.support"), b.voice.Support(v, v.Active)
	case "none":
		out.Label, out.Sub = b.t("button.none"), b.t("button.none.sub")
	case "confirm":
		out.Label = b.t("button.confirm." + b.confirmKey())
	default:
		out.Label = b.t("button." + name)
	}
	return out
}

// Button is what is written on the button of a move.
func (k *Skin) Button(s *table.Session, name string) string {
	b := builder{Skin: k, session: s, view: s.View().(*rules.View)}
	return b.moveButton(name).Label
}

// confirmKey says what a confirmation would do.
func (b *builder) confirmKey() string {
	leads := b.session.Leads(b.session.Selected())
	if len(leads) == 0 {
		return "use"
	}
	switch rules.ActOf(leads[0].Move).Verb {
	case rules.DoInstant:
		return "instant"
	case rules.DoDiscard:
		return "discard"
	case rules.DoMill:
		return "mill"
	}
	return "use"
}
