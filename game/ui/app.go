package ui

import (
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/input"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/gpu"
	"onelongnight/game/ui/library"
	"onelongnight/game/ui/scene"
)

// App is the running program. It implements ebiten.Game.
type App struct {
	desk *desk.Desk
	parts
	input.SyntheticPointer
	host          desk.Host
	inbox         *inbox // calls from other goroutines, made between frames
	painter       gpu.Painter
	betweenFrames *betweenFrames
	clock         clock
	scale         float64 // device pixels per CSS pixel
	drawn         bool    // Host.Ready was called
}

// New makes the program, with the first of the offered games on the table. A stored game can be continued from the
// first screen. If it cannot be read it is set aside, and the player is told.
func New(h desk.Host, offers ...desk.Offer) *App {
	a := &App{desk: desk.New(h.Random), host: h, scale: 1, inbox: &inbox{}}
	a.parts = wire(a.desk, h, offers, a.inbox.put)
	a.SyntheticPointer = a.input.Pointer
	a.betweenFrames = newBetweenFrames(a.desk, h, a.film, a.buttons, &a.painter)
	first := scene.TitlePanel
	if len(offers) > 1 {
		first = scene.ShelfPanel
	}
	a.desk.Open(first)
	a.matches.OfferGame(offers[0].Usual())
	a.translation.want()
	a.bindings.Load()
	a.trouble.Begin()
	return a
}

// Press presses the button with that ID outside the canvas. It may be called from any goroutine.
func (a *App) Press(id string) { a.inbox.put(func() { a.buttons.press(id) }) }

// Search searches the book that is open in the window.
func (a *App) Search(query string) { a.reader.Field().Search(query) }

// Focus shows where on the canvas the thing of the focused button is, "" for none. It may be called from any goroutine.
func (a *App) Focus(id string) { a.inbox.put(func() { a.buttons.point(id) }) }

// Begin opens what the program was started for: an address that names a game, see Link; the key of a kept game;
// [AtTitle] for the first screen; or "" to go straight back to the game in progress, as after a page reload.
func (a *App) Begin(wish string) {
	switch {
	case wish == AtTitle:
	case wish == "":
		a.ResumeAtOnce()
	case strings.Contains(wish, library.LinkMark):
		a.Link(wish)
	default:
		a.trouble.ResumeThat(wish)
	}
}

// AtTitle makes Begin open the game's first screen.
const AtTitle = "new"

// Written is called when another window wrote to a slot of the medium. It may be called from any goroutine.
func (a *App) Written(slot, text string) {
	a.post(func() { a.saves.Learn(slot, text) })
}

// ResumeAtOnce goes straight back to the game in progress, as after a page reload.
func (a *App) ResumeAtOnce() {
	a.trouble.Resume()
}

// Link opens the game that an address names, if it names one. It may be called from any goroutine.
func (a *App) Link(address string) {
	if strings.Contains(address, library.LinkMark) {
		a.post(func() { a.replay.Follow(address) })
	}
}

// Owns is called when this window becomes, or ceases to be, the one that may write the games. It may be called from any
// goroutine.
func (a *App) Owns(is bool) {
	a.post(func() {
		a.trouble.Owns(is)
		if is {
			a.replay.Regained()
		}
	})
}

// Leave is called when the program ends normally, as when a page is closed.
func (a *App) Leave() { a.saves.Passed() }

// Arrived is called when a text requested from the host has arrived, or could not be fetched. It may be called from any
// goroutine.
func (a *App) Arrived() {
	a.post(func() {
		a.translation.want()
		a.reader.Field().Arrived()
		a.missions.Arrived()
		a.tasks.Arrived()
	})
}

// T returns a text of the catalogue in the current language.
func (a *App) T(key string, args ...any) string { return a.desk.T(key, args...) }

func (a *App) post(do func()) { a.inbox.put(do) }

// Key handles a key going down, or a button of a gamepad.
func (a *App) Key(k desk.Key) {
	pad := desk.NoPad
	if k.OfPad() {
		pad = desk.Xbox
	}
	a.input.Keyboard.Press(k, pad)
}

// Screen returns what is shown beside the game.
func (a *App) Screen() scene.Screen { return *a.screens.now() }

