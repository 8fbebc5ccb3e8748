//go:build js && wasm

package browser

import (
	"syscall/js"
	"time"

	"onelongnight/game/ui/desk"
)

// eventKinds maps input.js's names of events.
var eventKinds = map[string]desk.EventKind{
	"down": desk.PointerDown, "move": desk.PointerMove, "up": desk.PointerUp, "cancel": desk.PointerCancel,
	"second": desk.SecondButton, "wheel": desk.Wheel, "key": desk.KeyPress,
}

// Events appends what pointers and keys did since the last call, as recorded by input.js. notes is false if that script
// is missing.
func Events(list []desk.Event) (all []desk.Event, notes bool) {
	page := js.Global().Get("tableInput")
	if !page.Truthy() {
		return list, false
	}
	queue := page.Get("queue")
	n := queue.Length()
	if n == 0 {
		return list, true
	}
	now, clock := time.Now(), js.Global().Get("performance").Call("now").Float()
	for i := range n {
		list = append(list, event(queue.Index(i), now, clock))
	}
	queue.Set("length", 0)
	return list, true
}

// event converts one event; clock is the page's time now, in ms.
func event(noted js.Value, now time.Time, clock float64) desk.Event {
	out := desk.Event{
		Kind:    eventKinds[noted.Get("kind").String()],
		Pointer: noted.Get("pointer").Int(),
		X:       noted.Get("x").Float(),
		Y:       noted.Get("y").Float(),
		When:    now.Add(-time.Duration(max(clock-noted.Get("when").Float(), 0) * float64(time.Millisecond))),
	}
	switch out.Kind {
	case desk.Wheel:
		out.DX, out.DY = noted.Get("dx").Float(), noted.Get("dy").Float()
	case desk.KeyPress:
		name := noted.Get("key").String()
		out.Key = desk.KeyOf(name, noted.Get("code").String())
		if pad := noted.Get("pad"); pad.Truthy() {
			out.Pad = desk.Pad(pad.String())
		}
		if len([]rune(name)) == 1 {
			out.Text = name
		}
	}
	return out
}
