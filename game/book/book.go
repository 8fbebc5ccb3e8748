// Package book is a game's book: its rules in numbered sentences, what there is to know about each of its cards and
// places, and the words and signs it uses. A book is plain data, read from one text file for each language; this
// package does not show it.
//
// A file is a list of lines. Each line stands by itself:
//
//	# a remark
//	= basics The game               a chapter: its id and its title
//	== aim What each side wants     an entry of it, likewise
//	~ goal, victory                 more words that a search finds it by
//	@ card:hunter-1 card:hunter     the topics that it is about; the first is the thing that is shown
//	% Strength 3.                   what the game's data say of that; see Fill
//	2.1 A **round** is …            a rule with its number
//	@ asks:round                    topics of that rule
//	- Whoever has none left loses.  an item of a list
//	! A kill may be declined. [4.14]  a ruling
//	& ripper clown 4.11             what else to read: entries and rules
//	Anything else is a paragraph.
//
// The number of a rule is one or two numbers and, for a part of a rule, a letter: 4, 4.12, 4.12a. In texts, **bold** is
// bold, {entry} is the sign (icon) of that name, and [hunter] is a link to an entry or a rule. A link reads as the
// title of its target, or as the words after a bar: [hunter|Hunters]. A name with a full stop, {card.hunter}, is a text
// of the game's catalogue, which [Fill] puts in, so that each name is written in one place only.
//
// A topic is the text of a spot, or "asks:" or "event:" followed by what is asked or what happened. If nothing in the
// book is about a topic, the part before its last hyphen or colon is looked up: card:hunter stands in for
// card:hunter-2, and figure for every figure.
//
// The programs of pages contain neither the books nor this package. Package pack writes one file for each language with
// the books of all games ([words.Join]); the page fetches it when somebody opens a book, and shows it itself
// (web/book.js, which also reads this format). Windows draw the book.
package book

import "strings"

// Book is a game's book in one language.
type Book struct {
	Chapters []*Chapter
	entries  map[string]*Entry // by id
	rules    map[string]*Entry // by the number of a rule in them
	topics   map[string]string // the id of the entry or rule about each topic
}

// Chapter is a part of a book.
type Chapter struct {
	ID, Title string
	Entries   []*Entry
}

// Entry is what a book says about one thing.
type Entry struct {
	ID, Title string
	Chapter   *Chapter
	About     string   // the first of its topics, "" for none
	Facts     []string // what the game's data say about that
	Blocks    []Block
	See       []Span // links to further reading
	also      string // further words, folded, for the search
}

// Kind is what a block is.
type Kind uint8

const (
	Paragraph Kind = iota
	Rule           // has a number
	Item           // of a list
	Ruling         // settles a doubt
)

// Block is a paragraph of an entry.
type Block struct {
	Kind   Kind
	Number string // of a rule
	Text   []Span
}

// Span is a piece of text in one style, a sign, or a link.
type Span struct {
	Text string // the text; of a sign, its name for people who cannot see it, usually ""
	Bold bool
	Icon string // the sign, "" for words
	Link string // the id or number it leads to, "" for none
}

// Find returns the entry with an id, or with a rule of that number and the number; nil if there is none. A part of a
// rule without its own number is found in the rule.
func (b *Book) Find(name string) (e *Entry, rule string) {
	if e = b.entries[name]; e != nil {
		return e, ""
	}
	if e = b.rules[name]; e != nil {
		return e, name
	}
	return nil, ""
}

// About returns the id of the entry or rule about the first topic that the book covers; "" for none.
func (b *Book) About(topics []string) string {
	for _, topic := range topics {
		for topic != "" {
			if name := b.topics[topic]; name != "" {
				return name
			}
			topic = topic[:max(0, strings.LastIndexAny(topic, "-:"))]
		}
	}
	return ""
}

// Plain returns a text without styles and signs, to be read aloud.
func Plain(text []Span) string {
	out := ""
	for _, s := range text {
		out += s.Text
	}
	return strings.TrimSpace(out)
}

func (b *Book) Rules() map[string]*Entry { return b.rules }
