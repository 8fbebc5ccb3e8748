//go:build js && wasm

// Command probe is the smallest program with a canvas and a mirror. It says aloud how it is touched,
// so that the tests can tell that their fingers work before they blame the game.
package main

import (
	"fmt"

	"onelongnight/game/ui/mirror"
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
	page, err := browser.NewMirror()
	if err != nil {
		browser.Fail(err.Error())
		return
	}
	page.OnPress(func(id string) { say("pressed %s", id) })
	page.OnFocus(func(id string) { say("focused %s", id) })
	page.Show(mirror.Node{Nodes: []mirror.Node{mirror.Say(mirror.Title, "Probe"), {
		Kind: mirror.Region, ID: "hand", Text: "Hand",
		Nodes: []mirror.Node{{Kind: mirror.Group, Text: "Hand", Nodes: []mirror.Node{
			{Kind: mirror.Button, ID: `odd "id"`, Text: "One", X: 40, Y: 50},
			{Kind: mirror.Button, ID: "two", Text: "Two", More: "Second of three.", X: 120, Y: 200},
			{Kind: mirror.Button, ID: "off", Text: "Three", State: mirror.Off},
		}}},
	}}})
	if err := ebiten.RunGame(&probe{}); err != nil {
		browser.Fail(err.Error())
	}
}
