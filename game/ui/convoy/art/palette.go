package art

import "onelongnight/game/ui/kit"

// Moloch's colours: steel, and the light that it sees with.
var (
	Steel       = kit.Hex(0xAFC0CE)
	SteelLight  = kit.Hex(0x4F6778)
	SteelMid    = kit.Hex(0x2A3B49)
	SteelDark   = kit.Hex(0x141E27)
	SteelBlack  = kit.Hex(0x0B1117)
	SteelRim    = kit.Hex(0xA9C2D2)
	SteelGround = kit.Hex(0x0E151C)
	Sensor      = kit.Hex(0xFF4A3D)
	SensorCore  = kit.Hex(0xFFE1D6)
	SteelBox    = kit.Hex(0x1A242E)
	SteelBoxEnd = kit.Hex(0x10171E)
	SteelText   = kit.Hex(0xE9F0F5)
)

// The Outpost's colours: olive and canvas.
var (
	OliveLight  = kit.Hex(0x6B7A3D)
	OliveMid    = kit.Hex(0x3A4723)
	OliveDark   = kit.Hex(0x1D2413)
	OliveBlack  = kit.Hex(0x11150B)
	OliveRim    = kit.Hex(0xF2C978)
	OliveGround = kit.Hex(0x2C3819)
	Canvas1     = kit.Hex(0xEFE5C8)
	Canvas2     = kit.Hex(0xDCCDA3)
	CanvasText  = kit.Hex(0x1E1A0E)
	CanvasWord  = kit.Hex(0x36501A)
	NameBar     = kit.Hex(0x4A5A2B)
	NameBarDark = kit.Hex(0x33401C)
	Stitch      = kit.Hex(0xD9C68E)
)

// The colours of districts that are fought for or ravaged, and of the stamp that says that one has fallen.
var (
	FoughtGround  = kit.Hex(0x7A2410)
	FoughtEdge    = kit.Hex(0xFFB45A)
	FoughtIcon    = kit.Hex(0xFFF1D0)
	RavagedGround = kit.Hex(0x1A1817)
	RavagedIcon   = kit.Hex(0x8F8983)
	RavagedSlash  = kit.Hex(0xC9483C)
	Stamp         = kit.Hex(0x96180E)
	StampTaken    = kit.Hex(0x1B2732) // for the side whose success it is
	StampBurned   = kit.Hex(0x3A1C0C) // for the Outpost after a victory
	StampText     = kit.Hex(0xFFEDE6)
)
