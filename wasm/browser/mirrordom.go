//go:build js && wasm

package browser

import (
	"slices"
	"strconv"
	"syscall/js"
)

// update changes the DOM from m.shown to sections, and remembers them.
func (m *Mirror) update(sections []Section) {
	old := make(map[string]Button)
	for _, s := range m.shown {
		for _, b := range s.Buttons {
			old[b.ID] = b
		}
	}
	m.drop(sections)
	m.shown = make([]Section, len(sections))
	order := []js.Value{m.heading}
	for i, s := range sections {
		element, known := m.sections[s.ID]
		if !known {
			element = create("section")
			m.sections[s.ID] = element
		}
		if element.Call("getAttribute", "aria-label").String() != s.Title {
			element.Call("setAttribute", "aria-label", s.Title)
		}
		var row []js.Value
		for _, b := range s.Buttons {
			row = append(row, m.button(b, old))
		}
		arrange(element, row)
		order = append(order, element)
		s.Buttons = slices.Clone(s.Buttons)
		m.shown[i] = s
	}
	arrange(m.root, order)
}

// drop removes what is not in sections before anything is arranged, so that the elements that stay
// need not move: a moved element loses the focus.
func (m *Mirror) drop(sections []Section) {
	stays := make(map[string]bool)
	keeps := make(map[string]bool)
	for _, s := range sections {
		stays[s.ID] = true
		for _, b := range s.Buttons {
			keeps[b.ID] = true
		}
	}
	prune(m.buttons, keeps)
	prune(m.sections, stays)
}

func prune(elements map[string]js.Value, keep map[string]bool) {
	for id, element := range elements {
		if !keep[id] {
			element.Call("remove")
			delete(elements, id)
		}
	}
}

// button returns the element of b, changed where b differs from its old self.
func (m *Mirror) button(b Button, old map[string]Button) js.Value {
	element, known := m.buttons[b.ID]
	if !known {
		element = create("button")
		element.Set("type", "button")
		element.Get("dataset").Set("id", b.ID)
		m.buttons[b.ID] = element
	}
	was := old[b.ID]
	if was.Label != b.Label {
		element.Set("textContent", b.Label)
	}
	if was.Disabled != b.Disabled {
		// aria-disabled, for a button that is truly disabled drops the focus and is skipped when reading.
		element.Call("setAttribute", "aria-disabled", strconv.FormatBool(b.Disabled))
	}
	if !known || was.X != b.X || was.Y != b.Y {
		element.Get("dataset").Set("x", b.X)
		element.Get("dataset").Set("y", b.Y)
	}
	return element
}

// arrange makes row the children of parent, in order, moving only what is out of place.
func arrange(parent js.Value, row []js.Value) {
	next := parent.Get("firstElementChild")
	for _, element := range row {
		if element.Equal(next) {
			next = next.Get("nextElementSibling")
		} else {
			parent.Call("insertBefore", element, next)
		}
	}
}

// listen wires the three events once, on the root: buttons come and go without listeners of their own.
func (m *Mirror) listen() {
	on := func(event string, f func(e js.Value)) {
		m.root.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			if !m.busy {
				f(args[0])
			}
			return nil
		}))
	}
	on("click", func(e js.Value) {
		section, index := find(buttonID(e.Get("target")), m.shown)
		for _, s := range m.shown {
			if s.ID == section && !s.Buttons[index].Disabled {
				m.press(s.Buttons[index].ID)
				return
			}
		}
	})
	on("focusin", func(e js.Value) { m.focus(buttonID(e.Get("target"))) })
	on("focusout", func(e js.Value) {
		if buttonID(e.Get("relatedTarget")) == "" {
			m.focus("")
		}
	})
}

// focused returns the id of the button that has the focus, or "".
func (m *Mirror) focused() string {
	return buttonID(js.Global().Get("document").Get("activeElement"))
}

// buttonID returns the id of one of our buttons, "" for any other element or none.
func buttonID(element js.Value) string {
	if element.Type() != js.TypeObject {
		return ""
	}
	button := element.Call("closest", "#mirror button")
	if button.IsNull() {
		return ""
	}
	return button.Get("dataset").Get("id").String()
}

func create(tag string) js.Value { return js.Global().Get("document").Call("createElement", tag) }
