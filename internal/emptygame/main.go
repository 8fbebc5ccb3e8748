//go:build js && wasm

// Command emptygame is the smallest program that Ebitengine allows. The game's size and start-up time are compared with
// its own.
package main

import (
	"onelongnight/wasm/browser"

	"github.com/hajimehoshi/ebiten/v2"
)

type empty struct{}

func (empty) Update() error                           { return nil }
func (empty) Draw(*ebiten.Image)                      { browser.Ready() }
func (empty) Layout(width, height int) (w int, h int) { return width, height }

func main() {
	if err := ebiten.RunGame(empty{}); err != nil {
		browser.Fail(err.Error())
	}
}
