package art

import _ "embed" // the files are embedded as text

// The drawings as text, which package picture explains.
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

// cardDrawings are the files of the pictures of cards, a drawing for each design.
func cardDrawings() []string { return []string{placesText, peopleText} }

// tokenDrawings is the file of goods, named as in the rules' data.
func tokenDrawings() []string { return []string{goodsText} }

// signDrawings is the file of signs, which have one colour.
func signDrawings() []string { return []string{signsText} }

// emblemDrawings are the files of what stands for a faction, and for the game.
func emblemDrawings() []string { return []string{emblemsText, settlementsText, coverText} }
