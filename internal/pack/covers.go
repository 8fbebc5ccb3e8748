package pack

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"github.com/gen2brain/webp"

	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/gallery"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// A shape is a size that covers are drawn in, in CSS pixels. The shelf shows games side by side in a wide window, and
// one below the other in a high one.
type shape struct {
	name string
	w, h int
}

var shapes = []shape{{"tall", 360, 720}, {"wide", 720, 300}}

// sharpness lists the numbers of device pixels per CSS pixel that covers are drawn with.
var sharpness = []int{1, 2}

// coverExt is the extension of covers, and of no other file of a game.
const coverExt = ".webp"

// quality is the quality of the pictures, 0..100. Any lower, and the edges of the drawings look blurred.
const quality = 72

// slowest is the encoding method that makes the smallest files.
const slowest = 6

// writeCovers draws a game's covers as the shelf of the desktop window does, and returns the files by shape, the
// coarser one first.
func writeCovers(dir string, g Game) (covers map[string][]string, err error) {
	if g.Look.In == nil {
		return nil, nil
	}
	offer, err := desk.NewOffer(g.Box.Game, g.Look, "en", "")
	if err != nil {
		return nil, err
	}
	skin, ok := offer.Usual().Skin.(scene.Coverer)
	if !ok {
		return nil, fmt.Errorf("%s has no cover for the shelf", g.Name)
	}
	covers = map[string][]string{}
	for _, s := range shapes {
		for _, scale := range sharpness {
			window := gallery.Window{W: s.w, H: s.h, Scale: float64(scale)}
			picture := gallery.Load(window).Draw(func(c *kit.Canvas) {
				w := kit.NewWindow(float64(s.w), float64(s.h), 1)
				skin.DrawCover(c, w, w.Rect())
			})
			var file bytes.Buffer
			if err := webp.Encode(&file, picture, webp.Options{Quality: quality, Method: slowest}); err != nil {
				return nil, err
			}
			name := fmt.Sprintf("%s-%s-%d%s", g.Name, s.name, s.w*scale, coverExt)
			if err := os.WriteFile(filepath.Join(dir, name), file.Bytes(), 0o644); err != nil {
				return nil, err
			}
			covers[s.name] = append(covers[s.name], name)
		}
	}
	return covers, nil
}
