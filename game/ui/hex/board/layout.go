package board

import (
	"math"
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
	"onelongnight/game/ui/scene"
)

// Layout holds the places of everything in a window. It is not changed once it is made.
type Layout struct {
	furniture.Layout
	Horizon  float64   // lower end of the sky
	R        float64   // half the width of a hex's place
	X, Y     float64   // centre of the field
	Baked    float64   // the R at which tiles are painted, to be stretched to R
	Map      kit.Field // the field of a phone that can be zoomed; the zero value for none
	Reader   kit.Rect
	Forecast kit.Rect
	HandBox  kit.Rect
	Tiles    []kit.Rect // of the hand
	HandR    float64
	Others   [][]kit.Rect // the tiles of each seat
	Keepers  []kit.Rect   // the words above them
	Wheel    kit.Rect     // the thumb wheel of a phone, empty for none
	hits     scene.Hits
}

// slack is the size of a tile, relative to its place.
const slack = 0.93

// NewLayout lays a model out.
func NewLayout(m *Model, w kit.Window) *Layout {
	m.Type, m.Seats = promptType, nil
	for i := range m.Sides {
		m.Seats = append(m.Seats, m.seat(&m.Sides[i]))
	}
	f := &Layout{Layout: m.Begin(w), Tiles: make([]kit.Rect, len(m.Hand)), Others: make([][]kit.Rect, len(m.Others)),
		Keepers: make([]kit.Rect, len(m.Others))}
	if f.Portrait {
		f.Solve(f.upright(m))
	} else {
		f.Solve(f.wide(m))
	}
	f.addHits(m)
	return f
}

// wide puts the field in the middle, the prompt and the hand on the left, the forecast and the buttons on the right.
func (f *Layout) wide(m *Model) layout.Node {
	u, edge, sky := f.S, f.Unit(16, 8), 110*f.S // sky: how much of it is visible
	if f.Narrow {
		sky = 20 * u
	}
	f.Horizon = f.Unit(60, 46) + 96*u
	room := layout.Leaf(nil).Grows().Inside(func(r kit.Rect) {
		f.R = math.Min(r.H/9.04, r.W/8.3)
		f.X, f.Y, f.Baked = f.W/2+6*u, r.Y+4.47*f.R, f.R
		if f.Narrow {
			f.zoom(m.Camera, r)
		}
	})
	log := f.Said(kit.Start).Between(f.Px(16)*2.7+4*u, 0).Shares(0)
	left := layout.Column(0, layout.Space(sky), f.Asked(), layout.Space(4*u),
		layout.Leaf(&f.Reader).Pad(0, 4*u).Grows(), log, f.handWide(m), layout.Space(8*u))
	right := layout.Column(0, layout.Space(math.Max(sky, m.Badge+8*u)), f.forecast(m).Grows(), f.faceUp(m),
		layout.Space(8*u), f.Buttons.Column().First(1), layout.Space(f.Unit(12, 6)))
	f.Log.Plain = true
	side := Column(f.Window)
	return layout.Column(0, f.Bar(), layout.Row(0, layout.Space(edge), left.Fixed(side), room, right.Fixed(side),
		layout.Space(edge)).Grows())
}

// Column returns the width of the columns beside the field.
func Column(w kit.Window) float64 { return math.Max(312*w.S, 200) }

// upright puts the field below the bar, then the prompt, the hand and the buttons, within reach of a thumb. Everything
// below the field always has the same total height: a second row of buttons, or a text to read, first takes the room of
// the tiles' names, then that which the tiles do not need to be recognised.
func (f *Layout) upright(m *Model) layout.Node {
	u := f.S
	f.Horizon = 92 * u
	room := layout.Leaf(nil).Grows().Inside(func(r kit.Rect) {
		f.R = math.Min(r.W/8.295, r.H/8.86)
		f.X, f.Y = r.MidX(), r.MidY()
		f.zoom(m.Camera, r)
	})
	const halo, gap = 6, 6 // around a tile that can be touched, and below it
	low, high := (halo+gap+38)*u, (halo+gap+56)*u+f.Px(14)*1.25
	words := f.Head(24)*1.2 + f.Px(16)*2.6 + 10*u
	foot, lines := words+high+furniture.FootRow(f.Window), words
	if m.Prompt.Read {
		if lines += high; len(m.Hand) == 0 {
			low = 0
		}
	}
	knob := f.forecast(m).Box(48*u, 48*u, kit.Start, kit.Start).Fixed(48 * u)
	asked := layout.Row(2*u, f.Asked().Grows(), knob)
	tree := layout.Column(0, f.Bar(), layout.Space(m.Badge), room,
		layout.Column(0, asked.Between(f.Head(24), lines).First(1).Grows(), f.handUpright(m, low, high, halo*u, gap*u),
			f.Buttons.Foot(m.Left)).Pad(8*u, 0).Fixed(foot), layout.Space(6*u))
	if m.Turning == nil || m.Turning.Still {
		return tree
	}
	at := kit.Finish
	if m.Left {
		at = kit.Start
	}
	wheel := layout.Leaf(&f.Wheel).Of(table.KindNote.Spot("wheel")).Box(180*u, 180*u, at, kit.Finish)
	return layout.Stack(tree, layout.Stack(wheel).Pad(-46*u, -48*u)) // part of it is outside the window
}

