package hex

import _ "embed" // the files are embedded as texts

var (
	//go:embed figures.txt
	figures string
	//go:embed signs.txt
	signs string
)

// Tiles are the files of drawings of what is on the tiles.
func Tiles() []string { return []string{figures, signs} }
