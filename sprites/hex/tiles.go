package hex

import _ "embed" // the files are embedded as texts

var (
	//go:embed moloch.txt
	moloch string
	//go:embed outpost.txt
	outpost string
	//go:embed borgo.txt
	borgo string
	//go:embed hegemony.txt
	hegemony string
	//go:embed signs.txt
	signs string
)

// Tiles are the files of drawings of what is on the tiles.
func Tiles() []string { return []string{moloch, outpost, borgo, hegemony, signs} }
