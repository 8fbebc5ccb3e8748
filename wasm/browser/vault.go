//go:build js && wasm

package browser

import (
	"errors"
	"syscall/js"

	"onelongnight/game/store"
)

// Vault keeps slots between visits, see web/vault.js, which has read them
// before the program starts. Writes are done later; those that were begun
// survive the end of the page.
type Vault struct {
	settled js.Func
	number  int
	open    map[int]func(error) // the writes under way
}

// NewVault returns the vault of the page.
func NewVault() *Vault {
	v := &Vault{open: map[int]func(error){}}
	v.settled = js.FuncOf(func(_ js.Value, args []js.Value) any {
		number := args[0].Int()
		done := v.open[number]
		delete(v.open, number)
		if done != nil {
			done(refusal(args[1].String(), args[2].String()))
		}
		return nil
	})
	return v
}

// refusal returns the error of a write by its name and message; no name and no
// message are none.
func refusal(name, message string) error {
	switch {
	case name == "" && message == "":
		return nil
	case name == "StaleError": // our own, see vault.js
		return store.ErrStale
	case name == "SecurityError", name == "InvalidStateError":
		return ErrBlocked
	case name == "QuotaExceededError", name == "NS_ERROR_DOM_QUOTA_REACHED":
		return ErrFull
	}
	return errors.New(message)
}

// script returns what vault.js has made, undefined if that did not arrive.
func (*Vault) script() js.Value { return js.Global().Get("tableVault") }

// Slots returns everything there is.
func (v *Vault) Slots() map[string]string {
	slots := map[string]string{}
	if s := v.script(); s.Truthy() {
		list := s.Call("all")
		for i := 0; i+1 < list.Length(); i += 2 {
			slots[list.Index(i).String()] = list.Index(i + 1).String()
		}
	}
	return slots
}

// Put writes a slot; "" removes it.
func (v *Vault) Put(slot, text string, done func(error)) {
	s := v.script()
	if !s.Truthy() {
		done(ErrBlocked)
		return
	}
	v.number++
	v.open[v.number] = done
	s.Call("put", v.number, slot, text, v.settled)
}

// Owned reports whether this tab has the games.
func (v *Vault) Owned() bool {
	s := v.script()
	return !s.Truthy() || s.Call("owned").Bool()
}

// TakeOver takes them from the tab that has them.
func (v *Vault) TakeOver() { v.script().Call("take") }

// Persist asks the browser never to delete anything to make room.
func (v *Vault) Persist() {
	if s := v.script(); s.Truthy() {
		s.Call("persist")
	}
}

// Asks reports whether the browser would ask its person then.
func (v *Vault) Asks() bool {
	s := v.script()
	return s.Truthy() && s.Call("asks").Bool()
}

// Promised reports whether it has promised that; known is false before it was asked.
func (v *Vault) Promised() (safe, known bool) {
	s := v.script()
	if !s.Truthy() {
		return false, false
	}
	answer := s.Call("safe")
	return answer.Truthy(), !answer.IsNull()
}

// OnOwns calls f when the games are taken from this tab, and when it has
// them again.
func OnOwns(f func(is bool)) {
	listen("table-owns", func(event js.Value) { f(event.Get("detail").Bool()) })
}

// OnWritten calls f when another tab has written a slot.
func OnWritten(f func(slot, text string)) {
	listen("table-written", func(event js.Value) {
		f(event.Get("detail").Index(0).String(), event.Get("detail").Index(1).String())
	})
}

// OnLeave calls f when the page is left as it should be, or is out of
// sight, from where systems end pages without a word.
func OnLeave(f func()) {
	listen("pagehide", func(js.Value) { f() })
	listen("visibilitychange", func(js.Value) {
		if js.Global().Get("document").Get("hidden").Truthy() {
			f()
		}
	})
}
