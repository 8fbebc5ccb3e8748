package main

import (
	"image"
	"strings"
	"time"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/games"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
	"onelongnight/internal/pictures"
)

// running takes pictures of the running program: screens that answer.
func (g *gallery) running(w window) {
	l := &studio{g: g, w: w}
	l.keep("setup", l.open(convoy.Outpost, "", "button:settings"))
	l.keep("hint", l.open(convoy.Outpost, "", "resume", "button:hint"))
	l.keep("moloch", l.open(convoy.Moloch, "", "resume", "pick"))
	l.sheet("reading", l.open(convoy.Outpost, "", "resume", "figure:total-2-moloch"), l.open(convoy.Outpost, "", "resume", "figure:forecast-2-moloch"),
		l.open(convoy.Outpost, "", "resume", "pile:moloch-hand"), l.open(convoy.Moloch, "", "resume", "pile:outpost-discard"),
		l.open(convoy.Outpost, "", "resume", "button:log"), l.open(convoy.Outpost, "", "resume", "figure:stand"))
	l.sheet("ways", l.open(convoy.Outpost, "", "button:ways"), l.open(convoy.Outpost, "", "button:ways", "button:shared"),
		l.open(convoy.Outpost, "", "resume", "concede", "button:seal"), l.open(convoy.Outpost, "", "button:games", "button:deeds"))
	l.sheet("missions", l.open(convoy.Outpost, "", "button:ways", "button:puzzles"), l.open(convoy.Outpost, "", "button:ways", "button:campaign"),
		l.open(convoy.Outpost, "", "button:ways", "button:campaign", "button:task-short-road"), l.open(convoy.Outpost, "", "button:ways", "button:puzzles", "button:task-puzzle-8a94a4"),
		l.open(convoy.Outpost, "", "solve"), l.open(convoy.Outpost, "", "button:ways", "button:puzzles", "button:task-puzzle-8a94a4", "button:task-begin", "button:hint", "button:hint-more"))
	lesson := []string{"button:ways", "button:lessons", "button:task-outpost-clock", "button:task-begin"}
	l.sheet("lessons", l.open(convoy.Outpost, "", "button:ways", "button:lessons"), l.open(convoy.Outpost, "", lesson...),
		l.open(convoy.Outpost, "", append(lesson, "card:move-1")...), l.open(convoy.Outpost, "", append(lesson, "play scorn 1")...),
		l.open(convoy.Outpost, "", append(lesson, "play scorn 1", "pick hunter-1")...), l.open(convoy.Outpost, "", append(lesson, "taught")...))
	l.keep("replay", l.open(convoy.Outpost, "", "resume", "concede", "button:replay", "watch"))
	l.sheet("almanac", l.open(convoy.Outpost, "", "resume", "button:menu", "button:rules", "entry:blocker"), l.open(convoy.Outpost, "", "resume", "button:menu", "button:rules", "entry:4.11"),
		l.open(convoy.Outpost, "", "resume", "button:menu", "button:rules", "entry:new-york"), l.open(convoy.Outpost, "", "button:rules", "list"),
		l.open(convoy.Outpost, "", "button:rules", "search immune"), l.open(convoy.Outpost, "text=150", "resume", "piece:hunter-1", "button:rules"))
	l.sheet("tones", l.open(convoy.Moloch, "text=200", "resume", "pick"), l.open(convoy.Moloch, "text=80", "resume", "pick"),
		l.open(convoy.Moloch, "contrast=high", "resume", "pick"), l.open(convoy.Moloch, "colours=safe", "resume", "pick"))
}

// studio takes pictures of the running program at one size.
type studio struct {
	g *gallery
	w window
}

