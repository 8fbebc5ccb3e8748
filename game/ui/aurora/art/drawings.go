package art

import _ "embed" // the files are embedded as text

// The drawings as text, in the form of package picture, and the signs, which are icons.
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

// cardDrawings returns the drawings of cards, named as in the rules' data.
func cardDrawings() []string { return []string{peopleText, placesText, foesText, thingsText} }

// cellDrawings returns the drawings of a convoy's places.
func cellDrawings() []string { return []string{cellsText} }

// seaDrawings returns the drawings of the ship.
func seaDrawings() []string { return []string{seaText} }
