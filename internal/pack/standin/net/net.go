// Package net stands in for net when the page is compiled. Ebitengine reads addresses of other programs with it, which no
// page asks for: see [onelongnight/internal/pack/standin].
package net

import "errors"

// SplitHostPort returns an error, always.
func SplitHostPort(string) (host, port string, err error) {
	return "", "", errors.New("the page has no other program to speak to")
}
