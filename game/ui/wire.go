package ui

import (
	"slices"
	"time"

	"onelongnight/game/store"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/help"
	"onelongnight/game/ui/input"
	"onelongnight/game/ui/library"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/settings"
)

// parts are what App calls.
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
	toasts      *play.Toasts
	film        *play.Film
	player      *play.Play
	saves       *play.Saves
	advice      *help.Asker
	opponent    *help.Opponent
	idle        *play.Idle
	hints       *help.Hints
	analysis    *help.Analysis
	reader      *help.Reader
	matches     *library.Matches
	replay      *library.Replay
	exchange    *library.Exchange
	trouble     *library.StorageTrouble
	coach       *library.Coach
	missions    *library.Missions
	tasks       *library.TaskLists
	daily       *library.Daily
}

// wiring builds the parts from the lowest to the highest. Each is given what it needs of those below it. The other
// fields are only used while building, or by the parts among themselves.
type wiring struct {
	parts
	*play.Needs
	offers []desk.Offer
	today  func() time.Time

	mute         *play.Mute
	recap        *play.Recap
	warnings     *play.Warnings
	curtain      *play.Curtain
	practice     *play.Practice
	fairness     *library.Fairness
	achievements *library.Achievements
	games        *library.Library
	lessons      *library.Lessons
	firstHints   *library.FirstHints
	primer       *library.Primer
	speeds       *speeds
	intent       *intent
}

