package furniture

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// Cards describes a hand to lay out.
type Cards struct {
	N    int
	Up   int     // index of the picked card, −1 for none
	W, H float64 // size of each card
	Lift float64 // how much higher the picked card stands
	// FullW and FullH are the picked card's size if it is shown in full, 0 if it is no larger.
	FullW, FullH float64
	Scroll       float64 // how far the hand is scrolled right
}

// Hand has the places of the cards in a hand's box.
type Hand struct {
	kit.Rect
	Cards  []HandCard
	Scroll float64
	Most   float64 // how far it can be scrolled
	span   float64 // the length of the row,
	room   float64 // of which so much can be seen
	grow   float64 // how much longer it gets when a card is picked
	sign   float64 // the width of the signs over the ends of a hand that goes on there
}

// HandCard is the place of one card.
type HandCard struct {
	Rect  kit.Rect
	Angle float64 // degrees about its centre
	Full  bool    // it is shown in full
	Seen  float64 // width not covered by the next card, from the left
	Up    bool    // it is picked
}

// begin sets up a row of a width and returns the x of the first card: the row is centred in the box, or scrolls.
func (h *Hand) begin(w kit.Window, n int, span, scroll float64) (x float64) {
	_, h.sign, _ = signSize(w, n)
	h.Cards, h.Scroll, h.span, h.room = make([]HandCard, n), scroll, span, h.W
	if h.Most = math.Max(0, span-h.W); h.Most > 0 {
		return h.X - math.Max(0, math.Min(scroll, h.Most))
	}
	return h.MidX() - span/2
}

// Fan lays the cards out as an overlapping arc. The picked card is upright and fully visible. A hand that would show
// less of each card than a finger's width scrolls.
func (h *Hand) Fan(w kit.Window, c Cards) {
	if c.N == 0 {
		return
	}
	full, upW, upH := c.FullH > 0, c.W, c.H
	if full {
		upW, upH = c.FullW, c.FullH
	}
	air := w.Unit(6, 4) // on both sides of the picked card
	// Each card but the last shows step of its width; the picked one is fully visible.
	steps, fixed := float64(c.N-1), c.W
	switch {
	case c.Up == c.N-1:
		fixed = upW + air
	case c.Up >= 0:
		steps, fixed = steps-1, upW+2*air+c.W
	}
	step, least := c.W+air, 40.0
	if steps > 0 {
		step = math.Min(step, (h.W-fixed)/steps)
	}
	if w.Narrow {
		least = 54 // enough for its name
	}
	step = math.Max(step, least)
	if c.Up < 0 {
		h.grow = upW + 2*air - step
	}
	x := h.begin(w, c.N, step*steps+fixed, c.Scroll)
	for i := range h.Cards {
		if i == c.Up {
			r := kit.Rect{X: x + air, Y: h.Bottom() - upH - w.Unit(4, 4), W: upW, H: upH}
			if !full {
				r.Y = h.Bottom() - c.H - c.Lift
			}
			h.Cards[i] = HandCard{Rect: r, Up: true, Full: full, Seen: upW}
			x = r.Right() + air
			continue
		}
		h.Cards[i] = h.fanned(w, i, kit.Rect{X: x, W: c.W, H: c.H})
		h.Cards[i].Seen = math.Min(c.W, step)
		if i == c.N-1 {
			h.Cards[i].Seen = c.W
		}
		x += step
	}
}

// fanned rotates and lowers a card by its place in the arc.
func (h *Hand) fanned(w kit.Window, i int, r kit.Rect) HandCard {
	t, n := 0.0, float64(len(h.Cards))
	if n > 1 {
		t = (float64(i)/(n-1) - 0.5) * math.Min(1, n/6)
	}
	turn := 12.0
	switch {
	case h.Most > 0:
		turn = 0 // a scrolling hand is clipped, which only works with upright cards
	case w.S < 0.9:
		turn = 5
	}
	r.Y = h.Bottom() - r.H - w.Unit(14, 6) + t*t*w.Unit(26, 8)
	return HandCard{Rect: r, Angle: t * turn}
}

// Row lays the cards out in a line without overlap, foot above the bottom of the box. Up to six share its width; more
// scroll. The picked card grows sideways only, since the room above it is needed for what it can do.
func (h *Hand) Row(w kit.Window, c Cards, foot float64) {
	if c.N == 0 {
		return
	}
	const gap = 3.0
	whole := h.Rect
	h.Rect = h.InsetXY(4, 0)
	defer func() { h.Rect = whole }()
	extra := 0.0
	if c.Up >= 0 {
		extra = 12 * w.S
	} else {
		h.grow = 12 * w.S
	}
	wide := math.Min(c.W, (h.W-extra-gap*float64(c.N-1))/float64(c.N))
	if c.N > 6 {
		// Half a card at the edge shows that there are more.
		wide = math.Min(c.W, (h.W-5*gap)/5.5)
	}
	x := h.begin(w, c.N, wide*float64(c.N)+gap*float64(c.N-1)+extra, c.Scroll)
	for i := range h.Cards {
		r := kit.Rect{X: x, Y: h.Bottom() - c.H - foot, W: wide, H: c.H}
		if i == c.Up {
			r.W += extra
		}
		h.Cards[i] = HandCard{Rect: r, Up: i == c.Up, Seen: r.W}
		x += r.W + gap
	}
}

// Top returns the top edge of the highest card, the bottom of the box if there are none.
func (h *Hand) Top() float64 {
	top := h.Bottom()
	for i := range h.Cards {
		top = math.Min(top, h.Cards[i].Rect.Y)
	}
	return top
}

// Hits adds the visible part of each card, with the spot that spot returns for it.
func (h *Hand) Hits(hits *scene.Hits, spot func(i int) table.Spot) {
	up := -1
	for i, c := range h.Cards {
		if c.Up {
			up = i
			continue
		}
		r := c.Rect
		if i+1 < len(h.Cards) {
			r.W = min(r.W, h.Cards[i+1].Rect.X-r.X)
		}
		if i > 0 && h.Cards[i-1].Up {
			right := h.Cards[i-1].Rect.Right()
			if right > r.X {
				r.X, r.W = right, r.W-(right-r.X)
			}
		}
		if r = h.inside(r); r.W >= 12 {
			hits.Add(spot(i), r)
		}
	}
	if up >= 0 {
		hits.Add(spot(up), h.inside(h.Cards[up].Rect))
	}
}

// inside clips a place to the left and right ends of the box.
func (h *Hand) inside(r kit.Rect) kit.Rect {
	return r.Intersect(kit.Rect{X: h.X, Y: r.Y, W: h.W, H: r.H})
}

// Reveal returns how far to scroll the hand so that cards are fully visible beside the signs at its ends, from the left
// to the right, also once one of them is picked; false if they do not fit.
func (h *Hand) Reveal(cards []int) (at float64, ok bool) {
	low := h.Cards[cards[0]].Rect.X - h.sign
	high := h.Cards[cards[len(cards)-1]].Rect.Right() + h.grow + h.sign
	most := math.Max(0, h.span+h.grow-h.room)
	at = panel.ScrollTo(math.Min(h.Scroll, h.Most), h.X, h.Right(), low, high, most)
	return at, len(cards) == 1 || high-low <= h.W
}

// Hidden counts the cards at the left and right ends of a scrolling hand that are less than half visible.
func (h *Hand) Hidden() (left, right int) {
	for i := range h.Cards {
		r := h.Cards[i].Rect
		switch half := h.Cards[i].Seen / 2; {
		case r.X+half < h.X:
			left++
		case r.X+half > h.Right():
			right++
		}
	}
	return left, right
}
