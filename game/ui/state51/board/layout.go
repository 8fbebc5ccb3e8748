package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
	"onelongnight/game/ui/scene"
)

// Layout is where everything stands in a window. It is not changed once it is made. All lengths are CSS pixels.
type Layout struct {
	furniture.Layout
	Round   kit.Rect
	Phases  kit.Rect
	Race    kit.Rect
	DeckAt  kit.Rect // the draw pile,
	Gone    kit.Rect // and the discard pile
	Horizon float64
	Rivals  []RivalBox // of Seats[1:]
	Base    BaseBox
	Tabs    [3]kit.Rect // of the rows
	RowsAt  [3]kit.Rect // right of their tabs
	Rows    kit.Field   // what lies in the rows, where it is wider than its room
	Camera  kit.Camera
	Plates  [3][]kit.Rect
	Leader  kit.Rect
	Ghost   kit.Rect // where the held card would stand
	SlotsAt kit.Rect // their title
	Slots   []kit.Rect
	Dawn    kit.Rect
	Draft   DraftBox
	Recall  kit.Rect
	Whole   float64  // how high the cards of a hand are of which only the upper part is seen; 0 where all is
	Face    kit.Rect // of the card whose ticket is open
	Lanes   []kit.Rect
	Fares   [][]kit.Rect // of each lane what it takes
	Choices []kit.Rect
	Ledger  kit.Rect
	Sources []kit.Rect // of the lines of a production that are cards

	folds map[table.Spot]bool
	lies  map[table.Spot]kit.Rect // where in the field of the rows a card lies
	hits  scene.Hits
}

// RivalBox is a rival's part of the horizon.
type RivalBox struct {
	Head   kit.Rect
	Strip  kit.Rect // what can be taken and visited
	Robs   []kit.Rect
	Visits []kit.Rect // as many as fit
	More   kit.Rect   // stands for the others
	Built  []kit.Rect // what else is in play, as much as there is room for
	Rest   kit.Rect   // says how much there is besides
}

// BaseBox is a settlement's sheet of goods.
type BaseBox struct {
	kit.Rect
	Head     kit.Rect
	Goods    []kit.Rect
	Tokens   []kit.Rect
	Stores   []kit.Rect
	VP       kit.Rect
	Contacts [3]kit.Rect
}

// DraftBox is the row, with who picks when.
type DraftBox struct {
	Picks []kit.Rect
	Cards []kit.Rect
	Marks []kit.Rect
	More  kit.Rect
}

// NewLayout lays a model out.
func NewLayout(m *Model, w kit.Window, camera kit.Camera) *Layout {
	m.Type, m.Cards = PromptType, nil
	for i := range m.Hand {
		m.Cards = append(m.Cards, m.Hand[i].Spot)
	}
	f := &Layout{Layout: m.Begin(w), folds: map[table.Spot]bool{}, lies: map[table.Spot]kit.Rect{}, Camera: camera}
	if m.Draft != nil {
		f.Draft.Picks = make([]kit.Rect, len(m.Draft.Picks))
	} else {
		f.Rivals = make([]RivalBox, len(m.Seats)-1)
	}
	if f.Portrait {
		if f.Solve(f.upright(m)); m.Ticket != nil && len(m.Hand) > 0 && f.Hand.Empty() {
			f.peekBeside(m)
		}
	} else {
		f.Solve(f.wide(m))
	}
	f.addHits(m)
	return f
}

// Hits returns the places that can be pointed at.
func (f *Layout) Hits() scene.Hits { return f.hits }

// Folds reports whether things that can be touched are folded away in a settlement.
func (f *Layout) Folds(place table.Spot) bool { return f.folds[place] }

// Words returns where there is room for what is said about nothing in sight.
func (f *Layout) Words() kit.Rect {
	if !f.Hand.Empty() && f.Whole == 0 {
		return f.Hand.Rect
	}
	return kit.Rect{X: f.Deck.X + 8, Y: f.Prompt.Bottom(), W: f.Deck.W - 16,
		H: f.Deck.Bottom() - f.Prompt.Bottom() - 60}
}

// Scrolls reports whether the rows are wider than their room.
func (f *Layout) Scrolls() bool { return f.Rows.W > 0 }

// Lies returns where in the rows a card lies.
func (f *Layout) Lies(spot table.Spot) (kit.Rect, bool) {
	r, ok := f.lies[spot]
	return r, ok
}

// choicesIn lays the answers out in a box, in as many rows as they need. In a wide window they stand in the middle of
// its height, at the end where the actions are.
func (f *Layout) choicesIn(box kit.Rect, n int, end kit.Align) {
	if n == 0 || box.Empty() {
		return
	}
	gap := f.Unit(8, 5)
	least := f.Unit(132, 84) * math.Max(1, math.Min(f.TextScale, 1.4))
	per := max(1, min(n, int((box.W+gap)/(least+gap))))
	lines := (n + per - 1) / per
	if fit := int((box.H + gap) / (f.Least() + gap)); f.Narrow && lines > fit { // each can be touched
		lines = max(1, fit)
	}
	per = (n + lines - 1) / lines
	high := math.Min(f.Unit(92, 60), (box.H-gap*float64(lines-1))/float64(lines))
	f.Choices = make([]kit.Rect, n)
	answers := layout.Grid(gap, high, per, layout.Cells(f.Choices)...)
	if f.Portrait {
		answers.Solve(kit.Rect{X: box.X, Y: box.Y, W: box.W, H: box.H})
		return
	}
	in := kit.Rect{W: math.Min(box.W, float64(per)*(2*least+gap)-gap), H: float64(lines)*(high+gap) - gap}
	in.X, in.Y = box.X, box.MidY()-in.H/2
	if end == kit.Finish {
		in.X = box.Right() - in.W
	}
	answers.Solve(in)
}
