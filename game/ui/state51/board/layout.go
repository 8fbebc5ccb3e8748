package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
	"onelongnight/game/ui/scene"
)

// Layout holds the places of everything in a window, in CSS pixels. It is not changed once it is made.
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
	RowsAt  [3]kit.Rect // to the right of the tabs
	Rows    kit.Field   // the content of the rows, if it is wider than its room
	Camera  kit.Camera
	Plates  [3][]kit.Rect
	Leader  kit.Rect
	Ghost   kit.Rect // where the held card would go
	SlotsAt kit.Rect // the title of the slots
	Slots   []kit.Rect
	Dawn    kit.Rect
	Draft   DraftBox
	Recall  kit.Rect
	Whole   float64  // height of cards of which only the upper part is visible, otherwise 0
	Face    kit.Rect // of the open card
	Lanes   []kit.Rect
	Fares   [][]kit.Rect // what each lane takes
	Choices []kit.Rect
	Ledger  kit.Rect
	Sources []kit.Rect // the cards among a production's lines

	folds map[table.Spot]bool
	lies  map[table.Spot]kit.Rect // places of cards in the field of the rows
	hits  scene.Hits
}

// RivalBox holds the places of a rival's parts at the horizon.
type RivalBox struct {
	Head   kit.Rect
	Strip  kit.Rect // what can be taken and visited
	Robs   []kit.Rect
	Visits []kit.Rect // as many as fit
	More   kit.Rect   // stands for the rest
	Built  []kit.Rect // other cards in play, as many as fit
	Rest   kit.Rect   // says how many more there are
}

// BaseBox holds the places of a base's parts.
type BaseBox struct {
	kit.Rect
	Head     kit.Rect
	Goods    []kit.Rect
	Tokens   []kit.Rect
	Stores   []kit.Rect
	VP       kit.Rect
	Contacts [3]kit.Rect
}

// DraftBox holds the places of the row and the picks.
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

// Folds reports whether a settlement hides things that can be touched.
func (f *Layout) Folds(place table.Spot) bool { return f.folds[place] }

// Words returns the place for words about things that are not in view.
func (f *Layout) Words() kit.Rect {
	if !f.Hand.Empty() && f.Whole == 0 {
		return f.Hand.Rect
	}
	return kit.Rect{X: f.Deck.X + 8, Y: f.Prompt.Bottom(), W: f.Deck.W - 16,
		H: f.Deck.Bottom() - f.Prompt.Bottom() - 60}
}

// Scrolls reports whether the rows are wider than their room.
func (f *Layout) Scrolls() bool { return f.Rows.W > 0 }

// Lies returns the place of a card in the rows.
func (f *Layout) Lies(spot table.Spot) (kit.Rect, bool) {
	r, ok := f.lies[spot]
	return r, ok
}

// choicesIn lays the answers out in a box, in as many lines as they need. In a wide window they are centred vertically,
// at the end where the buttons are.
func (f *Layout) choicesIn(box kit.Rect, n int, end kit.Align) {
	if n == 0 || box.Empty() {
		return
	}
	gap := f.Unit(8, 5)
	least := f.Unit(132, 84) * math.Max(1, math.Min(f.TextScale, 1.4))
	per := max(1, min(n, int((box.W+gap)/(least+gap))))
	lines := (n + per - 1) / per
	if fit := int((box.H + gap) / (f.Least() + gap)); f.Narrow && lines > fit { // each must be large enough to touch
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
