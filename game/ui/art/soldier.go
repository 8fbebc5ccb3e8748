package art

import "convoy/game/ui/kit"

// look is how a soldier differs from the others.
type look struct {
	head, face, gear string
	scale            float64 // 1 if zero
}

var (
	skin     = kit.Hex(0xB27F52)
	skinDark = kit.Hex(0x6A4730)
	cloth    = kit.Hex(0xC9B27C)
)

// bust paints a soldier from the chest up.
func (p pen) bust(l look) {
	s := l.scale
	if s == 0 {
		s = 1
	}
	p.at(100-100*s, 150-150*s, s)
	defer p.Pop()
	p.gearBehind(l.gear)
	c := olive
	p.fill("M24 152C26 122 48 106 78 99L88 90H112L122 99C152 106 174 122 176 152Z", c.d)
	p.fill("M24 152C26 122 48 106 78 99L88 96L84 152Z", c.m)
	p.fill("M24 152C25 134 34 120 48 112L44 152Z", c.l.Fade(0.75))
	p.fill("M60 104l10-4 20 52H76z", kit.Hex(0x6E5630))
	p.fill("M140 104l-10-4-20 52h14z", kit.Hex(0x463720))
	p.round(70, 126, 16, 20, 2, kit.Hex(0x7E6636))
	p.round(112, 126, 16, 20, 2, kit.Hex(0x4F4024))
	p.line("M24 152C26 122 48 106 76 100", 2, c.h)
	p.fill("M88 82h24v16q-12 8-24 0z", skinDark)
	p.fill("M80 48H120V72Q119 90 100 98Q81 90 80 72Z", skinDark)
	p.fill("M80 48H101V97.5Q81 90 80 72Z", skin)
	p.line("M80 52V72Q81 88 96 96", 1.4, kit.Hex(0xFFD9A0))
	p.faceOf(l.face)
	p.headOf(l.head)
	if l.face == "goggles" || l.face == "both" {
		p.goggles()
	}
	p.gearFront(l.gear)
}

func (p pen) faceOf(face string) {
	c := olive
	if face == "scarf" || face == "both" {
		p.fill("M77 70Q100 80 123 70L126 96Q100 116 74 98Z", kit.Hex(0x5D6B36))
		p.fill("M77 70Q90 76 101 76L98 108Q84 106 74 98Z", kit.Hex(0x93A055))
		p.fill("M118 92l22 14-6 26-20-28z", kit.Hex(0x5D6B36))
		p.line("M77 71Q100 81 122 71", 1.4, kit.Hex(0xD6DB92))
	} else {
		p.fill("M74 94Q100 116 126 94L130 106Q100 126 70 106Z", kit.Hex(0x7F6B3E))
		p.fill("M74 94Q86 104 100 106L99 118Q82 114 70 106Z", cloth)
	}
	switch face {
	case "mask":
		p.fill("M80 62H120V74Q119 92 100 99Q81 92 80 74Z", kit.Hex(0x20261A))
		p.fill("M80 62H101V98Q81 92 80 74Z", kit.Hex(0x39442B))
		p.fill("M92 82h16l4 12-12 8-12-8z", c.k)
	case "beard":
		p.fill("M80 72Q100 66 120 72Q119 92 100 100Q81 92 80 72Z", kit.Hex(0x3A2616))
		p.fill("M92 78h16v3H92z", kit.Hex(0x7A4E36))
	}
	if face != "goggles" && face != "both" {
		p.Fill(new(kit.Path).Ellipse(90, 63, 4.5, 2.2), kit.Solid(kit.Hex(0x140E08)))
		p.Fill(new(kit.Path).Ellipse(110, 63, 4.5, 2.2), kit.Solid(kit.Hex(0x0B0805)))
		p.line("M84 58l12 2M116 58l-12 2", 2.4, kit.Hex(0x1D130A))
	}
}

