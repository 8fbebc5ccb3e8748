package art

import "convoy/game/ui/kit"

// sandbags is a row along the ground.
func (p pen) sandbags(y float64) {
	for i := range 7 {
		x := -8 + float64(i)*32
		p.round(x, y, 34, 14, 6, kit.Hex(0x8E7A49))
		p.round(x, y, 34, 6, 3, cloth)
	}
}

func (p pen) bunker() {
	c := olive
	p.fill("M-4 150V132Q40 122 100 122T204 132V152H-4z", kit.Hex(0x17190D))
	p.fill("M22 136L40 74L70 58H132L162 74L180 136Z", c.m)
	p.fill("M22 136L40 74L70 58H100V136Z", c.l)
	p.fill("M40 74L70 58H132L162 74Z", kit.Hex(0x8A965A))
	p.fill("M56 88H146V104H56Z", c.k)
	p.fill("M86 94H116V99H86Z", kit.Gold)
	p.line("M22 136L40 74L70 58H130", 2, c.h)
	p.line("M116 58V34l16 6-16 6", 2.4, c.k)
	p.sandbags(128)
}

func (p pen) launcher() {
	c := olive
	p.fill("M-4 150Q40 128 100 130T204 146V152H-4z", kit.Hex(0x17190D))
	p.fill("M56 132L70 108H130L146 132Z", c.m)
	p.fill("M56 132L70 108H96L92 132Z", c.l)
	p.sandbags(130)
	p.fill("M92 110L96 40H104L108 110Z", c.k)
	for i := range 5 {
		k := float64(i)
		col := kit.Hex(0xE7B75A)
		if i%2 == 1 {
			col = kit.Hex(0xB9812F)
		}
		p.round(80+k*2.5, 98-k*13, 40-k*5, 6, 3, col)
	}
	p.light(100, 30, 44, 44, 1, kit.Hex(0x9FF1FF), kit.Hex(0x4FD6FF))
	p.dot(100, 30, 12, kit.Hex(0xDDFBFF))
	p.ring(100, 30, 17, 2, kit.Cyan)
	p.sparks("M112 30L132 22L138 36L164 26L172 40L198 34M88 30L70 40L62 24L38 36L26 22L2 30" +
		"M106 40L124 60L118 72L140 92M94 40L78 58L84 70L60 88M100 16L106 6L98 0")
}

func (p pen) sparks(d string) {
	p.line(d, 4, kit.Cyan.Fade(0.4))
	p.line(d, 1.6, kit.Hex(0xE8FDFF))
}

func (p pen) pylons() {
	c := olive
	p.fill("M-4 150Q40 130 100 132T204 146V152H-4z", kit.Hex(0x17190D))
	for _, x := range []float64{56, 144} {
		p.at(x-100, 0, 1)
		p.fill("M86 140L96 34H104L114 140H106L100 70L94 140Z", c.k)
		p.line("M92 110L106 92M108 110L94 92M95 80L104 66", 2, c.l)
		p.dot(100, 30, 8, kit.Hex(0xDDFBFF))
		p.light(100, 30, 30, 30, 1, kit.Hex(0x9FF1FF), kit.Hex(0x4FD6FF))
		p.Pop()
	}
	p.sparks("M60 32L74 24L84 40L98 26L112 42L124 26L140 32M60 40L76 54L90 46L106 60L122 48L140 42M58 50L80 74L100 66L118 80L142 52")
	p.sandbags(130)
}

func (p pen) shock() {
	p.light(100, 76, 90, 80, 1, kit.Hex(0x9FF1FF), kit.Hex(0x4FD6FF))
	for i, r := range []float64{22, 42, 64} {
		p.ring(100, 76, r, 4-float64(i), kit.Hex(0xE8FDFF).Fade(0.9-float64(i)*0.2))
	}
	p.Icon(kit.IconInstant, kit.Rect{X: 70, Y: 40, W: 60, H: 72}, kit.Hex(0x10304A), kit.Cyan)
	p.Icon(kit.IconInstant, kit.Rect{X: 68, Y: 38, W: 60, H: 72}, kit.White, kit.Cyan)
}

func (p pen) medic() {
	p.light(100, 74, 74, 74, 0.6, kit.OliveRim, kit.OliveRim)
	p.round(48, 52, 104, 74, 8, kit.OliveDark)
	p.round(48, 52, 104, 70, 8, kit.OliveLight)
	p.line("M80 52V40H120V52", 6, kit.OliveDark)
	p.dot(100, 88, 27, kit.Canvas1)
	p.fill("M92 68h16v12h12v16h-12v12H92V96H80V80h12z", kit.Stamp)
	p.line("M49 60Q49 53 58 53H144", 2, kit.OliveRim)
}

func (p pen) council() {
	p.fill("M-4 150L30 104H170L204 150z", kit.Hex(0x3A2A16))
	for i, l := range []look{{head: "cap", face: "beard"}, {head: "hood", face: "mask"}, {head: "helmet", face: "goggles"}} {
		p.at([]float64{-14, 94, 38}[i], []float64{14, 14, 2}[i], 0.62)
		p.bust(l)
		p.Pop()
	}
	p.fill("M60 112H150L170 152H30z", kit.Hex(0xD8C690))
	p.line("M62 122L92 138L118 120L146 140", 2.4, kit.Hex(0x8C3A28))
	p.line("M52 140L100 126L140 148", 2, kit.NameBar)
}

// road is a way to the horizon with an arrow on it.
func (p pen) road(i kit.Icon) {
	p.fill("M-4 150L84 84H116L204 150z", kit.Hex(0x2A2716))
	p.fill("M94 150L98 84H102L106 150z", kit.Brass.Fade(0.5))
	p.emblem(i, olive)
}

// sniper is a machine in cross hairs.
func (p pen) sniper() {
	p.rect(0, 0, SceneW, SceneH, kit.Hex(0x07090A))
	p.dot(100, 75, 68, kit.Hex(0x3F4A2C))
	p.Fill(new(kit.Path).Ellipse(100, 75, 68, 68), kit.Linear(0, 7, 0, 143,
		stops(0.0, kit.Hex(0x5A6034), 0.5, kit.Hex(0xC69A4C), 0.8, kit.Hex(0xEBB65A), 1.0, kit.Hex(0x6A5228))...))
	p.at(44, 26, 0.56)
	p.fill("M64 84L78 52L100 44L124 52L136 84L150 204H50Z", steel.k)
	p.fill("M82 46L86 22L100 8L116 20L120 44L102 58Z", kit.Hex(0x16202A))
	p.fill("M78 54L40 66L30 130L46 132L62 84zM124 54L160 66L170 130L154 132L138 84z", steel.k)
	p.eye(92, 28, 16, 7)
	p.Pop()
	p.ring(100, 75, 68, 9, kit.Hex(0x2C331D))
	p.ring(100, 75, 63.5, 1.4, kit.Brass)
	p.line("M100 8V66M100 84V142M33 75H91M109 75H167", 2, kit.Hex(0x10150A))
	p.line("M92 42h16M94 108h12M68 69v12M132 69v12", 2, kit.Hex(0x10150A))
	p.ring(100, 43, 6, 2, kit.Sensor)
}
