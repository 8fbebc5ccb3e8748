package kit

// Each text colour is meant for the grounds named in kit_test.go, which checks the contrast.
var (
	Ink         = Hex(0x0B0E14) // ground of bars
	PanelTop    = Hex(0x1C2430) // shades of what lies open over the table,
	PanelBottom = Hex(0x10151D) // from top to bottom
	PanelEdge   = Hex(0x465362)
	White       = Hex(0xFFFFFF)
	Black       = Hex(0x000000)
	Text        = Hex(0xF3EEE2)
	TextSecond  = Hex(0xD4D9E0)
	TextQuiet   = Hex(0xB4B9C2)

	RedWord   = Hex(0xFF9A8F)
	RedNumber = Hex(0xFFB0A6)

	NameText = Hex(0xFFF6DC)
	Brass    = Hex(0xE0AE4A)
	Gold     = Hex(0xFFD27A)

	MainTop     = Hex(0xFFD98A)
	MainBottom  = Hex(0xD79B34)
	MainText    = Hex(0x1D1403)
	Legal       = Hex(0xB9E07F)
	LegalBright = Hex(0xD6FF8F)
	LegalGround = Hex(0x2F4517)
	Loss        = Hex(0xFF8A7E)
	LossText    = Hex(0x2A0805)
	GainText    = Hex(0x16200A)
	Cyan        = Hex(0x6FE3FF)
	CyanGround  = Hex(0x0B2530)
)
