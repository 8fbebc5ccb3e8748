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
	text  string      // shown, "" for nothing
	about table.Spot  // the thing it is about, or the last one was
	end   time.Time   // when it disappears
	holds func() bool // it disappears earlier if this no longer holds; nil for always
}

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

// SayWhile is Say for a message that is only true as long as something holds.
func (t *Toasts) SayWhile(holds func() bool, text string, about table.Spot) {
	t.Say(text, about)
	t.holds = holds
}

// Display shows a message without speaking it.
func (t *Toasts) Display(text string, about table.Spot) {
	t.text, t.about, t.holds = text, about, nil
	t.end = time.Now().Add(toastTime)
	t.desk.Invalidate()
}

// Fade removes a message after its time, or when it no longer holds. The thing it was about stays marked.
func (t *Toasts) Fade(now time.Time) {
	if t.text != "" && (now.After(t.end) || t.holds != nil && !t.holds()) {
		t.text = ""
		t.desk.Invalidate()
	}
}

// Hide removes the message and the mark: something else was touched.
func (t *Toasts) Hide() {
	t.text, t.about = "", table.NoSpot
	t.desk.Invalidate()
}

func (t *Toasts) Show(s *scene.Screen) { s.Toast, s.ToastAt = t.text, t.about }

// Warn shows the text of a key about a problem that is not the player's fault.
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

// Deny says why a touch did nothing.
func (t *Toasts) Deny(why string, about table.Spot) {
	t.audio.Cue(sound.Refusal)
	t.Say(why, about)
}

// Keyed is a host's error whose words are in the catalogue.
type Keyed interface {
	error
	// Key returns the catalogue's key.
	Key() string
}

// Reason returns an error in the player's language if the catalogue has it.
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

// Text returns the message shown, "" for none.
func (t *Toasts) Text() string { return t.text }
