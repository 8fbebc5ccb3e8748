//go:build js && wasm

// These tests need a page: internal/browsertest runs them in Chromium.
package browser

import (
	"errors"
	"strings"
	"syscall/js"
	"testing"
)

func TestStorageRoundTrip(t *testing.T) {
	var s Storage
	for _, text := range []string{"", "a game", "Łódź \u0000 😀"} {
		if err := s.Store("save", text); err != nil {
			t.Fatal(err)
		}
		if got, err := s.Load("save"); got != text || err != nil {
			t.Errorf("stored %q, loaded %q, %v", text, got, err)
		}
	}
	if js.Global().Get("localStorage").Call("getItem", "onelongnight:save").IsNull() {
		t.Error("the key has no prefix")
	}
	if got, err := s.Load("nothing"); got != "" || err != nil {
		t.Errorf("loaded %q, %v where nothing was stored", got, err)
	}
}

// TestStorageMoves: what an earlier version kept is found, moved, and stays where it is if it cannot be moved.
func TestStorageMoves(t *testing.T) {
	s := Storage{Former: "before"}
	store := js.Global().Get("localStorage")
	has := func(key, want string) {
		t.Helper()
		if got := store.Call("getItem", key); want == "" && !got.IsNull() || want != "" && (got.IsNull() || got.String() != want) {
			t.Errorf("%s holds %v, want %q", key, got, want)
		}
	}
	load := func(want string) {
		t.Helper()
		if got, err := s.Load("moved"); got != want || err != nil {
			t.Errorf("loaded %q, %v, want %q", got, err, want)
		}
	}
	store.Call("setItem", "before:moved", "a game")
	prototype := js.Global().Get("Storage").Get("prototype")
	works := prototype.Get("setItem")
	prototype.Set("setItem", js.Global().Get("throwSecurityError")) // from internal/browsertest
	load("a game")
	has("before:moved", "a game")
	has("onelongnight:moved", "")
	prototype.Set("setItem", works)
	load("a game")
	has("before:moved", "")
	has("onelongnight:moved", "a game")
	load("a game")
	// What is new counts, whatever else lies there.
	store.Call("setItem", "before:moved", "an older game")
	load("a game")
	has("before:moved", "an older game")
}

func TestStorageFull(t *testing.T) {
	var s Storage
	if err := s.Store("big", strings.Repeat("x", 20<<20)); !errors.Is(err, ErrFull) {
		t.Errorf("20 MB stored: %v, want ErrFull", err)
	}
}

func TestStorageBlocked(t *testing.T) {
	object := js.Global().Get("Object")
	original := object.Call("getOwnPropertyDescriptor", js.Global(), "localStorage")
	defer object.Call("defineProperty", js.Global(), "localStorage", original)
	for _, getter := range []string{"throwSecurityError", "giveNull"} { // from internal/browsertest
		object.Call("defineProperty", js.Global(), "localStorage", map[string]any{"configurable": true, "get": js.Global().Get(getter)})
		if _, err := (Storage{}).Load("save"); !errors.Is(err, ErrBlocked) {
			t.Errorf("%s: %v, want ErrBlocked", getter, err)
		}
	}
}

// ask asks b and waits for the answer.
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

// alive fails the test if err comes from the worker and not from the brain in it, which may well
// find our questions senseless.
func alive(t *testing.T, err error) {
	t.Helper()
	if err != nil && strings.Contains(err.Error(), "worker") {
		t.Error(err)
	}
}

func TestBrainReplies(t *testing.T) {
	b := NewBrain("brain.js")
	for _, request := range []string{"first", "", "Łódź"} {
		_, err := ask(b, request)
		alive(t, err)
	}
}

func TestBrainTakesOneQuestionAtATime(t *testing.T) {
	b := NewBrain("brain.js")
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
		b := NewBrain(url)
		for range 2 { // once from NewBrain, once started anew
			if reply, err := ask(b, "?"); err == nil {
				t.Errorf("%s: replied %q", url, reply)
			} else {
				t.Log(err)
			}
		}
	}
}
