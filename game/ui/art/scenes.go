package art

import "convoy/game/ui/kit"

// soldierScene is a bust under the golden sky.
func soldierScene(name string, l look) func(pen) {
	return func(p pen) {
		p.skyOutpost(name)
		p.bust(l)
	}
}

// robotScene is a machine under the cold sky.
func robotScene(name string, draw func(pen)) func(pen) {
	return func(p pen) {
		p.skyMoloch(name)
		p.Fill(new(kit.Path).Ellipse(100, 146, 110, 22), kit.Solid(kit.Black.Fade(0.5)))
		draw(p)
	}
}

// signScene is an emblem under a side's sky.
func signScene(name string, moloch bool, i kit.Icon) func(pen) {
	return func(p pen) {
		if moloch {
			p.skyMoloch(name)
			p.emblem(i, steel)
			return
		}
		p.skyOutpost(name)
		p.emblem(i, olive)
	}
}

func chipScene(sign func(pen)) func(pen) { return func(p pen) { p.chip(sign) } }

// scenes holds the painting of each card, by its id without copy number.
var scenes = map[string]func(pen){
	"runner":             soldierScene("runner", look{head: "band", face: "scarf"}),
	"assault-team":       soldierScene("assault-team", look{head: "helmet", face: "both", gear: "team"}),
	"hacker":             soldierScene("hacker", look{head: "hood", face: "goggles", gear: "screen"}),
	"commando":           soldierScene("commando", look{head: "beret", face: "mask", gear: "knife"}),
	"cpt-johnson":        soldierScene("cpt-johnson", look{head: "cap", face: "goggles", gear: "radio"}),
	"mcpherson":          soldierScene("mcpherson", look{head: "helmet", face: "mask", gear: "charge"}),
	"kid":                soldierScene("kid", look{head: "hair", face: "goggles", scale: 0.86}),
	"nestugov":           soldierScene("nestugov", look{head: "band", face: "beard", gear: "wrench"}),
	"task-force":         soldierScene("task-force", look{head: "helmet", face: "mask", gear: "rifle"}),
	"heavy-machine-gun":  soldierScene("heavy-machine-gun", look{head: "helmet", face: "goggles", gear: "mg"}),
	"patriot":            soldierScene("patriot", look{head: "beret", face: "beard", gear: "rifle"}),
	"lieutenant-calahan": soldierScene("lieutenant-calahan", look{head: "cap", face: "beard", gear: "banner"}),
	"saboteur":           soldierScene("saboteur", look{head: "hood", face: "mask", gear: "charge"}),
	"scorn":              soldierScene("scorn", look{head: "hair", face: "scarf", gear: "scope"}),
	"trooper":            soldierScene("trooper", look{head: "helmet", face: "beard", gear: "rifle"}),
	"scout":              soldierScene("scout", look{head: "hood", face: "both"}),

	"bunker":                func(p pen) { p.skyOutpost("bunker"); p.bunker() },
	"emp-launcher":          func(p pen) { p.skyOutpost("emp-launcher"); p.launcher() },
	"electromagnetic-field": func(p pen) { p.skyOutpost("electromagnetic-field"); p.pylons() },

	"emp-assault":   func(p pen) { p.skyOutpost("emp-assault"); p.shock() },
	"medic":         func(p pen) { p.skyOutpost("medic"); p.medic() },
	"sudden-attack": signScene("sudden-attack", false, kit.IconInstant),
	"war-council":   func(p pen) { p.skyOutpost("war-council"); p.council() },
	"retreat":       signScene("retreat", false, kit.IconUndo),
	"recon":         signScene("recon", false, kit.IconEye),
	"move":          func(p pen) { p.skyOutpost("move"); p.road(kit.IconSend) },
	"sniper":        func(p pen) { p.sniper() },
	"intelligence":  signScene("intelligence", false, kit.IconHand),

	"annihilator":  robotScene("annihilator", annihilator.paint),
	"blocker":      robotScene("blocker", blocker.paint),
	"brute":        robotScene("brute", pen.brute),
	"gauss-cannon": robotScene("gauss-cannon", pen.gauss),
	"hybrid":       robotScene("hybrid", hybrid.paint),
	"juggernaut":   robotScene("juggernaut", pen.juggernaut),
	"clown":        robotScene("clown", clown.paint),
	"hunter":       robotScene("hunter", pen.hunter),
	"brain":        robotScene("brain", brain.paint),
	"defender":     robotScene("defender", defender.paint),
	"spiders":      func(p pen) { p.skyMoloch("spiders"); p.spiders() },
	"dreadnought":  robotScene("dreadnought", dreadnought.paint),
	"steelhound":   robotScene("steelhound", pen.steelhound),
	"ripper":       robotScene("ripper", ripper.paint),
	"hornet":       robotScene("hornet", pen.hornet),
	"stormtrooper": robotScene("stormtrooper", pen.stormtrooper),
	"transporter":  robotScene("transporter", transporter.paint),

	"kasparov-module":      chipScene(knightSign),
	"net-module":           chipScene(netSign),
	"contamination-module": chipScene(dropSign),
	"combat-module":        chipScene(bars(1)),
	"annihilation-module":  chipScene(bars(2)),
	"destruction-module":   chipScene(bars(3)),

	"matrix-connection": signScene("matrix-connection", true, kit.IconDraw),
	"push-back":         func(p pen) { p.skyMoloch("push-back"); p.waves() },
	"recycler":          signScene("recycler", true, kit.IconModule),
	"retreat-order":     signScene("retreat-order", true, kit.IconUndo),
	"relocate":          signScene("relocate", true, kit.IconSend),
	"massive-assault":   func(p pen) { p.skyMoloch("massive-assault"); p.horde() },
}

func (p pen) spiders() {
	p.spider(46, 84, 0.55, true)
	p.spider(160, 78, 0.5, true)
	p.spider(100, 72, 0.4, true)
	p.spider(62, 118, 0.95, false)
	p.spider(148, 124, 0.8, false)
}

// horde is three hunters, the far ones smaller.
func (p pen) horde() {
	for _, at := range [][3]float64{{-40, 40, 0.7}, {96, 44, 0.7}, {20, 14, 0.9}} {
		p.at(at[0], at[1], at[2])
		p.hunter()
		p.Pop()
	}
}

func (p pen) waves() {
	p.at(-70, 10, 0.92)
	p.juggernaut()
	p.Pop()
	for i := range 4 {
		k := float64(i)
		path := new(kit.Path)
		path.MoveTo(104+k*22, 34-k*4)
		path.QuadTo(136+k*24, 78, 104+k*22, 124+k*4)
		p.Stroke(path, 5-k*0.8, kit.Solid(kit.Hex(0xBFD6E4).Fade(0.85-k*0.18)))
	}
}
