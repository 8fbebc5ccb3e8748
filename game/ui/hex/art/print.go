package art

// Army says in which army's style a thing is painted.
type Army uint8

// The armies.
const (
	Borgo Army = iota
	Hegemony
	Moloch
	Outpost
	Armies // the number of armies
)

var armyNames = [Armies]string{Borgo: "borgo", Hegemony: "hegemony", Moloch: "moloch", Outpost: "outpost"}

// String returns the army's name as in the names of drawings.
func (a Army) String() string { return armyNames[a] }

// Class is the class of a tile.
type Class uint8

// The classes.
const (
	Headquarters Class = iota
	Soldier
	Module
	Instant
)

// Print is what is printed on all tiles of a kind. There is one for each kind, and it never changes, since its address
// is the key of what was painted for it.
type Print struct {
	ID       string // the name of its drawing
	Army     Army
	Class    Class
	Life     int // the wounds that remove it, 0 for a tile with points, or without life
	Face     Face
	Mobile   bool
	Explodes bool
	Gifts    []Gift
	Action   string // what an instant does: the name of a drawing
}

// Face is what the six sides of a tile show, clockwise from the top of the unturned tile. The masks have a bit for each
// side.
type Face struct {
	Melee, Ranged            [6]uint8
	Gauss, Armour, Net, Link uint8
}

// Gift is what a module or an HQ gives to others.
type Gift struct {
	Effect string // a key of effects
	Value  int8
}
