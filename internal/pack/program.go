package pack

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
)

// A piece is a file of a program and its length in bytes. The page cannot learn the length from a compressed response.
type piece struct {
	Name  string `json:"name"`
	Bytes int    `json:"bytes"`
}

// longestPiece is the maximum length of a piece, in bytes. A program comes in pieces so that after a broken connection
// the page only asks for the missing ones. More pieces would compress worse, since each is compressed by itself.
const longestPiece = 8 << 20

// program compiles a program and writes its pieces.
func program(ctx context.Context, plan Plan, name, pkg string, tests bool, flags ...[]string) ([]piece, error) {
	file := filepath.Join(plan.Out, name+".wasm")
	if tests { // tests use more of the standard library than the page
		flags = flags[1:]
	}
	if err := compile(ctx, plan.Root, pkg, file, tests, slices.Concat(flags...)...); err != nil {
		return nil, err
	}
	if err := slimFile(file); err != nil {
		return nil, err
	}
	whole, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var list []piece
	for i, part := range cut(whole, longestPiece) {
		one := piece{Name: fmt.Sprintf("%s-%d.wasm", name, i+1), Bytes: len(part)}
		if err := os.WriteFile(filepath.Join(plan.Out, one.Name), part, 0o644); err != nil {
			return nil, err
		}
		list = append(list, one)
	}
	return list, os.Remove(file)
}

// cut cuts a program into as few pieces as possible, all about equally long. Except for the first, none begins with
// gzipMark: the page would take it for a compressed file whose host does not say so, see web/fetch.js.
func cut(whole []byte, longest int) (list [][]byte) {
	for n := (len(whole) + longest - 1) / longest; n > 0; n-- {
		at := (len(whole) + n - 1) / n
		for n > 1 && whole[at] == gzipMark[0] && whole[at+1] == gzipMark[1] {
			at--
		}
		list, whole = append(list, whole[:at]), whole[at:]
	}
	return list
}

// gzipMark is how every gzip file begins.
var gzipMark = [2]byte{0x1f, 0x8b}
