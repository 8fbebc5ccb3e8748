//go:build js && wasm

package browser

import (
	"errors"
	"slices"
	"syscall/js"
)

// Section is a named group of buttons, as the hand or one city.
type Section struct {
	ID, Title string // ID is unique among sections
	Buttons   []Button
}

// Button is one thing the player can do or read about.
type Button struct {
	ID, Label string  // ID is unique among all buttons
	Disabled  bool    // can be reached and read, not pressed
	X, Y      float64 // CSS px of its spot on the canvas
}

// Mirror repeats what the canvas shows as real buttons, hidden from sight, so that a keyboard, a
// switch or a screen reader can play, and so can a test.
//
// Callbacks run in browser events, between frames.
type Mirror struct {
	root, heading js.Value
	said          string    // the heading shown
	shown         []Section // a copy of what the DOM holds
	sections      map[string]js.Value
	buttons       map[string]js.Value
	press, focus  func(id string)
	busy          bool // the DOM is being changed, its events are ours
}

// NewMirror takes over the page's #mirror element.
func NewMirror() (*Mirror, error) {
	root := js.Global().Get("document").Call("getElementById", "mirror")
	if root.IsNull() {
		return nil, errors.New("the page has no element #mirror")
	}
	m := &Mirror{
		root:     root,
		heading:  create("h1"),
		sections: map[string]js.Value{},
		buttons:  map[string]js.Value{},
		press:    func(string) {},
		focus:    func(string) {},
	}
	root.Call("replaceChildren", m.heading)
	m.listen()
	return m, nil
}

// OnPress has f called with the id of each button pressed.
func (m *Mirror) OnPress(f func(id string)) { m.press = f }

// OnFocus has f called with the id of the button that gets the focus, "" when none has it any more.
func (m *Mirror) OnFocus(f func(id string)) { m.focus = f }

// Show makes the DOM hold heading and sections, touching only what differs. A focused button keeps
// the focus wherever it moves; if it goes away, the one in its place gets it.
func (m *Mirror) Show(heading string, sections []Section) {
	if heading != m.said {
		m.said = heading
		m.heading.Set("textContent", heading)
	}
	if slices.EqualFunc(m.shown, sections, Section.equal) {
		return
	}
	m.busy = true
	before := m.focused()
	next := heir(before, m.shown, sections)
	m.update(sections)
	if next != "" && m.focused() != next {
		m.buttons[next].Call("focus", map[string]any{"preventScroll": true})
	}
	m.busy = false
	if next != before {
		m.focus(next)
	}
}

func (s Section) equal(t Section) bool {
	return s.ID == t.ID && s.Title == t.Title && slices.Equal(s.Buttons, t.Buttons)
}

// heir picks who has the focus after a change of what is shown: the same button, else the one that
// now stands in its place in its section, else the first of all. "" stays "".
func heir(focused string, before, after []Section) string {
	if focused == "" {
		return ""
	}
	first, place := "", ""
	section, index := find(focused, before)
	for _, s := range after {
		for _, b := range s.Buttons {
			if b.ID == focused {
				return focused
			}
			if first == "" {
				first = b.ID
			}
		}
		if s.ID == section && len(s.Buttons) > 0 {
			place = s.Buttons[min(index, len(s.Buttons)-1)].ID
		}
	}
	if place != "" {
		return place
	}
	return first
}

// find returns the section that holds button id, and its place in there.
func find(id string, sections []Section) (section string, index int) {
	for _, s := range sections {
		if i := slices.IndexFunc(s.Buttons, func(b Button) bool { return b.ID == id }); i >= 0 {
			return s.ID, i
		}
	}
	return "", 0
}
