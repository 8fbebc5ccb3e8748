package board

import (
	"math"
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/state51/art"
)

// Now is the moment to draw.
type Now = skin.Now[*Model, *Layout]

// The colours of paper, rust and controls, and of the classes.
var (
	ink       = kit.Hex(0x17100D)
	text      = kit.Hex(0xFBF1DC)
	textTwo   = kit.Hex(0xE3D3B6)
	quiet     = kit.Hex(0xC2AF92)
	sheet     = kit.Hex(0x241914)
	rim       = kit.Hex(0x6E5240)
	pen       = kit.Hex(0x231810)
	paper     = kit.Hex(0xF6EBD0)
	paperLow  = kit.Hex(0xE2D2A9)
	tray      = kit.Hex(0xD3BF92)
	empty     = kit.Hex(0x77654C)
	rust      = kit.Hex(0x7A3E20)
	fold      = kit.Hex(0xB99A6C)
	gold      = kit.Hex(0xFFD27A)
	gain      = kit.Hex(0xD6FF8F)
	gainPaper = kit.Hex(0x2F5A0C)
	lossWord  = kit.Hex(0xFF9C8C)
	redWord   = kit.Hex(0xFFB6A6)
	usedWord  = kit.Hex(0x8A1E0C)
	legal     = kit.Hex(0xB9E07F)
	lane      = kit.Hex(0x30301B)
	bestLane  = kit.Hex(0x4F3D1C)
	shutLane  = kit.Hex(0x221813)
	onBright  = kit.Hex(0x1D1403)

	classes = [3]kit.Color{kit.Hex(0xE2A246), kit.Hex(0xD58FB6), kit.Hex(0x6DB9B8)}
	ways    = [...]kit.Color{Pillage: kit.Hex(0xC8371F), Cooperate: kit.Hex(0x1F63A8), Annex: kit.Hex(0x5A6068),
		Redevelop: kit.Hex(0x8A4A14), Lead: kit.Hex(0xB9851F), Work: kit.Hex(0x2E7876), Visit: kit.Hex(0x3F6A2A),
		Store: kit.Hex(0x5A6068), Drop: kit.Hex(0x5A3A30), Take: kit.Hex(0xB9851F), Hire: kit.Hex(0xB9851F)}
	waySigns = [...]string{Pillage: "pillage", Cooperate: "cooperate", Annex: "annex", Redevelop: "redevelop",
		Lead: "annex", Work: "action", Visit: "visit", Store: "store", Drop: "slot", Take: "deck", Hire: "action"}
	classSigns = [3]string{"production", "ability", "action"}
)

// Draw paints the model at a moment, as laid out. The caller begins and ends the canvas frame.
func Draw(c *kit.Canvas, m *Model, f *Layout, now Now) {
	d := &drawing{Parts: kit.PartsOf(c, f), m: m, f: f, now: now}
	d.Keep(ground{f.Window, f.Horizon, f.Deck.Y}, d.ground)
	d.Part("bar", d.bar)
	d.Part("towns", d.towns)
	d.stir()
	d.Part("rivals", d.rivals)
	switch {
	case m.Draft != nil:
		d.Part("picks", func() {
			d.picks()
			d.dawn(&m.Seats[0])
		})
		d.row()
	case m.Staged():
		d.stage()
	default:
		d.Part("settlement", d.settlement)
	}
	d.Part("words", d.words)
	d.Part("recall", d.recall)
	d.hand()
	d.Part("ticket", d.ticket)
	d.Part("choices", d.choices)
	if at := d.counting(); at < 1 {
		d.ledger(at)
	} else {
		d.Part("ledger", func() { d.ledger(1) })
	}
	d.Part("buttons", d.buttons)
	d.moves()
	d.carried()
}

type drawing struct {
	kit.Parts
	m   *Model
	f   *Layout
	now Now
}

// ground is the key of the backdrop, which is kept from layout to layout.
type ground struct {
	w             kit.Window
	horizon, deck float64
}

// ground paints the dawn with the ground below, and the strip at the foot.
func (d *drawing) ground() {
	f := d.f
	art.Dawn(d.Canvas, f.Rect(), f.Horizon)
	d.FillRect(f.Deck, kit.Hex(0x130C09).Fade(0.68))
	d.hazard(kit.Rect{Y: f.Deck.Y - f.Unit(2, 1), W: f.W, H: f.Unit(6, 4)})
}

// hazard paints a line of slanted stripes.
func (d *drawing) hazard(r kit.Rect) {
	type key struct{ w, h float64 }
	d.Art(key{r.W, r.H}, r, func(p *kit.Painter) {
		path := new(kit.Path)
		for x := -r.H; x < r.W; x += 4 * r.H {
			path.MoveTo(x, r.H)
			path.LineTo(x+r.H, 0)
			path.LineTo(x+3*r.H, 0)
			path.LineTo(x+2*r.H, r.H)
			path.Close()
		}
		p.Fill(path, kit.Solid(gold.Fade(0.34)))
	})
}

