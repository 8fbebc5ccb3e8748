package words

import (
	"io/fs"
	"path"
	"strings"
	"sync"
)

// Files reads the texts of several languages and returns them by language. There is one file each, en.txt, or with
// something before a hyphen, book-en.txt. It panics if a file cannot be read: they are compiled in.
func Files(files fs.ReadFileFS) map[string]string {
	texts := map[string]string{}
	names, err := fs.Glob(files, "*.txt")
	if err != nil {
		panic(err)
	}
	for _, name := range names {
		text, err := files.ReadFile(name)
		if err != nil {
			panic(err)
		}
		lang := strings.TrimSuffix(path.Base(name), ".txt")
		texts[lang[strings.LastIndexByte(lang, '-')+1:]] = string(text)
	}
	return texts
}

// Once is a value that is made on first use and then kept. With a value made at start-up, even a program that never
// uses it would link what it is made of.
type Once[T any] struct {
	once  sync.Once
	value T
}

// Get returns the value, calling make the first time.
func (o *Once[T]) Get(make func() T) T {
	o.once.Do(func() { o.value = make() })
	return o.value
}

// Spoken makes a game's voices, of any type, from its catalogues: English, which is compiled in, and other languages,
// which are files.
type Spoken[V any] struct {
	Text *string // the English catalogue
	Of   func(*Catalogue) V

	english Once[V]
}

func (s *Spoken[V]) English() V {
	return s.english.Get(func() V { return s.Of(Must(New("en", English, *s.Text))) })
}

// In returns the voice in a language. shared and own are the texts of the table and of the game; English does not need
// them.
func (s *Spoken[V]) In(lang, shared, own string) (V, error) {
	if lang == "en" {
		return s.English(), nil
	}
	c, err := New(lang, shared, own)
	return s.Of(c), err
}
