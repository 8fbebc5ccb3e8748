package art

import "convoy/game/ui/kit"

func stops(pairs ...any) []kit.Stop {
	var out []kit.Stop
	for i := 0; i < len(pairs); i += 2 {
		out = append(out, kit.Stop{At: pairs[i].(float64), Color: pairs[i+1].(kit.Color)})
	}
	return out
}

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

func (p pen) sheet(top, bottom float64, s []kit.Stop) {
	p.Fill(new(kit.Path).Rect(kit.Rect{Y: top, W: SceneW, H: SceneH - top}), kit.Linear(0, top, 0, bottom, s...))
}

// sky is the background of a scene of the faction whose planes are set.
func (p pen) sky(name string) {
	if p.planes == steel {
		p.skyMoloch(name)
		return
	}
	p.skyOutpost(name)
}

// skyMoloch is a cold sky with a pale moon over ruins.
func (p pen) skyMoloch(name string) {
	p.sheet(0, SceneH, stops(0.0, kit.Hex(0x1A2733), 0.5, kit.Hex(0x4A6476), 0.8, kit.Hex(0x8BA3B0), 1.0, kit.Hex(0x5A4A4C)))
	p.light(148, 58, 60, 60, 0.85, kit.Hex(0xDDEBF2), kit.Hex(0xAFC7D4))
	p.ruin(name+"far", 104, 14, 46, kit.Hex(0x2E4150))
	p.ruin(name+"near", 122, 8, 38, kit.Hex(0x1F2D38))
	p.sheet(70, SceneH, stops(0.0, kit.Hex(0x7F97A4).Fade(0), 1.0, kit.Hex(0x2B3843).Fade(0.75)))
}

// skyOutpost is a golden sky with a low sun over roofs.
func (p pen) skyOutpost(name string) {
	p.sheet(0, SceneH, stops(0.0, kit.Hex(0x3F4A2C), 0.45, kit.Hex(0xA08A3E), 0.75, kit.Hex(0xEBB65A), 1.0, kit.Hex(0xB2743A)))
	p.light(58, 84, 74, 74, 0.95, kit.Hex(0xFFE9B5), kit.Hex(0xFFC763))
	p.dot(58, 84, 20, kit.Hex(0xFFE2A0).Fade(0.9))
	p.ruin(name+"far", 108, 10, 40, kit.Hex(0x8A6A34))
	p.ruin(name+"near", 126, 8, 32, kit.Hex(0x554A26))
	p.sheet(80, SceneH, stops(0.0, kit.Hex(0xC99A4A).Fade(0), 1.0, kit.Hex(0x3A331A).Fade(0.75)))
}
