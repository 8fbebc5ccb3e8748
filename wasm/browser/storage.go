//go:build js && wasm

package browser

import "syscall/js"

// prefix keeps our keys apart from those of other games: itch.io serves many from one origin.
const prefix = "convoy:"

// Storage keeps short texts between visits, in the browser's localStorage. Its calls are
// synchronous, so what was stored survives even if the page is closed in the next instant.
// The zero value is ready to use.
type Storage struct{}

// Load returns the text stored under key, "" when there is none.
func (Storage) Load(key string) (text string, err error) {
	err = protect("load "+key, func() {
		if found := local().Call("getItem", prefix+key); found.Type() == js.TypeString {
			text = found.String()
		}
	})
	return text, err
}

// Store keeps text under key, in place of what was there. On an error the old text stays.
func (Storage) Store(key, text string) error {
	return protect("store "+key, func() { local().Call("setItem", prefix+key, text) })
}

// Remove forgets what is stored under key, if anything.
func (Storage) Remove(key string) error {
	return protect("remove "+key, func() { local().Call("removeItem", prefix+key) })
}

// local returns localStorage. It panics, for protect to catch, where there is none.
func local() js.Value {
	store := read(js.Global(), "localStorage")
	if !store.Truthy() {
		panic(ErrBlocked)
	}
	return store
}
