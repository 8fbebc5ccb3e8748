package art

import "convoy/game/ui/kit"

// helm is a robot's head: two halves, a visor, eyes and what sets it apart.
type helm struct {
	whole, left, plane, visor, rim string
	eyes                           [][4]float64
	extra                          func(p pen)
}

// paint draws shoulders and head.
func (h helm) paint(p pen) {
	c := steel
	p.shoulders()
	p.fill(h.whole, c.d)
	p.fill(h.left, c.m)
	p.fill(h.plane, c.l)
	p.fill(h.visor, c.k)
	for _, e := range h.eyes {
		p.eye(e[0], e[1], e[2], e[3])
	}
	p.line(h.rim, 1.8, c.h)
	if h.extra != nil {
		h.extra(p)
	}
}

var annihilator = helm{
	whole: "M64 100L58 60L74 26L100 14L126 26L142 60L136 100L118 112H82Z",
	left:  "M64 100L58 60L74 26L100 14V112H82Z", plane: "M58 60L74 26L100 14L92 54Z",
	visor: "M68 58L100 66L132 58L126 84L100 92L74 84Z", rim: "M64 100L58 60L74 26L100 14",
	eyes: [][4]float64{{76, 68, 16, 5}, {108, 68, 16, 5}},
	extra: func(p pen) {
		p.fill("M66 44L40 10L52 12L80 30zM134 44L160 10L148 12L120 30z", steel.m)
		p.line("M66 44L40 10L52 12", 1.6, steel.h)
		p.line("M86 96v12M94 98v14M106 98v14M114 96v12", 3, steel.k)
	},
}

var blocker = helm{
	whole: "M58 106V30L72 18H128L142 30V106L128 116H72Z", left: "M58 106V30L72 18H100V116H72Z",
	plane: "M58 30L72 18H100V44H58Z", visor: "M66 52H134V66H66Z", rim: "M58 106V30L72 18H126",
	eyes: [][4]float64{{72, 56, 56, 6}},
	extra: func(p pen) {
		p.fill("M28 66L52 58V140L40 152H28Z", steel.m)
		p.fill("M172 66L148 58V140L160 152H172Z", steel.d)
		p.line("M28 66L52 58V138", 2, steel.h)
		p.line("M68 80H132M68 90H132M68 100H132", 3.5, steel.k)
	},
}

var hybrid = helm{
	whole: "M70 100Q56 60 72 34Q86 14 108 18Q136 24 136 62L128 96L112 110H86Z",
	left:  "M70 100Q56 60 72 34Q86 14 100 17V110H86Z", plane: "M66 62Q62 38 80 26L100 17L96 48Z",
	visor: "M70 60L100 56V78L74 80Z", rim: "M70 100Q56 60 72 34Q86 14 106 18",
	eyes: [][4]float64{{78, 64, 14, 7}},
	extra: func(p pen) {
		p.fill("M100 40Q130 38 132 64L126 92L110 104L100 104Z", kit.Hex(0x6A4730))
		p.fill("M100 40Q116 38 124 44L114 100L100 104Z", kit.Hex(0x8F6244))
		p.line("M100 38V108", 2.4, steel.k)
		p.Fill(new(kit.Path).Ellipse(115, 66, 5, 2.6), kit.Solid(kit.Text))
		p.dot(115, 66, 2.2, kit.Hex(0x140E08))
	},
}

var clown = helm{
	whole: "M68 92Q60 40 100 24Q140 40 132 92L100 116Z", left: "M68 92Q60 40 100 24V116Z",
	plane: "M66 70Q66 40 100 24L92 60Z", visor: "M76 84Q100 104 124 84L116 98L100 108L84 98Z", rim: "M68 92Q60 40 100 24",
	eyes: [][4]float64{{78, 56, 12, 12}, {110, 56, 12, 12}},
	extra: func(p pen) {
		p.fill("M82 88l5 8 5-5 5 7 5-7 5 5 6-8z", kit.Hex(0xD5E2EA))
		p.dot(100, 76, 6, kit.Sensor)
		p.fill("M72 40L46 14L60 50zM128 40L154 14L140 50zM88 28L100-2L112 28z", kit.Hex(0x7A2F22))
		p.line("M72 40L46 14M88 28L100-2", 1.6, kit.RedNumber)
		p.dot(46, 14, 5, steel.h)
		p.dot(154, 14, 5, steel.l)
		p.dot(100, 0, 5, steel.h)
	},
}