// forecast returns the forecast. On a phone it has no place of its own: touching its sign opens a list.
func (f *Layout) forecast(m *Model) layout.Node {
	n := layout.Leaf(&f.Forecast)
	if m.Outcome != nil {
		n = n.Of(ForecastSpot)
	}
	return n
}

func (f *Layout) tile(m *Model, i int) layout.Node {
	return layout.Leaf(&f.Tiles[i]).Of(m.Hand[i].Spot)
}

// handWide returns the hand below its title, three tiles in a row.
func (f *Layout) handWide(m *Model) layout.Node {
	const across = 3
	f.HandR = math.Min(52*f.S, (Column(f.Window)-4*f.S)/across/2.04)
	if len(m.Hand) > across {
		f.HandR = math.Min(f.HandR, 40*f.S)
	}
	var cells []layout.Node
	for i := range m.Hand {
		cells = append(cells, f.tile(m, i))
	}
	high := 2*f.HandR*0.9 + f.Px(16)*2.3 + 4*f.S
	return layout.Column(0, layout.Leaf(&f.Title).Fixed(f.Px(20)*1.4), layout.Space(6*f.S),
		layout.Grid(2*f.S, high, across, cells...)).To(&f.HandBox)
}

// handUpright returns the hand in one row, with its minimum and maximum height, and the room above and below.
func (f *Layout) handUpright(m *Model, low, high, above, below float64) layout.Node {
	wide := math.Min(84*f.S, (f.W-16*f.S)/float64(max(len(m.Hand), 3)))
	cells := make([]layout.Node, len(m.Hand))
	for i := range m.Hand {
		cells[i] = f.tile(m, i).Fixed(wide)
	}
	long := slices.ContainsFunc(m.Hand, func(t HandTile) bool {
		return len(kit.NameLines(f.nameStyle(0, kit.Text), t.Name, wide-nameGap, 1)) > 1
	})
	row := layout.Row(0, cells...).Inside(func(r kit.Rect) {
		if f.HandR = math.Min(math.Min(31*f.S, wide/2.05), r.H/2); long && r.H > low {
			f.HandR = math.Min(f.HandR, (r.H-2.2*kit.MinText)/1.82) // for a name in two lines
		}
	})
	if m.Left {
		row = row.At(kit.Finish)
	}
	return layout.Column(0, layout.Space(above), row.Grows(), layout.Space(below)).Between(low, high).To(&f.HandBox)
}

// faceUp returns the tiles that the others keep face up, above the buttons: each seat's below words that say so, if
// there is room for those.
func (f *Layout) faceUp(m *Model) layout.Node {
	if len(m.Others) == 0 {
		return layout.Space(0)
	}
	size, high, most := f.keeperText(), f.Unit(62, 46), f.Unit(68, 50)
	seats, named := make([]layout.Node, len(m.Others)), make([]layout.Node, len(m.Others))
	for i, o := range m.Others {
		f.Others[i] = make([]kit.Rect, len(o.Spots))
		tiles := layout.Cells(f.Others[i])
		for k := range tiles {
			tiles[k] = tiles[k].Of(o.Spots[k]).Between(0, most)
		}
		seats[i] = layout.Row(0, tiles...).At(kit.Middle)
		words := kit.Width(kit.Label, size, 0, o.Name)
		named[i] = layout.Column(0, layout.Leaf(&f.Keepers[i]).Fixed(size*1.3), seats[i].Fixed(high)).
			Between(words, math.Max(words, most*float64(len(tiles))))
	}
	line := func(seats []layout.Node) layout.Node { return layout.Row(6*f.S, seats...).At(kit.Finish) }
	return layout.Either(line(named), line(seats)).Fixed(high + size*1.3)
}

// keeperText returns the size of the words above the tiles that others keep.
func (f *Layout) keeperText() float64 { return f.Px(13) }
