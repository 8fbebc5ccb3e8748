package board

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// BattleLayout is where everything of a battle's scene stands: Moloch's row at the top, the Outpost's below it, between
// them the city with a total on both sides, and at the foot what follows.
type BattleLayout struct {
	Close   kit.Rect // the button that closes a replay, at the left end of the title
	Title   kit.Rect
	Phase   kit.Rect
	Skip    kit.Rect
	City    kit.Rect // where the fought district stands; its bottom is the road
	Tokens  [3][]kit.Rect
	Terms   [3][]kit.Rect // one bar for each token, on the side towards the city
	Totals  [3]kit.Rect   // of the numbers, as high as their digits
	Words   [3]kit.Rect   // below the totals
	Verdict kit.Rect      // between the words, for when nobody wins
	Stamp   kit.Rect
	Results []kit.Rect // in the order of Battle.queue

	tree layout.Node
}

// battleLayout lays out the scene of a battle.
func (f *Layout) battleLayout(b *Battle) *BattleLayout {
	p := &BattleLayout{}
	_, list := b.queue(f.results())
	p.Results = make([]kit.Rect, len(list))
	if f.Portrait {
		p.tree = f.tallBattle(b, p)
	} else {
		p.tree = f.wideBattle(b, p)
	}
	p.tree.Solve(f.Rect())
	return p
}

// wideBattle returns the scene in a window that is wider than high. From the top: the head, Moloch's row, the city
// between the totals, the Outpost's row, and what follows.
func (f *Layout) wideBattle(b *Battle, p *BattleLayout) layout.Node {
	s := math.Max(f.S, 0.62)
	edge, side, high := 20*s, 20*s, tokenSizes[0]*s*tall
	if b.Skip == "" { // the buttons of the table stand at the right
		side = f.Unit(230, 166) + 8*s
	}
	bar, chip := math.Max(28*s, f.Px(16)*1.25), kit.Width(kit.LabelBold, f.Px(17), 0, b.Phase)+28*s
	low := math.Max(28*s, f.Px(17)*1.25)
	middle := layout.Stack(f.fought(p, 1.3*430*s, 430.0/310), f.sumsWide(b, p, s).Pad(f.W*0.065, 0),
		p.stamp(300*s, 68*s, s))
	head := p.head(b, 36*s, chip, low, s).Pad(edge, 0).Fixed(b.headHigh(40*s, low+9*s))
	return layout.Column(0, layout.Space(6*s), head,
		f.stand(b, p, Moloch, f.W-2*edge, high, bar, 7*s).Pad(edge, 0), middle.Between(60*s, 60*s).Grows(),
		f.stand(b, p, Outpost, f.W-2*side, high, bar, 2*s).Pad(side, 0), layout.Space(12*s),
		f.follows(b, p, s, side).Box(0, math.Max(58*s, 44), kit.Start, kit.Start).Fixed(math.Max(72*s, 50)-2*s))
}

// sumsWide returns both totals, each above its word, and between them the place for the verdict when nobody wins.
func (f *Layout) sumsWide(b *Battle, p *BattleLayout, s float64) layout.Node {
	word := f.Px(17) * 1.3
	part := func(number, below layout.Node) layout.Node {
		return layout.Column(6*s, layout.Space(0), number.Between(20*s, 250*s), below.Between(word, 40*s),
			layout.Space(2*s))
	}
	side := func(side Faction) layout.Node {
		total := layout.Leaf(&p.Totals[side]).Of(figureSpot("total", b.City, side))
		return part(total, layout.Leaf(&p.Words[side])).Fixed(f.W * 0.29)
	}
	verdict := layout.Leaf(&p.Verdict).Box(0, 1.5*math.Max(40*s, word), kit.Middle, kit.Middle)
	return layout.Row(f.W*0.005, side(Moloch), part(layout.Stack(verdict), layout.Leaf(nil)).Fixed(f.W*0.28),
		side(Outpost))
}

