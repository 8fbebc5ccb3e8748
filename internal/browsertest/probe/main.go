//go:build js && wasm

// Command probe is the smallest program with a canvas and a mirror. It announces every touch, so that the tests can
// check that their own input works before they blame the game.
package main

import (
	"fmt"

	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/mirror"
	"onelongnight/wasm/browser"
)

type probe struct {
	drawn bool
	taps  int
	downX float64
	downY float64
}

// Update announces touches, and counts taps: a press and its release at the same place.
func (p *probe) Update() error {
	events, _ := browser.Events(nil)
	for _, e := range events {
		switch {
		case e.Kind == desk.PointerDown && e.Pointer == desk.Mouse:
			say("clicked %.0f %.0f", e.X, e.Y)
		case e.Kind == desk.PointerDown:
			say("tapped %.0f %.0f", e.X, e.Y)
		case e.Kind == desk.KeyPress:
			say("key %s", e.Key)
		case e.Kind == desk.Wheel:
			say("wheel %.0f %.0f", e.DX, e.DY)
		case e.Kind == desk.PointerCancel:
			say("cancelled")
		}
		switch {
		case e.Kind == desk.PointerDown:
			p.downX, p.downY = e.X, e.Y
		case e.Kind == desk.PointerUp && e.X == p.downX && e.Y == p.downY:
			p.taps++
			js.Global().Set("probeTaps", p.taps)
		}
	}
	browser.Rest()
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
