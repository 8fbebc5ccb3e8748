package edition

import (
	"embed"
	"maps"
	"slices"
	"strings"

	"onelongnight/game/edition"
	"onelongnight/game/state51"
	"onelongnight/game/state51/voice"
)

// books has the rules in words for players, by the rule numbers of docs/rules/state51.md, and the pages of words and
// signs, in the form of package book.
//
//go:embed book-en.txt book-fr.txt book-hu.txt book-pl.txt
var books embed.FS

// bookTexts returns the book in each language, with an entry for each card, faction and contact that is made from the
// game's data.
func bookTexts() map[string]string { return edition.BookTexts(books, cards()+factions(), sources()) }

// bookIn returns the book in a language.
func bookIn(lang string) (string, error) {
	return edition.BookIn(lang, voice.Languages.In, voice.Others, bookTexts, voice.BookFacts)
}

// chapters are the chapters of the cards: locations by their class, leaders, and contacts.
var chapters = []string{"production", "ability", "action", "leader", "contact"}

func chapterOf(x *state51.Design) string {
	if class := x.Class(); class != "" {
		return class
	}
	return x.Kind.String()
}

// cards returns the chapters of the cards. They are the same in all languages, as names and facts are texts of the
// catalogue.
func cards() string {
	var out strings.Builder
	designs := state51.Rules{}.Data().Designs
	for _, chapter := range chapters {
		out.WriteString("\n= " + chapter + "-cards {book." + chapter + "}\n")
		for i := range designs {
			if x := &designs[i]; chapterOf(x) == chapter {
				entry(&out, "card", x.ID, "@ card:"+x.ID+" piece:"+x.ID, see(x))
			}
		}
	}
	return out.String()
}

// factions returns the chapter of the factions: an entry for each, followed by those of its contacts.
func factions() string {
	var out strings.Builder
	out.WriteString("\n= factions {book.factions}\n")
	bases := state51.Rules{}.Data().Bases
	for i := range bases {
		b := &bases[i]
		contacts := []string{}
		for _, c := range b.Contacts {
			contacts = append(contacts, c.ID)
		}
		entry(&out, "faction", b.ID, "@ piece:"+b.ID, append(contacts, "5.1", "slots"))
		for _, c := range b.Contacts {
			entry(&out, "contact", c.ID, "@ piece:"+c.ID, []string{b.ID, "7.1", ways[c.Colour]})
		}
	}
	return out.String()
}

// entry writes the head of an entry whose title is a text of the catalogue.
func entry(out *strings.Builder, kind, id, topics string, see []string) {
	out.WriteString("\n== " + id + " {" + kind + "." + id + "}\n" + topics + "\n& " + strings.Join(see, " ") + "\n")
}

// sources returns the end of the last entry, which tells where the numbers come from: in groups by how they are known
// and what they say, the cards. The numbers of copies are left out, as they are ours for all cards.
func sources() string {
	d := state51.Rules{}.Data()
	var out strings.Builder
	for _, how := range []string{"inferred", "house"} {
		names := map[string][]string{}
		add := func(kind, id string) {
			for _, field := range state51.KnownOf(id).Fields(how) {
				names[field] = append(names[field], text(kind+"."+id))
			}
		}
		for i := range d.Designs {
			add("card", d.Designs[i].ID)
		}
		for i := range d.Bases {
			add("faction", d.Bases[i].ID)
			for _, c := range d.Bases[i].Contacts {
				add("contact", c.ID)
			}
		}
		delete(names, "copies")
		for _, field := range slices.Sorted(maps.Keys(names)) {
			out.WriteString("- **" + text("book."+how) + "**, " + text("known."+field) + ": " +
				strings.Join(names[field], ", ") + "\n")
		}
	}
	return out.String()
}

// text returns the place where a text of the catalogue goes.
func text(key string) string { return "{" + key + "}" }

// ways are the rules about what contacts of each colour are for.
var ways = map[state51.Colour]string{state51.Red: "6.5", state51.Blue: "6.6", state51.Grey: "6.7"}

// effectSections are the rules about each kind of effect.
var effectSections = map[state51.EffectKind]string{state51.Produce: "9.1", state51.Each: "9.2", state51.Slots: "8.2",
	state51.Store: "8.3", state51.Draft: "9.5", state51.DoAct: "6.11", state51.Combine: "9.7", state51.When: "9.8",
	state51.Reach: "7.1"}

// see returns what else to read about a card.
func see(x *state51.Design) []string {
	e := &x.Effect
	list := []string{effectSections[e.Do]}
	add := func(when bool, name string) {
		if when && !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	add(e.Do == state51.Reach, ways[e.Colour])
	add(e.Do == state51.Produce && e.Open, "6.12")
	add(slices.Contains(e.Gain, state51.Steal), "9.10")
	add(e.Do == state51.When && e.On == state51.OnPillage, "6.5")
	add(e.Do == state51.When && e.On == state51.OnCooperate, "6.6")
	add(e.Do == state51.When && e.On == state51.OnRedevelop, "6.8")
	for _, g := range slices.Concat(e.Gain, x.Goods) {
		add(g == state51.Rebuild || g == state51.RebuildFree, "6.8")
		for colour, rule := range ways {
			add(g >= state51.Red1 && g <= state51.Grey3 && g.Reach(colour) > 0, rule)
		}
		add(g == state51.Wild1 || g == state51.Wild3, "contacts")
	}
	add(e.Token() > 0, "8.4")
	add(x.Kind == state51.Leader, "6.9")
	add(x.Kind == state51.Location, "ways")
	return list
}
