package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/field"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Layout is where everything lies in a window. It is not changed once it is made.
type Layout struct {
	kit.Window
	Top         kit.Rect // the bar
	Score       kit.Rect // in the bar: the points of the seat,
	Phases      kit.Rect // the phases,
	Round       kit.Rect // and the round
	Horizon     float64
	Road        kit.Rect
	Main        kit.Rect // what the view fills: slots, enemies, map, cards
	Slots       []kit.Rect
	Plates      []kit.Rect // below the slots: cost and bonus
	Zones       [3]kit.Rect
	Crew        []kit.Rect
	Hand        kit.Rect // what scrolls: crew and objects, on a phone
	Most        float64  // how far
	Things      kit.Rect // the frame of the objects
	Objects     []kit.Rect
	Aboard      kit.Rect
	Convoy      kit.Rect // all of the room of the convoy
	Cars        []CarBox
	Low         bool // no room is kept for equipment on the cars
	PlaceChoice PlaceChoiceBox
	Notes       kit.Rect
	Panel       kit.Rect // what is asked and forecast
	Prompt      kit.Rect
	Choices     []kit.Rect
	Room        kit.Rect // of the panel, between the answers and the points
	Log         furniture.LogBox
	Points      kit.Rect
	Totals      bool // of the points there is room for no more than the totals,
	Fewer       bool // or for no more than the sources from which somebody has some
	Rivals      []kit.Rect
	Automa      kit.Rect
	Foes        []FoeBox
	Result      kit.Rect
	Salvage     []kit.Rect
	Map         kit.Rect
	Spaces      []SpaceBox // of the map
	Tokens      []kit.Rect // the convoys on it
	Ship        kit.Rect
	Ghosts      []kit.Rect // where she will lie
	Signs       Signs      // what is written on it
	Deck        float64    // the upper edge of the actions
	Buttons     *furniture.Buttons
	Field       field.Field
	Camera      field.Camera
	Pans        bool
	hits        scene.Hits
	lies        map[table.Spot]kit.Rect // in units of the field
}

// CarBox is where a truck or trailer stands, with what is on it.
type CarBox struct {
	Body, Top   kit.Rect
	Side        float64 // of a place
	Cells, Tops []kit.Rect
	Name, Above kit.Rect
}

// Signs are where the words of the map are.
type Signs struct {
	Ways, Courses []kit.Rect
	Ship          kit.Rect
}

// FoeBox is where an enemy lies.
type FoeBox struct {
	kit.Rect
	Plate               bool // no more than its name and its damage: another one is aimed at
	Picture, Name, Hits kit.Rect
	Boxes               []kit.Rect
}

// NewLayout lays the model out; camera is what is seen of what pans.
func NewLayout(m *Model, w kit.Window, camera field.Camera) *Layout {
	f := &Layout{Window: w, Buttons: furniture.NewButtons(w, m.Buttons), Camera: camera,
		lies: map[table.Spot]kit.Rect{}}
	if w.Portrait {
		f.portrait(m)
	} else {
		f.landscape(m)
	}
	f.score(m)
	f.point(m)
	return f
}

// The sizes of a convoy whose places have the side 46.
const (
	placeSide = 46.0
	placeGap  = 3.0
	pitch     = 4*placeSide + 3*placeGap + 8 // from car to car
	bodyHigh  = 2*placeSide + placeGap + 12
	topHigh   = placeSide + 8
	wheels    = 19.0
	names     = 18.0
	nose      = 24.0 // in front of the truck
	tall      = names + topHigh + 5 + bodyHigh + wheels + names
	bare      = tall - 2*names + 8 // without names
	touchable = 44 / placeSide     // so large places can be touched
)

// convoy lays the cars out in a box, as large as fits; the truck is at the right. Where places are to be chosen and are
// too small to be touched, the box is a field that pans.
func (f *Layout) convoy(m *Model, box kit.Rect, named bool) {
	f.Convoy = box
	n := float64(max(len(m.Cars), 1))
	columns := math.Max(n, 3)
	high := tall
	if !named {
		high = bare
	}
	k := math.Min(box.W/(columns*pitch+nose), box.H/high)
	origin := kit.Rect{X: box.Right() - nose*k, Y: box.Bottom()}
	if m.Choosy && k < touchable && f.Narrow {
		if f.Low {
			high -= roof
		}
		zoom := math.Min(touchable, box.H/high)
		f.Field = field.Field{W: n*pitch + nose, H: high, Room: box, Least: zoom, Most: 1.6, Anew: true,
			Start: field.Camera{X: (n-float64(m.Focus)-0.5)*pitch + nose/2, Y: high / 2, Zoom: zoom}}
		f.Pans = true
		k = f.Field.Within(f.Camera).Zoom
		x, y := f.Field.At(f.Camera, n*pitch, high)
		origin = kit.Rect{X: x, Y: y}
		f.see()
	}
	for i := range m.Cars {
		f.Cars = append(f.Cars, f.car(&m.Cars[i], i, origin, k, named))
	}
}

