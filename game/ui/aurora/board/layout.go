package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
	"onelongnight/game/ui/scene"
)

// Layout holds the places of everything in a window. It is not changed once it is made.
type Layout struct {
	furniture.Layout
	Score       kit.Rect // in the bar: the viewer's points,
	Phases      kit.Rect // the phases,
	Round       kit.Rect // the round,
	Order       kit.Rect // and the turn order with the deck
	Horizon     float64
	Road        kit.Rect
	Main        kit.Rect // of the view: slots, enemies, map or cards
	Slots       []kit.Rect
	Plates      []kit.Rect // the cost and bonus below each slot
	Zones       [3]kit.Rect
	Crew        []kit.Rect
	Things      kit.Rect // the frame of the objects
	Objects     []kit.Rect
	Aboard      kit.Rect
	Convoy      kit.Rect // the whole room of the convoy
	Cars        []CarBox
	Low         bool // no room is kept for equipment on the cars
	PlaceChoice PlaceChoiceBox
	Notes       kit.Rect
	Panel       kit.Rect // prompt and forecast
	Choices     []kit.Rect
	Points      kit.Rect
	Shown       Sources // which points there is room for
	Rivals      []kit.Rect
	Automa      kit.Rect
	Foes        []FoeBox
	Result      kit.Rect
	Salvage     []kit.Rect
	Map         kit.Rect
	Spaces      []SpaceBox // of the map
	Tokens      []kit.Rect // the convoys on it
	Ship        kit.Rect
	Ghosts      []kit.Rect // the ship's later places
	Signs       Signs      // the words on the map
	Pan         kit.Field  // what can be panned: the map, or on a small screen the convoy
	Camera      kit.Camera
	hits        scene.Hits
	lies        map[table.Spot]kit.Rect // places in the field that can be panned
}

// CarBox holds the places of a truck or trailer and of what is on it.
type CarBox struct {
	Body, Top   kit.Rect
	Side        float64 // of a place
	Cells, Tops []kit.Rect
	Name, Above kit.Rect
}

// Signs are the places of the map's words.
type Signs struct {
	Ways, Courses []kit.Rect
	Ship          kit.Rect
}

// NewLayout lays the model out. camera says which part of the field is visible.
func NewLayout(m *Model, w kit.Window, camera kit.Camera) *Layout {
	m.Type = promptType
	f := &Layout{Layout: m.Begin(w), Camera: camera, lies: map[table.Spot]kit.Rect{},
		Slots: make([]kit.Rect, len(m.Slots)), Plates: make([]kit.Rect, len(m.Slots)),
		Crew: make([]kit.Rect, len(m.Crew)), Objects: make([]kit.Rect, len(m.Objects)),
		Choices: make([]kit.Rect, len(m.Choices)), Rivals: make([]kit.Rect, len(m.Rivals)),
		Salvage: make([]kit.Rect, len(m.Salvage))}
	if f.Portrait {
		f.Solve(f.upright(m))
	} else {
		f.Solve(f.wide(m))
	}
	f.Layout.Hits(&f.hits)
	return f
}

// The lengths of a convoy whose places have sides of 46.
const (
	placeSide = 46.0
	placeGap  = 3.0
	pitch     = 4*placeSide + 3*placeGap + 8 // from car to car
	bodyHigh  = 2*placeSide + placeGap + 12
	topHigh   = placeSide + 8
	wheels    = 19.0
	names     = 18.0
	nose      = 24.0 // the part in front of the truck
	tall      = names + topHigh + 5 + bodyHigh + wheels + names
	bare      = tall - 2*names + 8 // without names
	touchable = 44 / placeSide     // scale at which places can be touched
)

// own returns the viewer's convoy, with or without names.
func (f *Layout) own(m *Model, named bool) layout.Node {
	return layout.Leaf(&f.Convoy).Inside(func(r kit.Rect) { f.convoy(m, r, named) }).
		Holds(func(do func(table.Spot, kit.Rect)) { f.eachCar(m, do) })
}

// convoy lays the cars out in a box, as large as fits, with the truck at the right. If places can be chosen but are too
// small to touch, the box becomes a field that can be panned.
func (f *Layout) convoy(m *Model, box kit.Rect, named bool) {
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
		f.Pan = kit.Field{W: n*pitch + nose, H: high, Room: box, Least: zoom, Most: 1.6, Anew: true,
			Start: kit.Camera{X: (n-float64(m.Focus)-0.5)*pitch + nose/2, Y: high / 2, Zoom: zoom}}
		k = f.Pan.Within(f.Camera).Zoom
		x, y := f.Pan.At(f.Camera, n*pitch, high)
		origin = kit.Rect{X: x, Y: y}
		f.see()
	}
	for i := range m.Cars {
		f.Cars = append(f.Cars, f.car(&m.Cars[i], i, origin, k, named))
	}
	if f.Pans() {
		f.layPlaces(m)
	}
}

// car returns the places of the i-th car. origin is the lower right corner of the convoy, k the scale relative to
// places with sides of 46.
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

// promptType returns the text sizes of the prompt.
func promptType(w kit.Window) furniture.Type {
	switch {
	case w.Portrait:
		return furniture.Type{Heading: w.Head(19), Body: w.Px(15)}
	case w.Narrow:
		return furniture.Type{Heading: w.Head(22), Body: w.Px(15)}
	}
	return furniture.Type{Heading: w.Head(30), Body: w.Px(17)}
}
