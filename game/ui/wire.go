package ui

import (
	"slices"
	"time"

	"onelongnight/game/store"
	"onelongnight/game/ui/advice"
	"onelongnight/game/ui/almanac"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/film"
	"onelongnight/game/ui/host"
	"onelongnight/game/ui/input"
	"onelongnight/game/ui/library"
	"onelongnight/game/ui/missions"
	"onelongnight/game/ui/notice"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/saves"
	"onelongnight/game/ui/settings"
	"onelongnight/game/ui/storage"
)

// parts are what the program is made of.
type parts struct {
	screens      *screens
	prefs        *settings.Preferences
	audio        *notice.Audio
	toasts       *notice.Toasts
	film         *film.Film
	conduct      *film.Conduct
	recap        *film.Recap
	advice       *advice.Asker
	hints        *advice.Hints
	analysis     *advice.Analysis
	epilogue     *epilogue
	saves        *saves.Saves
	library      *library.Library
	exchange     *library.Exchange
	trouble      *library.StorageTrouble
	shelf        *shelf
	play         *play.Play
	warnings     *play.Warnings
	opponent     *advice.Opponent
	matches      *library.Matches
	turning      *input.Turning
	achievements *library.Achievements
	daily        *missions.Daily
	fairness     *library.Fairness
	practice     *play.Practice
	curtain      *play.Curtain
	ways         *ways
	replay       *library.Replay
	commands     *commands
	focus        *input.Focus
	details      *details
	intent       *intent
	carrying     *input.Carrying
	gestures     *input.Gestures
	peek         *input.Peek
	panning      *input.Panning
	pointer      *input.Pointer
	bindings     *settings.Bindings
	scan         *input.SwitchScan
	keyboard     *input.Keyboard
	buttons      *buttons
	window       *windowCommands
	translation  *translation
	almanac      *almanac.Almanac
	coach        *missions.Coach
	missions     *missions.Missions
	lessons      *missions.Lessons
	firstHints   *missions.FirstHints
	tasks        *missions.TaskLists
}

