package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Size of the full face in the design.
const (
	faceW, faceH = 190.0, 264.0
)

// Panel is where an open panel stands.
type Panel struct {
	Rect    kit.Rect // empty for a panel that covers the window
	Title   kit.Rect
	Body    kit.Rect
	View    kit.Rect // what scrolls is clipped to this
	Cards   []kit.Rect
	Records []RecordSpot
	Buttons []ButtonSpot
	Levels  []kit.Rect
	Label   kit.Rect
	Labels  []kit.Rect
	Corner  []kit.Rect

	ids           []string // of Cards
	buttons       []Button
	levels        []Button
	corner        []Button
	buttonsScroll bool // the buttons scroll inside View
}

// Panels returns the open panels, the upper one last.
func (f *Frame) panels() []*Panel {
	var out []*Panel
	if f.Panel != nil {
		out = append(out, f.Panel)
	}
	if f.Inspect != nil {
		out = append(out, f.Inspect)
	}
	return out
}

func (f *Frame) placePanels(m *Model) {
	switch {
	case m.Title != nil:
		f.Panel = f.titlePanel(m.Title)
	case m.End != nil:
		f.Panel = f.endPanel(m.End)
	}
	// A panel over the first or last screen replaces it for the pointer; both stay painted.
	switch {
	case m.Menu != nil:
		f.Panel = f.menuPanel(m.Menu)
	case m.Choice != nil:
		f.Panel = f.choicePanel(m.Choice)
	case m.Pile != nil:
		f.Panel = f.pilePanel(m.Pile)
	case m.Records != nil:
		f.Panel = f.recordsPanel(m.Records)
	case m.Options != nil:
		f.Panel = f.optionsPanel(m.Options)
	}
	if m.Inspect != nil {
		f.Inspect = f.inspectPanel(m.Inspect)
	}
}

func (f *Frame) panelHits(p *Panel) {
	box := p.View
	if p == f.Inspect {
		box = p.Rect // its list alone scrolls
	}
	for i, r := range p.Cards {
		if r = r.Intersect(box); r.H >= 20 && r.W >= 20 {
			f.hit("card:"+p.ids[i], r)
		}
	}
	f.recordHits(p)
	for i, r := range p.Buttons {
		r := r.Rect
		if !p.View.Empty() && p.buttonsScroll {
			r = r.Intersect(p.View)
		}
		f.hit("button:"+p.buttons[i].ID, r)
	}
	for i, r := range p.Levels {
		if !p.View.Empty() {
			r = r.Intersect(p.View)
		}
		f.hit("button:"+p.levels[i].ID, r)
	}
	for i, r := range p.Corner {
		f.hit("button:"+p.corner[i].ID, r)
	}
}

// isClose reports whether a button is the panel's cross, which stands in its right top corner.
func isClose(b Button) bool { return b.ID == "close" && b.Icon == kit.IconClose }

// head places title, body and the cross at the top of a panel and returns what is left.
func (f *Frame) head(p *Panel, inner kit.Rect, body string, buttons []Button) kit.Rect {
	p.buttons = buttons
	p.Buttons = make([]ButtonSpot, len(buttons))
	titleH := math.Max(44, f.Px(30)*1.25)
	p.Title, inner = inner.CutTop(titleH)
	for i, b := range buttons {
		if isClose(b) {
			r := kit.Rect{X: inner.Right() - 44, Y: p.Title.MidY() - 22, W: 44, H: 44}
			p.Buttons[i] = ButtonSpot{Rect: r, Square: true}
			p.Title.W -= 52
		}
	}
	if body != "" {
		h := f.textHeight(kit.Body, f.Px(17), body, inner.W)
		p.Body, inner = inner.CutTop(math.Min(h, inner.H*0.4))
		_, inner = inner.CutTop(f.u(10, 6))
	}
	return inner
}

// textHeight is the height of a wrapped text at a line height of 1.3.
func (f *Frame) textHeight(face kit.Face, size float64, text string, width float64) float64 {
	return float64(len(kit.Wrap(face, size, text, width))) * size * 1.3
}

// foot places the other buttons in rows at the bottom of a panel and returns what is left.
func (f *Frame) foot(p *Panel, inner kit.Rect) kit.Rect {
	var rest []int
	for i, b := range p.buttons {
		if !isClose(b) {
			rest = append(rest, i)
		}
	}
	if len(rest) == 0 {
		return inner
	}
	gap, h := f.u(12, 8), f.u(54, 48)
	per := min(len(rest), max(1, int((inner.W+gap)/(f.u(170, 140)+gap))))
	lines := (len(rest) + per - 1) / per
	per = (len(rest) + lines - 1) / lines // none is left over for the last line
	box, inner := inner.CutBottom(float64(lines)*(h+gap) - gap)
	inner.H -= gap
	w := math.Min((box.W-gap*float64(per-1))/float64(per), f.u(320, 260))
	for k, i := range rest {
		n := float64(min(per, len(rest)-k/per*per))
		left := box.MidX() - (w*n+gap*(n-1))/2
		p.Buttons[i].Rect = kit.Rect{
			X: left + float64(k%per)*(w+gap), Y: box.Y + float64(k/per)*(h+gap), W: w, H: h,
		}
	}
	return inner
}
