//go:build js && wasm

// Command probe is the smallest program with a canvas and a mirror. It says aloud how it is touched,
// so that the tests can tell that their fingers work before they blame the game.
package main

import (
	"fmt"

	"onelongnight/wasm/browser"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

type probe struct{ drawn bool }

func (p *probe) Update() error {
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) {
		x, y := ebiten.CursorPosition()
		say("clicked %d %d", x, y)
	}
	for _, id := range inpututil.AppendJustPressedTouchIDs(nil) {
		x, y := ebiten.TouchPosition(id)
		say("tapped %d %d", x, y)
	}
	for _, key := range inpututil.AppendJustPressedKeys(nil) {
		say("key %s", key)
	}
	return nil
}

func (p *probe) Draw(*ebiten.Image) {
	if !p.drawn {
		p.drawn = true
		browser.Ready()
	}
}

func (p *probe) Layout(width, height int) (w, h int) { return width, height }

func say(format string, args ...any) { browser.Announce(fmt.Sprintf(format, args...), false) }

func main() {
	mirror, err := browser.NewMirror()
	if err != nil {
		browser.Fail(err.Error())
		return
	}
	mirror.OnPress(func(id string) { say("pressed %s", id) })
	mirror.OnFocus(func(id string) { say("focused %s", id) })
	mirror.Show("Probe", []browser.Section{
		{ID: "hand", Title: "Hand", Buttons: []browser.Button{
			{ID: `odd "id"`, Label: "One", X: 40, Y: 50},
			{ID: "two", Label: "Two", X: 120, Y: 200},
			{ID: "off", Label: "Three", Disabled: true},
		}},
	})
	if err := ebiten.RunGame(&probe{}); err != nil {
		browser.Fail(err.Error())
	}
}