// open is a picture of the program after some presses, taken only if it is
// wanted.
func (l *studio) open(side game.Seat, settings string, presses ...string) func() *image.RGBA {
	return func() *image.RGBA {
		host := &uitest.Host{Kinds: games.Kinds(), Texts: l.texts(), Stored: map[string]string{"settings": "speed=0 tips=off " + settings, "save": l.saved(side)}}
		app := &uitest.Window{App: ui.New(host, shelf.Offers()[:1]...), W: float64(l.w.w), H: float64(l.w.h)}
		for _, id := range presses {
			what, typed, _ := strings.Cut(id, " ")
			switch what {
			case "search":
				app.Search(typed)
			case "list": // where it stands alone
				app.Press("button:rules-list")
			case "resume":
				app.ResumeAtOnce()
				app.Run()
			case "pick":
				pick(app, host)
			case "concede":
				app.Press("button:menu", "button:concede", "button:concede-yes")
				until(app, func() bool { return app.Screen().Panel == scene.EndPanel })
			case "solve":
				app.Press("button:ways", "button:puzzles", "button:task-puzzle-8a94a4", "button:task-begin", "play hybrid 5", "play brute 5", "done")
				until(app, func() bool { return app.Screen().Panel == scene.TaskPanel && app.Screen().Task.Judged })
			case "taught":
				app.Press("play scorn 1", "pick hunter-1", "done")
				until(app, func() bool { return app.Screen().Coach != nil && len(app.Screen().Coach.Commands) > 0 })
			case "watch":
				until(app, func() bool {
					return len(app.Screen().Timeline.Curve) > 0 && app.Screen().Timeline.Curve[0] != app.Screen().Timeline.Curve[app.Screen().Timeline.Pages-1]
				})
				for range 40 {
					app.Press("button:recap-on")
				}
			case "button:hint":
				app.Press(id)
				until(app, func() bool { return len(app.Screen().Words) > 1 })
			default:
				app.Press(id)
			}
		}
		p, m := app.Run()
		return load(l.w).take(p, m)
	}
}

// texts are what the program asks its host for.
func (l *studio) texts() map[string]string {
	books, err := games.Books()
	if err != nil {
		l.g.err = err
	}
	data, said := games.Missions()
	return map[string]string{ui.BookPrefix + "en": books["en"], ui.MissionFile: data, ui.MissionPrefix + "en": said["en"]}
}

// saved is a game in which a side has something to play in the third battle.
func (l *studio) saved(side game.Seat) string {
	p := begin(side, seed)
	attack := map[game.Seat]convoy.Phase{convoy.Moloch: convoy.MolochAttack, convoy.Outpost: convoy.OutpostAttack}[side]
	p.until(func(s table.Step) bool {
		return s.Event.Type == convoy.EvPhase && s.Event.Rule == attack.String() && p.View().(*convoy.View).Battle == 3
	})
	text, err := p.Save(time.Unix(0, 0))
	if err != nil {
		l.g.err = err
	}
	return text
}

// pick picks up the last card of the hand that goes to a city.
func pick(app *uitest.Window, host *uitest.Host) {
	card := ""
	for _, b := range host.Buttons {
		if rest, ok := strings.CutPrefix(b.ID, "play "); ok {
			id, _, _ := strings.Cut(rest, " ")
			card = "card:" + id
		}
	}
	app.Tap(card)
}

func (l *studio) keep(name string, take func() *image.RGBA) {
	if name += "-" + l.w.name; l.g.wants(name) {
		l.g.save(name, take())
	}
}

func (l *studio) sheet(name string, takes ...func() *image.RGBA) {
	if name += "-" + l.w.name; !l.g.wants(name) {
		return
	}
	var list []*image.RGBA
	for _, take := range takes {
		list = append(list, take())
	}
	across, width := 2, 640
	if l.w.h > l.w.w {
		across, width = len(list), 270
	}
	l.g.write(name, pictures.Paletted(sheet(list, across, width)))
}

// until lets the program run until something holds, for ten seconds at most.
func until(app *uitest.Window, holds func() bool) {
	for end := time.Now().Add(10 * time.Second); !holds() && time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		app.Run()
	}
}
