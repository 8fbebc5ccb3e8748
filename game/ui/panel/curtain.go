package panel

import (
	"math"
	"strings"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Sign shows whose something is.
type Sign struct {
	Image Image     // an emblem, nil for none
	Color kit.Color // can be read on a dark background
	Light kit.Color // of a glow behind the emblem
}

// Curtain hides the table while a shared device is passed on. It stands in the colour of the side that is next, below
// its emblem, so that everybody around a table sees whose turn it is.
type Curtain struct {
	Sign
	Title   string
	Body    string
	Buttons []Button
}

// CurtainOf returns the curtain of a screen, under the sign of the side that is next.
func CurtainOf(screen *scene.Screen, t Words, of Sign) *Curtain {
	return &Curtain{Sign: of, Title: t("curtain.title"),
		Body: t("curtain.body", "side", strings.Join(screen.Words, "")), Buttons: CommandButtons(screen)}
}

func (m *Curtain) scrolled() float64 { return 0 }

func (m *Curtain) says() (title, body string) { return m.Title, PlainText(m.Body) }

// place places the words and buttons below the emblem, the upper half of which stands out of the sheet. It is left out
// of a window without room for it.
func (m *Curtain) place(w kit.Window) *Placed {
	p := &Placed{buttons: m.Buttons, Buttons: make([]ButtonPlace, len(m.Buttons))}
	pad, gap, line := w.Unit(20, 12), w.Unit(10, 8), w.Unit(54, 48)
	width := math.Min(w.W-24, w.Unit(440, 340))
	inside := width - 2*pad
	p.bodySize = w.Px(18)
	title, body := w.Px(30)*1.25, kit.TextHeight(kit.Body, p.bodySize, m.Body, inside)
	high := 2*pad + title + body + 2*gap + float64(len(m.Buttons))*(line+gap) - gap
	emblem := 0.0
	if room := w.H - 16 - high; m.Image != nil && room >= w.Unit(44, 40) {
		emblem = math.Min(room, w.Unit(168, 148))
	}
	p.Rect = centre(w, width, high+emblem/2).Offset(0, emblem/4)
	p.View = kit.Rect{X: w.W/2 - emblem/2, Y: p.Rect.Y - emblem/2, W: emblem, H: emblem}
	at := p.Rect.Inset(pad)
	_, at = at.CutTop(emblem / 2)
	p.Title, at = at.CutTop(title)
	_, at = at.CutTop(gap / 2)
	p.Body, at = at.CutTop(body)
	_, at = at.CutTop(gap * 1.5)
	for i := range m.Buttons {
		p.Buttons[i].Rect, at = at.CutTop(line)
		_, at = at.CutTop(gap)
	}
	return p
}

func (m *Curtain) draw(d *drawing, p *Placed) {
	d.scrim(1)
	around := math.Max(p.Rect.W, p.View.W)
	d.Glow(kit.Rect{X: p.Rect.MidX(), Y: p.Rect.Y}.Inset(-around*1.3), m.Light.Fade(0.5))
	d.Panel(kit.Round(12), p.Rect, kit.PanelTop, kit.PanelBottom, m.Color)
	if !p.View.Empty() {
		d.Glow(p.View.Inset(-p.View.W*0.3), kit.Ink.Fade(0.9))
		m.Image.DrawImage(d.Canvas, d.f.Window, p.View)
	}
	d.Line(kit.Style{Face: kit.DisplayBold, Size: d.f.Px(30), Least: 18, Tracking: 0.8, Upper: true,
		Color: kit.NameText, H: kit.Middle, V: kit.Middle}, m.Title, p.Title)
	d.Block(kit.Style{Face: kit.Body, Size: p.bodySize, Least: kit.MinText, Color: kit.Text, Bold: m.Color,
		H: kit.Middle}, m.Body, p.Body)
	d.buttons(p, false)
}
