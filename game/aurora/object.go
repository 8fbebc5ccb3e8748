package aurora

// Object is a kind of object (4), numbered from 1 in the order of ids.
type Object uint8

// The objects.
const (
	NoObject Object = iota
	Antifreeze
	Decontamination
	Hazmat
	Incendiary
	Mine
	Nitromethane
	Nitrous
	Ration
	Torch
	objectCount
)

// ObjectCount is the number of kinds of objects.
const ObjectCount = int(objectCount) - 1

// handLimit is how many objects a seat may hold (4.1).
const handLimit = 3

// Hand is the number of objects of each kind that a seat holds.
type Hand [objectCount]uint8

// Len returns how many objects a hand holds.
func (h *Hand) Len() (n int) {
	for _, k := range h {
		n += int(k)
	}
	return n
}

// kinds returns how many different kinds a hand holds.
func (h *Hand) kinds() (n int) {
	for _, k := range h {
		if k > 0 {
			n++
		}
	}
	return n
}
