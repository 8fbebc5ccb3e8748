package words

import (
	"io/fs"
	"path"
	"strings"
	"sync"
)

// Files reads the texts of several languages, a file each: en.txt, or with whatever stands before a hyphen,
// book-en.txt. They are given by language. The files are part of a program, so one that cannot be read is a fault of
// it.
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

// Once is a value that is made when it is first asked for, and kept. So a program that never asks does not carry what
// it is made of, as it would with a value made at the start.
type Once[T any] struct {
	once  sync.Once
	value T
}

// Get returns the value; the first call makes it.
func (o *Once[T]) Get(make func() T) T {
	o.once.Do(func() { o.value = make() })
	return o.value
}

// Spoken makes a game's voices, of any type, out of its catalogues: in English, which is part of the program, and in
// other languages, which are files.
type Spoken[V any] struct {
	Text *string // English
	Of   func(*Catalogue) V

	english Once[V]
}

// English returns the voice in English.
func (s *Spoken[V]) English() V {
	return s.english.Get(func() V { return s.Of(Must(New("en", English, *s.Text))) })
}

// In returns the voice in a language: English, or from the table's own file and the game's.
func (s *Spoken[V]) In(lang, shared, own string) (V, error) {
	if lang == "en" {
		return s.English(), nil
	}
	c, err := New(lang, shared, own)
	return s.Of(c), err
}
