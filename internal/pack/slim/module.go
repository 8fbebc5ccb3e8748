package slim

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// The sections of a module that are read or written, by their numbers in the binary format (WebAssembly Core
// Specification 2.0, 5.5.2).
const (
	sectionType     = 1
	sectionImport   = 2
	sectionFunction = 3
	sectionStart    = 8
	sectionElement  = 9
	sectionCode     = 10
	sectionData     = 11
)

// Opcodes.
const (
	opEnd      = 0x0b
	opI32Const = 0x41
)

// header is what every module begins with: the magic word and version 1.
var header = []byte("\x00asm\x01\x00\x00\x00")

// section is a section of a module, without its number and length.
type section struct {
	id   byte
	body []byte
}

// sections splits a module into its sections.
func sections(module []byte) (list []section, err error) {
	rest, ok := bytes.CutPrefix(module, header)
	if !ok {
		return nil, errors.New("this is no WebAssembly of version 1")
	}
	r := reader{rest: rest}
	for len(r.rest) > 0 {
		list = append(list, section{r.octet(), r.bytes(r.number())})
	}
	return list, r.err
}

// join makes a module of sections.
func join(list []section) []byte {
	out := bytes.Clone(header)
	for _, s := range list {
		out = append(binary.AppendUvarint(append(out, s.id), uint64(len(s.body))), s.body...)
	}
	return out
}

// extend appends an entry to a section that begins with a count, and returns the count before.
func (s *section) extend(entry []byte) (before int, err error) {
	r := reader{rest: s.body}
	before = r.number()
	s.body = append(append(binary.AppendUvarint(nil, uint64(before)+1), r.rest...), entry...)
	return before, r.err
}

// imported counts the functions that a module imports.
func imported(body []byte) (functions int, err error) {
	r := reader{rest: body}
	for functions = r.number(); len(r.rest) > 0; {
		r.bytes(r.number()) // the module's name
		r.bytes(r.number()) // the function's name
		if r.octet() != 0 {
			r.fail("the program imports something that is no function")
		}
		r.number() // the type's index
	}
	return functions, r.err
}

// memory returns the memory as a data section fills it.
func memory(body []byte) (image []byte, err error) {
	r := reader{rest: body}
	for r.number(); len(r.rest) > 0; {
		mode, op, at, end := r.octet(), r.octet(), r.signed(), r.octet()
		if mode != 0 || op != opI32Const || at < 0 || end != opEnd {
			r.fail("a piece of data goes to no fixed place")
		}
		piece := r.bytes(r.number())
		if more := at + len(piece) - len(image); r.err == nil && more > 0 {
			image = append(image, make([]byte, more)...)
		}
		if r.err == nil {
			copy(image[at:], piece)
		}
	}
	return image, r.err
}

// leastGap is the least number of zeros at which a new segment begins. A segment costs about as many bytes.
const leastGap = 10

// data returns a data section that fills a memory. It leaves out runs of zeros, since memory starts as zeros.
func data(image []byte) []byte {
	var out []byte
	n := 0
	for at := 0; at < len(image); {
		if image[at] == 0 {
			at++
			continue
		}
		end, zeros := at, 0
		for i := at; i < len(image) && zeros < leastGap; i++ {
			if zeros++; image[i] != 0 {
				end, zeros = i+1, 0
			}
		}
		out = append(appendSigned(append(out, 0, opI32Const), at), opEnd)
		out = append(binary.AppendUvarint(out, uint64(end-at)), image[at:end]...)
		at = end
		n++
	}
	return append(binary.AppendUvarint(nil, uint64(n)), out...)
}

// reader reads a module from front to back. After an error nothing is left, and everything it reads is zero.
type reader struct {
	rest []byte
	err  error // the first
}

func (r *reader) fail(reason string) {
	if r.rest = nil; r.err == nil {
		r.err = errors.New(reason)
	}
}

const cut = "the program ends in the middle of something"

func (r *reader) bytes(n int) (b []byte) {
	if n > len(r.rest) {
		r.fail(cut)
		return nil
	}
	b, r.rest = r.rest[:n], r.rest[n:]
	return b
}

func (r *reader) octet() byte {
	if b := r.bytes(1); len(b) > 0 {
		return b[0]
	}
	return 0
}

// number reads an unsigned LEB128.
func (r *reader) number() int {
	v, n := binary.Uvarint(r.rest)
	if n <= 0 || v > 1<<32-1 {
		r.fail(cut)
		return 0
	}
	r.rest = r.rest[n:]
	return int(v)
}

// signed reads a signed LEB128 of 32 bits.
func (r *reader) signed() (v int) {
	for shift := 0; shift < 35; shift += 7 {
		b := r.octet()
		if v |= int(b&0x7f) << shift; b < 0x80 {
			return v - int(b&0x40)<<(shift+1)
		}
	}
	r.fail("a number is longer than 32 bits")
	return 0
}

// appendSigned appends a signed LEB128.
func appendSigned(out []byte, v int) []byte {
	for ; v < -64 || v > 63; v >>= 7 {
		out = append(out, byte(v)|0x80)
	}
	return append(out, byte(v)&0x7f)
}
