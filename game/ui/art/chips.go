package art

import "convoy/game/ui/kit"

// chip paints a module: a plate with conductors, and its sign in the middle.
func (p pen) chip(sign func(p pen)) {
	p.rect(0, 0, SceneW, SceneH, kit.Hex(0x0B1016))
	p.light(100, 74, 110, 110, 0.55, kit.Sensor, kit.Sensor)
	for i := range 9 {
		k := float64(i)
		col := kit.Hex(0x3A5061)
		if i%3 == 0 {
			col = kit.Sensor.Fade(0.9)
		}
		low := new(kit.Path)
		low.MoveTo(-10+k*26, 152)
		low.LineTo(-10+k*26, 118-float64(i%3)*6)
		low.LineTo(40+k*15, 98)
		p.Stroke(low, 1.6, kit.Solid(col))
		high := new(kit.Path)
		high.MoveTo(-10+k*26, -2)
		high.LineTo(-10+k*26, 26+float64(i%3)*5)
		high.LineTo(40+k*15, 48)
		p.Stroke(high, 1.6, kit.Solid(col))
	}
	for i := range 5 {
		y := 54 + float64(i)*11
		p.rect(-2, y-0.8, 42, 1.6, steel.l)
		p.rect(160, y-0.8, 42, 1.6, steel.l)
		p.dot(14+float64(i)*3, y, 2, steel.h)
		p.dot(182-float64(i)*3, y, 2, steel.h)
	}
	p.fill("M48 26H142L156 40V124H58L44 110V30Z", kit.Hex(0x17222C))
	p.line("M48 26H142L156 40V124H58L44 110V30Z", 2, steel.h)
	p.fill("M56 36H138L146 44V114H62L54 106V38Z", kit.SteelGround)
	p.light(100, 76, 44, 44, 1, kit.Sensor, kit.Sensor)
	sign(p)
}

const knight = "M78 108H124L120 98Q128 74 112 54Q106 48 98 47L94 40L90 49Q80 54 76 66L70 78L77 86L86 80L96 78Q92 90 82 98Z"

func knightSign(p pen) {
	p.fill(knight, kit.Hex(0xFF6A5C))
	p.line("M94 41L90 49Q80 54 76 66L70 78", 2, kit.SensorCore)
	p.dot(91, 62, 3, kit.SteelGround)
}

func netSign(p pen) {
	for i := -2; i <= 2; i++ {
		k := float64(i) * 9
		path := new(kit.Path)
		path.MoveTo(100+k-24, 76-24)
		path.LineTo(100+k+24, 76+24)
		path.MoveTo(100+k+24, 76-24)
		path.LineTo(100+k-24, 76+24)
		p.Stroke(path, 2.2, kit.Solid(kit.RedNumber))
	}
}

func dropSign(p pen) {
	p.fill("M100 38Q128 74 124 90Q120 110 100 110Q80 110 76 90Q72 74 100 38Z", kit.Hex(0xFF6A5C))
	p.fill("M100 38Q84 66 82 88Q84 102 98 106Q80 108 76 90Q72 74 100 38Z", kit.SensorCore.Fade(0.5))
	p.dot(104, 84, 5, kit.SteelGround)
	p.dot(92, 94, 3.5, kit.SteelGround)
	p.dot(108, 98, 3, kit.SteelGround)
}

// bars is the sign of a strength module: as many chevrons as it adds.
func bars(n int) func(pen) {
	return func(p pen) {
		for i := range n {
			y := 76 + (float64(i)-float64(n-1)/2)*20
			path := new(kit.Path)
			path.MoveTo(74, y+9)
			path.LineTo(100, y-9)
			path.LineTo(126, y+9)
			p.Stroke(path, 8, kit.Solid(kit.Hex(0xFF6A5C)))
			p.Stroke(path, 2, kit.Solid(kit.SensorCore))
		}
	}
}
