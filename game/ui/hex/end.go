package hex

import (
	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/panel"
)

// end returns the last screen: who won and why, everybody's points from turn to turn, and facts about the game.
func (b *builder) end() *panel.End {
	end, r := b.End(), b.Session.Result()
	end.Backdrop = last{won: r.Won(b.View.Who), army: armies[b.View.ArmyOf(b.View.Who)]}
	if end.Chart = b.chart(); end.Chart == nil {
		end.Facts = append(b.facts(), end.Facts...)
	} else {
		end.Chart.Facts = b.facts()
	}
	return end
}

// facts returns the points of all HQs at the end.
func (b *builder) facts() (list []string) {
	for i := range b.View.Game().Seats() {
		seat := game.Seat(i)
		list = append(list, b.T("end.points", "side", b.voice.Side(seat), "n", int(b.View.Points[seat])))
	}
	return list
}

// chart returns the points of all HQs from turn to turn, with the battles. It is nil for a game without battles, and
// for one that began in the middle.
func (b *builder) chart() *panel.Chart {
	mode := b.View.Game().Mode()
	if mode == rules.Puzzle {
		return nil
	}
	c := &panel.Chart{Title: b.T("chart.points"), Most: float64(most(mode, 0))}
	for i := range b.View.Game().Seats() {
		seat := game.Seat(i)
		c.Curves = append(c.Curves, panel.Curve{Name: b.voice.Side(seat),
			Color: art.ColorsOf(armies[b.View.ArmyOf(seat)]).Light, Values: []float64{float64(mode.Points(i))}})
	}
	turn := 0
	for _, l := range b.Session.Lines() {
		switch e := l.Event.(type) {
		case rules.TurnBegan:
			for ; turn < e.Turn; turn++ {
				for i := range c.Curves {
					c.Curves[i].Stay()
				}
			}
		case rules.PointsChanged:
			if turn > 0 {
				c.Curves[e.Seat].Values[turn] = float64(e.After)
			}
		case rules.BattleBegan:
			c.Marks = append(c.Marks, turn)
		}
	}
	if len(c.Marks) == 0 {
		return nil
	}
	return c
}
