package book

import (
	"fmt"
	"strings"
)

// Fill puts the texts of a game's catalogue into a file and, after an entry's topics, the facts of the first one from
// the game's data.
func Fill(file string, words func(key string) string, facts func(about string) string) string {
	var out strings.Builder
	began := false // an entry
	for line := range strings.SplitSeq(file, "\n") {
		if line != "" && line[0] != '#' {
			line = named(line, words)
		}
		out.WriteString(line + "\n")
		if topics, ok := strings.CutPrefix(line, "@ "); ok && began {
			first, _, _ := strings.Cut(topics, " ")
			for fact := range strings.Lines(facts(first)) {
				out.WriteString("% " + strings.TrimSpace(fact) + "\n")
			}
		}
		began = strings.HasPrefix(line, "== ") || began && strings.HasPrefix(line, "~ ")
	}
	return out.String()
}

// named fills in the texts of the catalogue.
func named(text string, words func(key string) string) string {
	var out strings.Builder
	for {
		head, rest, ok := strings.Cut(text, "{")
		key, tail, closed := strings.Cut(rest, "}")
		out.WriteString(head)
		switch {
		case !ok:
			return out.String()
		case !closed:
			return out.String() + "{" + rest
		case strings.Contains(key, "."):
			out.WriteString(words(key))
		default:
			out.WriteString("{" + key + "}")
		}
		text = tail
	}
}

// Read parses a file. Meaningless lines, duplicate ids or numbers, and links to nowhere are errors.
func Read(file string) (*Book, error) {
	r := reader{book: &Book{entries: map[string]*Entry{}, rules: map[string]*Entry{}, topics: map[string]string{}}}
	for n, line := range strings.Split(file, "\n") {
		if line = strings.TrimRight(line, " \r"); line == "" || line[0] == '#' {
			continue
		}
		if err := r.line(line); err != nil {
			return nil, fmt.Errorf("book: line %d: %w", n+1, err)
		}
	}
	return r.book, r.link()
}

// reader parses a file.
type reader struct {
	book  *Book
	entry *Entry // the present entry
	rule  string // the present rule in it, "" before the first
}

func (r *reader) line(line string) error {
	mark, rest, _ := strings.Cut(line, " ")
	switch {
	case mark == "=":
		id, title, ok := strings.Cut(rest, " ")
		if !ok {
			return fmt.Errorf("a chapter without a title: %s", line)
		}
		r.book.Chapters = append(r.book.Chapters, &Chapter{ID: id, Title: title})
		r.entry = nil
		return nil
	case mark == "==":
		return r.begin(rest)
	case r.entry == nil:
		return fmt.Errorf("outside of every entry: %s", line)
	case mark == "~":
		r.entry.also = Fold(rest)
	case mark == "@":
		return r.topics(rest)
	case mark == "%":
		r.entry.Facts = append(r.entry.Facts, rest)
	case mark == "&":
		for name := range strings.FieldsSeq(rest) {
			r.entry.See = append(r.entry.See, Span{Link: name})
		}
	case mark == "-":
		return r.block(Item, "", rest)
	case mark == "!":
		return r.block(Ruling, "", rest)
	case isNumber(mark):
		if r.book.rules[mark] != nil {
			return fmt.Errorf("rule %s stands twice", mark)
		}
		r.book.rules[mark], r.rule = r.entry, mark
		return r.block(Rule, mark, rest)
	default:
		return r.block(Paragraph, "", line)
	}
	return nil
}

// topics sets the topics of the entry, or of the present rule in it.
func (r *reader) topics(list string) error {
	name := r.rule
	if name == "" {
		name = r.entry.ID
		r.entry.About, _, _ = strings.Cut(list, " ")
	}
	for topic := range strings.FieldsSeq(list) {
		if r.book.topics[topic] != "" {
			return fmt.Errorf("topic %s stands twice", topic)
		}
		r.book.topics[topic] = name
	}
	return nil
}

