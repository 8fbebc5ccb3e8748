package game

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
)

// Pack writes a value of fixed size, a pointer to it, as a line of letters for [Unpack]: numbers, arrays and structs of
// exported fields. A view is packed so on its way to the worker.
func Pack(v any) string {
	b, err := binary.Append(nil, binary.LittleEndian, v)
	if err != nil {
		panic(err) // its size is not fixed, a fault of its type
	}
	return base64.RawStdEncoding.EncodeToString(b)
}

// Unpack reads what Pack wrote of a value of the same type, false if the text is none of it.
func Unpack(text string, v any) bool {
	b, err := base64.RawStdEncoding.DecodeString(text)
	return err == nil && len(b) == binary.Size(v) && binary.Read(bytes.NewReader(b), binary.LittleEndian, v) == nil
}
