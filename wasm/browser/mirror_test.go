//go:build js && wasm

package browser

import (
	"slices"
	"strings"
	"syscall/js"
	"testing"
)

// table is a mirror with a hand of cards and one city.
func table(hand ...string) []Section {
	cards := Section{ID: "hand", Title: "Your hand"}
	for i, id := range hand {
		cards.Buttons = append(cards.Buttons, Button{ID: id, Label: "Card " + id, X: float64(10 * i), Y: 600})
	}
	return []Section{cards, {ID: "end", Title: "Actions", Buttons: []Button{{ID: "pass", Label: "Pass"}}}}
}

func newMirror(t *testing.T) *Mirror {
	t.Helper()
	m, err := NewMirror()
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// ids lists the buttons as they stand in the DOM.
func ids(m *Mirror) string {
	found := m.root.Call("querySelectorAll", "section button")
	var all []string
	for i := range found.Length() {
		all = append(all, found.Index(i).Get("dataset").Get("id").String())
	}
	return strings.Join(all, " ")
}

func TestMirrorShows(t *testing.T) {
	m := newMirror(t)
	for _, hand := range []string{"a b c", "b c", "x b y c", "c b", "", "a"} {
		m.Show("Round 1", table(strings.Fields(hand)...))
		if got, want := ids(m), strings.TrimSpace(hand+" pass"); got != want {
			t.Errorf("the DOM has %q, want %q", got, want)
		}
	}
	if got := m.heading.Get("textContent").String(); got != "Round 1" {
		t.Errorf("heading %q", got)
	}
	b := m.buttons["pass"]
	if b.Get("textContent").String() != "Pass" || b.Call("closest", "section").Call("getAttribute", "aria-label").String() != "Actions" {
		t.Errorf("button pass is wrong: %s", b.Get("outerHTML"))
	}
}

// What did not change must not be touched: a screen reader would start over.
func TestMirrorTouchesOnlyWhatDiffers(t *testing.T) {
	m := newMirror(t)
	m.Show("", table("a", "b", "c", "d"))
	changes := 0
	observer := js.Global().Get("MutationObserver").New(js.FuncOf(func(js.Value, []js.Value) any { return nil }))
	observer.Call("observe", m.root, map[string]any{"subtree": true, "childList": true, "attributes": true, "characterData": true})
	count := func() int { return observer.Call("takeRecords").Length() }
	m.Show("", table("a", "b", "c", "d"))
	if changes = count(); changes != 0 {
		t.Errorf("%d changes to show the same again", changes)
	}
	next := table("a", "b", "c", "d")
	next[0].Buttons[1].Label = "Card b, may attack"
	m.Show("", next)
	if changes = count(); changes != 1 {
		t.Errorf("%d changes for one label", changes)
	}
	next = table("a", "b", "c")
	next[0].Buttons[1].Label = "Card b, may attack"
	m.Show("", next)
	if changes = count(); changes != 1 {
		t.Errorf("%d changes to remove the last card", changes)
	}
}

func TestMirrorKeepsTheFocus(t *testing.T) {
	m := newMirror(t)
	var heard []string
	m.OnFocus(func(id string) { heard = append(heard, id) })
	m.Show("", table("a", "b", "c"))
	m.buttons["b"].Call("focus")
	for _, step := range []struct{ hand, want string }{
		{"c b a", "b"}, // moved
		{"b", "b"},     // the others went
		{"c d", "c"},   // gone: its place
		{"", "pass"},   // no place left: the first of all
	} {
		m.Show("", table(strings.Fields(step.hand)...))
		if got := m.focused(); got != step.want {
			t.Errorf("hand %q: focus on %q, want %q", step.hand, got, step.want)
		}
	}
	m.buttons["pass"].Call("blur")
	if want := []string{"b", "c", "pass", ""}; !slices.Equal(heard, want) {
		t.Errorf("OnFocus heard %q, want %q", heard, want)
	}
	m.Show("", table("a"))
	if got := m.focused(); got != "" {
		t.Errorf("the focus was taken by %q, though nobody had it", got)
	}
}

func TestMirrorPresses(t *testing.T) {
	m := newMirror(t)
	var pressed []string
	m.OnPress(func(id string) { pressed = append(pressed, id) })
	sections := table("a", "b")
	sections[0].Buttons[1].Disabled = true
	m.Show("", sections)
	for _, id := range []string{"a", "b", "pass"} {
		m.buttons[id].Call("click")
	}
	if want := []string{"a", "pass"}; !slices.Equal(pressed, want) {
		t.Errorf("pressed %q, want %q", pressed, want)
	}
	if got := m.buttons["b"].Call("getAttribute", "aria-disabled").String(); got != "true" {
		t.Errorf("aria-disabled is %q", got)
	}
}
