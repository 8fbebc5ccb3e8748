package ui

import (
	"slices"
	"time"

	"onelongnight/game/store"
	"onelongnight/game/ui/advice"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/film"
	"onelongnight/game/ui/host"
	"onelongnight/game/ui/input"
	"onelongnight/game/ui/library"
	"onelongnight/game/ui/missions"
	"onelongnight/game/ui/notice"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/reader"
	"onelongnight/game/ui/saves"
	"onelongnight/game/ui/settings"
	"onelongnight/game/ui/storage"
)

// parts are what the running program asks of its packages.
type parts struct {
	screens     *screens
	commands    *commands
	buttons     *buttons
	window      *windowCommands
	translation *translation
	turning     *input.Turning
	input       *input.Input
	prefs       *settings.Preferences
	bindings    *settings.Bindings
	toasts      *notice.Toasts
	film        *film.Film
	saves       *saves.Saves
	advice      *advice.Asker
	opponent    *advice.Opponent
	idle        *play.Idle
	hints       *advice.Hints
	analysis    *advice.Analysis
	reader      *reader.Reader
	matches     *library.Matches
	replay      *library.Replay
	exchange    *library.Exchange
	trouble     *library.StorageTrouble
	coach       *missions.Coach
	missions    *missions.Missions
	tasks       *missions.TaskLists
	daily       *missions.Daily
}

// wire makes the parts, from the lowest to the highest: each is given what it needs of those below it, and subscribes
// there to what it has to know.
func wire(d *desk.Desk, h host.Host, offers []desk.Offer, post func(func())) parts {
	var p parts
	p.screens = &screens{desk: d}
	kept := store.Open(h, func() { post(func() { p.trouble.Look() }) })
	p.prefs = settings.NewPreferences(d, h, kept)
	audio := notice.NewAudio(d, h, p.prefs)
	p.toasts = notice.NewToasts(d, h, audio)
	mute := notice.NewMute(d, p.prefs, p.toasts)
	p.bindings = settings.NewBindings(d, h, kept, p.toasts)
	p.saves = saves.NewSaves(d, kept, offers, p.toasts)
	p.film = film.NewFilm(d, p.screens.paint, p.prefs, audio)
	recap := film.NewRecap(d, p.film)
	p.reader = reader.New(d, h, p.prefs, recap, post)

	p.advice = advice.NewAsker(d, h, post)
	player := play.NewPlay(d, h, p.prefs, p.saves, p.advice, p.film, audio, p.toasts)
	warnings := play.NewWarnings(d)
	curtain := play.NewCurtain(d, p.film, player, p.toasts)
	p.opponent = advice.NewOpponent(d, h, post, p.film.Playing, p.prefs, p.advice, player, curtain, p.toasts)
	practice := play.NewPractice(d, p.film, p.opponent, player, p.toasts)

	p.exchange = library.NewExchange(d, h, post, p.prefs, p.saves, p.toasts)
	fairness := library.NewFairness(d, p.exchange, p.toasts)
	p.matches = library.NewMatches(d, h, p.prefs, p.saves, p.opponent, player, curtain, fairness, p.toasts)
	achievements := library.NewAchievements(d, kept, p.saves, p.exchange)
	games := library.NewLibrary(d, h, p.saves, p.matches, p.exchange, achievements)
	p.trouble = library.NewStorageTrouble(d, h, p.saves, p.matches, p.exchange, p.prefs, p.bindings, p.toasts)

	p.coach = missions.NewCoach(d, h, p.film, p.toasts)
	today := time.Now
	if c, ok := h.(host.Calendar); ok {
		today = func() time.Time { return c.Local(time.Now()) }
	}
	p.missions = missions.NewMissions(d, p.saves, kept, h, p.prefs, p.matches, p.toasts, p.coach, today)
	lessons := missions.NewLessons(p.missions)
	p.tasks = missions.NewTaskLists(p.missions)
	firstHints := missions.NewFirstHints(d, p.prefs, kept, p.saves, p.coach)
	primer := missions.NewPrimer(d, p.prefs, kept, p.saves)
	p.daily = missions.NewDaily(d, p.saves, p.matches, p.exchange, p.prefs, today)

	p.hints = advice.NewHints(d, p.advice, player, p.missions.Hinting)
	p.analysis = advice.NewAnalysis(d, p.advice, p.opponent, p.hints, recap)
	p.replay = library.NewReplay(d, h, p.prefs, p.saves, recap, p.film, p.analysis, p.matches, p.exchange, p.toasts)
	epilogue := &epilogue{d, p.prefs, p.saves, p.matches, p.exchange, p.replay, achievements, p.missions}
	ways := &ways{d, h, p.matches, p.toasts, p.exchange, p.daily, p.tasks, post}
	p.window = &windowCommands{desk: d, host: h, store: kept, toasts: p.toasts}
	speeds := &speeds{p.prefs, p.film}

	p.idle = play.NewIdle(d, player, func() bool {
		return p.film.Playing() || p.replay.On() || curtain.Down() || len(p.coach.Answers()) > 0
	})

	p.commands = &commands{desk: d, marks: []badger{p.trouble, p.tasks, practice}, coach: p.coach, film: p.film,
		recap: recap, hints: p.hints}
	details := &details{d, recap, p.reader}
	p.turning = input.NewTurning(d)
	touch := &tableTouch{d, details, warnings, p.turning, player, p.toasts, p.hints}
	intent := &intent{d, p.film, details, p.commands, speeds, mute, warnings, player, touch, audio, p.hints, p.replay,
		p.coach}
	events, _ := h.(host.EventSource)
	p.input = input.New(d, p.turning, input.Needs{View: p.film, Book: p.reader.Field(), Prefs: p.prefs,
		Keys: p.bindings, Messages: p.toasts, Events: events, Commands: p.commands.now, Do: intent.do,
		Hints: p.hints})
	p.buttons = &buttons{desk: d, host: h, prefs: p.prefs, document: newDocument(d, p.prefs, p.film, p.screens),
		focus: p.input.Focus, do: intent.do, toasts: p.toasts}
	p.screens.shelf = newShelf(d, offers, p.saves)
	p.translation = &translation{desk: d, host: h, prefs: p.prefs, advice: p.advice, shelf: p.screens.shelf,
		film: p.film, play: player, toasts: p.toasts, offers: offers, plain: slices.Clone(offers), spoken: "en",
		spoke: p.missions.Retell}

	p.commands.from = []commander{&generalCommands{d}, mute, speeds, p.prefs, p.bindings, p.film, recap, player,
		practice, curtain, intent, p.hints, p.analysis, p.opponent, p.missions, lessons, p.tasks, p.daily, games,
		p.matches, p.replay, fairness, p.trouble, p.reader, p.window, ways, epilogue, primer, p.input}
	p.screens.parts = []shower{p.prefs, p.toasts, p.film, player, p.hints, p.analysis, p.replay, p.reader, games,
		achievements, p.coach, primer, p.input, fairness, epilogue}

	p.saves.OnSave(games.Note)
	p.saves.OnLearn(func(key string) {
		if key == storage.SettingsKey || key == storage.KeysKey { // another window has chosen something
			p.prefs.Load()
			p.bindings.Load()
			p.prefs.Apply()
		}
	})
	player.OnMove(p.coach.Hush)
	player.OnMove(p.missions.Judge)
	player.OnTurn(p.input.Focus.Look)
	player.OnTurn(primer.Look)
	player.OnTurn(firstHints.Look)
	p.opponent.Follow(lessons)
	p.prefs.OnChange(p.translation.chosen)
	return p
}
