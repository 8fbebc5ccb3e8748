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

// wiring makes the parts, from the lowest to the highest: each is given what it needs of those below it. Beside them it
// has what they are made with, and what only they ask of each other.
type wiring struct {
	parts
	desk   *desk.Desk
	host   host.Host
	offers []desk.Offer
	post   func(func())
	kept   *store.Store
	today  func() time.Time

	audio        *notice.Audio
	mute         *notice.Mute
	recap        *film.Recap
	player       *play.Play
	warnings     *play.Warnings
	curtain      *play.Curtain
	practice     *play.Practice
	fairness     *library.Fairness
	achievements *library.Achievements
	games        *library.Library
	lessons      *missions.Lessons
	firstHints   *missions.FirstHints
	primer       *missions.Primer
	speeds       *speeds
	intent       *intent
}

// wire makes the parts and has them listen to each other.
func wire(d *desk.Desk, h host.Host, offers []desk.Offer, post func(func())) parts {
	w := &wiring{desk: d, host: h, offers: offers, post: post, today: time.Now}
	if t, ok := h.(host.Tracer); ok {
		d.Trace = t.Trace()
	}
	if c, ok := h.(host.Calendar); ok {
		w.today = func() time.Time { return c.Local(time.Now()) }
	}
	w.ground()
	w.playing()
	w.keeping()
	w.teaching()
	w.lookingBack()
	w.touching()
	w.showing()
	w.asking()
	w.listening()
	return w.parts
}

// ground makes what all others stand on: what is kept, chosen, heard, shown and read.
func (w *wiring) ground() {
	d, h := w.desk, w.host
	w.screens = &screens{desk: d}
	w.kept = store.Open(h, func() { w.post(func() { w.trouble.Poll() }) })
	w.prefs = settings.NewPreferences(d, h, w.kept)
	w.audio = notice.NewAudio(d, h, w.prefs)
	w.toasts = notice.NewToasts(d, h, w.audio)
	w.mute = notice.NewMute(d, w.prefs, w.toasts)
	w.bindings = settings.NewBindings(d, h, w.kept, w.toasts)
	w.saves = saves.NewSaves(d, w.kept, w.offers, w.toasts)
	w.film = film.NewFilm(d, w.screens.paint, w.prefs, w.audio)
	w.recap = film.NewRecap(d, w.film)
	w.reader = reader.New(d, h, w.prefs, w.recap, w.post)
	w.speeds = &speeds{w.prefs, w.film}
}

// playing makes what plays: the person, the opponent, and what stands between two persons.
func (w *wiring) playing() {
	d, h := w.desk, w.host
	w.advice = advice.NewAsker(d, h, w.post)
	w.player = play.NewPlay(d, h, w.prefs, w.saves, w.advice, w.film, w.audio, w.toasts)
	w.warnings = play.NewWarnings(d)
	w.curtain = play.NewCurtain(d, w.film, w.player, w.toasts)
	w.opponent = advice.NewOpponent(d, h, w.post, w.film.Playing, w.prefs, w.advice, w.player, w.curtain, w.toasts)
	w.practice = play.NewPractice(d, w.film, w.opponent, w.player, w.toasts)
	w.idle = play.NewIdle(d, w.player, func() bool {
		return w.film.Playing() || w.replay.On() || w.curtain.Down() || len(w.coach.Answers()) > 0
	})
}

// keeping makes the library of games.
func (w *wiring) keeping() {
	d, h := w.desk, w.host
	w.exchange = library.NewExchange(d, h, w.post, w.prefs, w.saves, w.toasts)
	w.fairness = library.NewFairness(d, w.exchange, w.toasts)
	w.matches = library.NewMatches(d, h, w.prefs, w.saves, w.opponent, w.player, w.curtain, w.fairness, w.toasts)
	w.achievements = library.NewAchievements(d, w.kept, w.saves, w.exchange)
	w.games = library.NewLibrary(d, h, w.saves, w.matches, w.exchange, w.achievements)
	w.trouble = library.NewStorageTrouble(d, h, w.saves, w.matches, w.exchange, w.prefs, w.bindings, w.toasts)
}

