// Package book is the book of Last Aurora in all languages: the rules in words for players, by the numbers of
// docs/rules/aurora.md, the signs, and an entry for each card, object and card of the Automa, which the game's data
// fill. The form is that of onelongnight/game/book.
package book

import (
	"embed"
	"strings"

	"onelongnight/game/aurora"
	"onelongnight/game/words"
)

//go:embed book-en.txt book-fr.txt book-hu.txt book-pl.txt
var files embed.FS

// wordsChapter begins the chapter behind the cards.
const wordsChapter = "\n= words "

// Texts are the book in each language. A program that calls this carries all of them, and no other does.
func Texts() map[string]string {
	list := words.Files(files)
	for lang, text := range list {
		rules, last, _ := strings.Cut(text, wordsChapter)
		list[lang] = rules + cards() + wordsChapter + last
	}
	return list
}

// chapters are those of the cards, with the kinds that each tells of and what else there is to read about them.
var chapters = []struct {
	name  string
	kinds []aurora.Kind
	see   string
}{
	{"survivors", []aurora.Kind{aurora.Survivor}, "3.5 7.7"},
	{"vehicles", []aurora.Kind{aurora.Truck, aurora.Trailer, aurora.Equipment}, "2.9 places"},
	{"locations", []aurora.Kind{aurora.Location}, "7.6"},
	{"encounters", []aurora.Kind{aurora.Encounter, aurora.Course}, "7.8 7.12"},
	{"enemies", []aurora.Kind{aurora.Enemy}, "10.4 10.9"},
}

// cards are the chapters of the cards, alike in all languages: names and facts are texts of the catalogue. Cards that
// several seats have, or of which there are two, have one entry.
func cards() string {
	var out strings.Builder
	d := aurora.Rules{}.Data()
	for _, chapter := range chapters {
		out.WriteString("\n= " + chapter.name + " {book." + chapter.name + "}\n")
		for _, kind := range chapter.kinds {
			for c := aurora.Card(1); c <= aurora.CardCount; c++ {
				x := d.Of(c)
				if ids := alike(d, x.Name()); x.Kind == kind && ids[0] == x.ID {
					entry(&out, x.Name(), ids, chapter.see)
				}
			}
		}
	}
	out.WriteString("\n= objects-cards {book.objects}\n")
	for o := aurora.NoObject + 1; int(o) <= aurora.ObjectCount; o++ {
		entry(&out, o.String(), []string{o.String()}, "objects 4.1")
	}
	out.WriteString("\n= actions {book.actions}\n")
	for _, a := range d.Actions[1:] {
		entry(&out, a.ID, []string{a.ID}, "15.4 15.8")
	}
	return out.String()
}

// alike are the ids of the cards of a name.
func alike(d *aurora.Data, name string) (ids []string) {
	for c := aurora.Card(1); c <= aurora.CardCount; c++ {
		if d.Of(c).Name() == name {
			ids = append(ids, d.ID(c))
		}
	}
	return ids
}

// entry writes an entry about the things with some ids, all of one name, whose title is a text of the catalogue.
func entry(out *strings.Builder, name string, ids []string, see string) {
	title := "{card." + name + "}"
	if len(ids) == 2 { // the catalogue tells the two containers apart
		title = "{book.rusty}"
	}
	topics := "@"
	for _, id := range ids {
		topics += " card:" + id + " piece:" + id
	}
	out.WriteString("\n== " + name + "-card " + title + "\n" + topics + "\n& " + see + "\n")
}
