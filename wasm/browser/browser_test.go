//go:build js && wasm

// These tests need a page: internal/browsertest runs them in Chromium.
package browser

import (
	"errors"
	"fmt"
	"strings"
	"syscall/js"
	"testing"
	"time"
)

// put stores a text in a slot and waits until that is done.
func put(v *Vault, slot, text string) error {
	done := make(chan error, 1)
	v.Put(slot, text, func(err error) { done <- err })
	return <-done
}

// inDatabase returns the content of the page's database, read without the vault.
func inDatabase(t *testing.T) map[string]string {
	t.Helper()
	read := make(chan map[string]string, 1)
	then := js.FuncOf(func(_ js.Value, args []js.Value) any {
		slots := map[string]string{}
		for i := 0; i < args[0].Length(); i++ {
			slots[args[0].Index(i).Index(0).String()] = args[0].Index(i).Index(1).String()
		}
		read <- slots
		return nil
	})
	defer then.Release()
	js.Global().Call("readDatabase").Call("then", then) // from internal/browsertest
	return <-read
}

func TestVaultRoundTrip(t *testing.T) {
	v := NewVault()
	for _, text := range []string{"a game", "Łódź \u0000 😀\nand a line"} {
		if err := put(v, "game-1.a", text); err != nil {
			t.Fatal(err)
		}
		if slots, copied := inDatabase(t), v.Slots()["game-1"]; slots["game-1.a"] != text || copied != text {
			t.Errorf("put %q, read %q and the copy %q", text, slots["game-1.a"], copied)
		}
	}
	for _, slot := range []string{"game-1.a", "game-1"} {
		if err := put(v, slot, ""); err != nil {
			t.Fatal(err)
		}
	}
	if slots, copies := inDatabase(t), v.Slots(); len(slots) != 0 || len(copies) != 0 {
		t.Errorf("after removing there is %v and %v", slots, copies)
	}
}

// TestVaultMoves: data kept by an earlier version is found, and removed from its old place when it is stored again.
func TestVaultMoves(t *testing.T) {
	v, local := NewVault(), js.Global().Get("localStorage")
	former := js.Global().Get("tableFiles").Get("former").String()
	local.Call("setItem", former+":settings", "speed=2")
	local.Call("setItem", "other:settings", "of another program")
	if slots := v.Slots(); slots["settings"] != "speed=2" || len(slots) != 1 {
		t.Errorf("found %v", slots)
	}
	if err := put(v, "settings.b", "speed=4"); err != nil {
		t.Fatal(err)
	}
	if slots := v.Slots(); slots["settings"] != "speed=4" || !local.Call("getItem", former+":settings").IsNull() ||
		local.Call("getItem", "other:settings").IsNull() {
		t.Errorf("after the move there is %v", slots)
	}
}

// TestVaultRefusals: if one of the two places refuses, nothing is lost; if both do, the reason is reported.
func TestVaultRefusals(t *testing.T) {
	v := NewVault()
	storage, database := js.Global().Get("Storage").Get("prototype"), js.Global().Get("IDBDatabase").Get("prototype")
	setItem, transaction := storage.Get("setItem"), database.Get("transaction")
	for _, x := range []struct {
		local, db string // what throws, defined by internal/browsertest
		want      error
	}{{"throwQuotaError", "", nil}, {"", "throwQuotaError", nil}, {"throwSecurityError", "throwQuotaError", ErrFull},
		{"throwQuotaError", "throwSecurityError", ErrBlocked}} {
		if x.local != "" {
			storage.Set("setItem", js.Global().Get(x.local))
		}
		if x.db != "" {
			database.Set("transaction", js.Global().Get(x.db))
		}
		err := put(v, "game-2.a", "a game")
		storage.Set("setItem", setItem)
		database.Set("transaction", transaction)
		if !errors.Is(err, x.want) {
			t.Errorf("localStorage %q, database %q: %v, want %v", x.local, x.db, err, x.want)
		}
	}
}

// TestVaultIsQuick reports how long a write blocks the page.
func TestVaultIsQuick(t *testing.T) {
	v, text := NewVault(), strings.Repeat("x", 4000)
	const writes = 200
	done := make(chan error, writes)
	started := time.Now()
	for n := range writes {
		v.Put([]string{"quick.a", "quick.b"}[n%2], text, func(err error) { done <- err })
	}
	held := time.Since(started)
	for range writes {
		if err := <-done; err != nil {
			t.Fatal(err)
		}
	}
	js.Global().Get("console").Call("log", fmt.Sprintf("a write of 4 kB holds the page up for %v and is kept after "+
		"%v, in the mean of %d", held/writes, time.Since(started)/writes, writes))
}

// ask asks a brain and waits for the answer.
func ask(b *Brain, request string) (string, error) {
	type answer struct {
		reply string
		err   error
	}
	answers := make(chan answer, 1)
	b.Ask(request, func(reply string, err error) { answers <- answer{reply, err} })
	a := <-answers
	return a.reply, a.err
}

// alive fails the test if err comes from the worker. The brain inside it may well reject our questions.
func alive(t *testing.T, err error) {
	t.Helper()
	if err != nil && strings.Contains(err.Error(), "worker") {
		t.Error(err)
	}
}

func TestBrainReplies(t *testing.T) {
	b := NewBrain(BrainFiles())
	for _, request := range []string{"first", "", "Łódź"} {
		_, err := ask(b, request)
		alive(t, err)
	}
}

func TestBrainTakesOneQuestionAtATime(t *testing.T) {
	b := NewBrain(BrainFiles())
	b.Ask("first", func(string, error) { t.Error("answered after Cancel") })
	if _, err := ask(b, "second"); !errors.Is(err, ErrThinking) {
		t.Errorf("second question: %v, want ErrThinking", err)
	}
	b.Cancel()
	_, err := ask(b, "third")
	alive(t, err)
}

func TestBrainReportsAWorkerThatFails(t *testing.T) {
	for _, url := range []string{"none.js", "https://example.invalid/brain.js", "data:text/javascript,0"} {
		b := NewBrain(url, "")
		for range 2 { // once started by NewBrain, once restarted
			if reply, err := ask(b, "?"); err == nil {
				t.Errorf("%s: replied %q", url, reply)
			} else {
				t.Log(err)
			}
		}
	}
}

// TestChance: every byte is random.
func TestChance(t *testing.T) {
	var one, other [32]byte
	Chance(one[:])
	Chance(other[:])
	if one == other || one == [32]byte{} {
		t.Errorf("twice %x", one)
	}
}
