//go:build js && wasm

package browser

import (
	"errors"
	"syscall/js"

	"onelongnight/game/store"
)

// Vault keeps slots between visits. web/vault.js has read them before the program starts. Writes finish later; those
// that were begun survive the end of the page.
type Vault struct {
	settled js.Func
	number  int
	open    map[int]func(error) // the writes under way
}

// NewVault returns the page's vault.
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

// refusal returns the error of a write from its name and message, nil if both are empty.
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

// script returns the object of vault.js, undefined if that script is missing.
func (*Vault) script() js.Value { return js.Global().Get("tableVault") }

// Slots returns all slots by name.
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

// Owned reports whether this tab has the games. Only one tab at a time may write them.
func (v *Vault) Owned() bool {
	s := v.script()
	return !s.Truthy() || s.Call("owned").Bool()
}

// TakeOver takes the games over from the tab that has them.
func (v *Vault) TakeOver() { v.script().Call("take") }

// Persist asks the browser to keep its data even when it needs room.
func (v *Vault) Persist() {
	if s := v.script(); s.Truthy() {
		s.Call("persist")
	}
}

// Asks reports whether Persist would make the browser ask the person.
func (v *Vault) Asks() bool {
	s := v.script()
	return s.Truthy() && s.Call("asks").Bool()
}

// Promised reports whether the browser has agreed to Persist; known is false if it was not asked.
func (v *Vault) Promised() (safe, known bool) {
	s := v.script()
	if !s.Truthy() {
		return false, false
	}
	answer := s.Call("safe")
	return answer.Truthy(), !answer.IsNull()
}

// OnOwns calls f when another tab takes the games over, and when this tab has them again.
func OnOwns(f func(is bool)) {
	listen("table-owns", func(event js.Value) { f(event.Get("detail").Bool()) })
}

// OnWritten calls f when another tab has written a slot.
func OnWritten(f func(slot, text string)) {
	listen("table-written", func(event js.Value) {
		f(event.Get("detail").Index(0).String(), event.Get("detail").Index(1).String())
	})
}

// OnLeave calls f when the page is closed normally, or hidden, since systems end hidden pages without notice.
func OnLeave(f func()) {
	listen("pagehide", func(js.Value) { f() })
	listen("visibilitychange", func(js.Value) {
		if js.Global().Get("document").Get("hidden").Truthy() {
			f()
		}
	})
}
