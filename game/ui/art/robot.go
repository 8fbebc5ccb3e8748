package art

import "convoy/game/ui/kit"

// juggernaut is the widest of the machines.
func (p pen) juggernaut() {
	c := steel
	p.fill("M4 150L14 96L34 84L50 150Z", c.d)
	p.fill("M196 150L186 96L166 84L150 150Z", c.k)
	p.fill("M26 134L36 76L66 50H134L164 76L174 134L140 150H60Z", c.d)
	p.fill("M26 134L36 76L66 50H100V150H60Z", c.m)
	p.fill("M36 76L66 50H100L92 78Z", c.l)
	p.fill("M164 76L134 50H100L108 78Z", kit.Hex(0x3A5061))
	p.fill("M60 150L70 96H130L140 150Z", c.k)
	p.fill("M70 96h60l2 10H68z", kit.Hex(0x3A5061))
	p.line("M74 114h52M74 125h52M74 136h52", 4, c.m)
	p.fill("M66 50L76 24L90 16H110L124 24L134 50Z", c.m)
	p.fill("M66 50L76 24L90 16H100V50Z", c.l)
	p.fill("M78 30h44l4 14H74z", c.k)
	p.eye(82, 34, 36, 6)
	p.fill("M36 76l-30 4v14l32 2zM-4 80h16v14H-4z", c.m)
	p.fill("M164 76l30 4v14l-32 2zM188 80h18v14h-18z", c.d)
	p.line("M36 76L66 50L76 24L90 16H112", 1.8, c.h)
	p.line("M26 134L36 77", 1.4, c.h)
	for i, x := range []float64{44, 52, 60} {
		p.dot(x, 88+float64(i)*14, 2, c.h)
	}
}

// hunter is thin, with long arms.
func (p pen) hunter() {
	c := steel
	p.fill("M70 150l8-44 12-8 6 20-8 32z", c.d)
	p.fill("M130 150l-6-42-14-10-4 20 8 32z", c.k)
	p.fill("M64 84L78 52L100 44L124 52L136 84L118 108H84Z", c.d)
	p.fill("M64 84L78 52L100 44V108H84Z", c.m)
	p.fill("M64 84L78 52L100 58L92 84Z", c.l)
	p.fill("M82 46L86 22L100 8L116 20L120 44L102 58Z", c.m)
	p.fill("M82 46L86 22L100 8L100 57Z", c.l)
	p.fill("M86 30l14 4 15-5-2 14-13 8-12-8z", c.k)
	p.eye(97, 32, 7, 7)
	p.eye(88, 33, 4, 4)
	p.eye(108, 33, 4, 4)
	p.fill("M78 54L52 58L38 86L48 94L62 74L76 72z", c.m)
	p.fill("M48 82L6 124l-6 0 0-10L38 74z", c.k)
	p.fill("M28 90l16 12-10 8-14-10z", c.d)
	p.fill("M124 54L150 60L162 88L152 96L138 76L126 72z", c.d)
	p.fill("M154 84L196 122h6v-10L164 76z", c.k)
	p.line("M100 8L86 22L82 46M78 52L54 58L40 84M40 76L0 114", 1.7, c.h)
	p.line("M116 6l8-8M84 14L76 4", 1.5, c.h)
	p.fill("M92 70h18l-3 26h-12z", c.k)
	p.line("M95 76h12M95 82h12M96 88h10", 2, c.l)
}

// spider paints one small machine about x, y.
func (p pen) spider(x, y, s float64, far bool) {
	c := steel
	if far {
		c.d, c.m, c.l = kit.Hex(0x1B2833), kit.Hex(0x263744), kit.Hex(0x3A5061)
	}
	p.at(x, y, s)
	defer p.Pop()
	for _, side := range []float64{-1, 1} {
		for i := range 3 {
			k := float64(i)
			down := k * 2
			if i == 1 {
				down = 8
			}
			leg := new(kit.Path)
			leg.MoveTo(side*10, -4+k*3)
			leg.LineTo(side*(30+k*12), -26+k*9)
			leg.LineTo(side*(46+k*18), 24+down)
			col := c.d
			if side < 0 {
				col = c.m
			}
			p.Stroke(leg, 5, kit.Solid(col))
			if side < 0 {
				p.Stroke(leg, 1, kit.Solid(c.h.Fade(0.8)))
			}
			p.dot(side*(30+k*12), -26+k*9, 3.6, c.l)
		}
	}
	p.fill("M-24 4Q-22-20 0-22Q22-20 24 4L14 14H-14Z", c.d)
	p.fill("M-24 4Q-22-20 0-22V14H-14Z", c.m)
	p.fill("M-20-4Q-16-19 0-21Q-8-12-8 0z", c.l)
	p.line("M-24 4Q-22-20 0-22", 1.6, c.h)
	p.eye(-4, -6, 8, 8)
	p.eye(-14, -2, 5, 5)
	p.eye(9, -2, 5, 5)
}

