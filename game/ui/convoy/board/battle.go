package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// BattleLayout is where the scene of a battle stands: Moloch's row above, the
// Outpost's below, the city between the two totals, what follows at the foot.
type BattleLayout struct {
	Title   kit.Rect
	Phase   kit.Rect
	Skip    kit.Rect
	City    kit.Rect // where the fought district stands; its bottom is the road
	Tokens  [3][]kit.Rect
	Terms   [3][]kit.Rect // one bar a token, on the city's side
	Totals  [3]kit.Rect   // of the numbers, as high as their digits
	Words   [3]kit.Rect   // below the totals
	Verdict kit.Rect      // between them, for when nobody wins
	Stamp   kit.Rect
	Results []kit.Rect // in the order of Battle.queue
}

// battleLayout places the scene.
func (f *Layout) battleLayout(b *Battle) *BattleLayout {
	p := &BattleLayout{}
	if f.Portrait {
		f.tallBattle(b, p)
	} else {
		f.wideBattle(b, p)
	}
	return p
}

// wideBattle places the scene in a window that is wider than high.
func (f *Layout) wideBattle(b *Battle, p *BattleLayout) {
	s := math.Max(f.S, 0.62)
	foot := math.Max(72*s, 50)
	p.Title = kit.Rect{X: 20 * s, Y: 6 * s, W: f.W * 0.6, H: 36 * s}
	chip := kit.Width(kit.LabelBold, f.Px(17), 0, b.Phase) + 28*s
	p.Phase = kit.Rect{X: f.W - 20*s - chip, Y: 9 * s, W: chip, H: math.Max(28*s, f.Px(17)*1.25)}
	// Away from where the table has its main button: a second tap would press it.
	p.Skip = kit.Rect{X: 20 * s, Y: f.H - foot + 2*s, W: math.Max(104*s, 88), H: math.Max(58*s, 44)}
	bar, high := math.Max(28*s, f.Px(16)*1.25), tokenSizes[0]*s*tall
	head := math.Max(46*s, p.Phase.Bottom()+6*s)
	f.row(p, Moloch, b, kit.Rect{X: 20 * s, Y: head, W: f.W - 40*s, H: high}, bar)
	free := kit.Rect{X: p.Skip.Right() + 8*s, Y: p.Skip.Y, W: f.W - p.Skip.Right() - 28*s, H: p.Skip.H}
	side := 20 * s
	if b.Skip == "" { // the buttons of the table stand at the right
		side = f.Unit(230, 166) + 8*s
		free.X = 20 * s
		free.W = f.W - side - free.X
	}
	f.row(p, Outpost, b, kit.Rect{X: side, Y: p.Skip.Y - high - 12*s, W: f.W - 2*side, H: high}, -bar)
	top, ground := head+b.taken(Moloch, high*1.06+bar+10*s), p.Skip.Y-12*s-b.taken(Outpost, high+bar+6*s)
	ground = math.Max(ground, top+60*s) // a window may be too low for all of it
	wide := 430 * math.Min(s*1.3, (ground-top)/310)
	p.City = kit.Rect{X: f.W/2 - wide/2, Y: ground - wide*0.78, W: wide, H: wide * 0.78}
	num := math.Min(250*s, (ground-top)*0.76)
	word := math.Min(40*s, math.Max(f.Px(17)*1.3, ground-top-num))
	num = math.Max(20*s, math.Min(num, ground-top-word-10*s))
	for side := Moloch; side <= Outpost; side++ {
		x := f.W * 0.065
		if side == Outpost {
			x = f.W * 0.645
		}
		p.Totals[side] = kit.Rect{X: x, Y: top + 6*s, W: f.W * 0.29, H: num}
		p.Words[side] = kit.Rect{X: x, Y: top + num + 12*s, W: f.W * 0.29, H: word}
	}
	p.Verdict = kit.Rect{X: f.W * 0.36, Y: p.Totals[Moloch].MidY() - word*0.75, W: f.W * 0.28, H: word * 1.5}
	p.Stamp = kit.Rect{X: f.W/2 - 150*s, Y: ground - 76*s, W: 300 * s, H: 68 * s}
	_, list := b.queue(f.results())
	n := len(list)
	gap := 26 * s
	w := math.Min((free.W-gap*float64(n-1))/float64(n), free.W*0.42)
	for i := range n {
		p.Results = append(p.Results, kit.Rect{X: free.X + (w+gap)*float64(i), Y: free.Y, W: w, H: free.H})
	}
}

