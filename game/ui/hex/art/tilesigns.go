package art

import (
	"strconv"

	"onelongnight/game/ui/kit"
)

// effects are the signs of what modules and HQs give, with their size when there is no number beside them, or 0 if
// there always is one.
var effects = map[string]struct {
	sign string
	own  float64
}{
	"melee": {"fang", 0}, "ranged": {"bullet", 0}, "initiative": {"watch", 0}, "extra": {"extra", 0}, "medic": {"med",
		1.35},
	"convert": {"swap", 1.08}, "mobility": {"transport", 1}, stride: {"move", 0}, "takeover": {"magnet", 1.25},
}

// stride is the effect whose number is not a difference, so that it has no plus.
const stride = "stride"

func (t *tile) module() {
	p := t.pen.Painter
	t.dot(kit.Point{Y: -3}, 54, ink.Fade(0.55))
	t.dot(kit.Point{Y: -3}, 52, t.col.Badge.Mix(ink, 0.3))
	p.Stroke(disc(0, -3, 52), 4, kit.Solid(t.col.Edge))
	thin := kit.Solid(t.col.Edge.Fade(0.45))
	if t.d.Army == Outpost {
		p.Dash(disc(0, -3, 46), 1.6, 6, 4, thin)
	} else {
		p.Stroke(disc(0, -3, 46), 1.6, thin)
	}
	gifts := t.d.Gifts
	if len(gifts) == 2 {
		t.two(gifts[0].Effect, gifts[1].Effect)
		return
	}
	e := effects[gifts[0].Effect]
	switch {
	case e.own > 0 && t.size == tiny:
		t.put("sign-"+e.sign, 0, -4, e.own*1.1)
	case e.own > 0:
		t.put("sign-"+e.sign, 0, -6, e.own)
	case t.size == tiny:
		t.put("sign-"+e.sign, 0, -4, 1.6)
		if gifts[0].Value < 0 {
			p.Stroke(kit.SVG("M-32 31L32-39"), 9, kit.Solid(kit.Loss))
		}
	default:
		t.put("sign-"+e.sign, -22, -9, 1.06)
		t.value(21, 9, 46, gifts[0])
	}
}

// value paints how much a module gives, or takes.
func (t *tile) value(x, y, size float64, g Gift) {
	switch {
	case g.Effect == stride:
		t.text(x+3, y, size, strconv.Itoa(int(g.Value)), bone)
	case g.Value < 0:
		t.text(x, y, size, "−"+strconv.Itoa(int(-g.Value)), kit.Loss)
	default:
		t.text(x, y, size, "+"+strconv.Itoa(int(g.Value)), kit.LegalBright)
	}
}

// two paints the signs of a module that gives two things, each by one.
func (t *tile) two(a, b string) {
	if t.size == tiny {
		t.put("sign-"+effects[a].sign, -23, -3, 1.15)
		t.put("sign-"+effects[b].sign, 22, -3, 1.05)
		return
	}
	t.put("sign-"+effects[a].sign, -26, -18, 0.95)
	t.put("sign-"+effects[b].sign, 22, -18, 0.9)
	t.value(0, 36, 40, t.d.Gifts[0])
}

func (t *tile) instantEffect() {
	t.pen.Push(kit.Scale(0.78, 0.78))
	t.pen.Fill(tilePath("hexagon"), kit.Solid(t.col.Badge.Mix(ink, 0.3).Fade(0.8)))
	t.pen.Pop()
	t.put("act-"+t.d.Action, 0, -2, 1)
}
