package panel

import (
	"math"

	"onelongnight/game/ui/kit"
)

// endHeights holds the heights of the parts of the last screen while it is being fitted to the window.
type endHeights struct {
	*End
	window                  kit.Window
	width, pad, gap         float64
	word, body, chart, note float64 // each with the gap below it
	size                    float64 // of the body's text
	facts                   []fact
	tiles, feet             []kit.Rect // from the origin
	tilesH, feetH           float64
}

// heights returns the wanted heights of all parts except the chart.
func (e *End) heights(w kit.Window) *endHeights {
	h := &endHeights{End: e, window: w, width: math.Min(w.W-16, w.Unit(960, 640)), pad: w.Unit(24, 12),
		gap: w.Unit(18, 10), word: w.Unit(160, 90)}
	if w.Portrait {
		h.word = 84 * w.S
	}
	facts, notes := e.words(true)
	h.tell(facts)
	h.write(w.Px(20))
	h.feet, h.feetH = e.foot(w, h.inner())
	if notes != "" {
		h.note = kit.TextHeight(kit.Body, noteSize(w), notes, h.inner()) + 8
	}
	return h
}

func (h *endHeights) inner() float64 { return h.width - 2*h.pad }

// tell lays out tiles for some facts.
func (h *endHeights) tell(facts []fact) {
	h.facts = facts
	h.tiles, h.tilesH = factTiles(h.window, h.inner(), facts)
}

// write sets the text size of the body.
func (h *endHeights) write(size float64) {
	h.size = size
	h.body = kit.TextHeight(kit.Body, size, h.Body, h.inner()) + 6
}

func (h *endHeights) sum() float64 {
	return h.word + h.body + h.chart + h.tilesH + h.note + h.gap + h.feetH + 2*h.pad
}

// room returns the height that is left for the chart once the title is as small as possible.
func (h *endHeights) room() float64 { return h.window.H - 12 - h.sum() + h.word - 44 }

// leastFacts is how many tiles are kept when a chart of curves needs room. A picture may replace all of them.
const leastFacts = 3

// fitChart makes room for the chart by removing tiles. If that is not enough, there is no chart, and its facts are told
// in words.
func (h *endHeights) fitChart() {
	least := leastFacts
	if h.Chart.Picture != nil {
		least = 0
	}
	for h.chart = h.chartHeight(); h.chart == 0 && len(h.facts) > least; h.chart = h.chartHeight() {
		h.tell(h.facts[:len(h.facts)-1])
	}
	if free := h.room() - h.gap; h.chart == 0 && h.Chart.Picture != nil && free >= h.Chart.Scant {
		h.chart = math.Min(free, h.Chart.Full) + h.gap
	}
	if h.chart == 0 {
		facts, _ := h.words(false)
		h.tell(facts)
	}
}

// chartHeight returns the height of the chart with the gap below it, 0 if there is too little room to read it.
func (h *endHeights) chartHeight() float64 {
	w, room := h.window, h.room()
	if h.Chart.Picture != nil {
		if room < h.Chart.Least+h.gap {
			return 0
		}
		return math.Min(room, h.Chart.Full+h.gap)
	}
	if room < leastChart*math.Max(1, w.TextScale)+h.gap {
		return 0
	}
	return math.Min(room, math.Max(leastChart, w.Unit(chartHeight, leastChart))*math.Max(1, w.TextScale)+h.gap)
}

// fit makes everything fit the height of the window: first the title shrinks, then the body's text, then tiles go.
func (h *endHeights) fit() {
	most := h.window.H - 12
	h.word -= clamp(h.sum()-most, 0, h.word-44)
	for h.sum() > most && h.size > kit.MinText {
		h.write(h.size - 1)
	}
	for h.sum() > most && len(h.facts) > 0 { // leave facts out rather than cut them off
		h.tell(h.facts[:len(h.facts)-1])
	}
}
