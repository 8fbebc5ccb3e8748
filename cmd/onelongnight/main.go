// Command onelongnight is the table in a desktop window.
package main

import (
	"flag"
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"onelongnight/game/ui"
	shelf "onelongnight/game/ui/games"
)

func main() {
	traced := flag.Bool("trace", false, "write why a touch or a key does nothing")
	flag.Parse()
	offers := shelf.Offers()
	app := ui.New(newDesktop(*traced), offers...)
	ebiten.SetWindowTitle(shelf.Title(offers))
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
