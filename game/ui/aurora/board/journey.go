package board

import (
	"math"

	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
)

// Journey is a summary of a whole game: where everybody was after each round, the points by source, and the crew that
// made it.
type Journey struct {
	Last    int   // space of the road
	Borders []int // the first space of each region
	Ship    int
	Round   int // of the first Stops
	Lanes   []Lane
	Points  []Points // in the order of the lanes
	Sources [6]Source
	Total   string
	Made    []*art.Print
	Crew    string // the words above the crew
}

// Lane is a convoy's way in the journey.
type Lane struct {
	Seat  string
	From  int   // the space where it began
	Stops []int // the space after each round
	Out   bool
}

// The heights of the picture's parts, in CSS pixels.
const (
	journeyRoad  = 34.0 // the road with the ship
	journeyLane  = 26.0
	journeyRow   = 18.0
	journeyCrew  = 74.0
	leastPerLane = 20.0
	leastCrew    = 58.0
)

// Heights returns the height of the table of points, and the minimum and the wanted height of the whole picture.
func (j *Journey) Heights(w kit.Window) (table, least, full float64) {
	lanes, k := float64(len(j.Lanes)), math.Max(1, w.TextScale)
	if w.Portrait { // below each other
		table = j.rows() * journeyRow * k
		least = journeyRoad + lanes*leastPerLane + table
		if lanes <= 2 { // there is room for the crew too
			least += leastCrew * k
		}
		return table, least, least + lanes*(journeyLane-leastPerLane) + journeyCrew*k
	}
	s := math.Max(w.S, 0.75)
	table = j.rows() * journeyRow * k
	return table, table, math.Max(table*1.3, (journeyRoad+lanes*journeyLane)*1.2+journeyCrew*k) * s
}

// rows returns the number of rows of the table of points.
func (j *Journey) rows() float64 {
	n := 2.0
	for source := range j.Sources {
		if gave(j.Points, source) {
			n++
		}
	}
	return n
}

// DrawJourney draws a journey in a box.
func DrawJourney(c *kit.Canvas, j *Journey, w kit.Window, box kit.Rect) {
	f := &Layout{Layout: furniture.Layout{Window: w}}
	m := &Model{Points: j.Points, Words: Words{Sources: j.Sources, Total: j.Total}}
	d := &drawing{Parts: kit.PartsOf(c, f), m: m, f: f}
	d.Fill(kit.Round(8), box, art.Ink.Fade(0.72))
	d.Outline(kit.Round(8), box, 1, art.Line)
	in := box.InsetXY(f.Unit(14, 8), f.Unit(8, 5))
	rows := j.rows()
	road := in
	need := journeyRoad + leastPerLane*float64(len(j.Lanes))
	switch table, _, _ := j.Heights(w); {
	case w.Portrait && in.H < need+table*0.85: // there is only room for the points
		f.Points, road = in, kit.Rect{}
	case w.Portrait:
		f.Points, road = in.CutBottom(rows * math.Min(journeyRow*math.Max(1, w.TextScale), in.H*0.62/rows))
	default:
		f.Points, road = in.CutRight(in.W * 0.42)
		_, road = road.CutRight(f.Unit(20, 10))
		f.Points = f.Points.Centred(f.Points.W, math.Min(in.H, rows*f.Px(15)*1.5))
	}
	if len(j.Points) > 0 {
		d.pointRows(f.Points, f.Points.H/rows, func(source int) bool { return gave(j.Points, source) })
	}
	if road.Empty() {
		return
	}
	if crew := road.H - need; crew >= 46 && (len(j.Made) > 0 || j.Crew != "") {
		var row kit.Rect
		row, road = road.CutBottom(math.Min(crew, math.Max(journeyCrew, road.H*0.4)))
		d.made(j, row)
	}
	d.lanes(j, road)
}

