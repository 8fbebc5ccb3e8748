package input

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"onelongnight/game/ui/host"
)

// sampler finds out what has happened by looking at mouse, fingers and keys once a frame, for hosts that do not note
// it. What is shorter than a frame it does not see.
type sampler struct {
	mouse    point
	touches  map[ebiten.TouchID]point
	touchIDs []ebiten.TouchID
	keys     []ebiten.Key
}

// point is a place in Ebitengine's pixels.
type point struct{ x, y int }

// newSampler has seen nothing yet.
func newSampler() *sampler { return &sampler{touches: map[ebiten.TouchID]point{}} }

// sample adds to a list what has happened since the last call, in a window with so many of Ebitengine's pixels per CSS
// pixel.
func (s *sampler) sample(list []host.Event, scale float64) []host.Event {
	now := time.Now()
	add := func(e host.Event, at point) {
		e.X, e.Y, e.When = float64(at.x)/scale, float64(at.y)/scale, now
		list = append(list, e)
	}
	s.sampleMouse(add)
	s.sampleTouches(add)
	s.sampleKeys(add)
	return list
}

func (s *sampler) sampleMouse(add func(e host.Event, at point)) {
	var at point
	at.x, at.y = ebiten.CursorPosition()
	if at != s.mouse {
		s.mouse = at
		add(host.Event{Kind: host.PointerMove, Pointer: host.Mouse}, at)
	}
	if dx, dy := ebiten.Wheel(); dx != 0 || dy != 0 {
		add(host.Event{Kind: host.Wheel, DX: -dx * host.NotchPixels, DY: -dy * host.NotchPixels}, at)
	}
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight) {
		add(host.Event{Kind: host.SecondButton}, at)
	}
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) {
		add(host.Event{Kind: host.PointerDown, Pointer: host.Mouse}, at)
	}
	if inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft) {
		up := host.PointerUp
		if w, h := ebiten.WindowSize(); w > 0 && s.outside(w, h) {
			up = host.PointerCancel
		}
		add(host.Event{Kind: up, Pointer: host.Mouse}, at)
	}
}

// outside tells whether the mouse is beside a window of that size.
func (s *sampler) outside(w, h int) bool {
	scale := ebiten.Monitor().DeviceScaleFactor()
	x, y := float64(s.mouse.x)/scale, float64(s.mouse.y)/scale
	return x < 0 || y < 0 || x > float64(w) || y > float64(h)
}

func (s *sampler) sampleTouches(add func(e host.Event, at point)) {
	s.touchIDs = inpututil.AppendJustPressedTouchIDs(s.touchIDs[:0])
	for _, id := range s.touchIDs {
		var at point
		at.x, at.y = ebiten.TouchPosition(id)
		s.touches[id] = at
		add(host.Event{Kind: host.PointerDown, Pointer: finger(id)}, at)
	}
	for id, was := range s.touches {
		if inpututil.IsTouchJustReleased(id) {
			delete(s.touches, id)
			add(host.Event{Kind: host.PointerUp, Pointer: finger(id)}, was)
			continue
		}
		var at point
		if at.x, at.y = ebiten.TouchPosition(id); at != was {
			s.touches[id] = at
			add(host.Event{Kind: host.PointerMove, Pointer: finger(id)}, at)
		}
	}
}

// finger is the number of a finger, which is not the mouse's.
func finger(id ebiten.TouchID) int { return int(id) + host.Mouse + 1 }

func (s *sampler) sampleKeys(add func(e host.Event, at point)) {
	s.keys = inpututil.AppendJustPressedKeys(s.keys[:0])
	for _, key := range s.keys {
		if name := keyName(key); name != "" {
			add(host.Event{Kind: host.KeyPress, Key: host.KeyOf(name, key.String())}, s.mouse)
		}
	}
	if text := string(ebiten.AppendInputChars(nil)); text != "" {
		add(host.Event{Kind: host.KeyPress, Text: text}, s.mouse)
	}
}

// keyName is what a KeyboardEvent would call a key, "" for one that nothing is done with.
func keyName(key ebiten.Key) string {
	switch {
	case key == ebiten.KeySpace:
		return string(host.KeySpace)
	case key == ebiten.KeyNumpadEnter:
		return string(host.KeyEnter)
	}
	if name := ebiten.KeyName(key); name != "" {
		return name
	}
	return key.String()
}