func (r *reader) begin(rest string) error {
	id, title, ok := strings.Cut(rest, " ")
	if !ok || len(r.book.Chapters) == 0 || isNumber(id) {
		return fmt.Errorf("an entry without a title, or outside of every chapter: %s", rest)
	}
	if r.book.entries[id] != nil {
		return fmt.Errorf("entry %s stands twice", id)
	}
	chapter := r.book.Chapters[len(r.book.Chapters)-1]
	r.entry = &Entry{ID: id, Title: title, Chapter: chapter}
	chapter.Entries, r.rule = append(chapter.Entries, r.entry), ""
	r.book.entries[id] = r.entry
	return nil
}

// block adds a block to the entry.
func (r *reader) block(kind Kind, number, text string) error {
	spans, err := r.spans(text)
	r.entry.Blocks = append(r.entry.Blocks, Block{kind, number, spans})
	return err
}

// isNumber reports whether a word is a rule number: 4, 4.12, 4.12a.
func isNumber(word string) bool {
	for i, c := range word {
		digit := c >= '0' && c <= '9'
		switch {
		case i == 0 && !digit:
			return false
		case !digit && c != '.' && (c < 'a' || c > 'z' || i != len(word)-1):
			return false
		}
	}
	return true
}

// spans parses a text.
func (r *reader) spans(text string) (list []Span, err error) {
	bold := false
	for text != "" {
		at := strings.IndexAny(text, "*{[")
		if at < 0 {
			at = len(text)
		}
		if at > 0 {
			list = r.add(list, Span{Text: text[:at], Bold: bold})
			text = text[at:]
			continue
		}
		switch {
		case strings.HasPrefix(text, "**"):
			bold, text = !bold, text[2:]
		case text[0] == '*':
			return nil, fmt.Errorf("a single star: %s", text)
		default:
			closing := map[byte]string{'{': "}", '[': "]"}[text[0]]
			inside, rest, ok := strings.Cut(text[1:], closing)
			if !ok {
				return nil, fmt.Errorf("nothing closes %s", text)
			}
			list = r.add(list, r.mark(text[0], inside, bold))
			text = rest
		}
	}
	if bold {
		return nil, fmt.Errorf("bold is left on")
	}
	return list, nil
}

// mark returns what is in braces or brackets.
func (r *reader) mark(opening byte, inside string, bold bool) Span {
	if opening == '{' {
		return Span{Icon: inside}
	}
	name, said, _ := strings.Cut(inside, "|")
	return Span{Link: name, Text: said, Bold: bold}
}

// add appends a span, merging it with the last one if they look the same.
func (r *reader) add(list []Span, s Span) []Span {
	if n := len(list); n > 0 && s.Link == "" && s.Icon == "" && list[n-1].Link == "" && list[n-1].Icon == "" &&
		list[n-1].Bold == s.Bold {
		list[n-1].Text += s.Text
		return list
	}
	return append(list, s)
}

// link gives links without words the title of their target, and checks all links.
func (r *reader) link() error {
	check := func(e *Entry, s *Span) error {
		if s.Link == "" {
			return nil
		}
		to, rule := r.book.Find(s.Link)
		switch {
		case to == nil:
			return fmt.Errorf("book: entry %s leads to %q, which is nowhere", e.ID, s.Link)
		case s.Text == "" && rule != "":
			s.Text = rule
		case s.Text == "":
			s.Text = to.Title
		}
		return nil
	}
	for _, e := range r.book.entries {
		for i := range e.See {
			s := &e.See[i]
			if err := check(e, s); err != nil {
				return err
			}
			if to, rule := r.book.Find(s.Link); rule != "" { // it stands alone
				s.Text = rule + " " + to.Title
			}
		}
		for _, b := range e.Blocks {
			for i := range b.Text {
				if err := check(e, &b.Text[i]); err != nil {
					return err
				}
			}
		}
	}
	return nil
}