// teaching makes the coach and what he has to say: lessons, tasks, the game of the day, first hints.
func (w *wiring) teaching() {
	d := w.desk
	w.coach = missions.NewCoach(d, w.host, w.film, w.toasts)
	w.missions = missions.NewMissions(d, w.saves, w.kept, w.host, w.prefs, w.matches, w.toasts, w.coach, w.today)
	w.lessons = missions.NewLessons(w.missions)
	w.tasks = missions.NewTaskLists(w.missions)
	w.firstHints = missions.NewFirstHints(d, w.prefs, w.kept, w.saves, w.coach)
	w.primer = missions.NewPrimer(d, w.prefs, w.kept, w.saves)
	w.daily = missions.NewDaily(d, w.saves, w.matches, w.exchange, w.prefs, w.today)
}

// lookingBack makes what judges moves: hints, the analysis, the replay.
func (w *wiring) lookingBack() {
	d := w.desk
	w.hints = advice.NewHints(d, w.advice, w.player, w.missions.Hinting)
	w.analysis = advice.NewAnalysis(d, w.advice, w.opponent, w.hints, w.recap)
	w.replay = library.NewReplay(d, w.host, w.prefs, w.saves, w.recap, w.film, w.analysis, w.matches, w.exchange,
		w.toasts)
}

// touching makes the input, and what becomes of it.
func (w *wiring) touching() {
	d := w.desk
	w.commands = &commands{desk: d, marks: []badgeSource{w.trouble, w.tasks, w.practice}, coach: w.coach, film: w.film,
		recap: w.recap, hints: w.hints}
	details := &details{d, w.recap, w.reader}
	w.turning = input.NewTurning(d)
	touch := &tableTouch{d, details, w.warnings, w.turning, w.player, w.toasts, w.hints}
	w.intent = &intent{d, w.film, details, w.commands, w.speeds, w.mute, w.warnings, w.player, touch, w.audio, w.hints,
		w.replay, w.coach}
	events, _ := w.host.(host.EventSource)
	w.input = input.New(d, w.turning, input.Needs{View: w.film, Book: w.reader.Field(), Prefs: w.prefs,
		Keys: w.bindings, Messages: w.toasts, Events: events, Commands: w.commands.now, Do: w.intent.do,
		Hints: w.hints})
}

// showing makes what stands around the table: the buttons of the document, the shelf, the languages.
func (w *wiring) showing() {
	d := w.desk
	w.buttons = &buttons{desk: d, host: w.host, prefs: w.prefs,
		document: newDocument(d, w.prefs, w.film, w.screens), focus: w.input.Focus, do: w.intent.do, toasts: w.toasts}
	w.screens.shelf = newShelf(d, w.offers, w.saves)
	w.translation = &translation{desk: d, host: w.host, prefs: w.prefs, advice: w.advice, shelf: w.screens.shelf,
		film: w.film, play: w.player, toasts: w.toasts, offers: w.offers, plain: slices.Clone(w.offers), spoken: "en",
		spoke: w.missions.Retell}
}

// asking lists whose commands there are, and who has something on the screens.
func (w *wiring) asking() {
	d := w.desk
	w.window = &windowCommands{desk: d, host: w.host, store: w.kept, toasts: w.toasts}
	ways := &ways{d, w.host, w.matches, w.toasts, w.exchange, w.daily, w.tasks, w.post}
	epilogue := &epilogue{d, w.prefs, w.saves, w.matches, w.exchange, w.replay, w.achievements, w.missions}
	w.commands.from = []commander{&generalCommands{d}, w.mute, w.speeds, w.prefs, w.bindings, w.film, w.recap, w.player,
		w.practice, w.curtain, w.intent, w.hints, w.analysis, w.opponent, w.missions, w.lessons, w.tasks, w.daily,
		w.games, w.matches, w.replay, w.fairness, w.trouble, w.reader, w.window, ways, epilogue, w.primer, w.input}
	w.screens.parts = []shower{w.prefs, w.toasts, w.film, w.player, w.hints, w.analysis, w.replay, w.reader, w.games,
		w.achievements, w.coach, w.primer, w.input, w.fairness, epilogue}
}

// listening has the parts hear of what they have to know.
func (w *wiring) listening() {
	w.saves.OnSave(w.games.Note)
	w.saves.OnLearn(func(key string) {
		if key == storage.SettingsKey || key == storage.KeysKey { // another window has chosen something
			w.prefs.Load()
			w.bindings.Load()
			w.prefs.Apply()
		}
	})
	w.player.OnMove(w.coach.Hush)
	w.player.OnMove(w.missions.Judge)
	w.player.OnTurn(w.input.Focus.RevealCard)
	w.player.OnTurn(w.primer.Poll)
	w.player.OnTurn(w.firstHints.Poll)
	w.opponent.Follow(w.lessons)
	w.prefs.OnChange(w.translation.chosen)
}
