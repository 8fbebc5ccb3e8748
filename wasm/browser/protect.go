//go:build js && wasm

// Package browser connects the program to the page around it: saved data, the hidden document for screen readers and
// keyboards, the worker that thinks, sound, and questions about the browser. Nothing else in a game's program calls
// JavaScript.
//
// It knows nothing of the game or of Ebitengine. If the browser refuses a call, it returns an error or a default;
// nothing here panics.
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

// Reasons why a browser does not store anything, for the player.
var (
	ErrBlocked error = keyed{"error.why.blocked", "this browser does not let the page store anything"}
	ErrFull    error = keyed{"error.why.full", "the browser has no room left for this page"}
)

// explain turns refusals that a player can do something about into those errors.
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

// keyed is an error whose words are in the catalogue.
type keyed struct{ key, text string }

func (k keyed) Error() string { return k.text }

func (k keyed) Key() string { return k.key }
