package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// MinText is the smallest text on screen in CSS pixels, at a text scale of 1.
const MinText = 14

// Frame is where everything of a Model stands, in CSS pixels. Layout makes it; it is not changed afterwards.
type Frame struct {
	W, H      float64
	S         float64 // size relative to the design: 1 at 1280×720 in landscape, at 360×640 in portrait
	TextScale float64
	Portrait  bool
	Narrow    bool // at most 900 wide: touch sizes, no word labels in the top bar

	Top     kit.Rect
	Stand   kit.Rect
	Piles   [3][3]kit.Rect // by Faction, then pileDeck, pileDiscard, pileHand
	Clocks  [3]kit.Rect    // by Faction: how long the deck lasts, the end of its pile's place; empty in narrow windows
	Names   [3]kit.Rect    // by Faction, the side's word in the top bar, empty in narrow windows
	Tabs    [5]kit.Rect    // portrait: the strip of five cities
	Columns [5]Column
	Road    kit.Rect
	Deck    kit.Rect // the command strip
	Phases  kit.Rect
	Prompt  kit.Rect
	Log     kit.Rect
	LogRows []LogRow // the sentences in it, newest first
	LogMore int      // recent sentences that found no room
	HandBox kit.Rect
	Queue   []kit.Rect // of the first of Model.Queue
	// QueueMore is how many of the queue found no room.
	QueueMore int
	Hand      []HandCard
	Buttons   []ButtonSpot // of Model.Buttons, same order
	Panel     *Panel       // the open panel, or nil
	Inspect   *Panel       // the large face above everything, or nil
	Toast     kit.Rect
	Battle    *BattleFrame // nil without one

	// HandScrollMax, ScrollMax and InspectMax are how far the hand, the open panel and the rows beside the large face can be
	// scrolled, in CSS pixels.
	HandScrollMax, ScrollMax, InspectMax float64

	hits []Hit
}

// Column is where one city stands. In portrait only the city looked at has one.
type Column struct {
	Shown     bool
	Large     bool // with total plates at the left end of its rows
	Folded    bool // units folded into one count a side
	Rect      kit.Rect
	Rows      [3]kit.Rect // by Faction: the ring around the row
	Totals    [3]kit.Rect // by Faction: plate, or half of the pair at the top
	Forecasts [3]kit.Rect // by Faction, large columns only
	Name      kit.Rect
	Note      kit.Rect
	Support   kit.Rect
	Skyline   kit.Rect // the ground the blocks stand on is its bottom
	Districts []kit.Rect
	Units     [3][]kit.Rect // by Faction, in the order of Row.Units
	Sockets   [3][]kit.Rect // by Faction: the free ones
	Fold      [3]kit.Rect
}

// HandCard is where a card of the hand stands.
type HandCard struct {
	Rect  kit.Rect
	Angle float64 // degrees about the centre
	Full  bool    // drawn as the full face
	Seen  float64 // width up to the next card, from the left
	Up    bool    // lifted
}

// ButtonSpot is where a button stands. A square one shows only its icon. An empty Rect means it is left out.
type ButtonSpot struct {
	Rect   kit.Rect
	Square bool
}

// Index of a pile in Frame.Piles.
const (
	pileDeck = iota
	pileDiscard
	pileHand
)

// Layout computes where everything of m stands in a window of w by h CSS pixels. textScale enlarges text, 1 is normal.
func Layout(m *Model, w, h, textScale float64) *Frame {
	f := &Frame{W: w, H: h, TextScale: textScale, Portrait: w < 700 || h > w, Narrow: w <= 900}
	if f.Portrait {
		f.S = math.Max(1, math.Min(w/360, h/640))
		f.portrait(m)
	} else {
		f.S = math.Min(w/1280, h/720)
		f.landscape(m)
	}
	f.fillLog(m)
	f.placeQueue(m)
	if m.Battle != nil {
		f.Battle = f.battleFrame(m.Battle)
	}
	f.placeToast(m)
	f.placePanels(m)
	f.collectHits(m)
	return f
}

// Px returns the size of a text that the design draws at size CSS pixels.
func (f *Frame) Px(size float64) float64 {
	return math.Max(MinText, size*math.Max(f.S, 0.7)) * f.TextScale
}

// Fit returns Px for a text in a place that cannot grow: no larger than high.
func (f *Frame) Fit(size, high float64) float64 {
	return math.Max(math.Min(f.Px(size), high), math.Min(f.Px(size), MinText))
}

// Head returns the size of a heading, which grows less with the text than what has to be read below it.
func (f *Frame) Head(size float64) float64 {
	return f.Px(size) / f.TextScale * clamp(f.TextScale, 0.8, 1.3)
}

// u scales a length of the design, but not below least.
func (f *Frame) u(length, least float64) float64 { return math.Max(length*f.S, least) }

// looked returns the index of the city shown large besides, or instead of, the active one.
func looked(m *Model) int {
	if m.Look >= 1 && m.Look <= 5 {
		return m.Look - 1
	}
	for i := range m.Cities {
		if m.Cities[i].Active {
			return i
		}
	}
	return 4
}
