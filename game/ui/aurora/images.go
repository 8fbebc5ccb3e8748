package aurora

import (
	"slices"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// face is a card as a panel shows it.
type face struct{ print *art.Print }

// Sign returns the emblem of a seat.
func (b *builder) Sign(seat game.Seat) panel.Sign {
	col := art.Seat(b.name(seat))
	return panel.Sign{Image: emblem(b.name(seat)), Color: col, Light: col}
}

// emblem is the emblem of a seat, by its name.
type emblem string

// DrawImage implements panel.Image.
func (e emblem) DrawImage(c *kit.Canvas, _ kit.Window, r kit.Rect) { art.Emblem(c, string(e), r) }

// DrawImage implements panel.Image.
func (f face) DrawImage(c *kit.Canvas, _ kit.Window, r kit.Rect) {
	art.Card(c, f.print, r, art.CardState{})
}

// Tip describes the thing under the resting mouse: what a card does, and if it cannot be used, why.
func (b *builder) Tip(spot table.Spot, _ skin.Table) *panel.Tip {
	if b.Past != nil || b.Screen.Panel != scene.NoPanel {
		return nil
	}
	if _, words := b.aboutPlace(spot); b.View.Ask == rules.AskFire && len(words) > 2 {
		return &panel.Tip{Of: spot, Text: strings.Join(words, "\n")}
	}
	if who := b.game.Automa(); who != game.NoSeat && spot == b.seatSpot(who) {
		return &panel.Tip{Of: spot, Text: strings.Join(b.automaPlan(), "\n")}
	}
	if spot == table.KindTab.Spot(roadSpot.ID) && b.model.View != board.Route {
		return &panel.Tip{Of: spot, Text: b.T("sheet.road", "here", int(b.own().Space), "ship",
			int(b.View.AuroraSpace()))}
	}
	if spot == board.ResultSpot && b.model.Result != nil {
		return &panel.Tip{Of: spot, Text: b.resultTip()}
	}
	p := b.named(spot)
	if p == nil || b.foretold(spot) {
		return nil
	}
	lines := append([]string{"**" + p.Name + "**", p.Tag}, p.Words...)
	if why := b.refusal(spot); why != "" {
		lines = append(lines, why)
	}
	return &panel.Tip{Of: spot, Text: strings.Join(lines, "\n")}
}

// foretold reports whether the prompt already tells everything about a thing while the pointer is on it.
func (b *builder) foretold(spot table.Spot) bool {
	return b.Asks && b.View.Ask == rules.AskExplore && b.Touchable(spot) && b.selected() == table.NoSpot &&
		slices.ContainsFunc(b.model.Slots, func(s board.Slot) bool { return s.Spot == spot })
}

// Illustration returns a card as it is printed.
func (k *Skin) Illustration(of table.Spot) (scene.Image, float64) {
	if p := k.named(of); p != nil {
		return face{p}, cardRatio
	}
	if p := k.named(table.KindCard.Spot(of.ID + "-red")); p != nil { // the first of several equal ones
		return face{p}, cardRatio
	}
	return nil, 0
}

// Primer shows a location, a truck and an enemy.
func (k *Skin) Primer() scene.Primer {
	of := func(id string) *art.Print { return k.prints[k.game.Data().Card(id)] }
	return scene.Primer{Aim: k.voice.T("aim"), Parts: []scene.PrimerPart{
		{Picture: face{of("leaking-depot")}, Ratio: cardRatio, Text: k.voice.T("primer.explore")},
		{Picture: face{of("half-track")}, Ratio: cardRatio, Text: k.voice.T("primer.drive")},
		{Picture: face{of("ulmar")}, Ratio: cardRatio, Text: k.voice.T("primer.attack")},
	}}
}

// Prints returns the prints of all cards and objects, for the gallery.
func (k *Skin) Prints() (list []*art.Print) {
	seen := map[string]bool{}
	for c := rules.Card(1); c <= rules.CardCount; c++ {
		if p := k.prints[c]; !seen[p.ID] {
			seen[p.ID] = true
			list = append(list, p)
		}
	}
	return append(list, k.objects[1:]...)
}
