package art

import _ "embed" // the files are embedded as text

// The drawings as text, which package picture explains, and the signs, which are icons.
var (
	//go:embed drawings/signs.txt
	signsText string
	//go:embed drawings/people.txt
	peopleText string
	//go:embed drawings/places.txt
	placesText string
	//go:embed drawings/foes.txt
	foesText string
	//go:embed drawings/things.txt
	thingsText string
	//go:embed drawings/cells.txt
	cellsText string
	//go:embed drawings/sea.txt
	seaText string
)

// cardDrawings are the files of the pictures of cards, named as in the rules' data.
func cardDrawings() []string { return []string{peopleText, placesText, foesText, thingsText} }

// cellDrawings is the file of the places of a convoy.
func cellDrawings() []string { return []string{cellsText} }

// seaDrawings is the file of the ship.
func seaDrawings() []string { return []string{seaText} }