func (p pen) headOf(head string) {
	c := olive
	switch head {
	case "helmet":
		p.fill("M70 58Q68 20 100 19Q132 20 130 58L134 63Q100 52 66 63Z", c.m)
		p.fill("M70 58Q68 20 100 19Q86 30 86 56Q74 58 66 63Z", c.l)
		p.line("M70 57Q69 22 98 19.5", 2, c.h)
		p.line("M72 50Q100 42 129 50", 3, kit.Hex(0x1B2010))
	case "cap":
		p.fill("M70 44Q66 30 82 22Q100 14 120 22Q134 30 130 44Z", c.m)
		p.fill("M70 44Q66 30 82 22Q92 18 100 17L98 44Z", c.l)
		p.fill("M74 42H126V53H74z", c.k)
		p.fill("M72 53Q100 48 128 53Q124 62 100 60Q76 62 72 53Z", kit.Hex(0x0C0E08))
		p.fill("M100 24l3 7h7l-6 5 2 7-6-4-6 4 2-7-6-5h7z", kit.Hex(0xF0C35C))
		p.line("M70 43Q67 30 83 22", 2, c.h)
	case "hood":
		p.fill("M62 104Q56 24 100 16Q144 24 138 104L122 92Q128 48 100 40Q72 48 78 92Z", c.m)
		p.fill("M62 104Q56 24 100 16L100 40Q72 48 78 92Z", c.l)
		p.line("M62 102Q57 26 98 16.5", 2, c.h)
	case "beret":
		p.fill("M72 50Q64 34 84 24Q112 14 134 30Q142 40 128 46Q100 40 72 50Z", kit.Hex(0x7A2F22))
		p.fill("M72 50Q64 34 84 24Q96 20 106 20Q90 30 92 45Q80 46 72 50Z", kit.Hex(0xB5523A))
		p.line("M72 50Q100 41 128 47", 4, c.k)
		p.line("M72 48Q65 34 84 24", 1.8, kit.Hex(0xFFC79A))
	case "hair":
		p.fill("M70 78Q62 26 100 20Q138 26 132 84L122 92Q124 60 112 48Q92 52 82 62Q80 74 84 88Z", kit.Hex(0x2B1B12))
		p.fill("M70 78Q62 26 100 20Q84 34 82 62Q80 74 84 88L76 92Z", kit.Hex(0x7B4A26))
		p.line("M70 78Q63 27 98 20.5", 1.8, kit.Hex(0xFFC77A))
	case "band":
		p.fill("M76 56Q72 26 100 22Q128 26 124 56Q100 46 76 56Z", kit.Hex(0x2B1B12))
		p.fill("M76 56Q72 26 100 22Q84 34 86 53Z", kit.Hex(0x6B4426))
		p.fill("M76 46Q100 38 124 46V55Q100 46 76 55Z", kit.Hex(0x7A2F22))
		p.fill("M122 48l16 6-4 8-12-8zM122 52l12 18-8 2-6-16z", kit.Hex(0x5E2018))
		p.line("M77 46Q76 28 98 22.5", 1.8, kit.Hex(0xFFC79A))
	}
}

func (p pen) goggles() {
	p.fill("M72 57h56v5H72z", kit.Hex(0x1A140B))
	p.round(77, 55, 21, 14, 6, kit.Hex(0xC99537))
	p.round(102, 55, 21, 14, 6, kit.Hex(0x7C5A20))
	p.round(80, 57.5, 15, 9, 4, kit.Hex(0xFFE9A8))
	p.round(105, 57.5, 15, 9, 4, kit.Hex(0xC9822E))
	p.line("M83 66l7-8", 2, kit.White.Fade(0.8))
}

