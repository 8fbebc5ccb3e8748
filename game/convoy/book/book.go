// Package book is The Convoy's book in all languages: the rules in words for
// players, by the numbers of docs/rules/convoy.md, its cards and cities, and its
// words and signs. The form is that of onelongnight/game/book.
package book

import _ "embed"

var (
	//go:embed book-en.txt
	english string
	//go:embed book-fr.txt
	french string
	//go:embed book-hu.txt
	hungarian string
	//go:embed book-pl.txt
	polish string
)

// Texts are the book in each language. A program that calls this carries all of
// them, and no other does.
func Texts() map[string]string {
	return map[string]string{"en": english, "fr": french, "hu": hungarian, "pl": polish}
}
