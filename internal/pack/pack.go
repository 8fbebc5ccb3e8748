// Package pack makes the folder that a static host serves: of each game its program, its worker's and its texts, the
// shelf's covers and words, Go's loader and the files of web/.
//
// The programs are made smaller by changes of Ebitengine (engineChanges), by package slim, and by leaving most
// functions where they are (lean). What each of these saves, in the page's and the worker's program together, [Weigh]
// finds by leaving it out (make weigh). With Go 1.26, Ebitengine 2.10 and one game, the first of the shelf:
//
//	   brotli     plain  left out in turn
//	 818.2 kB   5135 kB  the compiler of shaders, text/template
//	 371.4 kB    286 kB  lean
//	 251.2 kB   1489 kB  go/build
//	 166.7 kB   2945 kB  slim
//	  38.3 kB    261 kB  encoding/gob, net
//	2247.0 kB  12184 kB  page with all of them
//	 679.5 kB   3148 kB  worker with all of them
//
// What saves less than one part in twenty must be a line or two to be worth it. So archive/zip, crypto/sha256,
// compress/zlib, log/slog and go/constant are as they are.
package pack

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"onelongnight/game/games"
	"onelongnight/game/words"
)

// A Plan says what to build and where.
type Plan struct {
	Root  string // of the module
	Out   string // emptied first
	Games []Game // in the order of the shelf; a page with one alone has no shelf
	Tests bool   // build the tests of the games' pages instead, to run them in the page
	Small bool   // write each large file also as .br and .gz, which takes about a minute
}

// Build follows plan.
func Build(ctx context.Context, plan Plan) error {
	if err := clear(plan.Out); err != nil {
		return err
	}
	temp, err := os.MkdirTemp("", "onelongnight-pack-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	engine, err := engineFlags(ctx, plan.Root, temp, engineChanges)
	if err != nil {
		return err
	}
	shelf := data{Languages: words.Languages, Former: games.Former}
	for _, g := range plan.Games {
		one := gameData{Name: g.Name, Texts: map[string]string{}}
		if one.Program, err = program(ctx, plan, g.Name, g.Page, plan.Tests, engine, leanPage); err != nil {
			return err
		}
		if g.Brain != "" {
			if one.Brain, err = program(ctx, plan, g.Name+"-brain", g.Brain, false, nil, leanBrain); err != nil {
				return err
			}
		}
		if one.Texts, err = writeTexts(plan.Out, g); err != nil {
			return err
		}
		if one.Covers, err = writeCovers(plan.Out, g); err != nil {
			return err
		}
		shelf.Games = append(shelf.Games, one)
	}
	if err := os.CopyFS(plan.Out, os.DirFS(filepath.Join(plan.Root, "web"))); err != nil {
		return err
	}
	if err := stripComments(plan.Out); err != nil {
		return err
	}
	if err := copyLoader(ctx, plan); err != nil {
		return err
	}
	if err := gatherLicences(ctx, plan); err != nil {
		return err
	}
	if err := writeFonts(plan.Out); err != nil {
		return err
	}
	if err := writePage(plan, shelf); err != nil {
		return err
	}
	if err := nameByContent(plan.Out); err != nil {
		return err
	}
	if err := listFiles(plan.Out, plan.Games); err != nil {
		return err
	}
	if plan.Small {
		return compress(plan.Out)
	}
	return nil
}

// clear empties dir, creating it if needed. It refuses to remove anything that does not look like an earlier pack, so
// that a mistyped -o costs nothing.
func clear(dir string) error {
	found, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if len(found) > 0 {
		// Programs are written first, so even a pack that was interrupted has one, or is empty.
		if !slices.ContainsFunc(found, func(f fs.DirEntry) bool { return filepath.Ext(f.Name()) == ".wasm" }) {
			return fmt.Errorf("%s has files in it and no .wasm: not an earlier pack, so not emptied", dir)
		}
	}
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	return os.MkdirAll(dir, 0o755)
}
