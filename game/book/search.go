package book

import (
	"cmp"
	"slices"
	"strings"
)

// Hit is a search result.
type Hit struct {
	Entry *Entry
	Rule  string // the rule in which it was found, "" for the entry itself
	Text  string // a sentence with it, "" if the title has it
	rank  int    // lower is better
}

// Name returns the number of the rule, or the id of the entry.
func (h Hit) Name() string {
	if h.Rule != "" {
		return h.Rule
	}
	return h.Entry.ID
}

// Ranks of a hit, best first: a rule's number, the title, a word of the title, part of a word of it, other words for
// the same thing, the text, part of a word in it.
const (
	rankNumber = iota
	rankTitle
	rankTitleWord
	rankTitlePart
	rankAlso
	rankText
	rankTextPart
	noRank
)

// Search finds the entries with all words of a query, best first. It ignores case and accents, and the end of a word
// may be missing.
func (b *Book) Search(query string) []Hit {
	query = Fold(strings.TrimSpace(query))
	words := strings.Fields(query)
	if len(words) == 0 {
		return nil
	}
	var hits []Hit
	for _, c := range b.Chapters {
		for _, e := range c.Entries {
			if h := e.search(query, words); h.rank < noRank {
				hits = append(hits, h)
			}
		}
	}
	slices.SortStableFunc(hits, func(a, b Hit) int { return cmp.Compare(a.rank, b.rank) })
	return hits
}

func (e *Entry) search(query string, words []string) Hit {
	hit := Hit{Entry: e, rank: noRank}
	for _, block := range e.Blocks {
		if block.Number == query && query != "" {
			return Hit{e, block.Number, Plain(block.Text), rankNumber}
		}
	}
	title := Fold(e.Title)
	switch n := within(title, words); {
	case strings.HasPrefix(title, query):
		hit.rank = rankTitle
	case n == begins:
		hit.rank = rankTitleWord
	case n == inside:
		hit.rank = rankTitlePart
	case within(e.also, words) == begins:
		hit.rank = rankAlso
	}
	if hit.rank < noRank {
		return hit
	}
	all := title + " " + e.also + " " + Fold(strings.Join(e.Facts, " "))
	for _, block := range e.Blocks {
		said := Plain(block.Text)
		text := Fold(said)
		all += " " + text
		if n := within(text, words); n != absent && rankText+int(n) < hit.rank {
			hit.rank, hit.Rule, hit.Text = rankText+int(n), block.Number, excerpt(said, words[0])
		}
	}
	if hit.rank == noRank && within(all, words) != absent { // some words here, some there
		hit.rank = rankTextPart
	}
	return hit
}

// mostBefore is the most letters to show before what was found.
const mostBefore = 24

// excerpt returns a text from shortly before a word to its end.
func excerpt(text, word string) string {
	runes := []rune(text)
	from := 0
	for at := range runes { // folding changes the length of texts
		if strings.HasPrefix(Fold(string(runes[at:])), word) {
			from = max(0, at-mostBefore)
			break
		}
	}
	if from == 0 {
		return text
	}
	_, rest, _ := strings.Cut(string(runes[from:]), " ")
	return "… " + rest
}

// place says where the words of a query were found.
type place int

// All at the beginning of words, some inside words, or some missing.
const (
	begins place = iota
	inside
	absent
)

// within finds words in a folded text.
func within(text string, words []string) place {
	worst := begins
	for _, w := range words {
		worst = max(worst, where(text, w))
	}
	return worst
}

func where(text, word string) place {
	found := absent
	for from := 0; ; {
		at := strings.Index(text[from:], word)
		if at < 0 {
			return found
		}
		if at += from; at == 0 || !isLetter(text[at-1]) {
			return begins
		}
		found, from = inside, at+1
	}
}

// isLetter reports whether a byte of a folded text is part of a word.
func isLetter(b byte) bool { return b >= 'a' && b <= 'z' || b >= '0' && b <= '9' || b >= 0x80 }

// plain replaces letters with accents, in pairs.
var plain = strings.NewReplacer(
	"à", "a", "á", "a", "â", "a", "ä", "a", "ą", "a", "æ", "ae", "ç", "c", "ć", "c", "è", "e", "é", "e", "ê", "e", "ë",
	"e", "ę", "e", "í", "i", "î", "i", "ï", "i", "ł", "l", "ń", "n", "ó", "o", "ô", "o", "ö", "o", "ő", "o", "œ", "oe",
	"ś", "s", "ù", "u", "ú", "u", "û", "u", "ü", "u", "ű", "u",
	"ÿ", "y", "ź", "z", "ż", "z", "’", "'", "\u00a0", " ", "–", "-")

// Fold returns a text as the search compares it: lower case, without accents.
func Fold(text string) string { return plain.Replace(strings.ToLower(text)) }
