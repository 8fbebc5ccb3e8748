package art

import "onelongnight/game/ui/kit"

// ruin paints a row of broken walls.
func (p pen) ruin(name string, y, low, high float64, c kit.Color) {
	r := seeded(name)
	path := new(kit.Path)
	path.MoveTo(-4, SceneH)
	for x := -4.0; x < SceneW+6; {
		w, h := 8+r.Float64()*16, low+r.Float64()*(high-low)
		path.LineTo(x, y-h)
		path.LineTo(x+w*0.6, y-h+r.Float64()*r.Float64()*8)
		path.LineTo(x+w, y-h+r.Float64()*r.Float64()*14)
		x += w + r.Float64()*r.Float64()*5
	}
	path.LineTo(SceneW+6, SceneH)
	path.Close()
	p.Fill(path, kit.Solid(c))
}

// hours are the colours that the light of a scene may be mixed with, four for each side; the key is set for the
// machines.
var hours = map[bool][4]kit.Color{
	true:  {kit.Hex(0x5A7284), kit.Hex(0x1F6A70), kit.Hex(0x5B3E6E), kit.Hex(0x6A3430)},
	false: {kit.Hex(0xB0903E), kit.Hex(0xB8502E), kit.Hex(0x6E8A4A), kit.Hex(0xC98A5A)},
}

// sky paints the background of a scene for the side whose colours are set: a cold sky with a pale moon over ruins, or a
// golden one with a low sun over roofs. The name of the scene decides its hour.
func (p pen) sky(name string) {
	r := seeded(name)
	cold := p.Planes == steel
	hour := hours[cold][r.IntN(4)]
	mix := func(rgb uint32) kit.Color { return kit.Hex(rgb).Mix(hour, 0.28) }
	all := kit.Rect{X: -4, Y: -4, W: SceneW + 8, H: SceneH + 8}
	fill := func(s ...kit.Stop) { p.Fill(new(kit.Path).Rect(all), kit.Linear(0, all.Y, 0, SceneH, s...)) }
	if cold {
		fill(kit.Stops(0.0, mix(0x1A2733), 0.5, mix(0x4A6476), 0.8, mix(0x8BA3B0), 1.0, mix(0x5A4A4C))...)
		x, y, size := 118+50*r.Float64(), 34+40*r.Float64(), 46+24*r.Float64()
		p.Light(x, y, size, size, 0.85, kit.Hex(0xDDEBF2), kit.Hex(0xAFC7D4))
		p.ruin(name+"far", 104, 14, 46, mix(0x2E4150))
		p.ruin(name+"near", 122, 8, 38, mix(0x1F2D38))
		all.Y = 70
		fill(kit.Stops(0.0, mix(0x7F97A4).Fade(0), 1.0, kit.Hex(0x2B3843).Fade(0.75))...)
		return
	}
	fill(kit.Stops(0.0, mix(0x3F4A2C), 0.45, mix(0xA08A3E), 0.75, mix(0xEBB65A), 1.0, mix(0xB2743A))...)
	x, y, size := 26+50*r.Float64(), 66+26*r.Float64(), 14+10*r.Float64()
	p.Light(x, y, size*3.7, size*3.7, 0.95, kit.Hex(0xFFE9B5), kit.Hex(0xFFC763))
	p.dot(x, y, size, kit.Hex(0xFFE2A0).Fade(0.9))
	p.ruin(name+"far", 108, 10, 40, mix(0x8A6A34))
	p.ruin(name+"near", 126, 8, 32, mix(0x554A26))
	all.Y = 80
	fill(kit.Stops(0.0, mix(0xC99A4A).Fade(0), 1.0, kit.Hex(0x3A331A).Fade(0.75))...)
}
