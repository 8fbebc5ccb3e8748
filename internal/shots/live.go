package main

import (
	"time"

	"convoy/game"
	"convoy/game/convoy"
	"convoy/game/table"
	"convoy/game/ui"
	"convoy/game/ui/uitest"
)

// live takes pictures of the running program: screens that answer.
func (g *gallery) live(w window) {
	p := begin(convoy.Outpost, seed)
	p.until(func(s table.Step) bool {
		return s.Event.Type == convoy.EvPhase && s.Event.Rule == convoy.OutpostAttack.String() && p.View().(*convoy.View).Battle == 3
	})
	saved, err := p.Save()
	if err != nil {
		g.err = err
		return
	}
	shot := func(name string, do func(app *uitest.Window)) {
		if name += "-" + w.name; !g.wants(name) {
			return
		}
		host := &uitest.Host{Games: []game.Game{rules}, Stored: map[string]string{"settings": "speed=0", "save": saved}}
		app := &uitest.Window{App: ui.New(host, ui.Offer{Game: rules, Voice: words, Skin: looks}), W: float64(w.w), H: float64(w.h)}
		do(app)
		p, m := app.Run()
		g.save(name, load(w).take(p, m))
	}
	shot("setup", func(app *uitest.Window) { app.Press("button:settings") })
	shot("hint", func(app *uitest.Window) {
		app.ResumeAtOnce()
		app.Press("button:hint")
		until(app, func() bool { return len(app.Chrome().Words) > 1 })
	})
}

// until lets the program run until something holds, for ten seconds at most.
func until(app *uitest.Window, holds func() bool) {
	for end := time.Now().Add(10 * time.Second); !holds() && time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		app.Run()
	}
}
