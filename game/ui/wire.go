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
	p.prefs = newPreferences(d, lent, kept)
	p.audio = newAudio(d, lent, p.prefs)
	p.toasts = newToasts(d, lent, p.audio)
	p.film = newFilm(d, p.screens.paint, p.prefs, p.audio)
	p.conduct = p.film.Conduct()
	p.recap = newRecap(d, p.film)
	p.almanac = newAlmanac(d, lent, p.prefs, p.recap, post)
	p.advice = newAdvice(d, lent, post)
	p.saves = newSaves(d, kept, newGuard(kept), offers, p.toasts, post)
	p.shelf = newShelf(d, offers, p.saves)
	p.play = newPlay(d, lent, p.prefs, p.saves, p.advice, p.film, p.audio, p.toasts)
	p.warnings = newWarnings(d)
	p.curtain = newCurtain(d, p.film, p.play, p.toasts)
	p.exchange = newExchange(d, lent, post, p.prefs, p.saves, p.toasts)
	p.fairness = newFairness(d, p.exchange, p.toasts)
	p.coach = newCoach(d, lent, p.film, p.toasts)
	p.opponent = newOpponent(d, lent, post, p.film.Playing, p.prefs, p.advice, p.play, p.curtain, p.toasts)
	p.matches = newMatches(d, p.prefs, p.saves, p.opponent, p.advice, p.warnings, p.film, p.play, p.toasts, p.fairness, p.curtain)
	progress := newProgress(d, kept, p.saves)
	p.exchange.Takes(starsKey, progress.merge)
	p.missions = newMissions(d, p.saves, newMissionFiles(d, lent), progress, p.prefs, p.matches, p.toasts, p.coach, time.Now)
	p.lessons = newLessons(p.missions)
	p.firstHints = newFirstHints(d, p.prefs, kept, p.saves, p.coach)
	p.tasks = newTaskLists(p.missions)
	p.deeds = newDeeds(d, kept, p.saves, p.exchange)
	p.library = newLibrary(d, lent, p.saves, p.matches, p.exchange, p.deeds)
	p.turning = newTurning(d)
	p.window = &windowCommands{Desk: d, host: lent, store: kept, toasts: p.toasts}
	p.bindings = newBindings(d, lent, kept, p.toasts)
	p.trouble = newStorageTrouble(d, lent, p.saves, p.matches, p.exchange, p.prefs, p.bindings, p.toasts)
	p.hints = newHints(d, p.advice, p.play)
	p.analysis = newAnalysis(d, p.advice, p.opponent, p.hints)
	p.replay = newReplay(d, lent, p.prefs, p.saves, p.recap, p.film, p.analysis, p.matches, p.exchange, p.toasts)
	p.epilogue = &epilogue{d, p.prefs, p.saves, p.matches, p.exchange, p.replay, p.deeds, p.missions}
	p.practice = newPractice(d, p.film, p.opponent, p.play, p.toasts)
	p.daily = newDaily(d, p.saves, p.matches, p.exchange, p.prefs, time.Now)
	p.ways = &ways{d, lent, p.matches, p.toasts, p.exchange, p.daily, p.tasks, post}
	p.commands = &commandList{fairness: p.fairness, practice: p.practice, curtain: p.curtain, ways: p.ways, replay: p.replay, daily: p.daily, Desk: d,
		prefs: p.prefs, saves: p.saves, library: p.library, whereabouts: newWhereabouts(p.saves), trouble: p.trouble, shelf: p.shelf,
		matches: p.matches, play: p.play, film: p.film, conduct: p.conduct, recap: p.recap,
		hints: p.hints, analysis: p.analysis, epilogue: p.epilogue, audio: p.audio, toasts: p.toasts, opponent: p.opponent, window: p.window, bindings: p.bindings, warnings: p.warnings, almanac: p.almanac,
		missions: p.missions, lessons: p.lessons, tasks: p.tasks, coach: p.coach}
	p.focus = newFocus(d, p.film, p.commands.now)
	p.details = &details{d, p.recap, p.almanac}
	touch := &tableTouch{d, p.details, p.warnings, p.turning, p.play, p.toasts}
	p.intent = &intent{d, p.film, p.conduct, p.details, p.commands, p.warnings, p.play, touch, p.audio, p.hints, p.replay}
	p.carrying = newCarrying(d, p.prefs, p.film, p.intent.do, p.toasts)
	p.peek = newPeek(d, p.film)
	p.gestures = newGestures(d, p.film, p.almanac.Field(), p.intent.do, p.carrying, p.turning, p.focus, p.peek)
	p.scan = newSwitchScan(d, p.prefs, p.focus, p.film, p.bindings, p.intent.do)
	p.pointer = newPointer(p.gestures, p.scan, d.Frame())
	p.keyboard = newKeyboard(d, p.intent.do, p.gestures, p.turning, p.focus, p.bindings, p.scan, p.almanac.Field())
	p.buttons = &buttons{Desk: d, host: lent, prefs: p.prefs, document: &document{Desk: d, prefs: p.prefs, film: p.film, screens: p.screens}, focus: p.focus, do: p.intent.do, toasts: p.toasts}
	p.translation = &translation{Desk: d, host: lent, prefs: p.prefs, advice: p.advice, shelf: p.shelf, film: p.film, play: p.play, toasts: p.toasts,
		offers: offers, plain: slices.Clone(offers), spoken: "en", spoke: p.missions.retell}
	p.screens.shelf = p.shelf
	p.screens.parts = []shower{p.prefs, p.toasts, p.film, p.play, p.hints, p.analysis, p.replay, p.almanac, p.library, p.deeds, p.coach,
		p.turning, p.carrying, p.peek, p.scan, p.fairness, p.epilogue}
	p.tie(d)
	return p
}

// tie lets the upper parts know what happens in the lower ones.
func (p *parts) tie(d *desk.Desk) {
	p.play.OnMove(p.coach.hush)
	p.play.OnMove(p.missions.judge)
	p.opponent.Follow(p.lessons)
	p.prefs.OnChange(p.translation.chosen)
	p.play.OnTurn(p.focus.Look)
	p.play.OnTurn(p.firstHints.look)
	p.commands.insist = p.intent.insist
}
