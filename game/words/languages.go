package words

import (
	"embed"
	"strings"
)

// Languages lists the languages that there are texts in. English is part of every program.
//
// Each other language has one file beside every English one. Programs outside a page embed them all ([Others]). On the
// page, package pack joins the files of a language into one ([Join]), which the page fetches when wanted and keeps
// offline; the program takes it apart again ([Part]).
var Languages = []string{"en", "fr", "hu", "pl"}

//go:embed fr.txt hu.txt pl.txt
var others embed.FS

// Others returns the table's own texts in all languages but English. Only programs that call this link them.
func Others() map[string]string { return Files(others) }

// Table is the owner of the table's own part of a language's file; a game's part has the game's name.
const Table = "table"

// head precedes each part of a language's file, followed by the owner's name.
const head = "\n# of "

// Join makes one file of a language's parts. Each part is an owner's name and a text.
func Join(parts ...[2]string) string {
	var all strings.Builder
	for _, part := range parts {
		all.WriteString(head + part[0] + "\n" + part[1])
	}
	return all.String()
}

// Part returns an owner's part of a language's file, "" if there is none.
func Part(file, owner string) string {
	_, part, _ := strings.Cut(file, head+owner+"\n")
	part, _, _ = strings.Cut(part, head)
	return part
}
