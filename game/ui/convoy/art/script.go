package art

import (
	"sync"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

// colors are the letters for colours that mean the same in every drawing.
var colors = map[byte]kit.Color{
	's': skin, 'S': skinDark, 'p': kit.Hex(0xFFD9A0), 'c': cloth, 'C': kit.Hex(0x7F6B3E),
	'r': Sensor, 'R': kit.Hex(0x7A2F22), 'q': kit.Hex(0xB5523A), 'Q': kit.Hex(0x5E2018),
	'g': kit.Hex(0xF0C35C), 'G': kit.Hex(0xC99537), 'y': kit.Hex(0xFFE9A8), 'Y': kit.Hex(0x7C5A20),
	'w': kit.White, 't': kit.Hex(0xD5E2EA), 'T': kit.Hex(0x8D958A), 'b': kit.Hex(0x0A0C08),
	'u': kit.Hex(0x4A3420), 'U': kit.Hex(0x2B1B12), 'v': kit.Hex(0x7B4A26), 'a': kit.Cyan, 'A': kit.Hex(0xDDFBFF),
	'e': kit.Hex(0x5D6B36), 'E': kit.Hex(0x93A055), 'f': kit.Hex(0xD6DB92), 'n': kit.Hex(0x3A5061),
	'o': kit.Hex(0xFF8226), 'O': kit.Hex(0xD8431A), 'i': kit.Hex(0x6E5630), 'I': kit.Hex(0x463720),
	'j': kit.Legal, 'J': kit.Hex(0x12331F), 'x': kit.Hex(0x17190D), 'z': kit.Hex(0xFF6A5C),
}

// book holds the drawings. In them the machines' side is m and the defenders' side is o.
var book = sync.OnceValue(func() *picture.Book {
	b := &picture.Book{
		Colors: colors,
		Sides:  map[string]picture.Planes{"m": steel, "o": olive},
		Things: map[string]picture.Thing{"sky": skyOver, "eye": eye, "spark": spark},
	}
	b.Read(pictures()...)
	return b
})

// skyOver draws "sky side": it sets the side's colours, and paints its sky behind the drawing.
func skyOver(p *picture.Pen, args string) {
	p.Side(args)
	pen{p}.sky(p.Drawing())
}

// eye draws "eye x y w h": a red slit that glows.
func eye(p *picture.Pen, args string) {
	n := picture.Numbers(args)
	pen{p}.eye(n[0], n[1], n[2], n[3])
}

// spark draws "spark path": lightning.
func spark(p *picture.Pen, args string) {
	p.Path("a%40/4", args)
	p.Path("#E8FDFF/1.6", args)
}
