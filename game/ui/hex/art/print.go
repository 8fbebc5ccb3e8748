package art

// Army is in whose manner a thing is painted.
type Army uint8

// The armies.
const (
	Borgo Army = iota
	Hegemony
	Moloch
	Outpost
	Armies // their number
)

var armyNames = [Armies]string{Borgo: "borgo", Hegemony: "hegemony", Moloch: "moloch", Outpost: "outpost"}

// String returns the army's name in those of drawings.
func (a Army) String() string { return armyNames[a] }

// Class is what sort of tile it is.
type Class uint8

// The classes.
const (
	Headquarters Class = iota
	Soldier
	Module
	Instant
)

// Print is what is printed on all tiles of a kind. It is not changed once it is made, and there is one for each kind:
// what was painted for it is kept under its address.
type Print struct {
	ID       string // names the drawing of who stands on it
	Army     Army
	Class    Class
	Life     int // wounds that remove it, 0 where it has points or lies nowhere
	Face     Face
	Mobile   bool
	Explodes bool
	Gifts    []Gift
	Action   string // what an instant does, as its drawing is named
}

// Face is what the six sides of a tile show, 0 up in the unturned tile, clockwise. The masks have a bit for each
// side.
type Face struct {
	Melee, Ranged            [6]uint8
	Gauss, Armour, Net, Link uint8
}

// Gift is what a module or an HQ gives to others.
type Gift struct {
	Effect string // one of effects
	Value  int8
}
