//go:build js && wasm

package browser

import "syscall/js"

// prefix keeps our keys apart from those of other games: itch.io serves many from one origin. Texts may still lie under
// the one that was used before.
const (
	prefix    = "onelongnight:"
	oldPrefix = "convoy:"
)

// Storage keeps short texts between visits, in the browser's localStorage. Its calls are
// synchronous, so what was stored survives even if the page is closed in the next instant.
// The zero value is ready to use.
type Storage struct{}

// Load returns the text stored under key, "" when there is none.
func (Storage) Load(key string) (text string, err error) {
	err = protect("load "+key, func() {
		found := local().Call("getItem", prefix+key)
		if found.IsNull() {
			found = local().Call("getItem", oldPrefix+key)
			// If the move fails the text is read where it lies, next time too.
			_ = protect("move "+key, func() { move(key, found) })
		}
		if found.Type() == js.TypeString {
			text = found.String()
		}
	})
	return text, err
}

// move puts what was found under the old prefix in its new place, and only then takes it away.
func move(key string, found js.Value) {
	if found.Type() == js.TypeString {
		local().Call("setItem", prefix+key, found)
		local().Call("removeItem", oldPrefix+key)
	}
}

// Store keeps text under key, in place of what was there. On an error the old text stays.
func (Storage) Store(key, text string) error {
	return protect("store "+key, func() { local().Call("setItem", prefix+key, text) })
}

// local returns localStorage. It panics, for protect to catch, where there is none.
func local() js.Value {
	store := read(js.Global(), "localStorage")
	if !store.Truthy() {
		panic(ErrBlocked)
	}
	return store
}
