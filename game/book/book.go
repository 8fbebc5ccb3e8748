// Package book is a game's book: its rules in numbered sentences, what there is
// to know of each of its cards and places, and the words and signs it uses. It
// is plain data, read from a text file for each language; who shows it is no
// matter here.
//
// A file is a list of lines, each whole by itself:
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
// Numbers of rules are one or two numbers and, for parts of a rule, a letter.
// In texts, **bold** runs are that, {entry} is a sign (an icon) of that name, and
// [hunter] is a link to an entry or a rule; it reads as that is called, or as
// what stands behind a bar: [hunter|Hunters]. {card.hunter}, with a full stop in
// it, is a text of the game's catalogue, so that names stand in one place only:
// [Fill] puts it in.
//
// A topic is the text of a spot, "asks:" and "event:" with what is asked or
// happened. Where it is not told of, what stands before its last hyphen or
// colon is looked for: card:hunter-2 is told of by card:hunter, and every figure
// by figure.
//
// The programs in pages carry neither the books nor this package. Package pack
// writes a file a language with the books of all games ([words.Join]); the page
// fetches it when somebody opens it, and shows it itself (web/book.js, which
// reads this form too). Windows draw it.
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
