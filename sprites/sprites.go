// Package sprites has the files that the pictures of all games share: typefaces and icons. Each game's own drawings are
// in its package game/ui/NAME/art.
//
// The typefaces are subset TrueType files under the SIL Open Font License 1.1; the licence texts lie beside them, and
// internal/pack puts them beside every page. README.md says how the subsets were made.
package sprites

import _ "embed" // the files are embedded as byte slices and text

var (
	// DisplayBlack is Big Shoulders Display 900, for totals, titles and strengths.
	//go:embed fonts/BigShouldersDisplay-Black.ttf
	DisplayBlack []byte

	// LabelBold is Barlow Condensed 700, for labels, chips and trigger words.
	//go:embed fonts/BarlowCondensed-Bold.ttf
	LabelBold []byte

	// Label is Barlow Condensed 600, for quiet labels and captions.
	//go:embed fonts/BarlowCondensed-SemiBold.ttf
	Label []byte

	// BodyBold is Barlow Semi Condensed 600, for card texts and emphasis.
	//go:embed fonts/BarlowSemiCondensed-SemiBold.ttf
	BodyBold []byte
)

// Icons has the drawings of the table's icons on a grid of 24 by 24; remarks at its beginning explain the format.
//
//go:embed icons/icons.txt
var Icons string
