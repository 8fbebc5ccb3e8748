//go:build js && wasm

// Package browser is the game's only door to the page around it: saved data, the parallel DOM for
// screen readers and keyboards, the worker that thinks, and a few questions about the browser.
//
// It knows nothing of the game or of Ebitengine. A call that the browser refuses becomes an error
// or a default; nothing here panics.
package browser

import (
	"fmt"
	"syscall/js"
)

// protect runs f, turning what JavaScript throws inside it into an error that starts with doing.
//
// Only Call, Invoke and New report exceptions to Go: an exception thrown by a getter read with
// Value.Get would end the program.
func protect(doing string, f func()) (err error) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case js.Error:
			err = fmt.Errorf("%s: %w", doing, explain(thrown))
		case error:
			err = fmt.Errorf("%s: %w", doing, thrown)
		default:
			err = fmt.Errorf("%s: %v", doing, thrown)
		}
	}()
	f()
	return nil
}

// Reasons a browser gives for refusing to store, for a caller that wants to tell the player.
var (
	ErrBlocked error = keyed{"error.why.blocked", "this browser does not let the page store anything"}
	ErrFull    error = keyed{"error.why.full", "the browser has no room left for this page"}
)

// explain names the refusals a player can do something about.
func explain(thrown js.Error) error {
	if thrown.Type() != js.TypeObject {
		return thrown
	}
	switch name := thrown.Get("name"); {
	case name.Type() != js.TypeString:
		return thrown
	case name.String() == "SecurityError":
		return ErrBlocked
	case name.String() == "QuotaExceededError", name.String() == "NS_ERROR_DOM_QUOTA_REACHED":
		return ErrFull
	}
	return thrown
}

// keyed is an error that the catalogue has words for, see notice.Keyed.
type keyed struct{ key, text string }

func (k keyed) Error() string { return k.text }

// Key returns the key of its words.
func (k keyed) Key() string { return k.key }
