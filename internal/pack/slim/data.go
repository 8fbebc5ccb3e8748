package slim

import (
	"encoding/binary"
	"fmt"
)

// Opcodes.
const (
	opEnd      = 0x0b
	opI32Const = 0x41
)

// memory is what a data section writes: all of it, in the place where it belongs.
func memory(body []byte) ([]byte, error) {
	var image []byte
	r := reader{body}
	n, err := r.number()
	if err != nil {
		return nil, err
	}
	for range n {
		head, err := r.bytes(2)
		if err != nil {
			return nil, err
		}
		if head[0] != 0 || head[1] != opI32Const {
			return nil, fmt.Errorf("a piece of data goes to no fixed place: % x", head)
		}
		at, err := r.signed()
		if err != nil {
			return nil, err
		}
		end, err := r.bytes(1)
		if err != nil {
			return nil, err
		}
		length, err := r.number()
		if err != nil {
			return nil, err
		}
		data, err := r.bytes(length)
		if err != nil {
			return nil, err
		}
		if end[0] != opEnd || at < 0 {
			return nil, fmt.Errorf("a piece of data goes to no fixed place, %d", at)
		}
		if more := at + length - len(image); more > 0 {
			image = append(image, make([]byte, more)...)
		}
		copy(image[at:], data)
	}
	return image, nil
}

// leastGap is how many zeros are worth a new segment: it costs about as much to say where that begins.
const leastGap = 10

// data is a section that writes a memory. Zeros are there already.
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
