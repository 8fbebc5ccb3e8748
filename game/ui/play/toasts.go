package play

import (
	"errors"
	"time"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// Toasts are short messages beside the things they are about.
type Toasts struct {
	desk  *desk.Desk
	host  desk.Host
	audio *Audio
	text  string     // that is shown, "" for nothing
	about table.Spot // and what it is, or the last one was, about
	end   time.Time  // of the one that is shown
}

// newToasts shows nothing yet.
func newToasts(d *desk.Desk, h desk.Host, audio *Audio) *Toasts {
	return &Toasts{desk: d, host: h, audio: audio}
}

// toastTime is how long a message is shown.
const toastTime = 3500 * time.Millisecond

// Say shows a message and speaks it.
func (t *Toasts) Say(text string, about table.Spot) {
	if text == "" {
		return
	}
	t.Display(text, about)
	t.host.Announce(text, true)
}

// Display shows a message without a word to those who do not see it.
func (t *Toasts) Display(text string, about table.Spot) {
	t.text, t.about = text, about
	t.end = time.Now().Add(toastTime)
	t.desk.Invalidate()
}

// Fade takes away what was shown long enough. What it was about is still what was touched last.
func (t *Toasts) Fade(now time.Time) {
	if t.text != "" && now.After(t.end) {
		t.text = ""
		t.desk.Invalidate()
	}
}

// Hide takes the message away, and with it what it was about: something else was touched.
func (t *Toasts) Hide() {
	t.text, t.about = "", table.NoSpot
	t.desk.Invalidate()
}

// Show writes the message.
func (t *Toasts) Show(s *scene.Screen) { s.Toast, s.ToastAt = t.text, t.about }

// Warn says a problem that is not the player's mistake, as the catalogue's text
// of a key.
func (t *Toasts) Warn(key string, err error) {
	t.Say(t.desk.T(key, "reason", t.Reason(err)), table.NoSpot)
}

// Refuse says why something did not work.
func (t *Toasts) Refuse(err error, about table.Spot) {
	t.audio.Cue(sound.Refusal)
	var illegal *game.Illegal
	if errors.As(err, &illegal) {
		t.Say(t.desk.T("illegal."+illegal.Reason), about)
		return
	}
	t.Say(t.desk.T("error.input", "reason", err.Error()), about)
}

// Deny says why a touch came to nothing.
func (t *Toasts) Deny(why string, about table.Spot) {
	t.audio.Cue(sound.Refusal)
	t.Say(why, about)
}

// Keyed is an error of a host that the catalogue has words for.
type Keyed interface {
	error
	// Key returns the key of those words.
	Key() string
}

// Reason returns an error in the player's language where the catalogue has it.
func (t *Toasts) Reason(err error) string {
	var load *game.LoadError
	if errors.As(err, &load) {
		return t.desk.T("error.load." + load.Code)
	}
	var known Keyed
	if errors.As(err, &known) {
		return t.desk.T(known.Key())
	}
	return err.Error()
}

// Text returns the message that is shown, "" for none.
func (t *Toasts) Text() string { return t.text }
