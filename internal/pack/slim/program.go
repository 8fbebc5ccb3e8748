// Package slim removes from a Go program for WebAssembly what the program can make by itself at start-up.
//
// The Go runtime finds the function at an address through a table with an entry for each 4 kB of addresses
// (findfunctab, see runtime.findfuncbucket). For WebAssembly the linker gives every function 64 kB of addresses
// whatever its size. So the table has sixteen entries of twenty bytes for each function, and no information: entry n is
// n/16. In the page of one game it takes 2.4 MB of memory. The linker leaves out runs of zeros by splitting the data
// into segments; this table uses up all the 100,000 segments that browsers allow, so the linker writes the rest in
// full.
//
// [Program] removes the table, and adds a start function, which runs before any Go code and writes the table. The
// memory is then what the linker wanted, byte by byte. If a linker does anything differently, Program returns an error:
// the program works as well without this package, but is larger.
package slim

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// The layout of the table: an entry is the number of a function in four bytes, and sixteen zero bytes.
const (
	entrySize = 20
	entries   = 16 // for each function
)

// Program removes the table of functions from a program that Go has compiled.
func Program(module []byte) ([]byte, error) {
	list, err := sections(module)
	if err != nil {
		return nil, err
	}
	find := func(id byte) int { return slices.IndexFunc(list, func(s section) bool { return s.id == id }) }
	for _, id := range []byte{sectionType, sectionImport, sectionFunction, sectionElement, sectionCode, sectionData} {
		if find(id) < 0 {
			return nil, fmt.Errorf("the program has no section %d", id)
		}
	}
	if find(sectionStart) >= 0 {
		return nil, errors.New("the program has a start function already")
	}
	image, err := memory(list[find(sectionData)].body)
	if err != nil {
		return nil, err
	}
	at, functions := table(image)
	if functions == 0 {
		return nil, errors.New("the program has no table of functions as Go 1.26 makes it")
	}
	clear(image[at : at+functions*entries*entrySize])
	list[find(sectionData)].body = data(image)

	kind, err := list[find(sectionType)].extend([]byte{0x60, 0, 0}) // func()
	if err != nil {
		return nil, err
	}
	before, err := imported(list[find(sectionImport)].body)
	if err != nil {
		return nil, err
	}
	own, err := list[find(sectionFunction)].extend(binary.AppendUvarint(nil, uint64(kind)))
	if err != nil {
		return nil, err
	}
	if _, err := list[find(sectionCode)].extend(fill(at, functions*entries)); err != nil {
		return nil, err
	}
	start := section{sectionStart, binary.AppendUvarint(nil, uint64(before+own))}
	return join(slices.Insert(list, find(sectionElement), start)), nil
}

// entry returns one of the table's entries for a function.
func entry(function int) []byte {
	return append(binary.LittleEndian.AppendUint32(nil, uint32(function)), make([]byte, entrySize-4)...)
}

// table returns where in memory the table begins, and how many functions have all their entries in it; zeros if it is
// not found. The entries of function 0 are zeros, so it looks for those of the next two.
func table(image []byte) (at, functions int) {
	second := bytes.Index(image, append(bytes.Repeat(entry(1), entries), bytes.Repeat(entry(2), entries)...))
	at = second - entries*entrySize
	if second < 0 || at < 0 {
		return 0, 0
	}
	for rest := image[at:]; ; functions++ {
		var ok bool
		if rest, ok = bytes.CutPrefix(rest, bytes.Repeat(entry(functions), entries)); !ok {
			return at, functions
		}
	}
}

// fill returns the code of a function that writes count entries of the table to address at: for n := 0; n < count; n++,
// it stores n/16 at at + 20n.
func fill(at, count int) []byte {
	body := []byte{1, 1, 0x7f, // one local variable, n
		0x03, 0x40, // loop
		0x20, 0, opI32Const, entrySize, 0x6c, // 20n
		0x20, 0, opI32Const, 4, 0x76, // n>>4
		0x36, 2} // stored at
	body = binary.AppendUvarint(body, uint64(at))
	body = append(body, 0x20, 0, opI32Const, 1, 0x6a, 0x22, 0, opI32Const) // n+1
	body = append(appendSigned(body, count),
		0x49, 0x0d, 0, // if it is below count, repeat
		opEnd, opEnd)
	return append(binary.AppendUvarint(nil, uint64(len(body))), body...)
}
