//go:build !js

package sprites

import _ "embed" // as in sprites.go

var (
	// DisplayBold is Big Shoulders Display 800, for names and headings.
	//go:embed fonts/BigShouldersDisplay-ExtraBold.ttf
	DisplayBold []byte

	// Body is Barlow Semi Condensed 500, for running text.
	//go:embed fonts/BarlowSemiCondensed-Medium.ttf
	Body []byte
)
