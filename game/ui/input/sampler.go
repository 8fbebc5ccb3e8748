package input

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"onelongnight/game/ui/desk"
)

// sampler finds events by looking at mouse, fingers, keys and gamepads once a frame, for hosts that do not record them.
// It misses what is shorter than a frame.
type sampler struct {
	mouse    point
	touches  map[ebiten.TouchID]point
	touchIDs []ebiten.TouchID
	keys     []ebiten.Key
	pads     pads
}

// point is in Ebitengine's pixels.
type point struct{ x, y int }

func newSampler() *sampler { return &sampler{touches: map[ebiten.TouchID]point{}} }

// sample appends the events since the last call. scale is the number of Ebitengine's pixels per CSS pixel.
func (s *sampler) sample(list []desk.Event, scale float64) []desk.Event {
	now := time.Now()
	add := func(e desk.Event, at point) {
		e.X, e.Y, e.When = float64(at.x)/scale, float64(at.y)/scale, now
		list = append(list, e)
	}
	s.sampleMouse(add)
	s.sampleTouches(add)
	s.sampleKeys(add)
	s.pads.sample(func(e desk.Event) { add(e, s.mouse) })
	return list
}

func (s *sampler) sampleMouse(add func(e desk.Event, at point)) {
	var at point
	at.x, at.y = ebiten.CursorPosition()
	if at != s.mouse {
		s.mouse = at
		add(desk.Event{Kind: desk.PointerMove, Pointer: desk.Mouse}, at)
	}
	if dx, dy := ebiten.Wheel(); dx != 0 || dy != 0 {
		add(desk.Event{Kind: desk.Wheel, DX: -dx * desk.NotchPixels, DY: -dy * desk.NotchPixels}, at)
	}
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight) {
		add(desk.Event{Kind: desk.SecondButton}, at)
	}
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) {
		add(desk.Event{Kind: desk.PointerDown, Pointer: desk.Mouse}, at)
	}
	if inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft) {
		up := desk.PointerUp
		if w, h := ebiten.WindowSize(); w > 0 && s.outside(w, h) {
			up = desk.PointerCancel
		}
		add(desk.Event{Kind: up, Pointer: desk.Mouse}, at)
	}
}

// outside reports whether the mouse is outside a window of that size.
func (s *sampler) outside(w, h int) bool {
	scale := ebiten.Monitor().DeviceScaleFactor()
	x, y := float64(s.mouse.x)/scale, float64(s.mouse.y)/scale
	return x < 0 || y < 0 || x > float64(w) || y > float64(h)
}

func (s *sampler) sampleTouches(add func(e desk.Event, at point)) {
	s.touchIDs = inpututil.AppendJustPressedTouchIDs(s.touchIDs[:0])
	for _, id := range s.touchIDs {
		var at point
		at.x, at.y = ebiten.TouchPosition(id)
		s.touches[id] = at
		add(desk.Event{Kind: desk.PointerDown, Pointer: finger(id)}, at)
	}
	for id, was := range s.touches {
		if inpututil.IsTouchJustReleased(id) {
			delete(s.touches, id)
			add(desk.Event{Kind: desk.PointerUp, Pointer: finger(id)}, was)
			continue
		}
		var at point
		if at.x, at.y = ebiten.TouchPosition(id); at != was {
			s.touches[id] = at
			add(desk.Event{Kind: desk.PointerMove, Pointer: finger(id)}, at)
		}
	}
}

// finger returns the number of a finger, different from the mouse's.
func finger(id ebiten.TouchID) int { return int(id) + desk.Mouse + 1 }

func (s *sampler) sampleKeys(add func(e desk.Event, at point)) {
	s.keys = inpututil.AppendJustPressedKeys(s.keys[:0])
	for _, key := range s.keys {
		if name := keyName(key); name != "" {
			add(desk.Event{Kind: desk.KeyPress, Key: desk.KeyOf(name, key.String())}, s.mouse)
		}
	}
	if text := string(ebiten.AppendInputChars(nil)); text != "" {
		add(desk.Event{Kind: desk.KeyPress, Text: text}, s.mouse)
	}
}

// keyName returns a KeyboardEvent's name for a key, "" for a key without use here.
func keyName(key ebiten.Key) string {
	switch {
	case key == ebiten.KeySpace:
		return string(desk.KeySpace)
	case key == ebiten.KeyNumpadEnter:
		return string(desk.KeyEnter)
	}
	if name := ebiten.KeyName(key); name != "" {
		return name
	}
	return key.String()
}
