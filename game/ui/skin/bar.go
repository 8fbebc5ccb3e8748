package skin

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// homes has the fixed places of the commands that are in the menu too and so may be left out. A film's commands have
// places there as well, never where moves are made: a late tap that meant to skip must not make a move.
var homes = map[string]furniture.Home{
	"recap": furniture.HomeRecap, "recap-back": furniture.HomeRecap, "skip": furniture.HomeRecap,
	"undo": furniture.HomeUndo, "locked": furniture.HomeUndo, "run": furniture.HomeUndo, "pause": furniture.HomeUndo,
	"redo": furniture.HomeRedo, "eyes": furniture.HomeRedo,
	"hint": furniture.HomeHint, "branch": furniture.HomeHint, "step": furniture.HomeHint,
	// A second tap on the button that closes a hint opens it again, and takes back no move.
	"close": furniture.HomeHint, "instead": furniture.HomeUndo,
}

// Ends returns the buttons at the ends of the top bar: menu and log. During a replay, the way back takes the menu's
// place.
func (b *Base[V]) Ends() []furniture.Button {
	first := panel.Button{ID: "menu", Label: b.T("menu.menu"), Icon: kit.IconMenu}
	if b.Screen.Timeline != nil {
		first = panel.Button{ID: "close", Label: b.T("menu.close"), Icon: kit.IconClose}
	}
	log := panel.Button{ID: "log", Label: b.T("menu.log"), Icon: kit.IconLog}
	return []furniture.Button{
		{Button: first, Slot: furniture.SlotTopLeft}, {Button: log, Slot: furniture.SlotTopRight},
	}
}

// Head returns the ends of the top bar and the film's buttons, for a table that shows the whole log in a recap and so
// needs no button for it there, and whether there is a film to control.
func (b *Base[V]) Head() (list []furniture.Button, filmed bool) {
	list, film := b.Ends(), b.Film()
	if b.Screen.Timeline != nil {
		list = list[:1]
	}
	return append(list, film...), len(film) > 0
}

// AtAnEnd reports whether a command is at an end of the top bar anyway.
func (b *Base[V]) AtAnEnd(c scene.Command) bool {
	return c.ID == "menu" || c.ID == "log" || c.ID == "close" && b.Screen.Timeline != nil
}

// Command returns the button of a command of the table.
func (b *Base[V]) Command(c scene.Command) furniture.Button {
	out := furniture.Button{Button: panel.CommandButton(c), Home: homes[c.ID]}
	out.Spare = out.Home != furniture.NoHome
	switch c.ID {
	case "skip":
		out.Icon, out.Style = kit.IconSkip, panel.StyleMain
	case "mute":
		out.Slot = furniture.SlotSound
	case "zoom-in", "zoom-out", "zoom-home":
		out.Slot = furniture.SlotField
	}
	return out
}

// Bar returns all buttons for a table without its own: those at the ends of the top bar; then the film's while it can
// be controlled, otherwise the commands and the moves made by a button, as returned by move.
func (b *Base[V]) Bar(move func(id string) panel.Button) []furniture.Button {
	list, film := b.Ends(), b.Film()
	for _, c := range b.Screen.Bar {
		one := b.Command(c)
		if !b.AtAnEnd(c) && c.Row == "" && (len(film) == 0 || one.Slot == furniture.SlotField) {
			list = append(list, one)
		}
	}
	if list = append(list, film...); len(film) > 0 {
		return list
	}
	for _, spot := range b.Next {
		if spot.Kind == table.KindButton {
			list = append(list, furniture.Button{Button: move(spot.ID)})
		}
	}
	return list
}

// Film returns the buttons of the film, none if it cannot be controlled. On a phone a single button shows the speed and
// switches to the next.
func (b *Base[V]) Film() (list []furniture.Button) {
	bar := b.Screen.Bar
	if !slices.ContainsFunc(bar, func(c scene.Command) bool { return c.ID == "step" }) {
		return nil
	}
	var speeds []furniture.Button
	chosen := 0
	for _, c := range bar {
		one := b.Command(c)
		switch {
		case c.Row != "":
			if one.Slot, one.Selected = furniture.SlotSpeed, c.Chosen; c.Chosen {
				chosen = len(speeds)
			}
			speeds = append(speeds, one)
		case c.ID == "skip" || c.ID == "pause" || c.ID == "run" || c.ID == "step":
			one.Slot = furniture.SlotFilm
			list = append(list, one)
		}
	}
	if b.Window.Portrait && len(speeds) > 0 {
		next := speeds[(chosen+1)%len(speeds)]
		next.Label, next.Selected = speeds[chosen].Label, true
		speeds = []furniture.Button{next}
	}
	return append(list, speeds...)
}

// BadgeGap is the room above and below a badge, in CSS pixels.
const BadgeGap = 4

// BadgeRoom returns the height that a badge needs, 0 if there is none: it covers nothing that is played with. In a wide
// window it is at most so wide, unless most is 0.
func (b *Base[V]) BadgeRoom(most float64) float64 {
	badge := b.Open.Badge
	if badge == nil {
		return 0
	}
	if most > 0 && !b.Window.Portrait {
		badge.Most = most
	}
	return badge.Place(b.Window).H + BadgeGap
}

// RoomsBy returns the rooms around a table that furniture has laid out.
func RoomsBy(f *furniture.Layout) Rooms {
	words := f.Hand.Rect
	if words.Empty() {
		words = f.Log.Rect
	}
	return Rooms{Head: f.Top.Bottom(), Foot: f.Deck.Y, Badge: f.Deck.Y, Words: words}
}
