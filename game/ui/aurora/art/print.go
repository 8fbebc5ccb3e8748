package art

import "onelongnight/game/ui/kit"

// Kind is the kind of a card, which its outline shows.
type Kind uint8

// The kinds.
const (
	Location Kind = iota
	Survivor
	Truck
	Trailer
	Equipment
	Encounter
	Event
	Enemy
	Object
)

// kinds are the sign and colour of each kind.
var kinds = [...]struct {
	sign  string
	color kit.Color
}{Location: {"loc", kit.Hex(0x8FD8E8)}, Survivor: {"survivor", kit.Hex(0xF4E3CC)}, Truck: {"truck", kit.Hex(0xFFB45A)},
	Trailer: {"trailer", kit.Hex(0xFFB45A)}, Equipment: {"equipment", kit.Hex(0xFFB45A)},
	Encounter: {"encounter", kit.Hex(0xC7B5FF)}, Event: {"event", kit.Hex(0x6FF0C4)}, Enemy: {"enemy",
		kit.Hex(0xFF6A5C)},
	Object: {"object", kit.Hex(0x9CD0FF)}}

// Print is what is printed on a card.
type Print struct {
	ID     string // names its picture or its car
	Name   string
	Short  string // its name in one word, for a small card of a survivor or an object
	Kind   Kind
	Tag    string // the line below its name: what sort of card it is
	Loot   bool
	Skill  string // skill of a survivor, or the number of an enemy
	Tow    string // of a truck
	Car    Car
	First  []Effect    // what a location does before anything is taken
	Blocks [2][]string // of a location
	Tokens []string    // of an encounter
	Ways   [][]Effect  // of an encounter, or the ambush of an enemy
	Phases []string    // signs of when it works
	Words  []string    // what it does
	Verb   string      // what is done with a car
}

// ambush returns all that an enemy's ambush offers, with a separator between options.
func (p *Print) ambush() (list []Effect) {
	for i, way := range p.Ways {
		if i > 0 {
			list = append(list, Or)
		}
		list = append(list, way...)
	}
	return list
}

// CardState is the present state of a card.
type CardState struct {
	Skill   string // the present skill, "" for the printed one
	Tone    int    // below 0 if it is lower than printed, above 0 if higher
	Tokens  int    // of contamination
	Fed     int
	Used    bool // in this action
	Tired   bool
	Resting bool
	Legal   bool
	Picked  bool
	Hovered bool
	Dim     bool
	Doomed  bool         // the next contamination loses it
	Blocks  *[2][]string // what is left of a location; nil for what is printed
	Loose   []string     // what lies on an encounter
	Pick    int          // the block that is chosen, from 1
	Note    string       // across the picture: why it cannot be used
	N       int          // number of equal cards, if more than one
}

// Outline returns the outline of a card of some kind and size.
func Outline(k Kind, w, h float64) *kit.Path {
	r, cut := w*0.07, w*0.1
	p := new(kit.Path)
	switch k {
	case Survivor:
		p.MoveTo(0, w*0.2)
		p.QuadTo(0, 0, w*0.2, 0)
		p.LineTo(w*0.8, 0)
		p.QuadTo(w, 0, w, w*0.2)
		p.LineTo(w, h-r)
		p.QuadTo(w, h, w-r, h)
		p.LineTo(r, h)
		p.QuadTo(0, h, 0, h-r)
		p.Close()
	case Truck, Trailer, Equipment:
		p.MoveTo(r, 0)
		p.LineTo(w-r, 0)
		p.QuadTo(w, 0, w, r)
		p.LineTo(w, h-cut)
		p.LineTo(w-cut, h)
		p.LineTo(cut, h)
		p.LineTo(0, h-cut)
		p.LineTo(0, r)
		p.QuadTo(0, 0, r, 0)
		p.Close()
	case Enemy:
		p.Polygon(0, cut*0.7, cut*0.9, 0, cut*1.8, cut*0.5, w-cut*1.8, cut*0.5, w-cut*0.9, 0, w, cut*0.7, w, h-cut,
			w/2,
			h, 0, h-cut)
	case Encounter:
		q := r * 2.4
		p.MoveTo(q, 0)
		p.LineTo(w-q, 0)
		p.QuadTo(w, 0, w, q)
		p.LineTo(w, h-q)
		p.QuadTo(w, h, w-q, h)
		p.LineTo(cut*0.2, h)
		p.LineTo(cut*0.2, h-r*2)
		p.LineTo(0, h-r*3)
		p.LineTo(0, q)
		p.QuadTo(0, 0, q, 0)
		p.Close()
	case Object:
		p.Cut(kit.Rect{W: w, H: h}, cut, cut)
	default:
		p.Round(kit.Rect{W: w, H: h}, r*0.5)
	}
	return p
}
