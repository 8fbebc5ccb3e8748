package state51

import (
	"cmp"
	"fmt"
	"slices"

	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/state51/art"
)

// end returns the last screen: who won and why, and everybody's points from round to round and, the winner's first, by
// source.
func (b *builder) end() *panel.End {
	end := b.End()
	end.Backdrop = dawn{}
	seats := make([]game.Seat, len(b.game.Seats()))
	for i := range seats {
		seats[i] = game.Seat(i)
	}
	rank := b.Session.Result().Rank
	slices.SortStableFunc(seats, func(x, y game.Seat) int { return cmp.Compare(rank[x], rank[y]) })
	var facts []string
	for _, seat := range seats {
		p := b.View.SumOf(seat)
		facts = append(facts, b.T("end.points", "side", b.short(seat), "n", p.Total(), "sum",
			fmt.Sprintf("%d + %d + %d", p.Cards, p.Tokens, p.Base)))
	}
	if end.Chart = b.chart(); end.Chart != nil {
		end.Chart.Facts = facts
	}
	facts = append(facts, b.T("end.legend"))
	end.Facts = append(facts, end.Facts...)
	return end
}

// chart returns everybody's points from round to round, up to the end, which may come in the middle of one; nil if the
// game ended before the first round did.
func (b *builder) chart() *panel.Chart {
	c := &panel.Chart{Title: b.T("chart.points"), Most: rules.WinningVP}
	for i := range b.game.Seats() {
		seat := game.Seat(i)
		c.Curves = append(c.Curves, panel.Curve{Name: b.short(seat), Color: art.Faction(b.game.Base(seat).ID).Light})
	}
	add := func(points [game.MaxSeats]int) {
		for i := range c.Curves {
			c.Curves[i].Values = append(c.Curves[i].Values, float64(points[i]))
			c.Most = max(c.Most, float64(points[i]))
		}
	}
	last := b.pointsAtFirst()
	add(last)
	for _, l := range b.Session.Lines() {
		if e, ok := l.Event.(rules.Scored); ok {
			last = e.Points
			add(last)
		}
	}
	if len(c.Curves[0].Values) == 1 {
		return nil
	}
	end := last
	for i := range b.game.Seats() {
		end[i] = b.View.Points(game.Seat(i))
	}
	if end != last {
		add(end)
	}
	return c
}