// tallBattle places the scene in a window that is higher than wide: what
// follows stands in a stack.
func (f *Layout) tallBattle(b *Battle, p *BattleLayout) {
	s := f.S
	chip := math.Min(kit.Width(kit.LabelBold, f.Px(15), 0, b.Phase)+16*s, f.W*0.4)
	p.Phase = kit.Rect{X: f.W - 8*s - chip, Y: 7 * s, W: chip, H: math.Max(24*s, f.Px(15)*1.25)}
	p.Title = kit.Rect{X: 10 * s, Y: 4 * s, W: p.Phase.X - 16*s, H: 30 * s}
	bar, high := f.Px(15)*1.3, tokenSizes[2]*s*tall
	head := math.Max(40*s, p.Phase.Bottom()+6*s)
	edge := func(side Faction) float64 { // a crowd needs all of the width, for fingers
		if len(b.Tallies[side]) > 6 {
			return 2 * s
		}
		return 8 * s
	}
	f.row(p, Moloch, b, kit.Rect{X: edge(Moloch), Y: head, W: f.W - 2*edge(Moloch), H: high}, bar)
	foot := f.H - 54*s
	p.Skip = kit.Rect{X: 8 * s, Y: foot, W: f.W*0.55 - 8*s, H: 46 * s} // beside the table's main button
	_, list := b.queue(f.results())
	n := len(list)
	line := math.Max(44*s, f.Px(17)*1.1+f.Px(15)*1.2+6)
	y := foot - float64(n)*(line+6*s)
	for i := range n {
		p.Results = append(p.Results, kit.Rect{X: 8 * s, Y: y + (line+6*s)*float64(i), W: f.W - 16*s, H: line})
	}
	y -= high + 12*s
	f.row(p, Outpost, b, kit.Rect{X: edge(Outpost), Y: y, W: f.W - 2*edge(Outpost), H: high}, -bar)
	top, ground := head+b.taken(Moloch, high*1.06+bar+8*s), y+high-b.taken(Outpost, high+bar+6*s)
	ground = math.Max(ground, top+40*s)
	wide := math.Min(f.W*0.86, (ground-top)*1.35)
	p.City = kit.Rect{X: f.W/2 - wide/2, Y: ground - wide*0.78, W: wide, H: wide * 0.78}
	num := math.Min(112*s, (ground-top)*0.48)
	word := math.Max(26*s, f.Px(15)*1.3)
	for side := Moloch; side <= Outpost; side++ {
		x := 6 * s
		if side == Outpost {
			x = f.W/2 + 6*s
		}
		p.Totals[side] = kit.Rect{X: x, Y: top + 4*s, W: f.W/2 - 12*s, H: num}
		p.Words[side] = kit.Rect{X: x, Y: top + num + 8*s, W: f.W/2 - 12*s, H: word}
	}
	p.Verdict = kit.Rect{X: 6 * s, Y: p.Words[Moloch].Bottom() + 2*s, W: f.W - 12*s, H: word}
	p.Stamp = kit.Rect{X: f.W/2 - 110*s, Y: ground - 54*s, W: 220 * s, H: 46 * s}
}

// taken is the part of the height that a side's row takes: nothing to speak of
// if nobody is there.
func (b *Battle) taken(side Faction, h float64) float64 {
	if len(b.Tallies[side]) == 0 {
		return h * 0.2
	}
	return h
}

// results is how many results of a battle are seen at one time; in a stack, the fewer the larger the text is.
func (f *Layout) results() int {
	switch {
	case f.Portrait:
		return max(1, min(3, int(4/f.TextScale-0.6)))
	case f.Narrow:
		return 3
	}
	return 4
}

// tokenSizes are the widths of tokens in the scene, in lengths of the design.
// They are few, because a token is baked anew for each.
var tokenSizes = [...]float64{92, 76, 62, 50, 38, 30}

// row places a side's tokens in box and its bars below, or above for a
// negative height. They stand apart as far as the longest bar needs to name what lies behind its sum, if there is room.
func (f *Layout) row(p *BattleLayout, side Faction, b *Battle, box kit.Rect, bar float64) {
	s, n := f.S, float64(max(1, len(b.Tallies[side])))
	pitch, w := math.Min(150*s, box.W/n), 0.0
	for _, size := range tokenSizes {
		w = size * s
		if w*tall <= box.H+0.5 && w*1.12 <= pitch {
			break
		}
	}
	long := 122 * s
	for i := range b.Tallies[side] {
		if y := &b.Tallies[side][i]; y.Named != "" {
			value, words := f.termWidths(y, y.Named, math.Abs(bar))
			long = math.Max(long, value+words+12)
		}
	}
	pitch = math.Min(math.Max(math.Min(pitch, w*1.64), long+2*s), box.W/n)
	x := box.MidX() - pitch*n/2
	for i := range b.Tallies[side] {
		r := kit.Rect{X: x + (pitch-w)/2, Y: box.Y + (box.H-w*tall)/2, W: w, H: w * tall}
		p.Tokens[side] = append(p.Tokens[side], r)
		wide := math.Min(pitch-2*s, long)
		if y := &b.Tallies[side][i]; y.Value != "" && y.Terms == "" && y.Named == "" {
			wide = math.Min(wide, w) // a number alone
		}
		t := kit.Rect{X: r.MidX() - wide/2, Y: box.Bottom() + 3*s + box.H*0.06, W: wide, H: bar} // below the badge
		if bar < 0 {
			t.Y, t.H = box.Y+bar-4*s, -bar
		}
		p.Terms[side] = append(p.Terms[side], t)
		x += pitch
	}
}

// queue is the part of the results that is shown where there is room for most:
// what happens now with what led to it. First is the number of the first.
func (b *Battle) queue(most int) (first int, list []Result) {
	end := len(b.Results)
	for end > most && b.Results[end-1].Later {
		end--
	}
	from := max(0, end-most)
	return from + 1, b.Results[from:end]
}
