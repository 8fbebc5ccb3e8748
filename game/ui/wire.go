package ui

import (
	"slices"
	"time"

	"onelongnight/game/store"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
)

// parts are what the program is made of.
type parts struct {
	screens     *screens
	prefs       *preferences
	audio       *audio
	toasts      *toasts
	film        *film
	conduct     *conduct
	recap       *recap
	advice      *advice
	hints       *hints
	analysis    *analysis
	epilogue    *epilogue
	saves       *saves
	library     *library
	exchange    *exchange
	trouble     *storageTrouble
	shelf       *shelf
	play        *play
	warnings    *warnings
	opponent    *opponent
	matches     *matches
	turning     *turning
	deeds       *deeds
	daily       *daily
	fairness    *fairness
	practice    *practice
	curtain     *curtain
	ways        *ways
	replay      *replay
	commands    *commandList
	focus       *focus
	details     *details
	intent      *intent
	carrying    *carrying
	gestures    *gestures
	peek        *peek
	pointer     *pointer
	bindings    *bindings
	scan        *switchScan
	keyboard    *keyboard
	buttons     *buttons
	window      *windowCommands
	translation *translation
	almanac     *almanac
	coach       *coach
	missions    *missions
	lessons     *lessons
	firstHints  *firstHints
	tasks       *taskLists
}

// wire makes the parts and ties them together: each knows those below it, and
// what goes the other way are the functions given here.
func wire(d *desk.Desk, lent host.Host, offers []desk.Offer, post func(func())) parts {
	var p parts
	p.screens = &screens{Desk: d}
	kept := store.Open(lent, func() { post(func() { p.trouble.look() }) })
	p.prefs = &preferences{Desk: d, host: lent, store: kept}
	p.audio = &audio{Desk: d, host: lent, prefs: p.prefs}
	p.toasts = &toasts{Desk: d, host: lent, audio: p.audio}
	p.conduct = &conduct{Desk: d}
	p.film = &film{Desk: d, paint: p.screens.paint, prefs: p.prefs, audio: p.audio, conduct: p.conduct}
	p.conduct.reel = &p.film.reel
	p.recap = &recap{Desk: d, film: p.film}
	p.almanac = newAlmanac(d, lent, p.prefs, p.recap, post)
	p.advice = &advice{Desk: d, host: lent, post: post}
	p.saves = &saves{Desk: d, store: kept, guard: &guard{store: kept}, offers: offers, toasts: p.toasts, post: post}
	p.shelf = newShelf(d, offers, p.saves)
	p.play = &play{Desk: d, host: lent, prefs: p.prefs, saves: p.saves, advice: p.advice, film: p.film, audio: p.audio, toasts: p.toasts}
	p.warnings = &warnings{Desk: d}
	p.curtain = &curtain{d, p.film, p.play, p.toasts}
	p.exchange = &exchange{Desk: d, host: lent, post: post, takes: map[string]func(string){}, prefs: p.prefs, saves: p.saves, toasts: p.toasts}
	p.fairness = &fairness{d, p.exchange, p.toasts}
	p.coach = &coach{Desk: d, host: lent, film: p.film, toasts: p.toasts}
	p.opponent = &opponent{Desk: d, host: lent, post: post, playing: p.film.Playing, prefs: p.prefs, advice: p.advice, play: p.play, curtain: p.curtain, toasts: p.toasts}
	p.matches = &matches{Desk: d, prefs: p.prefs, saves: p.saves, opponent: p.opponent, advice: p.advice, warnings: p.warnings,
		film: p.film, play: p.play, toasts: p.toasts, curtain: p.curtain, fairness: p.fairness}
	p.missions = &missions{Desk: d, saves: p.saves, missionFiles: &missionFiles{Desk: d, host: lent}, progress: &progress{Desk: d, store: kept, saves: p.saves}, prefs: p.prefs,
		matches: p.matches, toasts: p.toasts,
		coach: p.coach, now: time.Now}
	p.lessons = &lessons{missions: p.missions}
	p.firstHints = &firstHints{Desk: d, prefs: p.prefs, store: kept, saves: p.saves, coach: p.coach, curtain: p.curtain}
	p.tasks = &taskLists{missions: p.missions}
	p.deeds = &deeds{Desk: d, store: kept, saves: p.saves}
	p.library = &library{Desk: d, host: lent, saves: p.saves, matches: p.matches, exchange: p.exchange, deeds: p.deeds}
	p.turning = &turning{Desk: d}
	p.window = &windowCommands{Desk: d, host: lent, store: kept, toasts: p.toasts}
	p.bindings = &bindings{Desk: d, host: lent, store: kept, toasts: p.toasts}
	p.trouble = &storageTrouble{Desk: d, host: lent, saves: p.saves, matches: p.matches, exchange: p.exchange, prefs: p.prefs, bindings: p.bindings,
		toasts: p.toasts}
	p.hints = &hints{Desk: d, advice: p.advice, play: p.play}
	p.analysis = &analysis{Desk: d, advice: p.advice, opponent: p.opponent, hints: p.hints}
	p.replay = &replay{Desk: d, host: lent, prefs: p.prefs, saves: p.saves, recap: p.recap, film: p.film, analysis: p.analysis,
		matches: p.matches, exchange: p.exchange, toasts: p.toasts}
	p.epilogue = &epilogue{d, p.prefs, p.saves, p.matches, p.exchange, p.replay, p.deeds, p.missions}
	p.practice = &practice{d, p.film, p.opponent, p.play, p.toasts, p.curtain}
	p.daily = &daily{Desk: d, saves: p.saves, matches: p.matches, exchange: p.exchange, prefs: p.prefs, now: time.Now}
	p.ways = &ways{d, lent, p.matches, p.toasts, p.exchange, p.daily, p.tasks, post}
	p.commands = &commandList{fairness: p.fairness, practice: p.practice, curtain: p.curtain, ways: p.ways, replay: p.replay, daily: p.daily, Desk: d,
		prefs: p.prefs, saves: p.saves, library: p.library, whereabouts: &whereabouts{saves: p.saves}, trouble: p.trouble, shelf: p.shelf,
		matches: p.matches, play: p.play, film: p.film, conduct: p.conduct, recap: p.recap,
		hints: p.hints, analysis: p.analysis, epilogue: p.epilogue, audio: p.audio, toasts: p.toasts, opponent: p.opponent, window: p.window, bindings: p.bindings, warnings: p.warnings, almanac: p.almanac,
		missions: p.missions, lessons: p.lessons, tasks: p.tasks, coach: p.coach}
	p.focus = &focus{Desk: d, view: p.film, commands: p.commands.now}
	p.details = &details{d, p.recap, p.almanac}
	touch := &tableTouch{d, p.details, p.warnings, p.turning, p.play, p.toasts}
	p.intent = &intent{d, p.film, p.conduct, p.details, p.commands, p.warnings, p.play, touch, p.audio, p.hints, p.replay}
	p.carrying = &carrying{Desk: d, prefs: p.prefs, view: p.film, do: p.intent.do, toasts: p.toasts}
	p.peek = &peek{Desk: d, view: p.film}
	p.gestures = &gestures{Desk: d, view: p.film, field: p.almanac.drawn, do: p.intent.do, carrying: p.carrying, turning: p.turning, focus: p.focus, peek: p.peek}
	p.scan = &switchScan{Desk: d, prefs: p.prefs, focus: p.focus, view: p.film, keys: p.bindings, do: p.intent.do}
	p.pointer = &pointer{gestures: p.gestures, scan: p.scan, frame: d.Frame()}
	p.keyboard = &keyboard{Desk: d, do: p.intent.do, gestures: p.gestures, turning: p.turning, focus: p.focus, keys: p.bindings, scan: p.scan, field: p.almanac.drawn}
	p.keyboard.bind()
	p.buttons = &buttons{Desk: d, host: lent, prefs: p.prefs, document: &document{Desk: d, prefs: p.prefs, film: p.film, screens: p.screens}, focus: p.focus, do: p.intent.do, toasts: p.toasts}
	p.translation = &translation{Desk: d, host: lent, prefs: p.prefs, advice: p.advice, shelf: p.shelf, film: p.film, play: p.play, toasts: p.toasts,
		offers: offers, plain: slices.Clone(offers), spoken: "en"}
	p.screens.shelf = p.shelf
	p.screens.parts = []shower{p.prefs, p.toasts, p.film, p.play, p.hints, p.analysis, p.replay, p.almanac, p.library, p.deeds, p.coach,
		p.turning, p.carrying, p.peek, p.scan, p.fairness, p.epilogue}
	p.tie(d)
	return p
}

