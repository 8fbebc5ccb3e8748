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

// page implements ui.Host with the browser.
type page struct {
	*browser.Vault
	browser.Exchange
	*browser.Sound
	game   edition.Game
	look   scene.Look
	mirror *browser.Mirror
	brain  *browser.Brain
	asked  int  // number of the last question
	newer  bool // a newer build is ready
}

func newPage(mirror *browser.Mirror, game edition.Game, look scene.Look) *page {
	p := &page{Vault: browser.NewVault(), Sound: browser.NewSound(), game: game, look: look, mirror: mirror,
		brain: browser.NewBrain(browser.BrainFiles())}
	browser.OnNewer(func() { p.newer = true })
	return p
}

// Think asks the worker. If there is none, it thinks here, on the page's own thread, in slices that leave time for
// frames. It does not repeat a question that was too much for the worker: that might end the program, and with it the
// game.
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

// How much of a frame thinking on the page's own thread may take.
const (
	slice = 2 * time.Millisecond
	rest  = 14 * time.Millisecond
)

// slices returns a pause that sleeps after each slice, so that the browser can go on, for as long as the answer is
// wanted.
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

func (p *page) RejectAnswer() { p.brain.RejectAnswer() }

// Cancel drops the open question.
func (p *page) Cancel() {
	p.asked++
	p.brain.Cancel()
}

func (p *page) Mirror(document mirror.Node) { p.mirror.Show(document) }

func (p *page) Local(at time.Time) time.Time { return browser.Local(at) }

func (p *page) Random(b []byte) { browser.Chance(b) }

func (p *page) Calm() bool { return browser.Calm() }

func (p *page) Contrast() bool { return browser.Contrast() }

func (p *page) Saves() bool { return browser.Saves() }

func (p *page) Announce(text string, urgent bool) { browser.Announce(text, urgent) }

func (p *page) Hush() { browser.Hush() }

func (p *page) Address() string { return browser.Address() }

func (p *page) Rest() { browser.Rest() }

func (p *page) WhenIdle(do func(left time.Duration)) { browser.WhenIdle(do) }

func (p *page) Events(list []desk.Event) (all []desk.Event, notes bool) { return browser.Events(list) }

func (p *page) Trace() trace.Trace { return browser.Trace() }

func (p *page) Ready() { browser.Ready() }

func (p *page) Viewport() (zoom, left, top float64) { return browser.Viewport() }

func (p *page) LargestPicture() int { return browser.LargestTexture() }

func (p *page) Screen() (can, full bool) { return browser.Fullscreen() }

func (p *page) SetFullscreen(full bool) { browser.SetFullscreen(full) }

func (p *page) Newer() bool { return p.newer }

func (p *page) Text(name string) (string, error) { return browser.Text(name) }

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

func (p *page) Language() string { return browser.Language() }

// Offers makes the game from a language's file, once that has arrived.
func (p *page) Offers(lang string) ([]ui.Offer, error) {
	file, err := browser.Text(ui.WordsPrefix + lang)
	if err != nil || file == "" {
		return nil, err
	}
	offer, err := ui.NewOffer(p.game, p.look, lang, file)
	return []ui.Offer{offer}, err
}

func (p *page) Speaks(lang string) { browser.Speak(lang) }

func (p *page) Update() { browser.Update() }

func (p *page) Shelf() (there bool, back func()) { return browser.HasShelf(), browser.ToShelf }
