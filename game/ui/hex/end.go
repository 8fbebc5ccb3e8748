package hex

import (
	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// end is the last screen: who won and why, the points of all from turn to turn, and what there is to know of the game.
func (b *builder) end() *panel.End {
	r := b.session.Result()
	won := r.Won(b.view.Who)
	title, why := b.voice.Ending(r, b.view.Who)
	light := kit.Loss
	if won {
		light = kit.Gold
	}
	chart, facts := b.chart(), b.screen.Words
	if chart == nil {
		facts = append(b.facts(), facts...)
	} else {
		chart.Facts = b.facts()
	}
	return &panel.End{Backdrop: last{won: won, army: b.view.ArmyOf(b.view.Who)}, Light: light, Title: title, Body: why,
		Chart: chart, Facts: facts, Buttons: panel.CommandButtons(b.screen)}
}

// facts tell the end in numbers: the points of all HQs.
func (b *builder) facts() (list []string) {
	for i := range b.view.Game().Seats() {
		seat := game.Seat(i)
		list = append(list, b.t("end.points", "side", b.voice.Side(seat), "n", int(b.view.Points[seat])))
	}
	return list
}

// chart is the points of all HQs from turn to turn, with the battles; nil for a game that had none, and for one that did
// not begin at its beginning.
func (b *builder) chart() *panel.Chart {
	mode := b.view.Game().Mode()
	if mode == rules.Puzzle {
		return nil
	}
	c := &panel.Chart{Title: b.t("chart.points"), Most: float64(most(mode, 0))}
	for i := range b.view.Game().Seats() {
		seat := game.Seat(i)
		c.Curves = append(c.Curves, panel.Curve{Name: b.voice.Side(seat), Color: art.ColorsOf(b.view.ArmyOf(seat)).Word, Values: []float64{float64(mode.Points(i))}})
	}
	turn := 0
	for _, l := range b.session.Lines() {
		switch e := l.Event; e.Type {
		case rules.EvTurn:
			for ; turn < int(e.N); turn++ {
				for i := range c.Curves {
					c.Curves[i].Stay()
				}
			}
		case rules.EvHQ, rules.EvPoints:
			if turn > 0 {
				c.Curves[e.Seat].Values[turn] = float64(e.After)
			}
		case rules.EvBattle:
			c.Marks = append(c.Marks, turn)
		}
	}
	if len(c.Marks) == 0 {
		return nil
	}
	return c
}
