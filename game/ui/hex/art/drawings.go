package art

import _ "embed" // the files are embedded as text

// The drawings as text, in the form of package picture.
var (
	//go:embed drawings/moloch.txt
	molochText string
	//go:embed drawings/outpost.txt
	outpostText string
	//go:embed drawings/borgo.txt
	borgoText string
	//go:embed drawings/hegemony.txt
	hegemonyText string
	//go:embed drawings/signs.txt
	signsText string
	//go:embed drawings/field.txt
	fieldText string
	//go:embed drawings/horizon.txt
	horizonText string
	//go:embed drawings/emblems.txt
	emblemsText string
	//go:embed drawings/walls.txt
	wallsText string
	//go:embed drawings/cover.txt
	coverText string
)

// tileDrawings returns the drawings of what is on tiles.
func tileDrawings() []string {
	return []string{molochText, outpostText, borgoText, hegemonyText, signsText}
}

// sceneryDrawings returns the drawings of what is around the tiles.
func sceneryDrawings() []string {
	return []string{fieldText, horizonText, emblemsText, wallsText, coverText}
}
