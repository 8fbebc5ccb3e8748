package edition

import (
	"embed"
	"strings"

	"onelongnight/game/aurora"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/edition"
)

// books holds the rules in words for players, numbered as in docs/rules/aurora.md, and the pages on words and signs, in
// the form of package book.
//
//go:embed book-en.txt book-fr.txt book-hu.txt book-pl.txt
var books embed.FS

// bookTexts returns the book in each language, with an entry for each card, object and card of the Automa that is
// filled from the game's data.
func bookTexts() map[string]string { return edition.BookTexts(books, cards(), sources()) }

// bookIn returns the book in a language.
func bookIn(lang string) (string, error) {
	return edition.BookIn(lang, voice.Languages.In, voice.Others, bookTexts, voice.BookFacts)
}

// chapters lists the chapters about cards, with the kinds of cards in each and what else to read about them.
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

// cards returns the chapters about cards, which are alike in all languages: names and facts are texts of the catalogue.
// Cards that several seats have, or of which there are two, share an entry.
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

// sources returns the end of the last entry, about where the numbers come from: the cards, by how their numbers are
// known.
func sources() string {
	d := aurora.Rules{}.Data()
	names, seen := map[string][]string{}, map[string]bool{}
	add := func(id, title string) {
		if seen[title] {
			return
		}
		seen[title] = true
		switch from := aurora.SourceOf(id); {
		case from.How == "house" || from.How == "inferred":
			names[from.How] = append(names[from.How], title)
		case from.Ours:
			names["part"] = append(names["part"], title)
		}
	}
	for c := aurora.Card(1); c <= aurora.CardCount; c++ {
		add(d.ID(c), titleOf(d.Of(c).Name(), len(alike(d, d.Of(c).Name()))))
	}
	for o := aurora.NoObject + 1; int(o) <= aurora.ObjectCount; o++ {
		add(o.String(), titleOf(o.String(), 1))
	}
	for _, a := range d.Actions[1:] {
		add(a.ID, titleOf(a.ID, 1))
	}
	var out strings.Builder
	for _, how := range []string{"inferred", "house", "part"} {
		out.WriteString("- **{book.known." + how + "}**: " + strings.Join(names[how], ", ") + "\n")
	}
	return out.String()
}

// alike returns the ids of the cards with a name.
func alike(d *aurora.Data, name string) (ids []string) {
	for c := aurora.Card(1); c <= aurora.CardCount; c++ {
		if d.Of(c).Name() == name {
			ids = append(ids, d.ID(c))
		}
	}
	return ids
}

// titleOf returns the catalogue text that names n things with a name.
func titleOf(name string, n int) string {
	if n == 2 { // the catalogue tells the two containers apart
		return "{book.rusty}"
	}
	return "{card." + name + "}"
}

// entry writes the entry about the things with some ids, all of one name.
func entry(out *strings.Builder, name string, ids []string, see string) {
	topics := "@"
	for _, id := range ids {
		topics += " card:" + id + " piece:" + id
	}
	out.WriteString("\n== " + name + "-card " + titleOf(name, len(ids)) + "\n" + topics + "\n& " + see + "\n")
}
