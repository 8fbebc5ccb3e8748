package ui

import (
	"slices"
	"time"

	"onelongnight/game"
	"onelongnight/game/store"
	"onelongnight/game/ui/scene"
)

// parts are what the program is made of.
type parts struct {
	prefs       *preferences
	audio       *audio
	toasts      *toasts
	panels      *panels
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
func wire(d *desk, host Host, offers []Offer, post func(func())) parts {
	var p parts
	kept := store.Open(host, func() { post(func() { p.trouble.look() }) })
	p.prefs = &preferences{desk: d, host: host, store: kept}
	p.audio = &audio{desk: d, host: host, prefs: p.prefs}
	p.toasts = &toasts{desk: d, host: host, audio: p.audio}
	p.panels = &panels{desk: d}
	p.conduct = &conduct{desk: d}
	p.film = &film{desk: d, prefs: p.prefs, audio: p.audio, panels: p.panels, conduct: p.conduct}
	p.conduct.reel = &p.film.reel
	p.recap = &recap{desk: d, film: p.film, panels: p.panels}
	p.almanac = newAlmanac(d, host, p.prefs, p.panels, p.recap, post)
	p.advice = &advice{host: host, post: post}
	p.saves = &saves{desk: d, store: kept, guard: &guard{store: kept}, offers: offers, toasts: p.toasts, post: post}
	p.shelf = newShelf(d, offers, p.saves)
	p.play = &play{desk: d, host: host, prefs: p.prefs, saves: p.saves, advice: p.advice, panels: p.panels, film: p.film, audio: p.audio, toasts: p.toasts}
	p.warnings = &warnings{desk: d, panels: p.panels}
	p.curtain = &curtain{d, p.panels, p.film, p.play, p.toasts}
	p.exchange = &exchange{desk: d, host: host, prefs: p.prefs, saves: p.saves, toasts: p.toasts}
	p.fairness = &fairness{d, p.panels, p.exchange, p.toasts}
	p.coach = &coach{desk: d, host: host, film: p.film}
	p.opponent = &opponent{desk: d, host: host, post: post, prefs: p.prefs, advice: p.advice, play: p.play, curtain: p.curtain, toasts: p.toasts}
	p.matches = &matches{desk: d, prefs: p.prefs, saves: p.saves, opponent: p.opponent, advice: p.advice, warnings: p.warnings,
		panels: p.panels, film: p.film, play: p.play, toasts: p.toasts, curtain: p.curtain, fairness: p.fairness}
	p.missions = &missions{desk: d, missionFiles: &missionFiles{desk: d, host: host}, progress: &progress{desk: d, store: kept, saves: p.saves}, prefs: p.prefs,
		matches: p.matches, panels: p.panels, toasts: p.toasts,
		coach: p.coach, now: time.Now}
	p.lessons = &lessons{missions: p.missions}
	p.firstHints = &firstHints{desk: d, prefs: p.prefs, store: kept, saves: p.saves, coach: p.coach, curtain: p.curtain}
	p.tasks = &taskLists{missions: p.missions}
	p.deeds = &deeds{desk: d, store: kept, saves: p.saves, panels: p.panels}
	p.library = &library{d, host, p.saves, p.matches, p.panels, p.exchange, p.deeds}
	p.turning = &turning{desk: d, play: p.play}
	p.window = &windowCommands{desk: d, host: host, store: kept, toasts: p.toasts}
	p.bindings = &bindings{desk: d, host: host, store: kept, toasts: p.toasts}
	p.trouble = &storageTrouble{desk: d, host: host, saves: p.saves, matches: p.matches, exchange: p.exchange, prefs: p.prefs, bindings: p.bindings,
		panels: p.panels, toasts: p.toasts}
	p.hints = &hints{desk: d, advice: p.advice, panels: p.panels, play: p.play}
	p.analysis = &analysis{desk: d, advice: p.advice, opponent: p.opponent, panels: p.panels, hints: p.hints}
	p.replay = &replay{desk: d, host: host, prefs: p.prefs, saves: p.saves, recap: p.recap, film: p.film, panels: p.panels, analysis: p.analysis,
		matches: p.matches, exchange: p.exchange, toasts: p.toasts}
	p.epilogue = &epilogue{d, p.prefs, p.saves, p.matches, p.exchange, p.replay, p.deeds, p.missions}
	p.practice = &practice{d, p.panels, p.film, p.opponent, p.play, p.toasts, p.curtain}
	p.daily = &daily{desk: d, saves: p.saves, matches: p.matches, exchange: p.exchange, prefs: p.prefs, now: time.Now}
	p.ways = &ways{d, host, p.matches, p.panels, p.toasts, p.exchange, p.daily, p.tasks}
	p.commands = &commandList{fairness: p.fairness, practice: p.practice, curtain: p.curtain, ways: p.ways, replay: p.replay, daily: p.daily, desk: d,
		prefs: p.prefs, saves: p.saves, library: p.library, whereabouts: &whereabouts{saves: p.saves}, trouble: p.trouble, shelf: p.shelf,
		matches: p.matches, play: p.play, panels: p.panels, film: p.film, conduct: p.conduct, recap: p.recap,
		hints: p.hints, analysis: p.analysis, epilogue: p.epilogue, audio: p.audio, toasts: p.toasts, opponent: p.opponent, window: p.window, bindings: p.bindings, warnings: p.warnings, almanac: p.almanac,
		missions: p.missions, lessons: p.lessons, tasks: p.tasks, coach: p.coach}
	p.focus = &focus{desk: d, film: p.film, commands: p.commands}
	p.details = &details{d, p.panels, p.recap, p.almanac}
	touch := &tableTouch{d, p.details, p.warnings, p.turning, p.play, p.toasts}
	p.intent = &intent{d, p.panels, p.film, p.conduct, p.details, p.commands, p.warnings, p.play, touch, p.audio, p.hints, p.replay}
	p.carrying = &carrying{desk: d, prefs: p.prefs, intent: p.intent, toasts: p.toasts}
	p.peek = &peek{desk: d, film: p.film}
	p.gestures = &gestures{desk: d, details: p.details, film: p.film, intent: p.intent, carrying: p.carrying, turning: p.turning, focus: p.focus, peek: p.peek}
	p.scan = &switchScan{desk: d, prefs: p.prefs, focus: p.focus, film: p.film, bindings: p.bindings, details: p.details, intent: p.intent}
	p.pointer = &pointer{gestures: p.gestures, scan: p.scan, frame: d.frame}
	p.keyboard = &keyboard{desk: d, prefs: p.prefs, gestures: p.gestures, intent: p.intent, commands: p.commands, turning: p.turning, focus: p.focus,
		film: p.film, panels: p.panels, bindings: p.bindings, scan: p.scan, almanac: p.almanac}
	p.keyboard.bind()
	p.buttons = &buttons{desk: d, host: host, prefs: p.prefs, document: &document{d, p.prefs, p.film}, focus: p.focus, details: p.details,
		intent: p.intent, toasts: p.toasts}
	p.translation = &translation{desk: d, host: host, prefs: p.prefs, advice: p.advice, shelf: p.shelf, film: p.film, play: p.play, panels: p.panels, toasts: p.toasts,
		offers: offers, plain: slices.Clone(offers), spoken: "en"}
	p.tie()
	return p
}

// tie gives the lower parts their word to the upper ones.
func (p *parts) tie() {
	p.exchange.added = p.library.refresh
	p.exchange.replays = p.replay.take
	p.exchange.done, p.exchange.starred = p.deeds.merge, p.missions.progress.merge
	p.saves.ended = p.deeds.ended
	p.matches.forget = func() {
		p.deeds.fresh = nil
		p.missions.cleared()
	}
	p.play.judge = func() {
		p.coach.hush()
		p.missions.judge()
	}
	p.missions.lead = p.lessons.lead
	p.translation.spoke = p.missions.retell
	p.opponent.waits = func() bool { return p.missions.waits() || p.lessons.reading() }
	p.opponent.script = func() (game.Move, bool) {
		if move, ok := p.lessons.reply(); ok {
			return move, true
		}
		return p.missions.defend()
	}
	p.analysis.changed = func() {
		if p.replay.on() {
			p.replay.draw()
		}
	}
	p.shelf.paintShelf = p.shelf.paint
	p.prefs.setUp = p.matches.setUp
	p.prefs.speak = p.translation.want
	p.prefs.applied = func() {
		if p.prefs.speed() == 0 {
			p.film.skip()
		}
		p.audio.ambience()
	}
	p.panels.switched = func() {
		p.recap.endUnlessOpen()
		p.hints.end()
	}
	p.panels.closed = func() {
		if p.panels.screen.Panel != scene.HintPanel {
			p.advice.drop()
		}
	}
	p.advice.busy = func() bool { return p.opponent.asking }
	p.play.turn = func() {
		p.focus.looking = true
		p.firstHints.look()
	}
	p.commands.insist = p.intent.insist
}
