package convoy

import (
	"slices"

	rules "onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/skin"
)

// moveIcons are the icons of the moves that have one, by move name.
var moveIcons = map[string]kit.Icon{"support": board.IconBuilding}

// buttons returns the table's buttons: menu and log at the top, commands and moves in the action bar.
func (b *builder) buttons() []furniture.Button {
	list := b.Ends()
	if b.model.Again = b.Screen.Timeline != nil; b.model.Again { // a recap of the whole game shows the log itself
		list = list[:1]
	}
	for _, c := range b.Screen.Bar {
		if c.Idle = c.Idle || c.ID == "hint" && b.chooses(); !b.AtAnEnd(c) && c.ID != "skip" {
			list = append(list, b.Command(c))
		}
	}
	if b.revealing() {
		return list // the panel that is open has the buttons
	}
	for _, spot := range b.Next {
		if spot.Kind == table.KindButton {
			list = append(list, b.moveButton(spot.ID))
		}
	}
	if b.supportRests() {
		rests := b.moveButton("support")
		rests.Disabled = true
		list = append(list, rests)
	}
	return list
}

// supportRests reports whether the support of the city cannot be used now. Its button keeps its place beside the one
// that ends the attack, which would otherwise grow over its neighbours under the finger.
func (b *builder) supportRests() bool {
	touchable := func(id string) bool { return b.Touchable(table.KindButton.Spot(id)) }
	return b.View.Phase == rules.OutpostAttack && b.View.Who == rules.Outpost && touchable("done") &&
		!touchable("support") && b.voice.Support(b.View, b.View.Active) != ""
}

// loses reports whether ending the attack now would lose a battle in which a card can yet be played: then nobody should
// take the button for the next thing to do.
func (b *builder) loses() bool {
	v := b.View
	return v.Phase < rules.MolochModules && v.Leader(v.Active) != v.Who &&
		slices.ContainsFunc(b.Next, func(spot table.Spot) bool { return spot.Kind == table.KindCard })
}

var mainMoves = []string{"done", "confirm", "keep", "unit"}

func (b *builder) moveButton(name string) furniture.Button {
	v := b.View
	out := furniture.Button{Button: panel.Button{ID: name, Icon: moveIcons[name]}}
	aimed := name == "confirm" && b.Session.Aims() // touching a target is enough
	if slices.Contains(mainMoves, name) && !aimed {
		out.Style = b.MainStyle()
	}
	if name == "done" && b.loses() {
		out.Style = panel.StylePlain
	}
	switch name {
	case "done":
		what := "attack"
		if b.nothingForModules() {
			what = "none"
		} else if v.Phase >= rules.MolochModules {
			what = "modules"
		}
		out.Label = b.T("button.done." + what)
		out.Sub = b.T("button.done.sub", "n", v.Own.Len())
		switch last := b.lastDistrict(v.Active); {
		case last == "battle":
			out.Sub = b.T("button.done.decides")
		case last == "district" && v.Phase < rules.MolochModules && len(v.UnitsIn(v.Active, v.Who)) > 0:
			out.Sub = b.T("button.done.ruins." + seatName(v.Who))
		}
	case "support":
		out.Label, out.Sub = b.T("button.support"), b.voice.Support(v, v.Active)
	case "none":
		out.Label, out.Sub = b.T("button.none"), b.T("button.none.sub")
	case "confirm":
		out.Label = b.T("button.confirm."+b.confirmKey(), "n", 1+len(b.Session.Gathered()))
	default:
		out.Label = b.T("button." + name)
	}
	return out
}

func (k *Skin) ButtonLabel(s *table.Session, button table.Spot) string {
	b := builder{Skin: k, Base: &skin.Base[*rules.View]{Voice: k.voice, Session: s, View: s.View().(*rules.View)}}
	return b.moveButton(button.ID).Label
}

// confirmKey returns the key that says what a confirmation would do.
func (b *builder) confirmKey() string {
	leads := b.Session.Leads(b.Session.Selected())
	if len(leads) == 0 {
		return "use"
	}
	switch rules.ActOf(leads[0].Move).Verb {
	case rules.DoInstant:
		return "instant"
	case rules.DoDiscard:
		if len(b.Session.Gathered()) > 0 {
			return "discards"
		}
		return "discard"
	case rules.DoMill:
		return "mill"
	}
	return "use"
}
