package aurora

import (
	"strconv"

	"onelongnight/game/datafile"
)

// tree is a value in the data: a map[string]tree, a []tree, a string, an int or a bool. The files are our own JSON
// without escapes and are read by hand: a general JSON reader would make up a quarter of the worker that players
// download.
type tree = any

// treeOf reads a file, and panics if it is broken: the files are part of the program.
func treeOf(text string) tree {
	p := treeReader{text: text}
	t := p.value()
	p.space()
	if p.at != len(text) {
		p.fail()
	}
	return t
}

type treeReader struct {
	text string
	at   int
}

func (p *treeReader) fail() {
	panic("aurora: the file of cards is broken near " + strconv.Quote(p.text[p.at:min(len(p.text), p.at+20)]))
}

func (p *treeReader) space() {
	for p.at < len(p.text) && (p.text[p.at] == ' ' || p.text[p.at] == '\n') {
		p.at++
	}
}

// next returns the next byte that is no white space, 0 at the end.
func (p *treeReader) next() byte {
	if p.space(); p.at < len(p.text) {
		return p.text[p.at]
	}
	return 0
}

// take skips a byte that must come next.
func (p *treeReader) take(sign byte) {
	if p.next() != sign {
		p.fail()
	}
	p.at++
}

// list reads items with commas between them, from begin to end.
func (p *treeReader) list(begin, end byte, one func()) {
	p.take(begin)
	for p.next() != end {
		one()
		if p.next() == end {
			break
		}
		p.take(',')
	}
	p.take(end)
}

func (p *treeReader) value() tree {
	switch c := p.next(); c {
	case '{':
		object := map[string]tree{}
		p.list('{', '}', func() {
			key := p.word()
			p.take(':')
			object[key] = p.value()
		})
		return object
	case '[':
		list := []tree{}
		p.list('[', ']', func() { list = append(list, p.value()) })
		return list
	case '"':
		return p.word()
	case 't', 'f':
		return p.plain() == "true"
	}
	n, err := strconv.Atoi(p.plain())
	if err != nil {
		p.fail()
	}
	return n
}

// word reads a string in quotes.
func (p *treeReader) word() string {
	p.take('"')
	from := p.at
	for p.at < len(p.text) && p.text[p.at] != '"' {
		p.at++
	}
	word := p.text[from:p.at]
	p.take('"')
	return word
}

// plain reads a number, true or false.
func (p *treeReader) plain() string {
	from := p.at
	for p.at < len(p.text) && p.text[p.at] > ' ' && p.text[p.at] != ',' && p.text[p.at] != ']' && p.text[p.at] != '}' {
		p.at++
	}
	return p.text[from:p.at]
}

// under returns an entry of an object, nil if there is none. It and the functions below must not be inlined: the code
// that reads the cards would grow as large as the rules.
//
//go:noinline
func under(t tree, key string) tree {
	object, _ := t.(map[string]tree)
	return object[key]
}

// textAt, numberAt, flagAt, listAt and wordsAt return an entry of an object as a type, empty if it is missing.
//
//go:noinline
func textAt(t tree, key string) string {
	text, _ := under(t, key).(string)
	return text
}

//go:noinline
func numberAt(t tree, key string) int8 { return int8(numberOf(under(t, key))) }

//go:noinline
func numberOf(t tree) int {
	n, _ := t.(int)
	return n
}

//go:noinline
func flagAt(t tree, key string) bool {
	flag, _ := under(t, key).(bool)
	return flag
}

//go:noinline
func listAt(t tree, key string) []tree {
	list, _ := under(t, key).([]tree)
	return list
}

//go:noinline
func wordsAt(t tree, key string) []string { return wordsOf(under(t, key)) }

func wordsOf(t tree) (words []string) {
	list, _ := t.([]tree)
	for _, x := range list {
		word, _ := x.(string)
		words = append(words, word)
	}
	return words
}

// rowsAt returns an entry that is a list of lists of words.
func rowsAt(t tree, key string) (rows [][]string) {
	for _, x := range listAt(t, key) {
		rows = append(rows, wordsOf(x))
	}
	return rows
}

// countsAt returns an entry that gives numbers of tokens by their words.
func countsAt(t tree, key string) (n Tokens) {
	object, _ := under(t, key).(map[string]tree)
	for word, x := range object {
		n[datafile.Index(tokenNames[:], word)] = uint8(numberOf(x))
	}
	return n
}
