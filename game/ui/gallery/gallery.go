// Package gallery draws a game's gallery without a display. Each game/ui/NAME/gallery calls [Main] with its scenes:
// moments of games that play by themselves, strips of animations, and screens of the running program.
package gallery

import (
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"log"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"onelongnight/game/edition"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
	"onelongnight/game/words"
)

// Window is a size to take pictures at, in CSS pixels.
type Window struct {
	Name  string
	W, H  int
	Scale float64 // device pixels per CSS pixel
}

// The windows of the gallery.
var (
	Desktop = Window{"desktop", 1280, 720, 1}
	Large   = Window{"large", 1920, 1080, 1}
	Embed   = Window{"embed", 821, 462, 1}
	Small   = Window{"small", 800, 450, 1}
	Phone   = Window{"phone", 360, 640, 1.5}
	Tablet  = Window{"tablet", 768, 1024, 1}

	// Tables are those that tables are drawn in, for tours.
	Tables = []Window{Desktop, Phone, Embed, Large}
)

// Portrait reports whether a window is higher than wide.
func (w Window) Portrait() bool { return w.H > w.W }

// Gallery writes pictures; the first error stops it.
type Gallery struct {
	Text   float64             // scale of text
	Lang   string              // one of words.Languages
	Look   scene.LocalizedLook // of the game whose scenes these are, if it is a single one
	box    edition.Full        // that game
	out    string
	only   string
	design string // folder of the design's pictures, "" for none
	size   Window // replaces all other sizes, unless it has no name
	whole  bool   // pictures of sheets are not shrunk
	err    error
}

// Main is the program: it writes the pictures of a game's scenes into a folder of the gallery, "." for the gallery
// itself.
func Main(folder string, scenes func(*Gallery)) {
	g := &Gallery{}
	out := flag.String("o", "build/screens", "folder to write to")
	size := flag.String("size", "", "one window, such as 821x462, in the stead of all others")
	flag.StringVar(&g.only, "only", "", "take only the pictures whose names begin so")
	flag.StringVar(&g.design, "design", "", "folder of the design's pictures, to put ours beside them")
	flag.Float64Var(&g.Text, "text", 1, "scale of text")
	flag.StringVar(&g.Lang, "lang", "en", "language: "+strings.Join(words.Languages, ", "))
	flag.BoolVar(&g.whole, "whole", false, "do not shrink the pictures of a sheet, so that their texts can be read")
	flag.Parse()
	log.SetFlags(0)
	if !slices.Contains(words.Languages, g.Lang) {
		log.Fatalf("there is no language %q", g.Lang)
	}
	if *size != "" {
		w := Window{Name: *size, Scale: 1}
		if _, err := fmt.Sscanf(*size, "%dx%d", &w.W, &w.H); err != nil {
			log.Fatalf("size %q: %v", *size, err)
		}
		w.Scale = desk.Fit(float64(w.W), float64(w.H))
		w.W, w.H = int(math.Round(float64(w.W)/w.Scale)), int(math.Round(float64(w.H)/w.Scale))
		g.size = w
	}
	g.out = filepath.Join(*out, folder)
	if g.err = os.MkdirAll(g.out, 0o755); g.err == nil {
		scenes(g)
	}
	if g.err != nil {
		log.Fatal(g.err)
	}
}

// Of returns scenes of one game, in the gallery's language.
func Of(box edition.Full, look scene.Look, scenes func(*Gallery)) func(*Gallery) {
	return func(g *Gallery) {
		g.box = box
		g.Look, g.err = look.In(g.Lang, words.Others()[g.Lang], box.Texts()[g.Lang])
		if g.err == nil {
			scenes(g)
		}
	}
}

// Each calls do for every window of a list, or only for the one that was asked for.
func (g *Gallery) Each(list []Window, do func(Window)) {
	if g.size.Name != "" {
		list = []Window{g.size}
	}
	for _, w := range list {
		if g.err == nil {
			do(w)
		}
	}
}

// Usual returns the skin of the game's usual setup, nil if that cannot be opened.
func (g *Gallery) Usual() scene.Skin {
	opened, err := g.box.Kind.Open(nil)
	if g.Fail(err); err != nil {
		return nil
	}
	return g.Look.Skin(opened)
}

// Width returns the width of each picture of a sheet: the one that is asked for, or that of the window.
func (g *Gallery) Width(w Window, asked int) int {
	if g.whole {
		return int(math.Round(float64(w.W) * w.Scale))
	}
	return asked
}

// Screen returns a screen on which nothing lies open.
func (g *Gallery) Screen() *scene.Screen { return &scene.Screen{TextScale: g.Text} }

// Elsewhere sends the pictures of some scenes to another folder.
func (g *Gallery) Elsewhere(folder string, scenes func()) {
	out := g.out
	g.out = filepath.Join(filepath.Dir(filepath.Clean(out)), folder)
	if err := os.MkdirAll(g.out, 0o755); err != nil {
		g.Fail(err)
	}
	scenes()
	g.out = out
}

// Fail stops the gallery, unless err is nil.
func (g *Gallery) Fail(err error) {
	if g.err == nil {
		g.err = err
	}
}

// Wants reports whether a picture is wanted.
func (g *Gallery) Wants(name string) bool { return g.err == nil && strings.HasPrefix(name, g.only) }

// Any reports whether pictures are wanted whose names begin so.
func (g *Gallery) Any(begin string) bool {
	return g.Wants(begin) || g.err == nil && strings.HasPrefix(g.only, begin)
}

// Save writes a picture with 64 levels per colour. The eye hardly sees that, and the file is a good deal smaller.
func (g *Gallery) Save(name string, img *image.RGBA) {
	for i, v := range img.Pix {
		img.Pix[i] = v&^3 | v>>6
	}
	g.Write(name, img)
}

// Small writes a picture with a palette.
func (g *Gallery) Small(name string, img *image.RGBA) { g.Write(name, Paletted(img)) }

// Write writes a picture as it is.
func (g *Gallery) Write(name string, img image.Image) {
	if g.err != nil {
		return
	}
	file, err := os.Create(filepath.Join(g.out, name+".png"))
	if err != nil {
		g.err = err
		return
	}
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if g.err = enc.Encode(file, img); g.err == nil {
		g.err = file.Close()
	}
}

// Compare writes a picture to the right of the design's, if there is one.
func (g *Gallery) Compare(name, target string, ours *image.RGBA) {
	if target == "" || g.design == "" || g.err != nil {
		return
	}
	file, err := os.Open(filepath.Join(g.design, target+".png"))
	if err != nil {
		g.err = err
		return
	}
	defer file.Close()
	theirs, err := png.Decode(file)
	if err != nil {
		g.err = err
		return
	}
	plain := image.NewRGBA(theirs.Bounds())
	draw.Draw(plain, plain.Rect, theirs, image.Point{}, draw.Src)
	width := 760
	if ours.Rect.Dy() > ours.Rect.Dx() {
		width = 360
	}
	g.Small("beside-"+name, Sheet([]*image.RGBA{plain, ours}, 2, width))
}
