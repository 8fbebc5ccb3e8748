package board

import (
	"math"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// arrival marks a card that is held up before it goes to its place: what triggers it, where it goes, and what it is
// about to strike. The card itself is drawn as a unit in flight.
func (d *drawing) arrival(e *Effect, to kit.Rect, t float64) {
	if t >= arrivalHeld || e.Card == nil {
		return
	}
	fade := d.arrivalFade(t)
	aim, ok := d.spot(e.Aim)
	face := d.f.arrivalSpot(to, aim)
	d.PushAlpha(fade)
	defer d.Pop()
	d.Outline(shapeOf(e.Side, 10), to.Inset(-3), 2.6, kit.Gold)
	d.Ring(shapeOf(e.Side, 10), to.Inset(-3), 5, 6, kit.Gold.Fade(0.7))
	d.caption()
	if e.Card.TriggerWord != "" {
		k := face.W / faceW
		line := kit.Rect{X: face.X + 8*k, Y: face.Y + (faceSplit(k)+35)*k, W: face.W - 16*k, H: 20 * k}
		glow := 0.65 + 0.35*math.Sin(t*22)
		if d.now.Calm {
			glow = 1
		}
		d.Outline(kit.Round(5), line, 2.2, kit.Hex(0xD79B34).Fade(glow))
	}
	if !ok || aim == to {
		return
	}
	from := kit.Point{X: clamp(aim.MidX(), face.X+12, face.Right()-12),
		Y: clamp(aim.MidY(), face.Y+12, face.Bottom()-12)}
	d.ray(from, kit.Point{X: aim.MidX(), Y: aim.MidY()}, 3, art.Sensor.Fade(0.8))
	size := aim.W * (1.3 - 0.3*d.arrivalIn(t))
	d.Outline(kit.Round(10), aim.Inset(-3), 2.6, art.Sensor)
	d.DrawIcon(IconKill, aim.Centred(size, size), art.Sensor, kit.Ink)
}

// arrivalIn returns how far what is said about a held-up card has come into sight, 0..1, at the part t of its arrival.
func (d *drawing) arrivalIn(t float64) float64 {
	if d.now.Calm {
		return 1
	}
	return motion.Tween{Start: 0.12, Length: 0.14}.At(t)
}

// arrivalFade returns how visible that is, 0..1: it comes into sight, and is gone when the card flies.
func (d *drawing) arrivalFade(t float64) float64 {
	return d.arrivalIn(t) * (1 - motion.Tween{Start: arrivalHeld - 0.1, Length: 0.1}.At(t))
}

// heldOver returns how far the words of the strip have given way to a card that is held up over them on a phone, 0..1.
// A caption repeats them.
func (d *drawing) heldOver() float64 {
	if !d.f.Portrait || d.before == nil {
		return 0
	}
	for i := range d.m.Effects {
		e := &d.m.Effects[i]
		if t := (d.now.T - e.Delay) / e.Length; e.Kind == FxArrive && e.Card != nil && t >= 0 && t < arrivalHeld {
			return d.arrivalFade(t)
		}
	}
	return 0
}

// caption repeats the prompt above the road, where a card that is held up hides it.
func (d *drawing) caption() {
	f := d.f
	if !f.Portrait || len(d.m.Prompt.Lines) == 0 {
		return
	}
	size, wide := f.Px(15), f.W-20*f.S
	said := d.m.Prompt.Lines[0]
	high := float64(len(kit.Wrap(kit.Body, size, said, wide-20*f.S)))*size*saidLeading + 10*f.S
	r := kit.Rect{X: 10 * f.S, Y: f.Road.Y - 12*f.S - high, W: wide, H: high}
	d.FillShape(kit.Round(8), r, kit.Hex(0x0C1016).Fade(0.92), kit.Hex(0x0C1016).Fade(0.92))
	d.Outline(kit.Round(8), r, 1.5, kit.Brass)
	d.Block(kit.Style{Face: kit.Body, Size: size, Leading: saidLeading, Color: kit.Text, Bold: kit.Gold,
		H: kit.Middle}, said, r.InsetXY(10*f.S, 5*f.S))
}
