//go:build js && wasm

package browser

import "syscall/js"

// prefix keeps our keys apart from those of other programs: itch.io serves many from one origin.
const prefix = "onelongnight:"

// Storage keeps short texts between visits, in the browser's localStorage. Its calls are
// synchronous, so what was stored survives even if the page is closed in the next instant.
type Storage struct {
	// Former is the name that stood before the keys of an earlier version; what still lies there is moved.
	Former string
}

// Load returns the text stored under key, "" when there is none.
func (s Storage) Load(key string) (text string, err error) {
	err = protect("load "+key, func() {
		found := local().Call("getItem", prefix+key)
		if found.IsNull() {
			found = local().Call("getItem", s.former(key))
			// If the move fails the text is read where it lies, next time too.
			_ = protect("move "+key, func() { s.move(key, found) })
		}
		if found.Type() == js.TypeString {
			text = found.String()
		}
	})
	return text, err
}

// former is where a key of an earlier version lies.
func (s Storage) former(key string) string { return s.Former + ":" + key }

// move puts what was found under the old prefix in its new place, and only then takes it away.
func (s Storage) move(key string, found js.Value) {
	if found.Type() == js.TypeString {
		local().Call("setItem", prefix+key, found)
		local().Call("removeItem", s.former(key))
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
