package board

import (
	"math"
	"slices"
	"strconv"

	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
)

// slots paints the five slots that can be explored.
func (d *drawing) slots() {
	for i, r := range d.f.Slots {
		s := &d.m.Slots[i]
		if r.Empty() {
			continue
		}
		if s.Print == nil {
			d.Dashed(kit.Round(8), r, 1.5, 5, 5, art.Line)
		} else {
			art.Card(d.Canvas, s.Print, r, s.State)
		}
		d.slotPlate(s, d.f.Plates[i])
	}
}

// slotPlate paints the cost of a slot, and its bonus.
func (d *drawing) slotPlate(s *Slot, r kit.Rect) {
	f := d.f
	edge, ground, col := art.Line, art.PanelLo, art.Bright
	switch {
	case s.Open:
		edge, ground = art.Gold, kit.Hex(0x3A2A10)
	case s.Grey:
		col = art.Quiet
	case s.State.Legal:
		edge = art.Legal
	}
	d.Fill(kit.Round(f.Unit(7, 5)), r, ground.Fade(0.94))
	d.Outline(kit.Round(f.Unit(7, 5)), r, 1.5, edge)
	q, size := f.price(r, s.Food)
	if f.Portrait && s.Food > 0 { // the food is below
		q = r.H * 0.52
	}
	shield := kit.Rect{X: r.X + 2, Y: r.Y + (r.H-q)/2, W: q * 0.9, H: q}
	if f.Portrait && s.Food > 0 {
		shield.Y = r.Y + 2
	}
	art.Sign(d.Canvas, "shield", shield.Centred(q, q), col)
	art.Sign(d.Canvas, "shield", shield.Centred(q*0.78, q*0.78), art.Ink)
	d.Line(centred(number(math.Max(kit.MinText, q*0.62), col)), s.Cost, shield.Offset(0, -1))
	_, rest := r.CutLeft(shield.Right() - r.X + 1)
	if f.Portrait {
		if s.Food > 0 {
			d.sign(shield.X, kit.Rect{X: r.X, Y: shield.Bottom(), H: r.Bottom() - shield.Bottom()}, "food",
				kit.Minus(-s.Food), 13*f.S, art.Loss)
		}
		d.bonusUpright(s, rest)
		return
	}
	if s.Food > 0 { // food that makes up for missing skill
		d.sign(rest.X+2, r, "food", f.foodPrice(s.Food), size, art.Loss)
	}
	price, rest := r.CutLeft(r.W * priceWidth) // set apart from the bonus, with or without food
	d.FillRect(kit.Rect{X: price.Right(), Y: r.Y + 5, W: 1, H: r.H - 10}, edge.Fade(0.6))
	rest = rest.InsetXY(4, 0)
	size = math.Min(f.Unit(20, 15), rest.H*0.66)
	list := options(s.Bonus, f.Narrow)
	if art.EffectsWidth(list, size) <= rest.W*1.2 {
		art.Effects(d.Canvas, list, rest, size, false)
	} else {
		d.bonusUpright(s, rest)
	}
}

// priceWidth is the part of a plate's width in which the cost stands.
const priceWidth = 0.42

// foodPrice returns what is written after the food that an exploration takes. In little room only the colour tells that
// it is a loss.
func (f *Layout) foodPrice(food int) string {
	if f.Narrow {
		return itoa(food)
	}
	return kit.Minus(-food)
}

// price returns the sizes of the shield with the cost of a slot, and of the sign of the food that makes up for missing
// skill, so that both fit.
func (f *Layout) price(plate kit.Rect, food int) (shield, sign float64) {
	const leastShield, leastSign = 17, 11
	shield, sign = math.Min(plate.H*0.92, plate.W*0.38), f.Unit(20, 14)
	if food == 0 {
		return shield, sign
	}
	n := f.foodPrice(food)
	room := plate.W*priceWidth - 5
	for sign > leastSign && 0.9*leastShield+signAcross(sign, n) > room {
		sign--
	}
	return math.Max(leastShield, math.Min(shield, (room-signAcross(sign, n))/0.9)), sign
}