// Update handles input and lets the opponent move.
func (a *App) Update() error {
	a.betweenFrames.frame(true)
	defer a.betweenFrames.frame(false)
	there := false // somebody did something
	if a.desk.Picture() != nil {
		there = a.input.Update(a.desk.Viewport()) // before anything changes: input was meant for what is still seen
	}
	a.inbox.empty()
	if files := ebiten.DroppedFiles(); files != nil {
		a.exchange.Dropped(files)
	}
	a.opponent.Ask()
	a.hints.Poll(time.Now())
	a.idle.Poll(time.Now())
	if !a.film.Playing() || a.replay.On() {
		a.analysis.JudgeNext()
	}
	a.window.look()
	a.prefs.Poll()
	now := time.Now()
	a.input.Advance(now, a.film.Passed(now))
	a.film.Advance(now)
	a.player.Poll()
	a.replay.Advance()
	a.saves.Poll(now)
	a.daily.Poll(now)
	playing := a.film.Runs()
	stale, _ := a.desk.Pending()
	moved := a.clock.tick(now, stale || playing || there, playing && !a.desk.Covered(),
		a.prefs.Calm() || !playing && !a.prefs.MovesAtRest())
	a.toasts.Fade(now)
	a.input.Poll(now)
	a.betweenFrames.ask()
	if a.resting() { // except for things that move by the clock
		a.host.Rest()
	}
	if moved {
		a.desk.Repaint()
	}
	return nil
}

// resting reports whether nothing happens until somebody does something, except for fires and the like, which move a
// few times a second.
func (a *App) resting() bool {
	stale, moving := a.desk.Pending()
	return !stale && !moving && !a.film.Runs() && a.input.Resting() && !a.advice.Open() && !a.desk.Awaits() &&
		!a.idle.Waits() && !a.betweenFrames.framed()
}

// Layout implements ebiten.Game. Ebitengine calls LayoutF instead.
func (a *App) Layout(w, h int) (int, int) {
	width, height := a.LayoutF(float64(w), float64(h))
	return int(width), int(height)
}

// LayoutF gives the screen as many pixels as the window has on the device, so that everything is sharp; if an image
// cannot be that large, it is stretched.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	view := desk.Viewport{Scale: ebiten.Monitor().DeviceScaleFactor(), Zoom: 1, Fit: 1}
	if there, ok := a.host.(desk.Page); ok {
		view.Zoom, view.Left, view.Top = there.Viewport()
		if a.painter.Largest = there.LargestPicture(); a.painter.Largest > 0 {
			view.Scale = min(view.Scale, float64(a.painter.Largest-1)/max(w, h)) // minus one because it is rounded up
		}
	}
	a.desk.Resize(view, w/view.Zoom, h/view.Zoom)
	if scale := view.Scale * view.Zoom * a.desk.Viewport().Fit; scale != a.scale {
		a.scale = scale
		a.desk.Invalidate()
	}
	return w * view.Scale, h * view.Scale
}

// Draw paints the table if anything has changed.
func (a *App) Draw(canvas *ebiten.Image) {
	whole, moving := a.desk.Pending()
	if width, _ := a.desk.Size(); !whole && !moving || width == 0 {
		a.betweenFrames.idle()
		return
	}
	a.betweenFrames.frame(true)
	defer a.betweenFrames.frame(false)
	fresh := whole || a.film.Turned()
	a.desk.Painted()
	if fresh {
		a.lay(whole)
	}
	picture, moment := a.shown()
	a.painter.Paint(canvas, a.scale, func(c *kit.Canvas) { picture.Draw(c, moment) })
	if !a.drawn {
		a.drawn = true
		a.host.Ready()
	}
	if fresh {
		a.betweenFrames.turned(whole)
	}
}

// Still lays out the screen and its hidden buttons for a window of w by h CSS pixels without drawing, for tests and
// screenshots.
func (a *App) Still(w, h float64) (scene.Picture, scene.Moment) {
	a.desk.Resize(a.desk.Viewport(), w, h)
	a.lay(true)
	a.buttons.show()
	return a.shown()
}

// lay lays out the picture: everything, or only the past moment that is being shown.
func (a *App) lay(whole bool) {
	a.turning.Update()
	a.coach.Tell()
	a.screens.commands = a.commands.rows()
	if whole || a.desk.Picture() == nil {
		was, before := a.desk.Field()
		a.desk.SetPicture(a.screens.paint(scene.Scene{}))
		is, pans := a.desk.Field()
		if a.input.Focus.Changed(was, is) || pans != before { // a field has commands of its own
			a.screens.commands = a.commands.rows()
			a.desk.SetPicture(a.screens.paint(scene.Scene{}))
		}
		if a.input.Focus.ShowPlayable() || a.reader.Field().Seek() || a.coach.Bring() {
			a.desk.SetPicture(a.screens.paint(scene.Scene{}))
		}
	}
	a.film.Lay(whole)
}

// shown returns the picture to draw now, and its moment.
func (a *App) shown() (scene.Picture, scene.Moment) {
	p, m := a.film.Frame()
	m.Clock, m.Calm = a.clock.seconds, a.prefs.Calm()
	m.Carried, m.Dropped = a.input.Carried(a.film.Playing())
	return p, m
}
