package ui

import (
	"crypto/rand"
	"encoding/hex"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/gpu"
	"onelongnight/game/ui/sound"
)

// App is the running program: an ebiten.Game.
type App struct {
	host  Host
	offer Offer

	session *table.Session // nil before the first game
	saved   string         // the save a game can be continued from
	chrome  Chrome
	under   []look // what lies under the open panel, the nearest last
	told    int    // lines of the log already announced

	painter gpu.Painter
	picture Picture
	ready   bool    // what may come after the picture is baked
	w, h    float64 // window in CSS pixels
	scale   float64 // device pixels per CSS pixel
	stale   bool    // the picture has to be laid out anew
	moving  bool    // it has to be drawn again

	clock    float64   // seconds that things have moved by themselves
	stirred  time.Time // when they last moved
	restless time.Time // until when they do
	drawn    bool      // Ready was told

	film     film
	recap    recap
	carry    carry
	chosen   settings
	muted    bool
	asked    bool // the person knows that it is their turn
	pointer  pointer
	opponent opponent
	question question
	doubted  string // the ID of the action in doubt
	sure     int    // the steps there were when something was doubted
	seeking  bool   // a card that can be played is to be brought into sight
	toastEnd time.Time
	inbox    chan func() // what other goroutines want done
}

// New makes the program for one game. A stored game can be continued from the
// first screen; one that cannot be read is set aside and said so.
func New(host Host, offer Offer) *App {
	a := &App{host: host, offer: offer, stale: true, scale: 1, inbox: make(chan func(), 64)}
	a.chrome.Panel = TitlePanel
	stored, err := host.Load(settingsKey)
	if err != nil {
		stored = "" // readSave tells that nothing is stored here
	}
	a.chosen = readSettings(choicesFor(offer.Game), stored)
	a.apply()
	a.readSave()
	return a
}

// Press does what the button with that ID outside the canvas says. It may be
// called from any goroutine.
func (a *App) Press(id string) { a.inbox <- func() { a.press(id) } }

// Focus shows where on the canvas the focused button's thing is, "" for none.
// It may be called from any goroutine.
func (a *App) Focus(id string) {
	a.inbox <- func() { a.focus(a.spotOf(id)) }
}

// focus puts the focus ring around a thing and brings it into sight.
func (a *App) focus(spot string) {
	a.chrome.Focus, a.stale = spot, true
	if a.picture == nil {
		return
	}
	if at, ok := a.front().Reveal(spot); ok {
		a.chrome.At = at
	}
}

// Update takes input and lets the opponent move.
func (a *App) Update() error {
	a.drain()
	a.point()
	a.keys()
	a.oppose()
	now := time.Now()
	a.advance(now)
	a.stir(now)
	if a.chrome.Toast != "" && now.After(a.toastEnd) {
		a.chrome.Toast, a.stale = "", true
	}
	if a.resting() {
		a.host.Rest()
	}
	return nil
}

// resting tells whether nothing happens before somebody does something, but
// for fires that stir now and then.
func (a *App) resting() bool {
	theirs := a.session != nil && a.chrome.Panel != TitlePanel && !a.session.MyTurn() && !a.session.Result().Over
	return !a.stale && !a.moving && !a.playing() && !a.pointer.down && !a.question.open && !theirs && a.ready
}

func (a *App) drain() {
	for {
		select {
		case do := <-a.inbox:
			do()
		default:
			return
		}
	}
}

// Layout is LayoutF in whole numbers; Ebitengine wants it and calls the other.
func (a *App) Layout(w, h int) (int, int) {
	width, height := a.LayoutF(float64(w), float64(h))
	return int(width), int(height)
}

// LayoutF makes the screen as large as the window has device pixels, so that
// everything is crisp.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	if w != a.w || h != a.h || scale != a.scale {
		a.w, a.h, a.scale, a.stale = w, h, scale, true
	}
	return w * scale, h * scale
}

