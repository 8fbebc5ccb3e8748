package board

import (
	"math"
	"strconv"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/state51/art"
)

// landed is the part of a production's beat after which the gained goods have arrived: then the numbers change.
const landed = 0.5

// stage paints a production: the cards that give something, the base that gets it, and how far the other seats are.
func (d *drawing) stage() {
	s := &d.m.Seats[d.m.Shown]
	d.Part("sources", func() {
		for i, r := range d.f.Sources {
			if !r.Empty() {
				d.source(&d.m.Ledger.Lines[i], r)
			}
		}
	})
	was := d.stocked()
	if was == nil || d.now.Calm || d.now.T >= landed*d.now.Length {
		d.Part("stocks", func() { d.base(s) })
		d.gained(s, was)
		return
	}
	d.Part("stocks before", func() { d.base(before(s, was)) })
}

// stocked returns the seat on the stage as it was before the event, nil if the event does not concern it.
func (d *drawing) stocked() *Seat {
	if d.now.Before == nil || d.now.Length <= 0 {
		return nil
	}
	for i := range d.now.Before.Model.Seats {
		if s := &d.now.Before.Model.Seats[i]; s.Faction == d.m.Seats[d.m.Shown].Faction {
			return s
		}
	}
	return nil
}

// before returns seat s with the tokens of was.
func before(s, was *Seat) *Seat {
	out := *s
	out.VP, out.Points = was.VP, was.Points
	out.Goods, out.Tokens = counts(s.Goods, was.Goods), counts(s.Tokens, was.Tokens)
	return &out
}

// counts returns the kinds of tokens of one list with the numbers of another.
func counts(list, from []Token) []Token {
	out := make([]Token, len(list))
	for i, t := range list {
		out[i], out[i].N = t, had(from, t.Good)
	}
	return out
}

func had(list []Token, good string) int {
	for i := range list {
		if list[i].Good == good {
			return list[i].N
		}
	}
	return 0
}

// gained paints new gains beside the present numbers.
func (d *drawing) gained(s, was *Seat) {
	if was == nil {
		return
	}
	plus := func(n int, r kit.Rect) {
		if n <= 0 {
			return
		}
		size := d.f.Fit(16, 20)
		word := "+" + strconv.Itoa(n)
		w := kit.Width(kit.DisplayBlack, size, 0, word) + size*0.6
		at := kit.Rect{X: math.Min(r.Right()-w*0.7, d.f.Base.Right()-w), Y: r.Y - size*0.2, W: w, H: size * 1.15}
		if d.f.Portrait { // the number is to the right of its sign
			at.X, at.Y = r.X-2, r.Y-size*0.7
		}
		d.Fill(kit.Round(at.H/2), at, gainPaper)
		d.Line(middle(number(size, gain)), word, at)
	}
	for i := range d.f.Base.Goods {
		plus(s.Goods[i].N-had(was.Goods, s.Goods[i].Good), d.f.Base.Goods[i])
	}
	for i := range d.f.Base.Tokens {
		plus(s.Tokens[i].N-had(was.Tokens, s.Tokens[i].Good), d.f.Base.Tokens[i])
	}
	plus(s.VP-was.VP, d.f.Base.VP)
}

// source paints a card that gives something: a strip below a base with its name, or a location in play.
func (d *drawing) source(x *LedgerLine, r kit.Rect) {
	f := d.f
	if x.Now {
		d.Halo(kit.Round(8), r.Inset(-2), 12, gold.Fade(0.8))
	}
	if !x.Now && !x.Done {
		d.PushAlpha(0.6)
	}
	switch x.Strip {
	case Empty:
		art.Plate(d.Canvas, x.Print, r, art.CardState{Picked: x.Now})
	default:
		kind := art.AgreementStrip
		if x.Strip == Spoil {
			kind = art.SpoilStrip
		}
		size := f.Fit(16, r.H*0.3)
		strip, name := r, kit.Rect{}
		if r.H >= 3.2*size { // otherwise only the sheet has the names
			strip, name = r.CutTop(r.H - size*1.3)
		}
		d.Fill(kit.Round(7), r, sheet)
		art.Strip(d.Canvas, kind, x.Goods, strip)
		if !name.Empty() {
			d.Line(middle(label(size, text)), x.Name, name.InsetXY(3, 0))
		}
		if x.Now {
			d.Outline(kit.Round(7), r, 3, gold)
		}
	}
	if !x.Now && !x.Done {
		d.Pop()
	}
	if x.Done && !x.Now {
		q := math.Min(r.H*0.3, f.Unit(24, 16))
		d.Circle(r.Right()-q*0.4, r.Y+q*0.4, q*0.62, text)
		d.Circle(r.Right()-q*0.4, r.Y+q*0.4, q*0.54, gainPaper)
		d.DrawIcon(kit.IconCheck, kit.Rect{X: r.Right() - q*0.8, Y: r.Y, W: q * 0.8, H: q * 0.8}, text, gainPaper)
	}
}

// dawned paints what the dawn has brought a rival, or will bring, in the place of what can be taken there.
func (d *drawing) dawned(s *Seat, r kit.Rect) {
	f := d.f
	ground, edge := ink.Fade(0.72), kit.Hex(0x55402F)
	if s.Dawned == DawnNow {
		ground, edge = bestLane, gold
	}
	d.Fill(kit.Round(8), r, ground)
	d.Outline(kit.Round(8), r, 1.5, edge)
	in := r.InsetXY(f.Unit(10, 5), f.Unit(6, 3))
	mark, in := in.CutRight(f.Unit(34, 22))
	q := math.Min(f.Unit(24, 16), in.H*0.6)
	switch s.Dawned {
	case DawnDone:
		d.DrawIcon(kit.IconCheck, mark.Centred(q, q), gain, ink)
	case DawnNow:
		art.Sign(d.Canvas, "production", mark.Centred(q, q), gold)
	default:
		d.PushAlpha(0.5)
		defer d.Pop()
	}
	d.goodsIn(s.Dawn, in, math.Min(f.Unit(28, 17), in.H*0.8), text)
}
