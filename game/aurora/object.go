package aurora

// Object is a kind of object (4), from 1 in the order of their ids.
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

var objectNames = [objectCount]string{"", "antifreeze", "decontamination", "hazmat", "incendiary", "mine",
	"nitromethane", "nitrous", "ration", "torch"}

// String is the word of data and protocol.
func (o Object) String() string { return objectNames[o] }

// ObjectCount is how many kinds there are.
const ObjectCount = int(objectCount) - 1

// handLimit is how many objects a seat holds (4.1).
const handLimit = 3

// Hand is how many objects of each kind a seat holds.
type Hand [objectCount]uint8

// Len is how many objects it holds.
func (h *Hand) Len() (n int) {
	for _, k := range h {
		n += int(k)
	}
	return n
}

// kinds is how many different ones it holds.
func (h *Hand) kinds() (n int) {
	for _, k := range h {
		if k > 0 {
			n++
		}
	}
	return n
}
