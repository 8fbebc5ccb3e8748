package panel

import (
	"math"
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// Records is a list: the log, how a number comes about, or a page of text.
type Records struct {
	Title   string
	List    []Record
	Buttons []Button
	Scroll  float64 // 0..Placed.Most
}

// Record is a line of a list: a number, words, and the cards that the words are about.
type Record struct {
	Spot   table.Spot // a touch tells more about this; NoSpot if it does nothing
	N      string     // the number in front, "" without one
	Tone   Tone       // colour of the number
	Text   string     // may hold **bold** runs and line breaks
	Head   bool       // a title of the records after it
	Deep   bool       // part of the record above
	Sum    bool       // the sum of the records above
	Face   Image      // at the left end, nil for none
	Cards  []Link     // at the right end
	Barred bool       // a bar is drawn behind it,
	Bar    float64    // of this length, 0..1
}

// NewestFirst reverses a chronological list. Each title stays above its own records; these keep their order if few is
// set, otherwise they are reversed too.
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
	Name  string // for people who cannot see the picture
}

// Tone is the colour of a number: as printed, raised or lowered.
type Tone int

// The tones.
const (
	ToneNormal Tone = iota
	ToneUp
	ToneDown
)

// Color returns the colour of a number with that tone.
func (t Tone) Color() kit.Color {
	switch t {
	case ToneUp:
		return kit.LegalBright
	case ToneDown:
		return kit.RedNumber
	}
	return kit.White
}

// Texts returns records that consist of text only.
func Texts(texts ...string) []Record {
	var list []Record
	for _, t := range texts {
		list = append(list, Record{Text: t})
	}
	return list
}

func (r *Records) scrolled() float64 { return r.Scroll }

func (r *Records) says() (title, body string) { return r.Title, "" }

// place places a list. Large text makes it wider.
func (r *Records) place(w kit.Window) *Placed {
	p := &Placed{}
	pad := w.Unit(20, 12)
	width := math.Min(w.W-16, w.Unit(620, 480)*clamp(w.TextScale, 1, 1.6))
	p.Rect = kit.Rect{X: w.W/2 - width/2, Y: w.Unit(40, 8), W: width, H: w.H - 2*w.Unit(40, 8)}
	if h := rim(w, width-2*pad, "", r.Buttons) + recordsHeight(w, r.List, width-2*pad) + 2*pad; h < p.Rect.H {
		p.Rect.Y, p.Rect.H = w.H/2-h/2, h
	}
	inner := p.foot(w, p.head(w, p.Rect.Inset(pad), "", r.Buttons))
	r.list(w, p, inner)
	return p
}

// list places the list into a box, in which it scrolls.
func (r *Records) list(w kit.Window, p *Placed, box kit.Rect) {
	p.View = box.InsetXY(-4, 0)
	p.Most = new(Placed).records(w, box, r.List, 0)
	p.records(w, box, r.List, clamp(r.Scroll, 0, p.Most))
}

func (r *Records) draw(d *drawing, p *Placed) {
	d.scrim(0.7)
	d.sheet(p, r.Title, "")
	r.drawList(d, p)
}

func (r *Records) drawList(d *drawing, p *Placed) {
	d.records(p)
	d.ScrollBar(p.View.Inset(-6), r.Scroll, p.Most, kit.TextQuiet)
	d.buttons(p, false)
}
