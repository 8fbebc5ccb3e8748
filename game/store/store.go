// Package store keeps texts, such as games under way and settings, so that
// they outlive whatever ends the program: a closed tab, a killed browser, a
// power cut in the middle of a write, a disk that turns a bit over.
//
// A text is kept under a key, in two slots that are written in turn: its
// generations. A slot says which key it is of, which write in their order it
// was, and has a checksum over all of that and the text. Of the slots of a key
// the newest whole one counts, so that a write which was cut off costs what it
// was about to write and no more. What is not whole is never overwritten
// silently: it is [Store.Damaged], for whoever wants to look into it.
//
// Where the slots lie is a [Medium]: a browser's database, a folder of files.
// A medium may hold a further copy of the newest write, as a browser does that
// has a second kind of storage, and what earlier versions left there as plain
// text: both are slots named like the key.
//
// Reading happens once, at the start; from then on the store knows everything
// it holds, and answers from memory. So a program plays on where nothing can
// be kept, and loses nothing until it ends; [Store.Trouble] tells of that.
//
// Several programs may have one medium. What a key holds is then one program's
// alone, unless the key is shared ([Store.Share]): the medium tells each program
// what another has put there ([Store.Learn]), and of two that write at once the
// one that was refused writes again.
//
// Texts that are handed over as codes come back as people paste them: with the words around them, quoted by a mail
// program, broken into lines, or with marks that nobody sees ([CleanPaste], [PastedRuns], [PastedWords]). What may be a
// code is only found here; a checksum says what is.
package store

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"
)

// Medium is where slots lie.
type Medium interface {
	// Slots returns everything there is, by the names of the slots.
	Slots() map[string]string
	// Put puts a text in a slot, in place of what is in it; "" removes the slot.
	// Done is called once, with the reason if the text could not be put; it may
	// be called at once or later, from any goroutine. Where another program may
	// write to the same medium, a text is not put beside a generation with its
	// number or a later one, see [Number]: that is [ErrStale].
	Put(slot, text string, done func(error))
}

// ErrStale refuses a write by a store that does not know what lies in its
// medium by now.
var ErrStale = errors.New("another window has written since")

// Store is a set of texts by their keys. It may be used from one goroutine.
type Store struct {
	medium  Medium
	known   map[string]*text
	damaged []Damage

	changed func()

	newer map[string]bool // keys that a later version of this package has written

	shared func(key string) bool // with other programs

	mu     sync.Mutex
	stale  bool              // a write was refused with ErrStale
	again  map[string]bool   // shared keys of which one was
	newest map[string]uint64 // the number of the last write of a key that is under way
	failed map[string]error  // why that write was not kept
}

// text is what is known of a key.
type text struct {
	now   string
	write uint64 // the number of the write that put it there
}

// Damage is a slot that is not whole, or of a later version of this package.
type Damage struct {
	Slot, Key string
	Text      string // as it lies there
	Newer     bool   // a later version wrote it
	// Replaced tells that another slot of the key is whole, so that at most the
	// last write is missing.
	Replaced bool
}

// Open reads what lies in a medium. Changed, which may be nil, is called
// whenever [Store.Trouble] may answer differently, from any goroutine.
func Open(m Medium, changed func()) *Store {
	if changed == nil {
		changed = func() {}
	}
	s := &Store{medium: m, changed: changed, newest: map[string]uint64{}, failed: map[string]error{},
		shared: func(string) bool { return false }, again: map[string]bool{}}
	s.Reread()
	return s
}

// Reread reads the medium again, as after another program has written to it, and
// forgets what was known but for what could not be written.
func (s *Store) Reread() {
	before := s.known
	s.known, s.damaged, s.newer = map[string]*text{}, nil, map[string]bool{}
	s.mu.Lock()
	s.stale = false
	for key := range s.failed {
		s.known[key] = before[key]
	}
	s.mu.Unlock()
	slots := s.medium.Slots()
	for name, raw := range slots {
		key := keyOf(name)
		read, verdict := parse(key, raw, name == key)
		if verdict != whole {
			s.newer[key] = s.newer[key] || verdict == newer
			s.damaged = append(s.damaged, Damage{Slot: name, Key: key, Text: raw, Newer: verdict == newer})
			continue
		}
		if k := s.known[key]; k == nil || read.write > k.write {
			s.known[key] = &read
		}
	}
	for i := range s.damaged {
		d := &s.damaged[i]
		k := s.known[d.Key]
		if d.Replaced = k != nil && k.now != ""; !d.Replaced {
			continue
		}
		// The next write shall be newer than the damaged one, if its number is to be believed.
		if n := Number(d.Text); n > k.write && n < k.write+believed {
			k.write = n
		}
	}
	slices.SortFunc(s.damaged, func(a, b Damage) int { return strings.Compare(a.Slot, b.Slot) })
	s.sweep(slots)
}

// believed is how far ahead the number of a damaged slot may be.
const believed = 1000

