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

// App is the running program: an ebiten.Game.
type App struct {
	desk *desk.Desk
	parts
	input.SyntheticPointer
	host          desk.Host
	inbox         *inbox // what other goroutines want done
	painter       gpu.Painter
	betweenFrames *betweenFrames
	clock         clock
	scale         float64 // device pixels per CSS pixel
	drawn         bool    // Ready was told
}

// New makes the program for the games that are offered, the first of them on
// the table. A stored game can be continued from the first screen; one that
// cannot be read is set aside and said so.
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

// Press does what the button with that ID outside the canvas says. It may be
// called from any goroutine.
func (a *App) Press(id string) { a.inbox.put(func() { a.buttons.press(id) }) }

// Search looks for something in the game's book that is open in the window.
func (a *App) Search(query string) { a.reader.Field().Search(query) }

// Focus shows where on the canvas the focused button's thing is, "" for none.
// It may be called from any goroutine.
func (a *App) Focus(id string) { a.inbox.put(func() { a.buttons.point(id) }) }

// Begin opens what the program was started for: an address that names a game, see Link; the key of a kept game;
// [AtTitle] for the first screen; "" goes straight back into the game that was under way, as after a reload of the
// page.
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

// AtTitle is the wish for the first screen of the game.
const AtTitle = "new"

// Written tells the program that another window has put a text in a slot of the medium. It may be called from any
// goroutine.
func (a *App) Written(slot, text string) {
	a.post(func() { a.saves.Learn(slot, text) })
}

// ResumeAtOnce goes straight back into a game that was under way, as after a
// reload of the page.
func (a *App) ResumeAtOnce() {
	a.trouble.Resume()
}

// Link opens the game that an address names, which the program was opened at or
// is led to; other addresses are nothing. It may be called from any goroutine.
func (a *App) Link(address string) {
	if strings.Contains(address, library.LinkMark) {
		a.post(func() { a.replay.Follow(address) })
	}
}

// Owns tells the program whether the games are its own to write, or those of
// another window that has them open. It may be called from any goroutine.
func (a *App) Owns(is bool) {
	a.post(func() {
		a.trouble.Owns(is)
		if is {
			a.replay.Regained()
		}
	})
}

// Leave is called when the program ends as it should, a page is closed.
func (a *App) Leave() { a.saves.Passed() }

// Arrived tells the program that a text which it asked its host for has come, or
// cannot come. It may be called from any goroutine.
func (a *App) Arrived() {
	a.post(func() {
		a.translation.want()
		a.reader.Field().Arrived()
		a.missions.Arrived()
		a.tasks.Arrived()
	})
}

// T returns a text of the catalogue in the language that is spoken.
func (a *App) T(key string, args ...any) string { return a.desk.T(key, args...) }

func (a *App) post(do func()) { a.inbox.put(do) }

// Key is a key going down.
func (a *App) Key(k desk.Key) { a.input.Keyboard.Press(k) }

// Screen returns what is shown beside the game.
func (a *App) Screen() scene.Screen { return *a.screens.now() }

// Update takes input and lets the opponent move.
func (a *App) Update() error {
	a.betweenFrames.frame(true)
	defer a.betweenFrames.frame(false)
	there := false // is somebody
	if a.desk.Picture() != nil {
		there = a.input.Update(a.desk.Viewport()) // first, as it was meant for what is still seen
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
	if a.resting() { // as far as others than the clock are concerned
		a.host.Rest()
	}
	if moved {
		a.desk.Repaint()
	}
	return nil
}

// resting reports whether nothing happens before somebody does something, but
// for fires and the like, which stir a few times a second.
func (a *App) resting() bool {
	stale, moving := a.desk.Pending()
	return !stale && !moving && !a.film.Runs() && a.input.Resting() && !a.advice.Open() && !a.desk.Awaits() &&
		!a.idle.Waits() && !a.betweenFrames.framed()
}

// Layout is LayoutF in whole numbers; Ebitengine wants it and calls the other.
func (a *App) Layout(w, h int) (int, int) {
	width, height := a.LayoutF(float64(w), float64(h))
	return int(width), int(height)
}

// LayoutF makes the screen as large as the window has device pixels, so that everything is crisp, or as large as a
// picture can be: then it is stretched.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	view := desk.Viewport{Scale: ebiten.Monitor().DeviceScaleFactor(), Zoom: 1, Fit: 1}
	if there, ok := a.host.(desk.Page); ok {
		view.Zoom, view.Left, view.Top = there.Viewport()
		if a.painter.Largest = there.LargestPicture(); a.painter.Largest > 0 {
			view.Scale = min(view.Scale, float64(a.painter.Largest-1)/max(w, h)) // as it is rounded up
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

// Still lays the screen and its hidden buttons out for a window of w by h CSS
// pixels without drawing it, for tests and for whoever takes pictures.
func (a *App) Still(w, h float64) (scene.Picture, scene.Moment) {
	a.desk.Resize(a.desk.Viewport(), w, h)
	a.lay(true)
	a.buttons.show()
	return a.shown()
}

// lay lays the picture out anew: the whole, or that of the past that is shown
// alone.
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

// shown returns the picture to draw now, and the moment in it.
func (a *App) shown() (scene.Picture, scene.Moment) {
	p, m := a.film.Frame()
	m.Clock, m.Calm = a.clock.seconds, a.prefs.Calm()
	m.Carried, m.Dropped = a.input.Carried(a.film.Playing())
	return p, m
}
