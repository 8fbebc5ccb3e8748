// Command onelongnight is the table in a desktop window.
package main

import (
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui"
	skin "onelongnight/game/ui/convoy"
)

func main() {
	words := voice.English()
	app := ui.New(newDesktop(), ui.Offer{Game: convoy.Rules{}, Voice: words, Skin: skin.New(words)})
	ebiten.SetWindowTitle(words.T("game.title"))
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetWindowSizeLimits(360, 480, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(app); err != nil {
		fmt.Fprintln(os.Stderr, "onelongnight:", err)
		os.Exit(1)
	}
}