func (p pen) gearBehind(gear string) {
	c := olive
	switch gear {
	case "rifle":
		p.fill("M150 10l5 2-14 62-6-1z", c.k)
		p.fill("M138 66l9 2-10 50-14-4z", c.k)
		p.fill("M128 108l12 3-8 40h-22z", kit.Hex(0x4A3420))
		p.line("M155 12l-14 60", 1.4, c.h)
	case "mg":
		p.fill("M8 88h96v12H8zM-2 91h16v5H-2zM60 82h40v26H60z", c.k)
		p.line("M8 88h92", 1.4, c.h)
	case "banner":
		p.fill("M150 6h4v150h-4z", c.k)
		p.fill("M154 10Q176 2 206 14V66Q178 52 154 64Z", kit.Hex(0x6F8A3E))
		p.fill("M154 10Q176 2 206 14V32Q178 22 154 30Z", kit.Hex(0x93B35A))
		p.fill("M178 24l5 12h12l-10 8 4 12-11-8-10 8 3-12-9-8h12z", kit.Hex(0xF2DB9A))
	case "team":
		for _, x := range []float64{-46, 46} {
			p.at(100+x-70, 150-105, 0.7)
			p.bust(look{head: "helmet", face: "mask"})
			p.Pop()
		}
	case "radio":
		p.line("M140 110L150 14", 2, c.k)
		p.dot(150, 14, 3, kit.Gold)
		p.round(128, 96, 30, 40, 3, c.k)
		p.line("M128 97h28", 1.5, c.h)
	}
}

func (p pen) gearFront(gear string) {
	c := olive
	switch gear {
	case "scope":
		p.fill("M-6 112L120 86l3 12L-4 124z", c.k)
		p.fill("M20 96l44-9 2 9-44 9z", kit.Hex(0x2A2417))
		p.dot(20, 101, 7, kit.Hex(0xC99537))
		p.dot(20, 101, 4.5, kit.Hex(0xFFE9A8))
		p.line("M-6 112L118 86.5", 1.6, c.h)
		p.fill("M96 96l26-8 16 16-10 22-26-8z", c.m)
		p.fill("M96 96l26-8-12 34z", c.l)
	case "knife":
		p.fill("M34 40l9 6-6 46-9-2z", kit.Hex(0xD9DDD2))
		p.fill("M34 40l3 50-9-2z", kit.Hex(0x8D958A))
		p.fill("M24 86l17 4-1 6-17-3z", kit.Hex(0xB98B3A))
		p.fill("M25 94l13 3-4 26-14-3z", c.k)
		p.fill("M12 108q14-8 28 2l4 26-22 16H6z", c.l)
		p.line("M12 108q14-8 28 2", 1.6, c.h)
	case "fist":
		p.fill("M30 152L36 70l22 4-4 78z", c.m)
		p.fill("M30 152L36 70l10 2-6 80z", c.l)
		p.fill("M32 50q14-8 28 2l2 20-30 0z", skin)
		p.fill("M32 50q6-4 12-4l-2 26H32z", kit.Hex(0xE0A773))
		p.line("M37 56v10M44 55v11M51 56v10", 1.6, skinDark)
	case "screen":
		p.fill("M20 108L66 100L72 146L26 152Z", kit.Hex(0x0D1512))
		p.fill("M25 112L62 105L66 140L30 146Z", kit.Hex(0x12331F))
		p.line("M30 118l22-4M31 124l14-3M32 130l26-4M33 136l10-2", 2, kit.Legal)
		p.light(46, 124, 40, 34, 0.35, kit.Legal, kit.Legal)
	case "charge":
		p.round(26, 104, 40, 30, 3, kit.Hex(0x5E2018))
		p.line("M36 104v30M46 104v30M56 104v30", 2.5, kit.Hex(0x2A0E0A))
		p.line("M46 104q2-14 14-16", 2, kit.Gold)
		p.light(61, 87, 14, 14, 1, kit.FoughtIcon, kit.FoughtEdge)
	case "wrench":
		p.fill("M28 60l8-6 6 12 10-4-2-14 10 6-2 18-14 6-4 66-12-2 6-66z", kit.Hex(0x8D958A))
		p.fill("M28 60l8-6 6 12-6 10z", kit.Hex(0xD9DDD2))
		p.fill("M14 112q14-8 28 2l4 26-22 16H8z", c.l)
	}
}
