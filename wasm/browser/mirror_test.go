//go:build js && wasm

package browser

import (
	"slices"
	"strings"
	"syscall/js"
	"testing"

	"onelongnight/game/ui/mirror"
)

// hand returns a document with a hand of cards and one more group.
func hand(title string, cards ...string) mirror.Node {
	group := mirror.Node{Kind: mirror.Group, ID: "hand", Text: "Your hand"}
	for i, id := range cards {
		group.Nodes = append(group.Nodes, mirror.Node{Kind: mirror.Button, ID: id, Text: "Card " + id,
			More: "Face of " + id, X: float64(10 * i), Y: 600})
	}
	doc := mirror.Node{Nodes: []mirror.Node{mirror.Say(mirror.Title, title)}}
	if len(cards) > 0 {
		doc.Add(mirror.Node{Kind: mirror.Region, ID: "hand", Text: "Your hand", Nodes: []mirror.Node{group}})
	}
	doc.Add(mirror.Node{Kind: mirror.Navigation, ID: "end", Text: "Actions", Nodes: []mirror.Node{
		{Kind: mirror.Group, ID: "end", Text: "Actions",
			Nodes: []mirror.Node{{Kind: mirror.Button, ID: "pass", Text: "Pass"}}}}})
	return doc
}

func newMirror(t *testing.T) *Mirror {
	t.Helper()
	m, err := NewMirror()
	if err != nil {
		t.Fatal(err)
	}
	m.OnPress(func(string) {})
	m.OnFocus(func(string) {})
	m.Show(mirror.Node{})
	return m
}

func find(selector string) js.Value {
	return js.Global().Get("document").Call("querySelector", selector)
}

func button(id string) js.Value { return find(`#mirror [data-id="` + id + `"]`) }

// focused returns the button with the focus, "" for none.
func focused() string {
	element := js.Global().Get("document").Get("activeElement")
	if element.IsNull() || element.Call("closest", "#mirror").IsNull() {
		return ""
	}
	return element.Get("dataset").Get("id").String()
}

// ids returns the IDs of the buttons in the order of the DOM.
func ids() string {
	found := js.Global().Get("document").Call("querySelectorAll", "#mirror button")
	var all []string
	for i := range found.Length() {
		all = append(all, found.Index(i).Get("dataset").Get("id").String())
	}
	return strings.Join(all, " ")
}

func TestMirrorShows(t *testing.T) {
	m := newMirror(t)
	for _, cards := range []string{"a b c", "b c", "x b y c", "c b", "", "a"} {
		m.Show(hand("Round 1", strings.Fields(cards)...))
		if got, want := ids(), strings.TrimSpace(cards+" pass"); got != want {
			t.Errorf("the DOM has %q, want %q", got, want)
		}
		// The text of a card's face is beside the card, where only its description refers to it.
		for _, id := range strings.Fields(cards) {
			note := find("#" + button(id).Call("getAttribute", "aria-describedby").String())
			if note.IsNull() || note.Get("textContent").String() != "Face of "+id || !note.Get("hidden").Bool() {
				t.Errorf("with %q nothing describes %s", cards, id)
			}
		}
		if got := find("#mirror").Call("querySelectorAll", "span").Length(); got != len(strings.Fields(cards)) {
			t.Errorf("with %q there are %d descriptions", cards, got)
		}
	}
	if got := find("#mirror h1").Get("textContent").String(); got != "Round 1" {
		t.Errorf("heading %q", got)
	}
	b := button("pass")
	if b.Get("textContent").String() != "Pass" || b.Call("closest", "section[role=navigation]").Call("getAttribute",
		"aria-label").String() != "Actions" {
		t.Errorf("button pass is wrong: %s", b.Get("outerHTML"))
	}
}

// Elements that have not changed must not be touched: a screen reader would start over.
func TestMirrorTouchesOnlyWhatDiffers(t *testing.T) {
	m := newMirror(t)
	m.Show(hand("Title", "a", "b", "c", "d"))
	observer := js.Global().Get("MutationObserver").New(js.FuncOf(func(js.Value, []js.Value) any { return nil }))
	observer.Call("observe", find("#mirror"), map[string]any{"subtree": true, "childList": true, "attributes": true,
		"characterData": true})
	count := func() int { return observer.Call("takeRecords").Length() }
	m.Show(hand("Title", "a", "b", "c", "d"))
	if changes := count(); changes != 0 {
		t.Errorf("%d changes to show the same again", changes)
	}
	next := hand("Title", "a", "b", "c", "d")
	label := func() { next.Nodes[1].Nodes[0].Nodes[1].Text = "Card b, may attack" }
	label()
	m.Show(next)
	if changes := count(); changes != 1 {
		t.Errorf("%d changes for one label", changes)
	}
	next = hand("Title", "a", "b", "c")
	label()
	m.Show(next)
	if changes := count(); changes != 2 {
		t.Errorf("%d changes to remove the last card and what describes it", changes)
	}
}

