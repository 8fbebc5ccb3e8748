//go:build js && wasm

package page

import (
	"time"

	"onelongnight/game/bot"
	"onelongnight/game/edition"
	"onelongnight/game/ui"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/trace"
	"onelongnight/wasm/browser"
)

// page is the browser as the table's host.
type page struct {
	*browser.Vault
	browser.Exchange
	*browser.Sound
	game   edition.Game
	look   scene.Look
	mirror *browser.Mirror
	brain  *browser.Brain
	asked  int  // the number of the last question
	newer  bool // a newer build waits
}

func newPage(mirror *browser.Mirror, game edition.Game, look scene.Look) *page {
	p := &page{Vault: browser.NewVault(), Sound: browser.NewSound(), game: game, look: look, mirror: mirror,
		brain: browser.NewBrain(browser.BrainFiles())}
	browser.OnNewer(func() { p.newer = true })
	return p
}

// Think asks the worker. Where there is none that thinks, the question is
// answered here, on the page's own thread, in slices that leave the frames
// alone. One that was too much for the worker is not: it might end the program,
// and with it the game.
func (p *page) Think(request string, done func(reply string, err error)) {
	p.asked++
	number := p.asked
	p.brain.Ask(request, func(reply string, err error) {
		if err == nil && bot.Fits(request, reply) {
			p.brain.AcceptAnswer()
			done(reply, nil)
			return
		}
		switch {
		case err == nil:
			p.brain.RejectAnswer()
		case !browser.Unthought(err):
			done("", err)
			return
		}
		go func() {
			pause := slices(func() bool { return number == p.asked })
			reply, err := p.game.Shelf().Answer(request, pause)
			if number == p.asked {
				done(reply, err)
			}
		}()
	})
}

// Of every frame a thought on the page's own thread takes no more than a slice
// and leaves the rest to the game.
const (
	slice = 2 * time.Millisecond
	rest  = 14 * time.Millisecond
)

// slices returns a pause that sleeps when a slice is over, for as long as the
// answer is wanted. Sleeping lets the browser go on.
func slices(wanted func() bool) bot.Pause {
	started := time.Now()
	return func() bool {
		if time.Since(started) >= slice {
			time.Sleep(rest)
			started = time.Now()
		}
		return wanted()
	}
}

// RejectAnswer is told that the last answer was no move: the worker is not to be trusted.
func (p *page) RejectAnswer() { p.brain.RejectAnswer() }

// Cancel drops the open question.
func (p *page) Cancel() {
	p.asked++
	p.brain.Cancel()
}

// Mirror shows the document beside the canvas.
func (p *page) Mirror(document mirror.Node) { p.mirror.Show(document) }

// Local has the browser's clocks.
func (p *page) Local(at time.Time) time.Time { return browser.Local(at) }

// Random has the browser's chance.
func (p *page) Random(b []byte) { browser.Chance(b) }

// Calm asks the browser for the system's wish.
func (p *page) Calm() bool { return browser.Calm() }

// Contrast asks the same of contrast.
func (p *page) Contrast() bool { return browser.Contrast() }

// Saves asks the browser whether the device has to save.
func (p *page) Saves() bool { return browser.Saves() }

// Announce speaks through the live regions.
func (p *page) Announce(text string, urgent bool) { browser.Announce(text, urgent) }

// Hush empties the live regions.
func (p *page) Hush() { browser.Hush() }

// Address returns where the program is.
func (p *page) Address() string { return browser.Address() }

// Rest lets the page put the next frame off.
func (p *page) Rest() { browser.Rest() }

// WhenIdle asks the page for time between frames.
func (p *page) WhenIdle(do func(left time.Duration)) { browser.WhenIdle(do) }

// Events returns what the page's input.js has noted.
func (p *page) Events(list []desk.Event) (all []desk.Event, notes bool) { return browser.Events(list) }

// Trace writes into the console why an input does nothing, if the address wants that.
func (p *page) Trace() trace.Trace { return browser.Trace() }

// Ready takes the splash away.
func (p *page) Ready() { browser.Ready() }

// Viewport returns how the canvas lies on the page.
func (p *page) Viewport() (zoom, left, top float64) { return browser.Viewport() }

// LargestPicture is as the canvas says.
func (p *page) LargestPicture() int { return browser.LargestTexture() }

// Screen tells about the whole screen.
func (p *page) Screen() (can, full bool) { return browser.Fullscreen() }

// SetFullscreen takes it or gives it back.
func (p *page) SetFullscreen(full bool) { browser.SetFullscreen(full) }

// Newer reports whether a newer build waits.
func (p *page) Newer() bool { return p.newer }

// Text brings a text that is fetched when it is wanted.
func (p *page) Text(name string) (string, error) { return browser.Text(name) }

// ReadBook shows a book over the canvas.
func (p *page) ReadBook(r ui.Reading) {
	topics, words := []any{}, map[string]any{}
	for _, t := range r.Topics {
		topics = append(topics, t)
	}
	for key, text := range r.Words {
		words[key] = text
	}
	browser.ReadBook(map[string]any{"game": r.Game, "language": r.Language, "topics": topics, "text": r.Text,
		"scan": r.Scan, "words": words}, r.Closed)
}

// Language returns what the browser asks for.
func (p *page) Language() string { return browser.Language() }

// Offers makes the game of a language's file, when that has come.
func (p *page) Offers(lang string) ([]ui.Offer, error) {
	file, err := browser.Text(ui.WordsPrefix + lang)
	if err != nil || file == "" {
		return nil, err
	}
	offer, err := ui.NewOffer(p.game, p.look, lang, file)
	return []ui.Offer{offer}, err
}

// Speaks lets the page around the canvas speak a language too.
func (p *page) Speaks(lang string) { browser.Speak(lang) }

// Update goes over to it.
func (p *page) Update() { browser.Update() }

// Shelf goes back to the page's shelf.
func (p *page) Shelf() (there bool, back func()) { return browser.HasShelf(), browser.ToShelf }