// follows returns what follows in a wide window, beside the sign that a touch goes on. The sign is far from the table's
// main button, so that a second tap does not press that.
func (f *Layout) follows(b *Battle, p *BattleLayout, s, side float64) layout.Node {
	skip, edge := math.Max(104*s, 88), 20*s
	list := []layout.Node{layout.Space(edge - 8*s), layout.Leaf(&p.Skip).Fixed(skip)}
	free := f.W - edge - skip - 8*s - side
	if b.Skip == "" {
		list, free = list[:1], f.W-edge-side
	}
	results := layout.Cells(p.Results)
	for i := range results {
		results[i] = results[i].Between(0, free*0.42).Shares(0)
	}
	list = append(list, layout.Row(26*s, results...).Between(0, 0).Grows(), layout.Space(side-8*s))
	return layout.Row(8*s, list...)
}

// tallBattle returns the scene in a window that is higher than wide, with what follows in a stack.
func (f *Layout) tallBattle(b *Battle, p *BattleLayout) layout.Node {
	s := f.S
	chip := math.Min(kit.Width(kit.LabelBold, f.Px(15), 0, b.Phase)+16*s, f.W*0.4)
	low, line := math.Max(24*s, f.Px(15)*1.25), math.Max(44*s, f.Px(17)*1.1+f.Px(15)*1.2+6)
	results := layout.Cells(p.Results)
	for i := range results {
		results[i] = results[i].Fixed(line).Shares(0)
	}
	stand := func(side Faction, below float64) layout.Node {
		edge := 8 * s
		if len(b.Tallies[side]) > 6 { // many units need the whole width for fingers to hit them
			edge = 2 * s
		}
		return f.stand(b, p, side, f.W-2*edge, tokenSizes[2]*s*tall, f.Px(15)*1.3, below).Pad(edge, 0)
	}
	middle := layout.Stack(f.fought(p, f.W*0.86, 1.35), f.sumsTall(b, p), p.stamp(220*s, 46*s, s))
	skip := layout.Row(0, layout.Leaf(&p.Skip).Fixed(f.W*0.55-8*s)).Box(0, 46*s, kit.Start, kit.Start)
	head := p.head(b, 30*s, chip, low, s).Pad(8*s, 0).Fixed(b.headHigh(36*s, low+9*s))
	return layout.Column(0, layout.Space(4*s), head,
		stand(Moloch, 5*s), middle.Between(40*s, 40*s).Grows(), stand(Outpost, 2*s), layout.Space(12*s),
		layout.Column(6*s, results...).Pad(8*s, 0), layout.Space(6*s), skip.Pad(8*s, 0).Fixed(54*s))
}

// sumsTall returns both totals above their words, and the place for the verdict when nobody wins.
func (f *Layout) sumsTall(b *Battle, p *BattleLayout) layout.Node {
	s, word := f.S, math.Max(26*f.S, f.Px(15)*1.3)
	total := func(side Faction) layout.Node {
		return layout.Leaf(&p.Totals[side]).Of(figureSpot("total", b.City, side)).Pad(6*s, 0).
			Box(0, 112*s, kit.Start, kit.Finish)
	}
	words := layout.Equal(0, layout.Leaf(&p.Words[Moloch]).Pad(6*s, 0), layout.Leaf(&p.Words[Outpost]).Pad(6*s, 0))
	low := layout.Column(0, layout.Space(4*s), words.Fixed(word), layout.Space(2*s),
		layout.Leaf(&p.Verdict).Pad(6*s, 0).Fixed(word))
	return layout.Column(0, layout.Space(4*s),
		layout.Equal(0, total(Moloch), total(Outpost)).Between(0, 0).Shares(0.48), low.Between(0, 0).Shares(0.52))
}

// results returns how many results of a battle are shown at a time. In a stack there are fewer if the text is large.
func (f *Layout) results() int {
	switch {
	case f.Portrait:
		return max(1, min(3, int(4/f.TextScale-0.6)))
	case f.Narrow:
		return 3
	}
	return 4
}

// queue returns at most most of the results: what happens now, with what led to it. First is the index of the first of
// them.
func (b *Battle) queue(most int) (first int, list []Result) {
	end := len(b.Results)
	for end > most && b.Results[end-1].Later {
		end--
	}
	from := max(0, end-most)
	return from + 1, b.Results[from:end]
}