// Draw paints the table if anything has changed.
func (a *App) Draw(screen *ebiten.Image) {
	if !a.stale && !a.moving || a.w == 0 {
		a.prepare()
		return
	}
	fresh := a.stale
	a.stale, a.moving = false, false
	if fresh {
		a.lay()
	}
	picture, moment := a.shown()
	a.painter.Paint(screen, a.scale, func(c *kit.Canvas) { picture.Draw(c, moment) })
	if !a.drawn {
		a.drawn = true
		a.host.Ready()
	}
	if fresh {
		a.mirror()
	}
}

// Look lays the screen and its hidden buttons out for a window of w by h CSS
// pixels without drawing it, for tests and for whoever takes pictures.
func (a *App) Look(w, h float64) (Picture, Moment) {
	a.w, a.h = w, h
	a.lay()
	a.mirror()
	return a.shown()
}

// Chrome is what the screen shows beside the game.
func (a *App) Chrome() Chrome { return a.chrome }

// lay lays the picture out anew.
func (a *App) lay() {
	a.chrome.Commands, a.chrome.Bar = a.commands(), a.bar()
	a.picture = a.offer.Skin.Paint(Scene{Session: a.session}, &a.chrome, a.w, a.h)
	if a.seek() {
		a.picture = a.offer.Skin.Paint(Scene{Session: a.session}, &a.chrome, a.w, a.h)
	}
	a.ready = false
	a.develop()
}

// start begins a new game for a side.
func (a *App) start(human game.Seat) {
	a.begin(table.Begin(a.offer.Game, a.offer.Voice, human, newSeed()))
	a.save()
}

// begin puts a session on the table.
func (a *App) begin(s *table.Session) {
	a.opponent.stop(a.host)
	a.unask()
	a.session, a.sure = s, -1
	a.told = len(s.Lines())
	a.film = film{shot: s.StepCount()}
	a.chrome, a.under, a.recap = Chrome{Since: a.told}, nil, recap{}
	a.apply()
	if s.Result().Over {
		a.chrome.Panel = EndPanel
	}
	a.announceTurn()
}

// newSeed is a fresh seed that people can read aloud.
func newSeed() string {
	var b [5]byte
	rand.Read(b[:]) // never fails, by its documentation
	return hex.EncodeToString(b[:])
}

// T is a text of the catalogue.
func (a *App) t(key string, args ...any) string { return a.offer.Voice.T(key, args...) }

// toast shows a short message for a while.
func (a *App) toast(text, at string) {
	if text == "" {
		return
	}
	a.show(text, at)
	a.host.Announce(text, true)
}

// show shows a short message for a while, without a word to those who do not
// see it.
func (a *App) show(text, at string) {
	a.chrome.Toast, a.chrome.ToastAt = text, at
	a.toastEnd = time.Now().Add(toastTime)
	a.stale = true
}

const toastTime = 3500 * time.Millisecond

// moved is called after a move of the person's: what is new is told from here.
func (a *App) moved() {
	a.chrome.Since = a.told
	a.open(NoPanel)
	a.changed()
}

// changed is called after every move: it saves, announces and redraws.
func (a *App) changed() {
	a.save()
	a.unask()
	a.chrome.Look, a.stale = 0, true
	lines := a.session.Lines()
	fresh := lines[min(a.told, len(lines)):]
	for _, l := range fresh {
		a.host.Announce(l.Text, false)
	}
	if text, at := a.offer.Skin.News(fresh); text != "" && a.speed() == 0 {
		a.show(text, at)
	}
	a.told = len(lines)
	a.ambience()
	a.film.ending = a.session.Result().Over
	a.roll()
	if r := a.session.Result(); r.Over {
		title, why := a.offer.Voice.Ending(r, a.session.Human)
		a.host.Announce(title+". "+why, true)
		return
	}
	a.announceTurn()
}

func (a *App) announceTurn() {
	if a.session.MyTurn() {
		if !a.asked {
			a.cue(sound.Turn)
		}
		heading, _ := a.offer.Voice.Prompt(a.session.View())
		a.host.Announce(a.t("say.turn", "heading", heading), true)
	}
	a.asked, a.seeking = a.session.MyTurn(), true
}
