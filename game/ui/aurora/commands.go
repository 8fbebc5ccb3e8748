package aurora

import (
	"math/bits"
	"slices"

	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/skin"
)

// buttons returns the table's buttons: menu and log at the ends of the bar, the commands, and the moves that are
// buttons but not answers.
func (b *builder) buttons() []furniture.Button {
	list, filmed := b.Head()
	for _, c := range b.Screen.Bar {
		if b.AtAnEnd(c) || filmed {
			continue
		}
		if one := b.Command(c); one.Slot != furniture.SlotField {
			list = append(list, one)
		}
	}
	if filmed {
		return list
	}
	staying := b.staying()
	for _, spot := range b.Next {
		if spot.Kind == table.KindButton && !isAnswer(spot) && !slices.Contains(staying, spot) {
			list = append(list, furniture.Button{Button: b.moveButton(spot)})
		}
	}
	for _, spot := range staying {
		one := b.moveButton(spot)
		one.Disabled = !b.Touchable(spot)
		list = append(list, furniture.Button{Button: one})
	}
	return list
}

// passSpot is the button with which a survivor rests instead of exploring.
var passSpot = table.KindButton.Spot("pass")

// staying returns the buttons of a question that stay where they are while they cannot be touched, so that no other one
// comes to their place under the finger: while the crew explores, what food adds, and Go. Pass stays so that it is seen
// before a survivor is touched.
func (b *builder) staying() []table.Spot {
	switch {
	case !b.Asks || b.hinting():
	case b.View.Ask == rules.AskCrew:
		return []table.Spot{table.KindButton.Spot("boost"), table.KindButton.Spot("go")}
	case b.View.Ask == rules.AskExplore && b.View.Offers(rules.VerbPass) && len(b.Session.Selected()) == 0:
		return []table.Spot{passSpot}
	}
	return nil
}

// mainMoves are the moves that most people want to make next.
var mainMoves = map[string]bool{"go": true, "end": true, "done": true, "play": true, "pass": true, "feed": true,
	"standard": true, "stay": true, "halt": true, "skip": true, "discard": true,
	"drive": true, "load": true, "mount": true, "couple": true, "unhitch": true}

func (b *builder) moveButton(spot table.Spot) panel.Button {
	out := panel.Button{ID: spot.ID, Label: b.T("button." + spot.ID)}
	if leads := b.Session.Leads(b.Session.Selected()); spot == loadSpot && len(leads) > 0 {
		goods := foresee.Comes(b.View, rules.ActOf(leads[0].Move))
		sum := 0
		for _, n := range goods {
			sum += int(n)
		}
		if foresee.Excess(b.View, &goods) == sum {
			out.Label = b.T("button.load.none")
		}
	}
	switch spot.ID {
	case "feed":
		out.Sub = b.T("button.feed.sub")
	case "pass":
		out.Sub = b.passing()
	}
	if mainMoves[spot.ID] && !b.quiet(spot.ID) {
		out.Style = b.MainStyle()
	}
	return out
}

// passing says what the picked survivor does instead of exploring: rest, and repair as many places as the skill is.
func (b *builder) passing() string {
	picked := b.Session.Selected()
	leads := b.Session.Leads(append(picked[:len(picked):len(picked)], passSpot))
	if len(leads) == 0 {
		return b.T("button.pass.who")
	}
	c, card := &b.View.Convoys[b.View.Asked], rules.Card(rules.ActOf(leads[0].Move).A)
	for i := range c.Crew[:c.CrewN] {
		if m := &c.Crew[i]; m.Card == card {
			if n := min(bits.OnesCount64(c.Damage), b.View.Game().Skill(m)); n > 0 {
				return b.T("button.pass.repair", "n", n)
			}
		}
	}
	return b.T("button.pass.sub")
}

// quiet reports whether a button only ends or skips something. It is less prominent while there is more to do.
func (b *builder) quiet(id string) bool {
	if b.View == nil || b.model == nil {
		return false
	}
	switch id {
	case "stay":
		return len(foresee.Drives(b.View)) > 0
	case "skip":
		return len(b.model.Choices) > 0
	case "pass": // the survivor who was touched may still go to one of the highlighted cards
		return slices.ContainsFunc(b.Next, func(s table.Spot) bool { return s.Kind == table.KindCard })
	case "end":
		return b.View.Ask == rules.AskExplore && b.View.CanExplore()
	case "discard":
		return b.Touchable(table.KindButton.Spot("play"))
	}
	return false
}

// ButtonLabel returns the label of a move's button.
func (k *Skin) ButtonLabel(s *table.Session, button table.Spot) string {
	v := s.View().(*rules.View)
	b := builder{Skin: k, Base: &skin.Base[*rules.View]{Voice: k.voice, Session: s, View: v}}
	if isAnswer(button) {
		way := append(s.Selected()[:len(s.Selected()):len(s.Selected())], button)
		for _, a := range s.Leads(way) {
			return a.Label
		}
	}
	return b.moveButton(button).Label
}
