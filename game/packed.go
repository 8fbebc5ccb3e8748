package game

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
)

// Pack writes a value of fixed size (a pointer to numbers, arrays and structs of exported fields) as a line of letters
// for [Unpack]. Views travel to the worker in this form.
func Pack(v any) string {
	b, err := binary.Append(nil, binary.LittleEndian, v)
	if err != nil {
		panic(err) // the type has no fixed size: a mistake in the code
	}
	return base64.RawStdEncoding.EncodeToString(b)
}

// Unpack reads what Pack wrote into v, a value of the same type. It returns false if the text does not fit.
func Unpack(text string, v any) bool {
	b, err := base64.RawStdEncoding.DecodeString(text)
	return err == nil && len(b) == binary.Size(v) && binary.Read(bytes.NewReader(b), binary.LittleEndian, v) == nil
}