// wire makes the parts and ties them together: each knows those below it, and
// what goes the other way are the functions given here.
func wire(d *desk.Desk, h host.Host, offers []desk.Offer, post func(func())) parts {
	var p parts
	p.screens = &screens{desk: d}
	kept := store.Open(h, func() { post(func() { p.trouble.Look() }) })
	p.prefs = settings.NewPreferences(d, h, kept)
	p.audio = notice.NewAudio(d, h, p.prefs)
	p.toasts = notice.NewToasts(d, h, p.audio)
	p.film = film.NewFilm(d, p.screens.paint, p.prefs, p.audio)
	p.conduct = p.film.Conduct()
	p.recap = film.NewRecap(d, p.film)
	p.almanac = almanac.NewAlmanac(d, h, p.prefs, p.recap, post)
	p.advice = advice.NewAsker(d, h, post)
	p.saves = saves.NewSaves(d, kept, offers, p.toasts)
	p.shelf = newShelf(d, offers, p.saves)
	p.play = play.NewPlay(d, h, p.prefs, p.saves, p.advice, p.film, p.audio, p.toasts)
	p.warnings = play.NewWarnings(d)
	p.curtain = play.NewCurtain(d, p.film, p.play, p.toasts)
	p.exchange = library.NewExchange(d, h, post, p.prefs, p.saves, p.toasts)
	p.fairness = library.NewFairness(d, p.exchange, p.toasts)
	p.coach = missions.NewCoach(d, h, p.film, p.toasts)
	p.opponent = advice.NewOpponent(d, h, post, p.film.Playing, p.prefs, p.advice, p.play, p.curtain, p.toasts)
	p.matches = library.NewMatches(d, p.prefs, p.saves, p.opponent, p.play, p.curtain, p.fairness, p.toasts)
	p.missions = missions.NewMissions(d, p.saves, kept, h, p.prefs, p.matches, p.toasts, p.coach, time.Now)
	p.exchange.Takes(storage.StarsKey, p.missions.MergeProgress)
	p.lessons = missions.NewLessons(p.missions)
	p.firstHints = missions.NewFirstHints(d, p.prefs, kept, p.saves, p.coach)
	p.tasks = missions.NewTaskLists(p.missions)
	p.achievements = library.NewAchievements(d, kept, p.saves, p.exchange)
	p.library = library.NewLibrary(d, h, p.saves, p.matches, p.exchange, p.achievements)
	p.turning = input.NewTurning(d)
	p.window = &windowCommands{desk: d, host: h, store: kept, toasts: p.toasts}
	p.bindings = settings.NewBindings(d, h, kept, p.toasts)
	p.trouble = library.NewStorageTrouble(d, h, p.saves, p.matches, p.exchange, p.prefs, p.bindings, p.toasts)
	p.hints = advice.NewHints(d, p.advice, p.play, p.missions.Hinting)
	p.analysis = advice.NewAnalysis(d, p.advice, p.opponent, p.hints)
	p.replay = library.NewReplay(d, h, p.prefs, p.saves, p.recap, p.film, p.analysis, p.matches, p.exchange, p.toasts)
	p.epilogue = &epilogue{d, p.prefs, p.saves, p.matches, p.exchange, p.replay, p.achievements, p.missions}
	p.practice = play.NewPractice(d, p.film, p.opponent, p.play, p.toasts)
	p.daily = missions.NewDaily(d, p.saves, p.matches, p.exchange, p.prefs, time.Now)
	p.ways = &ways{d, h, p.matches, p.toasts, p.exchange, p.daily, p.tasks, post}
	mute := notice.NewMute(d, p.prefs, p.toasts)
	speeds := &speeds{p.prefs, p.film}
	p.commands = &commands{desk: d, marks: []badger{p.trouble, p.tasks, p.practice}, coach: p.coach, film: p.film,
		recap: p.recap, hints: p.hints}
	p.focus = input.NewFocus(d, p.film, p.commands.now)
	p.details = &details{d, p.recap, p.almanac}
	touch := &tableTouch{d, p.details, p.warnings, p.turning, p.play, p.toasts}
	p.intent = &intent{d, p.film, p.conduct, p.details, p.commands, speeds, mute, p.warnings, p.play, touch, p.audio,
		p.hints, p.replay}
	p.carrying = input.NewCarrying(d, p.prefs, p.film, p.intent.do, p.toasts)
	p.peek = input.NewPeek(d, p.film)
	p.panning = input.NewPanning(d, p.prefs)
	p.gestures = input.NewGestures(d, p.film, p.almanac.Field(), p.intent.do, p.carrying, p.turning, p.focus, p.peek,
		p.panning)
	p.scan = input.NewSwitchScan(d, p.prefs, p.focus, p.film, p.bindings, p.intent.do)
	p.pointer = input.NewPointer(p.gestures, p.scan, d.Frame())
	p.keyboard = input.NewKeyboard(d, p.intent.do, p.gestures, p.turning, p.focus, p.bindings, p.scan,
		p.almanac.Field(), p.panning)
	p.buttons = &buttons{desk: d, host: h, prefs: p.prefs, document: &document{desk: d, prefs: p.prefs, film: p.film,
		screens: p.screens}, focus: p.focus, do: p.intent.do, toasts: p.toasts}
	p.translation = &translation{desk: d, host: h, prefs: p.prefs, advice: p.advice, shelf: p.shelf, film: p.film,
		play: p.play, toasts: p.toasts,
		offers: offers, plain: slices.Clone(offers), spoken: "en", spoke: p.missions.Retell}
	p.commands.from = []commander{&passages{d}, mute, speeds, p.prefs, p.bindings, p.film, p.recap, p.play, p.practice,
		p.curtain, p.intent,
		p.hints, p.analysis, p.opponent, p.missions, p.lessons, p.tasks, p.daily, p.library, p.matches, p.replay, p.fairness,
		p.trouble, p.almanac, p.window, p.ways, p.epilogue, p.panning}
	p.screens.shelf = p.shelf
	p.screens.parts = []shower{p.prefs, p.toasts, p.film, p.play, p.hints, p.analysis, p.replay, p.almanac, p.library,
		p.achievements, p.coach,
		p.turning, p.carrying, p.peek, p.scan, p.fairness, p.epilogue}
	p.tie(d)
	return p
}

// tie lets the upper parts know what happens in the lower ones.
func (p *parts) tie(d *desk.Desk) {
	p.play.OnMove(p.coach.Hush)
	p.play.OnMove(p.missions.Judge)
	p.opponent.Follow(p.lessons)
	p.prefs.OnChange(p.translation.chosen)
	p.play.OnTurn(p.focus.Look)
	p.play.OnTurn(p.firstHints.Look)
}
