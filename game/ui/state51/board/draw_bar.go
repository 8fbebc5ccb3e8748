package board

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
	"onelongnight/game/ui/state51/art"
)

// bar draws the round, its phases, the race and the piles.
func (d *drawing) bar() {
	f := d.f
	d.FillV(f.Top, ink.Fade(0.97), ink.Fade(0.88))
	round, begins := f.Round.CutTop(f.Round.H * 0.56)
	if f.Portrait {
		begins.W += 10 * f.S
	}
	d.Line(title(f.Fit(25, round.H), gold), d.m.Round, round.Offset(0, 2*f.S))
	st := label(f.Fit(15, begins.H), textTwo)
	if f.Portrait {
		d.Line(st, d.m.Phases.Now, begins)
	} else {
		d.Line(st, d.m.Begins, begins)
	}
	d.phases()
	d.race()
	d.pile(kit.IconDeck, d.m.Deck, f.DeckAt)
	d.pile(kit.IconPile, d.m.Discard, f.Gone)
	f.Buttons.DrawCorners(d.Canvas, 22*math.Max(1, math.Min(f.S, 1.6)))
}

// pile paints a sign with the number of cards.
func (d *drawing) pile(icon kit.Icon, n int, r kit.Rect) {
	if r.Empty() {
		return
	}
	if d.f.Portrait {
		sign, low := r.CutTop(r.H * 0.55)
		q := 18 * d.f.S
		d.DrawIcon(icon, sign.Centred(q, q), textTwo, ink)
		d.Line(middle(label(d.f.Fit(15, low.H), text)), strconv.Itoa(n), low)
		return
	}
	q := d.f.Unit(22, 17)
	sign, rest := r.CutLeft(q + 4)
	d.DrawIcon(icon, sign.Centred(q, q), textTwo, ink)
	d.Line(number(d.f.Fit(22, r.H*0.6), text), strconv.Itoa(n), rest.Offset(3, 0))
}

// chevron returns the outline of a step of some width, for a height of 30.
func chevron(w float64) string {
	return fmt.Sprintf("M0 0H%gL%g 15L%g 30H0L9 15Z", w-9, w, w-9)
}

// phases paints the steps of a round; in a narrow window, only the present one.
func (d *drawing) phases() {
	f, s := d.f, &d.m.Phases
	if f.Phases.Empty() || !s.Shown() {
		return
	}
	high := math.Min(f.Phases.H*0.62, f.Unit(30, 26))
	box := f.Phases.Centred(f.Phases.W, high)
	list := layout.Split(box, len(s.Labels), 2)
	for i, r := range list {
		ground, word := kit.Hex(0x3A2A21), quiet
		switch {
		case i == s.Index:
			ground, word = kit.Hex(0xF0BE66), onBright
		case i < s.Index:
			ground, word = kit.Hex(0x55402F), textTwo
		}
		if f.Narrow {
			if i != s.Index {
				continue
			}
			r = box
		}
		wide := math.Round(r.W / r.H * 30)
		d.Figure(chevron(wide), wide, 30, r, 0, ground)
		st := middle(label(f.Fit(16, r.H*0.7), word))
		st.Upper = true
		d.Line(st, s.Labels[i], r.InsetXY(r.H*0.32, 0))
	}
}

// pawn is a seat's marker on the race.
type pawn struct {
	seat int
	x    float64
}

// race paints the scale up to the goal, with a pawn for each seat at its points.
func (d *drawing) race() {
	f := d.f
	if f.Race.W < 40 {
		return
	}
	star := f.Race.H * 0.62
	in := f.Race
	in.W -= star * 0.7
	high := math.Max(5, f.Race.H*0.13)
	bar := kit.Rect{X: in.X, Y: in.Y + in.H*0.68, W: in.W, H: high}
	d.Fill(kit.Round(high/2), bar, kit.Hex(0x2A1C16))
	d.Outline(kit.Round(high/2), bar, 1, rim)
	at := func(points int) float64 { return in.X + in.W*float64(min(points, d.m.Goal))/float64(d.m.Goal) }
	own := &d.m.Seats[0]
	d.Fill(kit.Round(high/2), kit.Rect{X: bar.X + 1, Y: bar.Y + 1, W: at(own.Points) - bar.X - 1, H: high - 2},
		kit.Hex(0x86A84A))
	if own.Then > own.Points {
		d.FillRect(kit.Rect{X: at(own.Points) - 1, Y: bar.Y + 1, W: at(own.Then) - at(own.Points), H: high - 2}, gain)
	}
	for i := 5; i < d.m.Goal; i += 5 {
		d.FillRect(kit.Rect{X: at(i) - 0.5, Y: bar.Y, W: 1, H: high}, quiet.Fade(0.6))
	}
	q := math.Min(f.Race.H*0.56, 30*math.Max(f.S, 0.8))
	for _, p := range d.pawns(at, q) {
		s := &d.m.Seats[p.seat]
		col := art.Faction(s.Faction).Light
		foot := kit.Point{X: at(s.Points), Y: bar.MidY()}
		d.stem(foot, kit.Point{X: p.x, Y: in.Y + q*0.6}, col)
		r := kit.Rect{X: p.x - q/2, Y: in.Y + 1, W: q, H: q}
		if p.seat == 0 {
			d.Glow(r.Inset(-q*0.35), gold.Fade(0.6))
		}
		art.Emblem(d.Canvas, s.Faction, r)
	}
	art.Good(d.Canvas, "vp", kit.Rect{X: in.Right() - star*0.14, Y: bar.MidY() - star*0.62, W: star, H: star})
	if !f.Portrait && f.Race.W > 200 {
		d.Line(number(f.Fit(20, f.Race.H*0.5), gold), strconv.Itoa(d.m.Goal),
			kit.Rect{X: in.Right() + star*0.86, Y: bar.MidY() - star*0.5, W: 40, H: star})
	}
}

// pawns spreads the pawns along the race so that none covers another. Those with more points are on top.
func (d *drawing) pawns(at func(int) float64, apart float64) []pawn {
	var list []pawn
	for i := range d.m.Seats {
		list = append(list, pawn{i, at(d.m.Seats[i].Points)})
	}
	slices.SortStableFunc(list, func(a, b pawn) int { return d.m.Seats[a.seat].Points - d.m.Seats[b.seat].Points })
	apart *= 0.98
	for range 40 {
		for i := 1; i < len(list); i++ {
			if close := apart - (list[i].x - list[i-1].x); close > 0 {
				list[i].x += close / 2
				list[i-1].x -= close / 2
			}
		}
		for i := range list {
			list[i].x = math.Min(math.Max(d.f.Race.X-apart*0.2, list[i].x), d.f.Race.Right()-1.15*apart)
		}
	}
	return list
}

// stem paints a line from a pawn to its points on the scale.
func (d *drawing) stem(from, to kit.Point, col kit.Color) {
	w, h := math.Abs(to.X-from.X)+6, math.Abs(to.Y-from.Y)+6
	r := kit.Rect{X: math.Min(from.X, to.X) - 3, Y: math.Min(from.Y, to.Y) - 3, W: w, H: h}
	type key struct {
		w, h  float64
		right bool
		col   kit.Color
	}
	d.Art(key{w, h, to.X > from.X, col}, r, func(p *kit.Painter) {
		path := new(kit.Path)
		path.MoveTo(from.X-r.X, from.Y-r.Y)
		path.LineTo(to.X-r.X, to.Y-r.Y)
		p.Stroke(path, 3, kit.Solid(col))
	})
	d.Circle(from.X, from.Y, 3, col)
}