func (p pen) gauss() {
	c := steel
	p.fill("M40 152L58 112H142L160 152Z", c.d)
	p.fill("M40 152L58 112H100V152Z", c.m)
	p.fill("M62 112L70 84H130L138 112Z", c.d)
	p.fill("M62 112L70 84H96L92 112Z", c.l)
	p.Push(kit.Translate(96, 74).Mul(kit.Rotate(-24)).Mul(kit.Translate(-96, -74)))
	p.fill("M40 58H128V92H40L28 82V68Z", c.d)
	p.fill("M40 58H128V74H28V68Z", c.m)
	p.fill("M40 58H128V63H36Z", c.l)
	p.fill("M128 64H214V71H128zM128 80H214V87H128z", c.m)
	for i := range 5 {
		p.rect(136+float64(i)*15, 59, 7, 32, c.l)
	}
	p.rect(128, 72.5, 90, 6, kit.Loss)
	p.line("M40 58H128", 1.8, c.h)
	p.Pop()
	p.dot(72, 84, 13, c.k)
	p.ring(72, 84, 13, 2, c.h)
	p.eye(66, 79, 11, 11)
	p.light(172, 40, 26, 26, 0.8, kit.Sensor, kit.Sensor)
}

func (p pen) stormtrooper() {
	c := steel
	p.shoulders()
	p.fill("M70 96L62 52L80 20H120L138 52L130 96L112 108H88Z", c.d)
	p.fill("M70 96L62 52L80 20H100V108H88Z", c.m)
	p.fill("M62 52L80 20H100L94 46Z", c.l)
	p.fill("M70 56H130L126 72L108 78L104 98H96L92 78L74 72Z", c.k)
	p.eye(78, 60, 14, 6)
	p.eye(108, 60, 14, 6)
	p.line("M70 96L62 52L80 20H118", 1.8, c.h)
	p.fill("M96 14h8v8h-8z", c.h)
}

// shoulders is a plain body under a head.
func (p pen) shoulders() {
	c := steel
	p.fill("M30 152L40 110L78 98H122L160 110L170 152Z", c.d)
	p.fill("M30 152L40 110L78 98H100V152Z", c.m)
	p.fill("M40 110L78 98L82 112L44 126z", c.l)
	p.line("M30 152L40 110L76 99", 1.6, c.h)
}

func (p pen) hornet() {
	c := steel
	p.fill("M100 40L14 26L6 36L88 62z", c.l.Fade(0.85))
	p.fill("M100 40L186 26L194 36L112 62z", c.m.Fade(0.85))
	p.fill("M72 58L86 40H114L128 58L122 92L108 118L100 138L92 118L78 92Z", c.d)
	p.fill("M72 58L86 40H100V138L92 118L78 92Z", c.m)
	p.line("M80 74H120M83 88H117M88 102H112", 4, c.k)
	p.eye(82, 50, 12, 8)
	p.eye(106, 50, 12, 8)
	p.line("M6 36L14 26L98 40M72 58L86 40H112", 1.6, c.h)
	p.light(100, 140, 20, 20, 0.7, kit.Sensor, kit.Sensor)
}

func (p pen) steelhound() {
	c := steel
	p.fill("M10 150L26 92L62 68L120 72L150 60L168 70L196 84L190 98L158 104L140 128V150H118L112 122L66 120L52 150Z", c.d)
	p.fill("M10 150L26 92L62 68L120 72L112 100L60 104L40 150Z", c.m)
	p.fill("M62 68L120 72L150 60L146 44L160 58L168 70L120 86Z", c.l)
	p.eye(160, 74, 12, 5)
	p.fill("M170 92l6 8 5-7 5 6 5-8z", kit.Hex(0xD5E2EA))
	p.line("M26 92L62 68L120 72L148 61", 1.8, c.h)
}

func (p pen) brute() {
	c := steel
	p.fill("M18 152L8 96L26 60L66 46H134L174 60L192 96L182 152Z", c.d)
	p.fill("M18 152L8 96L26 60L66 46H100V152Z", c.m)
	p.fill("M26 60L66 46L60 78L14 98Z", c.l)
	p.fill("M174 60L134 46L140 78L186 98Z", kit.Hex(0x3A5061))
	p.fill("M76 50L82 24L92 18H108L118 24L124 50L110 60H90Z", c.k)
	p.fill("M76 50L82 24L92 18H100V60H90Z", c.m)
	p.eye(85, 34, 30, 6)
	p.fill("M66 78H134L124 120H76Z", c.k)
	p.line("M76 88H124M78 99H122M80 110H120", 3, c.l)
	p.line("M8 96L26 60L66 46M76 49L82 24L92 18H106", 1.8, c.h)
	p.fill("M8 110l30-6 6 46H14z", c.d)
	p.fill("M192 110l-30-6-6 46h26z", c.k)
}
