// Package book is The Convoy's book in all languages: the rules in words for
// players, by the numbers of docs/rules/convoy.md, its cards and cities, and its
// words and signs. The form is that of onelongnight/game/book.
package book

import (
	"embed"

	"onelongnight/game/words"
)

//go:embed book-en.txt book-fr.txt book-hu.txt book-pl.txt
var files embed.FS

// Texts returns the book in each language. A program that calls this carries all of
// them, and no other does.
func Texts() map[string]string {
	return words.Files(files)
}
