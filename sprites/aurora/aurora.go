// Package aurora holds what the pictures of Last Aurora are made of: drawings as text, which game/ui/kit/picture
// explains, and the signs, which are icons.
package aurora

import _ "embed" // the files are embedded as texts

var (
	//go:embed signs.txt
	signs string
	//go:embed people.txt
	people string
	//go:embed places.txt
	places string
	//go:embed foes.txt
	foes string
	//go:embed things.txt
	things string
	//go:embed cells.txt
	cells string
	//go:embed sea.txt
	sea string
)

// Signs are the icons.
func Signs() string { return signs }

// Cards are the files of the pictures of cards, named as in the rules' data.
func Cards() []string { return []string{people, places, foes, things} }

// Cells is the file of the places of a convoy.
func Cells() string { return cells }

// Sea is the file of the ship.
func Sea() string { return sea }
