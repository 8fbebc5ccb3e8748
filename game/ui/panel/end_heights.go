package panel

import (
	"math"

	"onelongnight/game/ui/kit"
)

// endHeights are how high the parts of the last screen are, while it is made to fit its window.
type endHeights struct {
	*End
	window                  kit.Window
	width, pad, gap         float64
	word, body, chart, note float64 // each with the space below it
	size                    float64 // of the body's type
	facts                   []fact
	tiles, feet             []kit.Rect // from a corner on
	tilesH, feetH           float64
}

// heights returns those that the parts would like to have, without the chart.
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

// tell has tiles for some facts.
func (h *endHeights) tell(facts []fact) {
	h.facts = facts
	h.tiles, h.tilesH = factTiles(h.window, h.inner(), facts)
}

// write has the body in type of a size.
func (h *endHeights) write(size float64) {
	h.size = size
	h.body = kit.TextHeight(kit.Body, size, h.Body, h.inner()) + 6
}

func (h *endHeights) sum() float64 {
	return h.word + h.body + h.chart + h.tilesH + h.note + h.gap + h.feetH + 2*h.pad
}

// room returns what is left for the chart when the word has given way.
func (h *endHeights) room() float64 { return h.window.H - 12 - h.sum() + h.word - 44 }

// leastFacts is how many tiles stay where curves take the room of others. A picture may take that of all.
const leastFacts = 3

// fitChart finds room for the chart, for which tiles give way. Where there is none its facts are told instead.
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

// chartHeight returns how high the chart is with the space below it; 0 where nobody could read it.
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

// fit makes all of it as high as the window: the word gives way, then the type of the body, then tiles.
func (h *endHeights) fit() {
	most := h.window.H - 12
	h.word -= clamp(h.sum()-most, 0, h.word-44)
	for h.sum() > most && h.size > kit.MinText {
		h.write(h.size - 1)
	}
	for h.sum() > most && len(h.facts) > 0 { // rather fewer than cut
		h.tell(h.facts[:len(h.facts)-1])
	}
}
