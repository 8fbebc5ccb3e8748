// Package pack makes the folder that a static host serves: the two wasm programs, Go's loader and
// the files of web/.
//
// The programs are made smaller by the stand-ins of package standin and by package slim. What each of these saves, in
// the page's and the worker's program together, [Weigh] finds by leaving it out (make weigh). With Go 1.26 and
// Ebitengine 2.10:
//
//	   brotli     plain  left out in turn
//	 260.5 kB   1975 kB  text/template
//	 181.8 kB   3319 kB  slim
//	 171.3 kB    991 kB  go/build with regexp
//	  91.0 kB    437 kB  regexp
//	  80.4 kB    397 kB  go/constant
//	  69.6 kB    317 kB  crypto/sha256
//	  58.8 kB    311 kB  go/printer
//	  34.6 kB    110 kB  archive/zip
//	3338.9 kB  17824 kB  page and worker with all of them
//
// What saves less than 25 kB by brotli is not worth its code. So compress/zlib, encoding/gob, log/slog, net and
// golang.org/x/text/encoding/charmap are as they are: stand-ins for them saved 84 kB together, about 17 kB each.
package pack

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"onelongnight/internal/pack/standin"
)

// A Plan says what to build and where.
type Plan struct {
	Root  string // of the module
	Out   string // emptied first
	Page  string // the package that becomes game.wasm
	Tests bool   // build the tests of Page instead, to run them in the page
	Brain string // the package that becomes brain.wasm
	Small bool   // write each large file also as .br and .gz, which takes about a minute
	Title Title  // of the page
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
	instead, err := standIns(ctx, plan.Root, temp, standin.Parts())
	if err != nil {
		return err
	}
	game, flags := filepath.Join(plan.Out, "game.wasm"), leanPage
	if !plan.Tests { // tests use more of the standard library than a page
		flags = slices.Concat(instead, flags)
	}
	if err := compile(ctx, plan.Root, plan.Page, game, plan.Tests, flags...); err != nil {
		return err
	}
	brain := filepath.Join(plan.Out, "brain.wasm")
	if err := compile(ctx, plan.Root, plan.Brain, brain, false, slices.Concat(instead, leanBrain)...); err != nil {
		return err
	}
	for _, program := range []string{game, brain} {
		if err := slimFile(program); err != nil {
			return err
		}
	}
	if err := copyLoader(ctx, plan); err != nil {
		return err
	}
	if err := gatherLicences(ctx, plan); err != nil {
		return err
	}
	if err := os.CopyFS(plan.Out, os.DirFS(filepath.Join(plan.Root, "web"))); err != nil {
		return err
	}
	if err := fillMarks(plan.Out, plan.Title, game); err != nil {
		return err
	}
	if err := writeLanguages(plan.Out, filepath.Join(plan.Root, "web")); err != nil {
		return err
	}
	if err := writeBooks(plan.Out); err != nil {
		return err
	}
	if err := writeMissions(plan.Out); err != nil {
		return err
	}
	if err := writeFonts(plan.Out); err != nil {
		return err
	}
	if err := nameByContent(plan.Out); err != nil {
		return err
	}
	if err := listFiles(plan.Out); err != nil {
		return err
	}
	if plan.Small {
		return compress(plan.Out)
	}
	return nil
}

// clear makes an empty folder of dir. It removes only what looks like an earlier pack, so that a
// mistyped -o costs nothing.
func clear(dir string) error {
	found, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if len(found) > 0 {
		// game.wasm is written first, so even a pack that was interrupted has it or is empty.
		if !slices.ContainsFunc(found, func(f fs.DirEntry) bool { return plainName(f.Name()) == "game.wasm" }) {
			return fmt.Errorf("%s has files in it and no game.wasm: not an earlier pack, so not emptied", dir)
		}
	}
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	return os.MkdirAll(dir, 0o755)
}