// wire builds the parts and connects them.
func wire(d *desk.Desk, h desk.Host, offers []desk.Offer, post func(func())) parts {
	w := &wiring{offers: offers, today: time.Now}
	kept := store.Open(h, func() { post(func() { w.trouble.Poll() }) })
	w.Needs = play.NewNeeds(d, h, post, kept, offers)
	d.Trace = h.Trace()
	if c, ok := h.(desk.Page); ok {
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

// ground builds what all others use: store, settings, sound, film and announcements.
func (w *wiring) ground() {
	d, h := w.Desk, w.Host
	w.screens = &screens{desk: d}
	w.prefs, w.toasts, w.saves = w.Prefs, w.Toasts, w.Saves
	w.mute = play.NewMute(w.Needs)
	w.bindings = settings.NewBindings(d, h, w.Store, w.toasts)
	w.film = play.NewFilm(d, w.screens.paint, w.prefs, w.Audio)
	w.recap = play.NewRecap(d, w.film)
	w.reader = help.New(d, h, w.prefs, w.recap, w.Post)
	w.speeds = &speeds{w.prefs, w.film}
}

// playing builds what plays: the person, the opponent, and the curtain between two people.
func (w *wiring) playing() {
	d, h := w.Desk, w.Host
	w.advice = help.NewAsker(d, h, w.Post)
	w.player = play.NewPlay(w.Needs, w.saves, w.advice, w.film)
	w.warnings = play.NewWarnings(d)
	w.curtain = play.NewCurtain(w.Needs, w.film, w.player)
	w.opponent = help.NewOpponent(w.Needs, w.film.Playing, w.advice, w.player, w.curtain)
	w.practice = play.NewPractice(w.Needs, w.film, w.opponent, w.player)
	w.idle = play.NewIdle(d, w.player, func() bool {
		return w.film.Playing() || w.replay.On() || w.curtain.Down() || len(w.coach.Answers()) > 0
	})
}

// keeping builds the library of games.
func (w *wiring) keeping() {
	w.exchange = library.NewExchange(w.Needs)
	w.fairness = library.NewFairness(w.Needs, w.exchange)
	w.matches = library.NewMatches(w.Needs, w.opponent, w.player, w.curtain, w.fairness)
	w.achievements = library.NewAchievements(w.Needs, w.exchange)
	w.games = library.NewLibrary(w.Needs, w.matches, w.exchange, w.achievements)
	w.trouble = library.NewStorageTrouble(w.Needs, w.matches, w.exchange, w.bindings)
}

// teaching builds the coach and what it says: lessons, tasks, the game of the day, first hints.
func (w *wiring) teaching() {
	w.coach = library.NewCoach(w.Needs, w.film)
	w.missions = library.NewMissions(w.Needs, w.matches, w.coach, w.today)
	w.lessons = library.NewLessons(w.missions)
	w.tasks = library.NewTaskLists(w.missions)
	w.firstHints = library.NewFirstHints(w.Needs, w.coach)
	w.primer = library.NewPrimer(w.Needs)
	w.daily = library.NewDaily(w.Needs, w.matches, w.exchange, w.today)
}

// lookingBack builds what judges moves: hints, the analysis, the replay.
func (w *wiring) lookingBack() {
	d := w.Desk
	w.hints = help.NewHints(d, w.advice, w.player, w.missions.Hinting)
	w.analysis = help.NewAnalysis(d, w.advice, w.opponent, w.hints, w.recap)
	w.replay = library.NewReplay(w.Needs, w.recap, w.film, w.analysis, w.matches, w.exchange)
}

// touching builds the input and what it leads to.
func (w *wiring) touching() {
	d := w.Desk
	w.commands = &commands{desk: d, marks: []badgeSource{w.trouble, w.tasks, w.practice}, coach: w.coach, film: w.film,
		recap: w.recap, hints: w.hints}
	details := &details{d, w.recap, w.reader}
	w.turning = input.NewTurning(d, w.hints)
	touch := &tableTouch{d, details, w.warnings, w.turning, w.player, w.toasts, w.hints}
	w.intent = &intent{d, w.film, details, w.commands, w.speeds, w.mute, w.warnings, w.player, touch, w.Audio, w.hints,
		w.replay, w.coach}
	needs := input.Needs{View: w.film, Book: w.reader.Field(), Prefs: w.prefs, Keys: w.bindings, Messages: w.toasts,
		Commands: w.commands.now, Do: w.intent.do, Hints: w.hints}
	if page, ok := w.Host.(desk.Page); ok {
		needs.Events = page.Events
	}
	w.input = input.New(d, w.turning, needs)
}

// showing builds what is around the table: the document's buttons, the shelf, the languages.
func (w *wiring) showing() {
	d := w.Desk
	w.buttons = &buttons{desk: d, host: w.Host, prefs: w.prefs,
		document: newDocument(d, w.prefs, w.film, w.screens), focus: w.input.Focus, do: w.intent.do, toasts: w.toasts,
		play: w.player}
	w.screens.shelf = newShelf(d, w.offers, w.saves)
	w.translation = &translation{desk: d, host: w.Host, prefs: w.prefs, advice: w.advice, shelf: w.screens.shelf,
		film: w.film, play: w.player, toasts: w.toasts, offers: w.offers, plain: slices.Clone(w.offers), spoken: "en",
		spoke: w.missions.Retell}
}

// asking lists who offers commands, and who shows something.
func (w *wiring) asking() {
	d := w.Desk
	w.window = &windowCommands{desk: d, host: w.Host, store: w.Store, toasts: w.toasts}
	ways := &ways{d, w.Host, w.matches, w.toasts, w.exchange, w.daily, w.tasks, w.Post}
	epilogue := &epilogue{d, w.prefs, w.saves, w.matches, w.exchange, w.replay, w.achievements, w.missions}
	w.commands.from = []commander{&generalCommands{d}, w.mute, w.speeds, w.prefs, w.bindings, w.film, w.recap, w.player,
		w.practice, w.curtain, w.intent, w.hints, w.analysis, w.opponent, w.missions, w.tasks, w.daily,
		w.games, w.matches, w.replay, w.fairness, w.trouble, w.reader, w.window, ways, epilogue, w.primer, w.input}
	w.screens.parts = []shower{w.prefs, w.toasts, w.film, w.player, w.hints, w.analysis, w.replay, w.reader, w.games,
		w.achievements, w.coach, w.primer, w.input, w.bindings, epilogue}
}

// listening subscribes the parts to each other's events.
func (w *wiring) listening() {
	w.saves.OnSave(w.games.Note)
	w.saves.OnLearn(func(key string) {
		if key == desk.SettingsKey || key == desk.KeysKey { // another window changed a setting
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
