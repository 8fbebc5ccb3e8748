package main

import (
	"image"
	"strings"
	"time"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/gallery"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// acts are things to do for a picture that are more than presses.
var acts = map[string]func(*uitest.Window, *uitest.Host){
	"pick": pick,
	"list": func(w *uitest.Window, _ *uitest.Host) { w.Press("button:rules-list") }, // where the list stands alone
	"solve": func(w *uitest.Window, _ *uitest.Host) {
		w.Press("button:ways", "button:puzzles", "button:task-puzzle-8a94a4", "button:task-begin")
		w.Press("play hybrid 5", "play brute 5", "done")
		gallery.Until(w, func(s scene.Screen) bool { return s.Panel == scene.TaskPanel && s.Task.Judged })
	},
	"taught": func(w *uitest.Window, _ *uitest.Host) {
		w.Press("play scorn 1", "pick hunter-1", "done")
		gallery.Until(w, func(s scene.Screen) bool { return s.Coach != nil && len(s.Coach.Commands) > 0 })
	},
}

// studio returns the studio that takes pictures of the running program.
func studio(g *gallery.Gallery, w gallery.Window) *gallery.Studio {
	l := g.Studio(w)
	l.Acts = acts
	return l
}

// saved returns a saved game in which a side has something to play in the third battle.
func saved(g *gallery.Gallery, side game.Seat) string {
	p := begin(side)
	attack := map[game.Seat]convoy.Phase{convoy.Moloch: convoy.MolochAttack, convoy.Outpost: convoy.OutpostAttack}[side]
	p.Until(func(s table.Step) bool {
		e, ok := s.Event.(convoy.PhaseBegan)
		return ok && e.Phase == attack && p.View().(*convoy.View).Battle == 3
	})
	text, err := p.Save(time.Unix(0, 0))
	g.Fail(err)
	return text
}

// pick picks up the last card of the hand that can go to a city.
func pick(w *uitest.Window, host *uitest.Host) {
	card := ""
	for _, b := range host.Buttons {
		if rest, ok := strings.CutPrefix(b.ID, "play "); ok {
			id, _, _ := strings.Cut(rest, " ")
			card = "card:" + id
		}
	}
	w.Tap(card)
}

// running takes pictures of screens in the running program, which answer to presses.
func running(g *gallery.Gallery, w gallery.Window) {
	l := studio(g, w)
	l.Lessons()
	outpost, moloch := saved(g, convoy.Outpost), saved(g, convoy.Moloch)
	open := func(settings, presses string) func() *image.RGBA {
		return l.Open(outpost, settings, strings.Split(presses, ", ")...)
	}
	l.Keep("setup", open("", "button:settings"))
	l.Keep("hint", open("", "resume, button:hint"))
	l.Keep("moloch", l.Open(moloch, "", "resume", "pick"))
	l.Sheet("reading", open("", "resume, figure:total-2-moloch"), open("", "resume, figure:forecast-2-moloch"),
		open("", "resume, pile:moloch-hand"), l.Open(moloch, "", "resume", "pile:outpost-discard"),
		open("", "resume, button:log"), open("", "resume, figure:stand"))
	l.Sheet("ways", open("", "button:ways"), open("", "button:ways, button:shared"),
		open("", "resume, concede, button:seal"), open("", "button:games, button:achievements"))
	puzzle := "button:ways, button:puzzles, button:task-puzzle-8a94a4"
	l.Sheet("missions", open("", "button:ways, button:puzzles"), open("", "button:ways, button:campaign"),
		open("", "button:ways, button:campaign, button:task-short-road"), open("", puzzle),
		open("", "solve"), open("", puzzle+", button:task-begin, button:hint, button:hint-more"))
	lesson := "button:ways, button:lessons, button:task-outpost-clock, button:task-begin"
	l.Sheet("lessons", open("", "button:ways, button:lessons"), open("", lesson),
		open("", lesson+", card:move-1"), open("", lesson+", play scorn 1"),
		open("", lesson+", play scorn 1, pick hunter-1"), open("", lesson+", taught"))
	l.Keep("replay", open("", "resume, concede, button:replay, watch"))
	book := "resume, button:menu, button:rules, "
	l.Sheet("book", open("", book+"entry:blocker"), open("", book+"entry:4.11"),
		open("", book+"entry:new-york"), open("", "button:rules, list"),
		open("", "button:rules, search immune"), open("text=150", "resume, piece:hunter-1, button:rules"))
	l.Sheet("tones", l.Open(moloch, "text=200", "resume", "pick"), l.Open(moloch, "text=80", "resume", "pick"),
		l.Open(moloch, "contrast=high", "resume", "pick"), l.Open(moloch, "colours=safe", "resume", "pick"))
}
