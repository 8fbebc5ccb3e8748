package panel

import (
	"math"
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// Records is a list: what happened, how a number comes about, a page of text.
type Records struct {
	Title   string
	List    []Record
	Buttons []Button
	Scroll  float64 // 0..Placed.Most
}

// Record is a line of a list: a number, words, and the cards that they are
// about.
type Record struct {
	Spot   table.Spot // what a touch tells more about, NoSpot if it does nothing
	N      string     // the number in front, "" without one
	Tone   Tone       // of the number
	Text   string     // may hold **bold** runs and line breaks
	Head   bool       // a title of those after it
	Deep   bool       // a part of the record above
	Sum    bool       // what the records above add up to
	Face   Image      // at the left end, nil without one
	Cards  []Link     // at the right end
	Barred bool       // a bar lies behind it,
	Bar    float64    // so long, from 0 to 1
}

// NewestFirst turns a list in order of time round, but leaves every title above those that it is the title of; these
// stay in order where they are few, and are turned round too where they are not.
func NewestFirst(list []Record, few bool) []Record {
	out := make([]Record, 0, len(list))
	end := len(list)
	for i := len(list) - 1; i >= 0; i-- {
		if i > 0 && !list[i].Head {
			continue
		}
		group := slices.Clone(list[i:end])
		end = i
		if !few {
			rest := group
			if list[i].Head {
				rest = group[1:]
			}
			slices.Reverse(rest)
		}
		out = append(out, group...)
	}
	return out
}

// Link is a small picture that can be touched.
type Link struct {
	Spot  table.Spot
	Image Image
	Name  string // for those who do not see it
}

// Tone colours a number: as printed, raised or lowered.
type Tone int

// The tones.
const (
	ToneNormal Tone = iota
	ToneUp
	ToneDown
)

// Color returns the colour of a number in that tone.
func (t Tone) Color() kit.Color {
	switch t {
	case ToneUp:
		return kit.LegalBright
	case ToneDown:
		return kit.RedNumber
	}
	return kit.White
}

// Texts are records of nothing but text.
func Texts(texts ...string) []Record {
	var list []Record
	for _, t := range texts {
		list = append(list, Record{Text: t})
	}
	return list
}

func (r *Records) scrolled() float64 { return r.Scroll }

// place places a list; large type makes it wider.
func (r *Records) place(w kit.Window) *Placed {
	p := &Placed{}
	pad := w.Unit(20, 12)
	width := math.Min(w.W-16, w.Unit(620, 480)*clamp(w.TextScale, 1, 1.6))
	p.Rect = kit.Rect{X: w.W/2 - width/2, Y: w.Unit(40, 8), W: width, H: w.H - 2*w.Unit(40, 8)}
	if h := rim(w, width-2*pad, "", r.Buttons) + recordsHeight(w, r.List, width-2*pad) + 2*pad; h < p.Rect.H {
		p.Rect.Y, p.Rect.H = w.H/2-h/2, h
	}
	inner := p.foot(w, p.head(w, p.Rect.Inset(pad), "", r.Buttons))
	p.View = inner.InsetXY(-4, 0)
	p.Most = new(Placed).records(w, inner, r.List, 0)
	p.records(w, inner, r.List, clamp(r.Scroll, 0, p.Most))
	return p
}

func (r *Records) draw(d *drawing, p *Placed) {
	d.scrim(0.7)
	d.sheet(p, r.Title, "")
	d.records(p)
	d.ScrollBar(p.View.Inset(-6), r.Scroll, p.Most, kit.TextQuiet)
	d.buttons(p, false)
}
