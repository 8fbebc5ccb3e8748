//go:build js && wasm

// Command wasm is the game in the page.
package main

import (
	"image/color"

	"convoy/wasm/browser"

	"github.com/hajimehoshi/ebiten/v2"
)

// placeholder is an empty dusk sky, for trying the page around the game.
type placeholder struct{ drawn bool }

func (*placeholder) Update() error { return nil }

func (p *placeholder) Draw(screen *ebiten.Image) {
	screen.Fill(color.RGBA{0x4d, 0x34, 0x59, 0xff})
	if !p.drawn {
		p.drawn = true
		browser.Ready()
	}
}

func (*placeholder) Layout(width, height int) (int, int) { return width, height }

func main() {
	if err := ebiten.RunGame(&placeholder{}); err != nil {
		browser.Fail("The game stopped: " + err.Error())
	}
}