// lanes paints the road with the ship, and below it each convoy's way.
func (d *drawing) lanes(j *Journey, r kit.Rect) {
	f := d.f
	head, rest := r.CutTop(math.Min(journeyRoad, r.H*0.34))
	first := f.Unit(30, 24)
	left, wide := r.X+first, r.W-first-f.Unit(34, 26)
	at := func(space int) float64 { return left + wide*float64(space)/float64(max(j.Last, 1)) }
	for _, b := range j.Borders {
		for y := head.Y + 6; y < rest.Bottom()-4; y += 9 {
			d.FillRect(kit.Rect{X: (at(b)+at(b-1))/2 - 1, Y: y, W: 2, H: 5}, art.Ice.Fade(0.35))
		}
	}
	d.Glow(kit.Rect{X: at(j.Ship) - 60, Y: head.Y - 20, W: 120, H: head.H + 40}, art.Gold.Fade(0.35))
	d.FillRect(kit.Rect{X: at(j.Ship) - 1, Y: head.Bottom(), W: 2, H: rest.H - 6}, art.Gold.Fade(0.35))
	art.Ship(d.Canvas, at(j.Ship), head.Bottom()-2, math.Min(64, head.H*1.7), false)
	d.FillRect(kit.Rect{X: left, Y: head.Bottom() - 2, W: wide, H: 2}, kit.Hex(0xE2F4F7).Fade(0.7))
	n := float64(len(j.Lanes))
	step := math.Min(rest.H/math.Max(n, 1), 40)
	for i := range j.Lanes {
		lane := &j.Lanes[i]
		line := kit.Rect{X: r.X, Y: rest.Y + float64(i)*step, W: r.W, H: step}
		d.lane(lane, j.Round, line, at)
	}
}

// lane paints a convoy's way: a line, a disc with the number of the round at each space where it stopped, counted from
// first, and the convoy itself at the end.
func (d *drawing) lane(x *Lane, first int, line kit.Rect, at func(int) float64) {
	col := art.Seat(x.Seat)
	y := line.MidY() + 2
	q := math.Min(18, line.H*0.66)
	art.Emblem(d.Canvas, x.Seat, kit.Rect{X: line.X, Y: y - q/2, W: q, H: q})
	end := x.From
	if n := len(x.Stops); n > 0 {
		end = x.Stops[n-1]
	}
	d.FillRect(kit.Rect{X: at(0), Y: y - 1, W: line.Right() - at(0) - 8, H: 1}, col.Fade(0.18))
	d.FillRect(kit.Rect{X: at(x.From), Y: y - 1.5, W: at(end) - at(x.From), H: 3}, col)
	d.Circle(at(x.From), y, 3, col)
	r := math.Min(9.5, line.H*0.42)
	before := x.From
	for i, stop := range x.Stops {
		if stop == before {
			continue
		}
		before = stop
		if at(end)-at(stop) < 2*r && i < len(x.Stops)-1 && stop != end {
			continue // the convoy itself is there
		}
		d.Circle(at(stop), y, r, col)
		d.Circle(at(stop), y, r-1.5, art.Ink)
		d.Line(centred(label(kit.MinText, col)), itoa(first+i), kit.Rect{X: at(stop) - r, Y: y - r, W: 2 * r, H: 2 * r})
	}
	long := math.Min(44, line.H*1.3)
	if x.Out {
		art.Sign(d.Canvas, "skull", kit.Rect{X: at(end) + r + 3, Y: y - 8, W: 16, H: 16}, art.Loss)
		return
	}
	if at(end)+r+3+long > line.Right()+6 {
		return // the disc shows it
	}
	art.Mini(d.Canvas, x.Seat, at(end)+r+3+long/2, y+long*0.2, long)
}

// made paints the portraits of the crew that made it.
func (d *drawing) made(j *Journey, r kit.Rect) {
	f := d.f
	words, row := r.CutTop(f.Px(15) * 1.25)
	d.Line(label(f.Px(15), art.Second), j.Crew, words)
	if len(j.Made) == 0 {
		return
	}
	gap := f.Unit(6, 4)
	wide := math.Min(row.H/1.3, (row.W+gap)/float64(len(j.Made))-gap)
	for i, p := range j.Made {
		at := kit.Rect{X: row.X + float64(i)*(wide+gap), Y: row.Y + 2, W: wide, H: math.Min(row.H-2, wide*1.3)}
		d.PushClip(at)
		d.FillV(at, kit.Hex(0x1B3F52), kit.Hex(0x0A1B28))
		art.Head(d.Canvas, p.ID, at)
		d.Pop()
		d.Outline(kit.Round(4), at, 1.5, kit.Hex(0xF4E3CC))
	}
}