var brain = helm{
	whole: "M72 104L66 66Q58 14 100 12Q142 14 134 66L128 104L114 112H86Z", left: "M72 104L66 66Q58 14 100 12V112H86Z",
	plane: "M66 66H100V78H68Z", visor: "M74 80H126L122 94H78Z", rim: "M72 104L66 66Q58 14 100 12",
	eyes: [][4]float64{{80, 84, 8, 6}, {96, 84, 8, 6}, {112, 84, 8, 6}},
	extra: func(p pen) {
		p.fill("M70 62Q64 20 100 18Q136 20 130 62Z", kit.CyanGround)
		p.light(100, 42, 38, 30, 0.5, kit.Cyan, kit.Cyan)
		p.line("M76 54q4-10 12-6q-2-14 10-12q0-12 12-6q10 0 8 10q10 4 4 14M88 48q8 0 6 8M98 36q8 4 4 12M112 44q-6 2-4 10", 2.6, kit.RedNumber)
		p.line("M70 62Q64 20 100 18Q136 20 130 62", 2, steel.h.Fade(0.8))
	},
}

var defender = helm{
	whole: "M66 96V46L84 24H116L134 46V96L116 112H84Z", left: "M66 96V46L84 24H100V112H84Z",
	plane: "M66 46L84 24H100V50Z", visor: "M74 54H126V64L112 72V92H88V72L74 64Z", rim: "M66 96V46L84 24H114",
	eyes: [][4]float64{{80, 56, 12, 5}, {108, 56, 12, 5}},
	extra: func(p pen) {
		p.fill("M100 88L134 98V124Q134 142 100 152Q66 142 66 124V98Z", steel.m)
		p.fill("M100 88V152Q66 142 66 124V98Z", steel.l)
		p.line("M100 88L66 98V124Q66 142 100 152", 2, steel.h)
		p.dot(100, 118, 7, steel.k)
		p.eye(96, 114, 8, 8)
	},
}

var dreadnought = helm{
	whole: "M52 112L60 48L82 20H118L140 48L148 112L124 124H76Z", left: "M52 112L60 48L82 20H100V124H76Z",
	plane: "M60 48L82 20H100L94 44Z", visor: "M70 48H130L134 66H66Z", rim: "M52 112L60 48L82 20H116",
	eyes: [][4]float64{{74, 53, 12, 7}, {94, 53, 12, 7}, {114, 53, 12, 7}},
	extra: func(p pen) {
		p.fill("M64 76H136L140 112L122 122H78L60 112Z", steel.m)
		p.line("M72 84H128M70 95H130M70 106H130", 3, steel.k)
		for _, x := range []float64{66, 134} {
			p.dot(x, 82, 2.6, steel.h)
			p.dot(x, 106, 2.6, steel.h)
		}
		p.fill("M20 100L44 76L56 84L48 128L30 140Z", steel.l)
		p.fill("M180 100L156 76L144 84L152 128L170 140Z", steel.d)
	},
}

var ripper = helm{
	whole: "M72 88L66 54L86 22H114L134 54L128 88L100 120Z", left: "M72 88L66 54L86 22H100V120Z",
	plane: "M66 54L86 22H100L94 52Z", visor: "M72 58L96 66V74L76 70ZM128 58L104 66V74L124 70Z", rim: "M72 88L66 54L86 22H112",
	eyes: [][4]float64{{78, 62, 12, 5}, {110, 62, 12, 5}},
	extra: func(p pen) {
		p.fill("M80 86l6 14 5-10 5 13 4-11 4 11 5-13 5 10 6-14z", kit.Hex(0xD5E2EA))
		for i, d := range []string{"M8 148L34 60L46 66L40 100z", "M192 148L166 60L154 66L160 100z"} {
			col := kit.Hex(0xD5E2EA)
			if i == 1 {
				col = steel.l
			}
			p.fill(d, col)
		}
		p.line("M8 148L34 60", 1.6, kit.White)
	},
}

var transporter = helm{
	whole: "M40 118V62L58 44H142L160 62V118L146 130H54Z", left: "M40 118V62L58 44H100V130H54Z",
	plane: "M40 62L58 44H100V66H40Z", visor: "M50 74H150V92H50Z", rim: "M40 118V62L58 44H140",
	eyes: [][4]float64{{58, 79, 18, 7}, {124, 79, 18, 7}},
	extra: func(p pen) {
		p.fill("M66 44V18H134V44Z", kit.Hex(0x3A5061))
		p.fill("M66 44V18H100V44Z", steel.l)
		p.line("M78 18v26M90 18v26M112 18v26M122 18v26", 2, steel.k)
		for x := 60.0; x < 150; x += 20 {
			p.dot(x, 128, 12, steel.k)
			p.ring(x, 128, 8, 2, steel.l)
		}
	},
}
