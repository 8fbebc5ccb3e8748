package art

import _ "embed" // the files are embedded as text

// The drawings as text, in the form of package picture.
var (
	//go:embed drawings/places.txt
	placesText string
	//go:embed drawings/people.txt
	peopleText string
	//go:embed drawings/goods.txt
	goodsText string
	//go:embed drawings/signs.txt
	signsText string
	//go:embed drawings/emblems.txt
	emblemsText string
	//go:embed drawings/settlements.txt
	settlementsText string
	//go:embed drawings/cover.txt
	coverText string
)

// cardDrawings returns the drawings of the cards' pictures, one for each design.
func cardDrawings() []string { return []string{placesText, peopleText} }

// tokenDrawings returns the drawings of goods, named as in the rules' data.
func tokenDrawings() []string { return []string{goodsText} }

// signDrawings returns the drawings of signs, which have a single colour.
func signDrawings() []string { return []string{signsText} }

// emblemDrawings returns the drawings of factions, and of the cover.
func emblemDrawings() []string { return []string{emblemsText, settlementsText, coverText} }