// bonusUpright paints the bonus of a slot in little room: an option or a sign in each line, as large as fits.
func (d *drawing) bonusUpright(s *Slot, r kit.Rect) {
	lines := bonusLines(s.Bonus, d.f.Portrait || d.f.Narrow)
	if len(lines) > 2 && r.H < float64(len(lines))*leastLine {
		lines = signsAlone(lines)
	}
	for i, list := range lines {
		high := r.H / math.Max(2, float64(len(lines)))
		at := kit.Rect{X: r.X, Y: r.MidY() + high*(float64(i)-float64(len(lines))/2), W: r.W - 2, H: high}
		art.Effects(d.Canvas, list, at, math.Min(16*d.f.S, high*0.92), false)
	}
}

// leastLine is the least height of a line of signs, in CSS pixels.
const leastLine = 10

// signsAlone returns three lines of a bonus in at most two, without numbers: the prompt tells those before an
// exploration.
func signsAlone(lines [][]art.Effect) [][]art.Effect {
	first, rest := slices.Concat(lines[:2]...), slices.Concat(lines[2:]...)
	for _, list := range [...][]art.Effect{first, rest} {
		for i := range list {
			list[i].N = ""
		}
	}
	if len(first)+len(rest) <= 5 { // three signs and what separates them
		return [][]art.Effect{append(first, rest...)}
	}
	return [][]art.Effect{first, rest}
}

// bonusLines returns the signs of a bonus in lines: one for each effect, or for each option, the second after a
// separator. Effects that end every option get a line of their own, if what comes before them fits in one. If brief,
// numbers of one are left out.
func bonusLines(bonus [][]art.Effect, brief bool) (lines [][]art.Effect) {
	list := options(bonus, brief)
	if len(bonus) > 1 && len(list) == 2*len(bonus) { // only the options, and what they share
		last := len(list) - 1
		return [][]art.Effect{list[:last], list[last:]}
	}
	effects := 0
	for _, option := range bonus {
		effects += len(option)
	}
	for i, option := range bonus {
		if effects > 3 { // a line for each option
			line := options([][]art.Effect{option}, brief)
			if i > 0 {
				line = append([]art.Effect{art.Or}, line...)
			}
			lines = append(lines, line)
			continue
		}
		for k := range option {
			line := option[k : k+1]
			if i > 0 && k == 0 {
				line = append([]art.Effect{art.Or}, line...)
			}
			lines = append(lines, line)
		}
	}
	return lines
}

// options returns the signs of a bonus with separators between options; effects that end every option appear once. If
// brief, numbers of one are left out.
func options(bonus [][]art.Effect, brief bool) (list []art.Effect) {
	var end []art.Effect
	for i, option := range bonus {
		if i > 0 {
			list = append(list, art.Or)
		}
		if n := len(option); n == 2 && len(bonus) > 1 &&
			(i+1 == len(bonus) || option[1] == bonus[i+1][len(bonus[i+1])-1]) {
			end = option[1:]
			option = option[:1]
		}
		list = append(list, option...)
		if len(end) > 0 && (i+1 == len(bonus) || len(bonus[i+1]) != 2 || bonus[i+1][1] != end[0]) {
			list, end = append(list, end...), nil
		}
	}
	if brief {
		for i := range list {
			switch list[i].N {
			case "1", "+1", "−1": // the colour shows that it is a loss
				list[i].N = ""
			}
		}
	}
	return list
}

// salvage paints the cards to choose from.
func (d *drawing) salvage() {
	for i, r := range d.f.Salvage {
		art.Card(d.Canvas, d.m.Salvage[i].Print, r, d.m.Salvage[i].State)
	}
}

func itoa(n int) string { return strconv.Itoa(n) }