// tie lets the upper parts know what happens in the lower ones.
func (p *parts) tie(d *desk.Desk) {
	p.exchange.OnAdd(p.library.refresh)
	p.exchange.Opens(p.replay.take)
	p.exchange.Takes(deedsKey, p.deeds.merge)
	p.exchange.Takes(starsKey, p.missions.progress.merge)
	p.saves.OnEnd(p.deeds.ended)
	d.OnClear(p.deeds.clear)
	d.OnClear(p.missions.cleared)
	p.play.OnMove(p.coach.hush)
	p.play.OnMove(p.missions.judge)
	p.missions.lead = p.lessons.lead
	p.translation.spoke = p.missions.retell
	p.opponent.Follow(p.lessons)
	p.prefs.OnChange(p.matches.chosen)
	p.prefs.OnChange(p.translation.chosen)
	p.prefs.OnApply(p.film.apply)
	p.prefs.OnApply(p.audio.ambience)
	d.OnBegin(p.carrying.forget)
	d.OnBegin(p.peek.end)
	d.OnSwitch(p.recap.endUnlessOpen)
	d.OnSwitch(p.hints.end)
	d.OnClose(p.advice.dropUnlessSeen)
	p.play.OnTurn(p.focus.Look)
	p.play.OnTurn(p.firstHints.look)
	p.commands.insist = p.intent.insist
}
