// Package slim takes out of a Go program for WebAssembly what the program can make by itself as it begins.
//
// The Go runtime finds the function of an address in a table with an entry for each 4 kB of addresses (findfunctab,
// see runtime.findfuncbucket). For WebAssembly the linker gives every function 64 kB of addresses whatever its size, so
// the table has sixteen entries of twenty bytes for each function and says nothing: entry n is n/16. In the page of one
// game that is 2.4 MB of memory, and the linker, which leaves out runs of zeros by cutting the data into segments, uses
// up with it all the 100,000 segments that browsers allow, and writes the rest as it is.
//
// [Program] takes the table out and has the program write it in a start function, which runs before anything of Go
// does. What is found in memory then is what the linker wanted there, byte by byte. A linker that does anything in
// another way is an error: the program is as good without this package, only larger.
package slim

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// The table's layout: an entry is the number of a function in four bytes, and sixteen bytes that are zero.
const (
	entrySize = 20
	entries   = 16 // for each function
)

// Program takes the table of functions out of a program that Go has compiled.
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

// entry is one of the table, of a function.
func entry(function int) []byte {
	return append(binary.LittleEndian.AppendUint32(nil, uint32(function)), make([]byte, entrySize-4)...)
}

// table is where the table lies in a memory, and how many functions have all their entries in it; none if there is
// none. The entries of function 0 are zeros; those of the next two are looked for.
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

// fill is the code of a function that writes so many entries of the table to an address: for n := 0; n < count; n++,
// n/16 to at + 20n.
func fill(at, count int) []byte {
	body := []byte{1, 1, 0x7f, // a variable, n
		0x03, 0x40, // loop
		0x20, 0, opI32Const, entrySize, 0x6c, // 20n
		0x20, 0, opI32Const, 4, 0x76, // n>>4
		0x36, 2} // stored at
	body = binary.AppendUvarint(body, uint64(at))
	body = append(body, 0x20, 0, opI32Const, 1, 0x6a, 0x22, 0, opI32Const) // n+1
	body = append(appendSigned(body, count),
		0x49, 0x0d, 0, // below count: again
		opEnd, opEnd)
	return append(binary.AppendUvarint(nil, uint64(len(body))), body...)
}
