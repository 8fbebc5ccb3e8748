// Package hex holds what the pictures are made of: drawings as text, which game/ui/kit/picture explains.
package hex

import _ "embed" // the files are embedded as texts

var (
	//go:embed field.txt
	field string
	//go:embed horizon.txt
	horizon string
	//go:embed emblems.txt
	emblems string
	//go:embed walls.txt
	walls string
	//go:embed cover.txt
	cover string
)

// Scenery are the files of drawings of what lies around the tiles.
func Scenery() []string { return []string{field, horizon, emblems, walls, cover} }
