//go:build js && wasm

package main

// think answers one question. It returns the request itself, which is enough to show that the
// worker starts, hears and replies.
func think(request string) (string, error) {
	return request, nil
}