// car is where the i-th car stands, whose convoy ends at the right lower corner of a place, k times as large as with
// places of 46.
func (f *Layout) car(col *Column, i int, origin kit.Rect, k float64, named bool) CarBox {
	label := names * k
	if !named {
		label = 4 * k
	}
	b := CarBox{Side: placeSide * k}
	wide := (pitch - 8) * k
	x := origin.X - float64(i+1)*pitch*k + 8*k
	b.Body = kit.Rect{X: x, Y: origin.Y - label - (wheels+bodyHigh)*k, W: wide, H: bodyHigh * k}
	b.Cells = col.Car.Cells(b.Body, b.Side, placeGap*k)
	mid := b.Body.MidX()
	if col.Car.Truck && len(b.Cells) > 0 {
		mid = (b.Cells[0].Right() + b.Cells[len(b.Cells)-1].X) / 2
	}
	b.Name = kit.Rect{X: b.Body.X, Y: origin.Y - label, W: b.Body.W, H: label}
	cells := 2
	if col.Top != nil {
		cells = len(col.Top.Places)
	}
	tw := math.Max(float64(cells)*(placeSide+placeGap)-placeGap+10, 96) * k
	tw = math.Min(tw, wide)
	b.Top = kit.Rect{X: math.Max(b.Body.X, mid-tw/2), Y: b.Body.Y - (topHigh+5)*k, W: tw, H: topHigh * k}
	if col.Top != nil {
		side := math.Min(b.Side, (tw-4*k)/float64(cells)-placeGap*k)
		b.Tops = (&art.Car{Top: true, Places: col.Top.Car.Places}).Cells(b.Top, side, placeGap*k)
	}
	b.Above = kit.Rect{X: b.Body.X, Y: b.Top.Y - label, W: b.Body.W, H: label}
	return b
}

// choices puts the answers in rows in a box from its upper edge on, as many in each as have room, and returns the rest.
func (f *Layout) choices(m *Model, box kit.Rect, high, gap float64) (rest kit.Rect) {
	var row []float64
	from := 0
	flush := func(to int) {
		if to == from {
			return
		}
		var line kit.Rect
		line, box = box.CutTop(high)
		_, box = box.CutTop(gap)
		sum := 0.0
		for _, w := range row {
			sum += w
		}
		x, free := line.X, line.W-gap*float64(len(row)-1)
		for _, w := range row {
			wide := w * free / sum
			f.Choices = append(f.Choices, kit.Rect{X: x, Y: line.Y, W: wide, H: high})
			x += wide + gap
		}
		row, from = nil, to
	}
	used := 0.0
	for i := range m.Choices {
		w := math.Min(f.choiceWidth(&m.Choices[i], high), box.W)
		if used+w > box.W+0.5 {
			flush(i)
			used = 0
		}
		row = append(row, w)
		used += w + gap
	}
	flush(len(m.Choices))
	return box
}

// choiceWidth is what an answer needs.
func (f *Layout) choiceWidth(c *Choice, high float64) float64 {
	sign := math.Min(high*0.5, f.Unit(24, 20))
	w := kit.Width(kit.LabelBold, f.Px(17), 0.3, c.Label) + 22
	switch {
	case c.trades():
		w += art.EffectsWidth(c.Effects, sign) + sign + 20
	case len(c.Effects) > 0:
		w = art.EffectsWidth(c.Effects, sign) + 24
	}
	for _, said := range [...]string{c.Harm, c.Loss} {
		if said != "" {
			w = math.Max(w, kit.Width(kit.LabelBold, f.Px(15), 0, said)+22)
		}
	}
	return math.Max(w+float64(len(c.Tokens))*(sign+3), 60)
}
