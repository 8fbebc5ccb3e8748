package words

import (
	"embed"
	"strings"
)

// Languages are those there are texts in. English is part of every program.
//
// Of each other one there is a file beside every English one. Programs outside a
// page embed them all ([Others]). The page must not carry them: package pack
// writes them as one file a language ([Join]), which the page fetches when it is
// wanted, keeps offline, and hands to the program, which takes it apart ([Part]).
var Languages = []string{"en", "fr", "hu", "pl"}

//go:embed fr.txt hu.txt pl.txt
var others embed.FS

// Others returns the table's own files in the languages beside English. A program
// that calls this carries all of them, and no other does.
func Others() map[string]string { return Files(others) }

// The part of a language's file that is the table's own; games' parts have
// their names.
const Table = "table"

// head stands before each part of a language's file, and before its owner's name.
const head = "\n# of "

// Join makes one file of a language's parts. Each is its owner's name and its text.
func Join(parts ...[2]string) string {
	var all strings.Builder
	for _, part := range parts {
		all.WriteString(head + part[0] + "\n" + part[1])
	}
	return all.String()
}

// Part returns the part of a language's file that is an owner's, "" if it has none.
func Part(file, owner string) string {
	_, part, _ := strings.Cut(file, head+owner+"\n")
	part, _, _ = strings.Cut(part, head)
	return part
}