func TestMirrorKeepsTheFocus(t *testing.T) {
	m := newMirror(t)
	var heard []string
	m.OnFocus(func(id string) { heard = append(heard, id) })
	m.Show(hand("Title", "a", "b", "c"))
	button("b").Call("focus")
	for _, step := range []struct{ hand, want string }{
		{"c b a", "b"}, // it has moved
		{"b", "b"},     // the others are gone
		{"c d", "c"},   // it is gone, and another one is in its place
		{"", "pass"},   // nothing is in its place: the first of all
	} {
		m.Show(hand("Title", strings.Fields(step.hand)...))
		if got := focused(); got != step.want {
			t.Errorf("hand %q: focus on %q, want %q", step.hand, got, step.want)
		}
	}
	button("pass").Call("blur")
	if want := []string{"b", "c", "pass", ""}; !slices.Equal(heard, want) {
		t.Errorf("OnFocus heard %q, want %q", heard, want)
	}
	m.Show(hand("Title", "a"))
	if got := focused(); got != "" {
		t.Errorf("the focus was taken by %q, though nobody had it", got)
	}
}

// dialog returns an open dialog of some name with two buttons.
func dialog(id string) mirror.Node {
	doc := mirror.Node{Nodes: []mirror.Node{mirror.Say(mirror.Title, "Title")}}
	doc.Add(mirror.Node{Kind: mirror.Dialog, ID: id, Text: id, Nodes: []mirror.Node{mirror.Say(mirror.Heading, id),
		{Kind: mirror.Group, ID: id, Text: id, Nodes: []mirror.Node{{Kind: mirror.Button, ID: id + "-1", Text: "1"},
			{Kind: mirror.Button, ID: id + "-2", Text: "2"}}}}})
	return doc
}

// TestTheFocusGoesInAndComesBack opens one dialog over another.
func TestTheFocusGoesInAndComesBack(t *testing.T) {
	m := newMirror(t)
	m.Show(hand("Title", "a", "b", "c"))
	button("b").Call("focus")
	for _, step := range []struct {
		shown mirror.Node
		want  string
	}{{dialog("menu"), "menu-1"}, {dialog("log"), "log-1"}, {dialog("menu"), "menu-2"},
		{hand("Title", "a", "b", "c"), "b"}} {
		if focused() == "menu-1" {
			button("menu-2").Call("focus")
		}
		m.Show(step.shown)
		if got := focused(); got != step.want {
			t.Errorf("the focus is on %q, want %q", got, step.want)
		}
	}
	if open := find("#mirror [role=dialog]"); !open.IsNull() {
		t.Error("the dialog is still there")
	}
}

// TestAGroupIsOneStop: Tab stops once at each group, and the arrows move inside it.
func TestAGroupIsOneStop(t *testing.T) {
	m := newMirror(t)
	m.Show(hand("Title", "a", "b", "c"))
	stops := func() (list []string) {
		for _, id := range strings.Fields(ids()) {
			if button(id).Get("tabIndex").Int() == 0 {
				list = append(list, id)
			}
		}
		return list
	}
	if got := stops(); !slices.Equal(got, []string{"a", "pass"}) {
		t.Errorf("Tab stops at %q", got)
	}
	button("a").Call("focus")
	for _, step := range [][2]string{{"ArrowRight", "b"}, {"ArrowDown", "c"}, {"ArrowRight", "a"}, {"ArrowUp", "c"},
		{"Home", "a"}, {"End", "c"}} {
		key := js.Global().Get("KeyboardEvent").New("keydown", map[string]any{"key": step[0], "bubbles": true})
		button(focused()).Call("dispatchEvent", key)
		if got := focused(); got != step[1] {
			t.Errorf("%s leads to %q, want %q", step[0], got, step[1])
		}
	}
	if got := stops(); !slices.Equal(got, []string{"c", "pass"}) {
		t.Errorf("then Tab stops at %q", got)
	}
}

func TestMirrorPresses(t *testing.T) {
	m := newMirror(t)
	var pressed []string
	m.OnPress(func(id string) { pressed = append(pressed, id) })
	doc := hand("Title", "a", "b")
	doc.Nodes[1].Nodes[0].Nodes[1].State = mirror.Off
	doc.Nodes[1].Nodes[0].Nodes[0].State = mirror.Chosen
	m.Show(doc)
	for _, id := range []string{"a", "b", "pass"} {
		button(id).Call("click")
	}
	if want := []string{"a", "pass"}; !slices.Equal(pressed, want) {
		t.Errorf("pressed %q, want %q", pressed, want)
	}
	if got := button("b").Call("getAttribute", "aria-disabled").String(); got != "true" {
		t.Errorf("aria-disabled is %q", got)
	}
	if got := button("a").Call("getAttribute", "aria-pressed").String(); got != "true" {
		t.Errorf("aria-pressed is %q", got)
	}
}

// TestNothingSaidIsLost says many things at once: all of them must reach the page.
func TestNothingSaidIsLost(t *testing.T) {
	region := find("#polite")
	region.Set("textContent", "")
	for _, text := range []string{"One.", "Two.", "Two.", "Three."} {
		Announce(text, false)
	}
	Announce("Now!", true)
	if got := region.Get("textContent").String(); got != "One.Two.Two.Three." {
		t.Errorf("the page got %q", got)
	}
	if got := find("#assertive").Get("lastElementChild").Get("textContent").String(); got != "Now!" {
		t.Errorf("at once it got %q", got)
	}
}