// title returns the style of a title in capitals.
func title(size float64, col kit.Color) kit.Style {
	return kit.Style{Face: kit.DisplayBold, Size: size, Least: kit.MinText, Upper: true, Color: col, V: kit.Middle}
}

// label returns the style of small words.
func label(size float64, col kit.Color) kit.Style {
	return kit.Style{Face: kit.LabelBold, Size: size, Least: kit.MinText, Squeeze: 0.74, Color: col, V: kit.Middle}
}

// number returns the style of a number.
func number(size float64, col kit.Color) kit.Style {
	return kit.Style{Face: kit.DisplayBlack, Size: size, Least: kit.MinText, Color: col, V: kit.Middle}
}

// middle returns a style that centres text in its box.
func middle(s kit.Style) kit.Style {
	s.H = kit.Middle
	return s
}

// where returns the place of the first visible thing of a list.
func (f *Layout) where(list []table.Spot) (kit.Rect, bool) {
	for _, spot := range list {
		for _, s := range [...]table.Spot{spot, table.KindTab.Spot(spot.ID)} {
			if s.Kind == table.KindTab && spot.Kind != table.KindPlace {
				continue
			}
			if r, ok := f.hits.Anchor(s); ok {
				return r, true
			}
		}
	}
	return kit.Rect{}, false
}

// moves draws what is moving: tokens that fly, and the light around the things they come from.
func (d *drawing) moves() {
	if d.now.Before == nil || d.now.Length <= 0 {
		return
	}
	part := 0.8
	if d.m.Staged() {
		part = landed
	}
	t := motion.Tween{Length: d.now.Length * part, Ease: motion.InOut}.At(d.now.T)
	for _, spot := range d.m.Glows {
		if r, ok := d.f.where([]table.Spot{spot}); ok {
			d.Ring(kit.Round(8), r.Inset(-2), 3, 6, gold.Fade(math.Sin(math.Pi*math.Min(1, d.now.T/d.now.Length))))
		}
	}
	if d.now.Calm {
		return
	}
	d.arrive(t)
	size := d.f.Unit(34, 24)
	for i, fl := range d.m.Flights {
		from, ok := d.f.where(fl.From)
		to, there := d.f.where(fl.To)
		if !ok || !there || t >= 1 {
			continue
		}
		for k := ghosts; k >= 0; k-- {
			at := math.Max(0, t-0.05*float64(k))
			x, y := motion.Mix(from.MidX(), to.MidX(), at), motion.Mix(from.MidY(), to.MidY(), at)
			y -= math.Sin(math.Pi*at) * (40 + 12*float64(i)) * math.Max(d.f.S, 0.7)
			r := kit.Rect{X: x - size/2, Y: y - size/2, W: size, H: size}
			if k > 0 {
				d.PushAlpha(0.4 - 0.07*float64(k))
				art.Good(d.Canvas, fl.Good, r)
				d.Pop()
				continue
			}
			d.Glow(r.Inset(-size*0.5), gold.Fade(0.5))
			art.Good(d.Canvas, fl.Good, r)
		}
	}
}

// ghosts is the number of fading images behind a flying token.
const ghosts = 5

// arrive draws cards on their way from their old to their new places.
func (d *drawing) arrive(t float64) {
	for i := range d.m.Arrivals {
		a := &d.m.Arrivals[i]
		from, ok := d.now.Before.Layout.where(a.From)
		if was := d.now.Before; was.Model.Playing == a.Print && !was.Layout.Face.Empty() { // it was shown large
			from, ok = was.Layout.Face, true
		}
		if g := d.now.Dropped; g != nil && slices.Contains(a.From, g.Spot) {
			from, ok = d.fingered(g), true
		}
		to, there := d.f.where(a.To)
		if !ok || !there || t >= 1 {
			continue
		}
		high := motion.Mix(math.Min(from.H, d.f.Unit(154, 110)), math.Min(to.H, d.f.Unit(90, 60)), t)
		x, y := motion.Mix(from.MidX(), to.MidX(), t), motion.Mix(from.MidY(), to.MidY(), t)
		const high0 = 110.0 // it is painted at one size, and stretched on its way
		r := kit.Rect{X: -high0 * handRatio / 2, Y: -high0 / 2, W: high0 * handRatio, H: high0}
		d.Warp(kit.Translate(x, y).Mul(kit.Scale(high/high0, high/high0)))
		art.Small(d.Canvas, a.Print, r, art.CardState{Picked: true})
		d.Pop()
	}
}
