package state51

import "onelongnight/game/ui/kit"

// passPlate is the look of the button that ends the viewer's round. It is always there, but not what most people want.
var passPlate = kit.ButtonLook{
	Shape: kit.Round(8), Top: kit.Hex(0x6A4A34), Bottom: kit.Hex(0x3E2A1E), Edge: kit.Gold, EdgeWidth: 2,
	Text: kit.Hex(0xFBF1DC), Sub: kit.Hex(0xE3D3B6), DimText: kit.Hex(0x8A93A0), DimEdge: kit.Hex(0x333C48),
}
