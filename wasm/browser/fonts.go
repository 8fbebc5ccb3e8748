//go:build js && wasm

package browser

import (
	"syscall/js"

	"golang.org/x/image/font/opentype"

	"onelongnight/sprites"
)

// TakeFonts takes over the typefaces that the page has fetched for its own texts, see boot.js. What did not come, or is
// no typeface, is left to the one that stands in for it.
func TakeFonts() {
	fonts := js.Global().Get("tableFonts")
	if !fonts.Truthy() {
		return
	}
	for i, font := range [...]*[]byte{&sprites.DisplayBold, &sprites.Body} {
		bytes := fonts.Index(i)
		if !bytes.Truthy() {
			continue
		}
		data := make([]byte, bytes.Length())
		js.CopyBytesToGo(data, bytes)
		if _, err := opentype.Parse(data); err == nil {
			*font = data
		}
	}
}