// sweep takes what was deleted off the medium, the copy first: a mark that
// something is deleted goes only once nothing is left that it hides.
func (s *Store) sweep(slots map[string]string) {
	for key, k := range s.known {
		if k.now != "" {
			continue
		}
		if slots[key] != "" {
			s.medium.Put(key, "", func(error) {})
			continue
		}
		for _, older := range []uint64{1, 0} {
			if name := generations(key)[(k.write+older)%2]; slots[name] != "" {
				s.medium.Put(name, "", func(error) {})
			}
		}
	}
}

// Load returns the text under a key, "" if there is none.
func (s *Store) Load(key string) string {
	if k := s.known[key]; k != nil {
		return k.now
	}
	return ""
}

// Keys lists the keys that begin with a prefix and have a text, in order.
func (s *Store) Keys(prefix string) []string {
	var keys []string
	for key, k := range s.known {
		if k.now != "" && strings.HasPrefix(key, prefix) {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	return keys
}

// Store keeps a text under a key. From now on Load answers with it, whether or
// not the medium takes it; that becomes known later, see [Store.Trouble]. What
// was not kept before is tried again with it. A key must not end like a slot.
func (s *Store) Store(key, now string) {
	if keyOf(key) != key {
		panic("store: the key " + key + " looks like a slot")
	}
	k := s.known[key]
	if k == nil {
		k = &text{}
		s.known[key] = k
	} else if k.now == now && !slices.Contains(s.failing(), key) {
		return
	}
	k.now = now
	for _, other := range s.failing() {
		if other != key {
			s.put(other, func() {})
		}
	}
	s.put(key, func() {})
}

// put writes what is known of a key; then is called once it is kept.
func (s *Store) put(key string, then func()) {
	if s.newer[key] {
		return // a later program shall find what it wrote
	}
	k := s.known[key]
	k.write++
	write := k.write
	s.mu.Lock()
	s.newest[key] = write
	s.mu.Unlock()
	s.medium.Put(generations(key)[write%2], format(key, *k), func(err error) {
		s.note(key, write, err)
		if err == nil {
			then()
		}
	})
}

// Delete forgets the text under a key.
func (s *Store) Delete(key string) {
	if s.Load(key) != "" {
		s.Store(key, "")
	}
}

// SetAside keeps a slot that is not whole under a key of its own, and takes it
// from its place once that is done.
func (s *Store) SetAside(d Damage, key string) {
	s.damaged = slices.DeleteFunc(s.damaged, func(o Damage) bool { return o.Slot == d.Slot })
	if s.Load(key) == "" {
		s.known[key] = &text{now: d.Text}
	}
	s.put(key, func() { s.medium.Put(d.Slot, "", func(error) {}) })
}

// Share tells which keys other programs write too.
func (s *Store) Share(is func(key string) bool) { s.shared = is }

// Learn takes in what another program has put in a slot. It returns the key that has another text by that, "" for none.
func (s *Store) Learn(slot, raw string) (changed string) {
	key := keyOf(slot)
	read, verdict := parse(key, raw, false)
	if verdict != whole {
		return ""
	}
	k := s.known[key]
	if k == nil {
		k = &text{}
		s.known[key] = k
	}
	if read.write <= k.write {
		return ""
	}
	s.mu.Lock()
	_, ours := s.newest[key] // it is on its way, or waits to be written over this
	ours = ours || s.again[key]
	s.mu.Unlock()
	before := k.now
	if k.write = read.write; !ours {
		k.now = read.now
	}
	if k.now == before {
		return ""
	}
	return key
}

// Settle writes again what was refused of shared keys, over what [Store.Learn] was told since.
func (s *Store) Settle() {
	s.mu.Lock()
	keys := slices.Collect(maps.Keys(s.again))
	clear(s.again)
	s.mu.Unlock()
	for _, key := range keys {
		s.put(key, func() {})
	}
}

// Damaged lists what was not whole when the store was read.
func (s *Store) Damaged() []Damage { return s.damaged }

// Trouble is why something that was stored is not kept, nil if everything is
// or may still be on its way. It may be called from any goroutine.
func (s *Store) Trouble() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, err := range s.failed {
		return err
	}
	return nil
}

// Stale reports whether another program has written to the medium, so that it has
// to be read again.
func (s *Store) Stale() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.stale
}

// failing lists the keys whose last write was not kept.
func (s *Store) failing() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Collect(maps.Keys(s.failed))
}

// note takes down what became of a write, if no later one counts by now.
func (s *Store) note(key string, write uint64, err error) {
	s.mu.Lock()
	if s.newest[key] != write {
		s.mu.Unlock()
		return
	}
	delete(s.newest, key)
	before, stale := s.failed[key], errors.Is(err, ErrStale)
	switch {
	case stale && s.shared(key):
		s.again[key] = true
	case stale:
		s.stale = true
	case err != nil:
		s.failed[key] = err
	default:
		delete(s.failed, key)
	}
	s.mu.Unlock()
	if stale || (before == nil) != (err == nil) {
		s.changed()
	}
}
