package convoy

import (
	"strconv"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// Tip implements skin.Builder. A card has its face, a district its benefit, a button without words its name, and other
// things their text in the list of sights. A city has no tip, as it shows its name.
func (b *builder) Tip(spot table.Spot, on skin.Table) *panel.Tip {
	f := on.(*tableLayout).Layout
	if _, seen := f.Anchor(spot); !seen || spot.Tag == board.Passing { // it is shown as large as its tip would be
		return nil
	}
	tip := &panel.Tip{Of: spot}
	if c := cardOf(spot); (spot.Kind == table.KindCard || spot.Kind == table.KindPiece) && c != rules.NoCard {
		tip.Face = fullFace(b.face(c)).Image
		return tip
	}
	switch spot.Kind {
	case table.KindPlace, table.KindTab:
	case table.KindPart:
		tip.Text = b.districtTip(spot)
	case table.KindButton:
		tip.Text = b.buttonTip(spot, f)
	case table.KindFigure:
		if tip.Text = b.phaseTip(spot); tip.Text == "" {
			tip.Text = sightOf(b.Sights(), spot)
		}
	default:
		tip.Text = sightOf(b.Sights(), spot)
	}
	if tip.Text == "" {
		return nil
	}
	return tip
}

// sightOf returns the label of a sight, or "" if the list does not have it.
func sightOf(list []scene.Sight, spot table.Spot) string {
	for _, s := range list {
		if s.Spot == spot {
			return s.Label
		}
	}
	return ""
}

func (b *builder) districtTip(spot table.Spot) string {
	for i := range b.model.Cities {
		city := rules.City(b.model.Cities[i].N)
		for d := range b.model.Cities[i].Districts {
			if voice.District(city, d+1) == spot {
				state := "standing"
				switch b.model.Cities[i].Districts[d].State {
				case board.Ravaged:
					state = "ravaged"
				case board.Fought:
					state = "fought"
				}
				return b.T("tip.district."+state, "city", b.voice.City(city), "n", d+1, "brings",
					b.T("benefit."+city.BenefitOf(d+1).String()+".long"))
			}
		}
	}
	return ""
}

// phaseTip names a step of a battle and says what is done in it, or returns "" if the figure is not a step.
func (b *builder) phaseTip(spot table.Spot) string {
	for i, name := range b.model.Steps.Names {
		if spot == board.PhaseSpot(i) {
			return b.T("tip.phase", "n", b.model.Steps.Labels[i], "name", name, "what",
				b.T("why.phase."+strconv.Itoa(i+1)))
		}
	}
	return ""
}

// buttonTip returns the name of a button that has no words on it, or "".
func (b *builder) buttonTip(spot table.Spot, f *board.Layout) string {
	for i, button := range b.model.Buttons {
		if button.Spot() == spot && (button.Slot != furniture.SlotAction || f.Buttons.Place[i].Square) {
			return button.Label
		}
	}
	return ""
}
