package ui

import (
	"errors"
	"time"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// toasts are short messages beside the things they are about.
type toasts struct {
	*desk.Desk
	host  host.Host
	audio *audio
	text  string     // that is shown, "" for nothing
	about table.Spot // and what it is about
	end   time.Time  // of the one that is shown
}

// newToasts makes it.
func newToasts(d *desk.Desk, lent host.Host, audio *audio) *toasts {
	return &toasts{Desk: d, host: lent, audio: audio}
}

// toastTime is how long a message is shown.
const toastTime = 3500 * time.Millisecond

// Say shows a message and speaks it.
func (t *toasts) Say(text string, about table.Spot) {
	if text == "" {
		return
	}
	t.show(text, about)
	t.host.Announce(text, true)
}

// show shows a message without a word to those who do not see it.
func (t *toasts) show(text string, about table.Spot) {
	t.text, t.about = text, about
	t.end = time.Now().Add(toastTime)
	t.Invalidate()
}

// fade takes away what was shown long enough.
func (t *toasts) fade(now time.Time) {
	if t.text != "" && now.After(t.end) {
		t.hide()
	}
}

// hide takes the message away.
func (t *toasts) hide() {
	t.text = ""
	t.Invalidate()
}

// Show writes the message.
func (t *toasts) Show(s *scene.Screen) { s.Toast, s.ToastAt = t.text, t.about }

// warn says a problem that is not the player's mistake, as the catalogue's text
// of a key.
func (t *toasts) warn(key string, err error) {
	t.Say(t.T(key, "reason", t.reason(err)), table.NoSpot)
}

// refuse says why something did not work.
func (t *toasts) refuse(err error, about table.Spot) {
	t.audio.Cue(sound.Refusal)
	var illegal *game.Illegal
	if errors.As(err, &illegal) {
		t.Say(t.T("illegal."+illegal.Reason), about)
		return
	}
	t.Say(t.T("error.input", "reason", err.Error()), about)
}

// deny says why a touch came to nothing.
func (t *toasts) deny(why string, about table.Spot) {
	t.audio.Cue(sound.Refusal)
	t.Say(why, about)
}

// Keyed is an error of a host that the catalogue has words for.
type Keyed interface {
	error
	// Key is the key of those words.
	Key() string
}

// reason is an error in the player's language where the catalogue has it.
func (t *toasts) reason(err error) string {
	var load *game.LoadError
	if errors.As(err, &load) {
		return t.T("error.load." + load.Code)
	}
	var known Keyed
	if errors.As(err, &known) {
		return t.T(known.Key())
	}
	return err.Error()
}

// Text is the message that is shown, "" for none.
func (t *toasts) Text() string { return t.text }
