//go:build js && wasm

// Command emptygame is the least an Ebitengine program can be. Its size and its start are the floor
// that those of the game are measured against.
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
