package slim

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// The sections of a module that are read or written, by their numbers in the binary format (WebAssembly Core
// Specification 2.0, 5.5.2).
const (
	sectionCustom   = 0
	sectionType     = 1
	sectionImport   = 2
	sectionFunction = 3
	sectionStart    = 8
	sectionElement  = 9
	sectionCode     = 10
	sectionData     = 11
)

// header is what every module begins with: the magic word and version 1.
var header = []byte("\x00asm\x01\x00\x00\x00")

// section is one, without its number and length.
type section struct {
	id   byte
	body []byte
}

var errCut = errors.New("the program ends in the middle of something")

// sections cuts a module.
func sections(module []byte) (list []section, err error) {
	rest, ok := bytes.CutPrefix(module, header)
	if !ok {
		return nil, errors.New("this is no WebAssembly of version 1")
	}
	for r := (reader{rest}); len(r.rest) > 0; {
		id, err := r.bytes(1)
		if err != nil {
			return nil, err
		}
		n, err := r.number()
		if err != nil {
			return nil, err
		}
		body, err := r.bytes(n)
		if err != nil {
			return nil, err
		}
		list = append(list, section{id[0], body})
	}
	return list, nil
}

// join puts sections together.
func join(list []section) []byte {
	out := bytes.Clone(header)
	for _, s := range list {
		out = binary.AppendUvarint(append(out, s.id), uint64(len(s.body)))
		out = append(out, s.body...)
	}
	return out
}

// extend adds one to the entries that a section counts.
func (s *section) extend(entry []byte) (before int, err error) {
	r := reader{s.body}
	n, err := r.number()
	if err != nil {
		return 0, err
	}
	s.body = append(append(binary.AppendUvarint(nil, uint64(n)+1), r.rest...), entry...)
	return n, nil
}

// reader reads a module from front to back.
type reader struct{ rest []byte }

func (r *reader) bytes(n int) ([]byte, error) {
	if n < 0 || n > len(r.rest) {
		return nil, errCut
	}
	var b []byte
	b, r.rest = r.rest[:n], r.rest[n:]
	return b, nil
}

// number reads an unsigned LEB128.
func (r *reader) number() (int, error) {
	v, n := binary.Uvarint(r.rest)
	if n <= 0 || v > 1<<32-1 {
		return 0, errCut
	}
	r.rest = r.rest[n:]
	return int(v), nil
}

// signed reads a signed LEB128 of 32 bits.
func (r *reader) signed() (int, error) {
	v := 0
	for shift := 0; shift < 35; shift += 7 {
		b, err := r.bytes(1)
		if err != nil {
			return 0, err
		}
		v |= int(b[0]&0x7f) << shift
		if b[0] < 0x80 {
			if b[0]&0x40 != 0 {
				v -= 1 << (shift + 7)
			}
			return v, nil
		}
	}
	return 0, errCut
}

// appendSigned appends a signed LEB128.
func appendSigned(out []byte, v int) []byte {
	for {
		b := byte(v & 0x7f)
		v >>= 7
		if v == 0 && b&0x40 == 0 || v == -1 && b&0x40 != 0 {
			return append(out, b)
		}
		out = append(out, b|0x80)
	}
}

// imported counts the functions that a module imports.
func imported(body []byte) (functions int, err error) {
	r := reader{body}
	n, err := r.number()
	for range n {
		for range 2 { // module and name
			length, err := r.number()
			if err != nil {
				return 0, err
			}
			if _, err := r.bytes(length); err != nil {
				return 0, err
			}
		}
		kind, err := r.bytes(1)
		if err != nil {
			return 0, err
		}
		if kind[0] != 0 {
			return 0, fmt.Errorf("the program imports something that is no function, of kind %d", kind[0])
		}
		if _, err := r.number(); err != nil {
			return 0, err
		}
		functions++
	}
	return functions, err
}
