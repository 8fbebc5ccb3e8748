package board

import (
	"math"

	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// RoundSummary is the summary of a round.
type RoundSummary struct {
	Title, Ship string
	Lines       []ConvoySummary
}

// ConvoySummary says in words what a convoy did, gained and lost in a round.
type ConvoySummary struct {
	Seat, Name    string
	Way           string // from which space to which one
	Out           bool
	Gains, Losses string
}

// account is the layout of a summary: its text size, and the height of each entry.
type account struct {
	size, line, sign, wide float64
	columns                int
	highs                  []float64
}

// leading is the line height, as a multiple of the text size.
const leading = 1.25

// accountOf lays a summary out in a width: in two columns if there are many convoys and room for them.
func (f *Layout) accountOf(x *RoundSummary, width, size float64) account {
	a := account{size: size, line: size * leading, sign: size * 1.15, columns: 1}
	if len(x.Lines) > 2 && !f.Portrait {
		a.columns = 2
	}
	a.wide = (width - float64(a.columns-1)*f.Unit(28, 16)) / float64(a.columns)
	for i := range x.Lines {
		one := &x.Lines[i]
		a.highs = append(a.highs, a.tall(one.heading())+a.tall(one.Gains)+a.tall(one.Losses)+f.Unit(12, 7))
	}
	return a
}

// tall returns the height of a text with a sign in front, 0 if the text is empty.
func (a *account) tall(said string) float64 {
	if said == "" {
		return 0
	}
	return float64(len(kit.Wrap(kit.Body, a.size, said, a.wide-a.sign*signRoom))) * a.line
}

// signRoom is the room for a sign in front of a text, as a multiple of the sign's size.
const signRoom = 1.3

// heading returns the name of a convoy, and how it moved.
func (x *ConvoySummary) heading() string { return "**" + x.Name + "** " + x.Way }

// high returns the height of all entries.
func (a *account) high() (sum float64) {
	for i := 0; i < len(a.highs); i += a.columns {
		sum += a.row(i)
	}
	return sum
}

// row returns the height of the row that begins with entry i.
func (a *account) row(i int) float64 {
	high := a.highs[i]
	for _, h := range a.highs[i:min(i+a.columns, len(a.highs))] {
		high = math.Max(high, h)
	}
	return high
}

// roundSummary paints the summary over the middle of the table.
func (d *drawing) roundSummary(x *RoundSummary, u float64) {
	f := d.f
	if !d.now.Calm { // it fades in and out
		d.PushAlpha(math.Min(1, 8*math.Min(u+0.02, 1.02-u)))
		defer d.Pop()
	}
	w := math.Min(f.W-12, f.Unit(760, 560))
	if len(x.Lines) > 2 && !f.Portrait {
		w = math.Min(f.W-12, f.Unit(1060, 800))
	}
	top, bottom := f.Top.Bottom()+4, f.H-4
	title := f.Head(24) * 1.3
	pad := f.Unit(18, 9)
	a := f.accountOf(x, w-2*pad, f.Px(17))
	for a.size > kit.MinText && 2*pad+2*title+a.high() > bottom-top {
		a = f.accountOf(x, w-2*pad, math.Max(kit.MinText, a.size-0.5))
	}
	ship := kit.Style{Face: kit.Body, Size: a.size, Leading: leading, Color: art.Ice}
	sails := float64(len(kit.Wrap(ship.Face, ship.Size, x.Ship, w-2*pad-a.sign*1.6))) * a.line
	h := 2*pad + title + sails + f.Unit(12, 8) + a.high()
	y := math.Max(top, math.Min(f.Road.Bottom()+(f.Deck.Y-f.Road.Bottom()-h)/2, bottom-h))
	r := kit.Rect{X: (f.W - w) / 2, Y: y, W: w, H: h}
	d.Panel(kit.Cut(14), r, kit.Hex(0x163044), kit.Hex(0x0A1722), art.Gold)
	head, in := r.Inset(pad).CutTop(title)
	st := number(f.Head(24), art.Text)
	st.Upper = true
	d.Line(st, x.Title, head)
	line, in := in.CutTop(sails)
	art.Sign(d.Canvas, "ship", kit.Rect{X: line.X, Y: line.Y, W: a.sign, H: a.sign}, art.Ice)
	_, line = line.CutLeft(a.sign * 1.6)
	d.Block(ship, x.Ship, line)
	d.FillRect(kit.Rect{X: in.X, Y: in.Y + f.Unit(6, 4), W: in.W, H: 1}, art.Line)
	_, in = in.CutTop(f.Unit(12, 8))
	for i := 0; i < len(x.Lines); i += a.columns {
		var row kit.Rect
		row, in = in.CutTop(a.row(i))
		for k := i; k < min(i+a.columns, len(x.Lines)); k++ {
			d.convoySummary(&x.Lines[k], &a, layout.Cell(row, k-i, a.columns, f.Unit(28, 16)))
		}
	}
}

func (d *drawing) convoySummary(x *ConvoySummary, a *account, box kit.Rect) {
	said := func(text string, col kit.Color, mark func(at kit.Rect)) {
		var line kit.Rect
		line, box = box.CutTop(a.tall(text))
		at, words := line.CutLeft(a.sign * signRoom)
		at.W, at.H = a.sign, a.line
		mark(at)
		d.Block(kit.Style{Face: kit.Body, Size: a.size, Leading: leading, Color: col, Bold: art.Seat(x.Seat)}, text,
			words)
	}
	said(x.heading(), art.Text, func(at kit.Rect) {
		if x.Out {
			art.Sign(d.Canvas, "skull", at, art.Loss)
			return
		}
		art.Emblem(d.Canvas, x.Seat, at)
	})
	for _, part := range [...]struct {
		text, mark string
		col        kit.Color
	}{{x.Gains, "+", art.Bright}, {x.Losses, "−", art.Loss}} {
		if part.text != "" {
			said(part.text, part.col.Mix(art.Text, 0.5), func(at kit.Rect) {
				d.Line(centred(number(a.size*1.2, part.col)), part.mark, at)
			})
		}
	}
}
