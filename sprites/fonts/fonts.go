// Package fonts holds the typefaces of the game as subset TrueType files, embedded in the program.
//
// All of them are under the SIL Open Font License 1.1; the licence texts lie beside them, and internal/pack
// puts them beside every page. ../README.md says how the subsets were made.
package fonts

import _ "embed" // the fonts are embedded as byte slices

var (
	// DisplayBlack is Big Shoulders Display 900, for totals, titles and strengths.
	//go:embed BigShouldersDisplay-Black.ttf
	DisplayBlack []byte

	// DisplayBold is Big Shoulders Display 800, for names and headings.
	//go:embed BigShouldersDisplay-ExtraBold.ttf
	DisplayBold []byte

	// LabelBold is Barlow Condensed 700, for labels, chips and trigger words.
	//go:embed BarlowCondensed-Bold.ttf
	LabelBold []byte

	// Label is Barlow Condensed 600, for quiet labels and captions.
	//go:embed BarlowCondensed-SemiBold.ttf
	Label []byte

	// Body is Barlow Semi Condensed 500, for running text.
	//go:embed BarlowSemiCondensed-Medium.ttf
	Body []byte

	// BodyBold is Barlow Semi Condensed 600, for card texts and emphasis.
	//go:embed BarlowSemiCondensed-SemiBold.ttf
	BodyBold []byte
)
