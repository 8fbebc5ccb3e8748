// Package store keeps texts, such as saved games and settings, safe from whatever may end the program: a closed tab, a
// killed browser, a power cut during a write, a flipped bit on disk.
//
// A text has a key, and two slots that are written in turn: its generations. A slot holds its key, the number of the
// write, the text, and a checksum of it all. The newest undamaged slot counts, so an interrupted write loses only what
// it was writing. Damaged slots are never silently overwritten: see [Store.Damaged].
//
// A [Medium] holds the slots: a browser's database, or a folder of files. It may also hold a copy of the newest write,
// as in a browser with a second kind of storage, and plain text left by early versions; both are in a slot named like
// the key.
//
// The medium is read once, at the start. From then on the store answers from memory, so a program works even if nothing
// can be written, until it ends; [Store.Trouble] says so.
//
// Several programs may use one medium. A key belongs to one program unless it is shared ([Store.Share]). The medium
// tells each program what another wrote ([Store.Learn]); if two write at once, the one that was refused writes again.
//
// Texts can be handed over as codes. They come back however people paste them: among other words, quoted by a mail
// program, broken into lines, with invisible characters. [CleanPaste], [PastedRuns] and [PastedWords] find what may be
// a code; its checksum decides.
package store

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"
)

// Medium is where the slots are kept.
type Medium interface {
	// Slots returns all slots by name.
	Slots() map[string]string
	// Put writes a text to a slot, in place of what is in it; "" removes the slot. It calls done once, at once or
	// later, from any goroutine, with the error if the text could not be written. If other programs may write to the
	// same medium, Put refuses with [ErrStale] when the key has a generation of the same [Number] or a later one.
	Put(slot, text string, done func(error))
}

// ErrStale refuses a write by a store that has not seen what another program wrote.
var ErrStale = errors.New("another window has written since")

// Store is a set of texts by key. It must be used from one goroutine.
type Store struct {
	medium  Medium
	known   map[string]*text
	damaged []Damage

	changed func()

	newer map[string]bool // keys written by a later version of this package

	shared func(key string) bool // keys that other programs write too

	mu     sync.Mutex
	stale  bool              // a write was refused with ErrStale
	again  map[string]bool   // the shared keys among those
	newest map[string]uint64 // number of the last write under way, by key
	failed map[string]error  // why that write failed
}

// text is what the store knows of a key.
type text struct {
	now   string
	write uint64 // number of the write that put it there
}

// Damage is a slot that is damaged, or written by a later version of this package.
type Damage struct {
	Slot, Key string
	Text      string // the content of the slot
	Newer     bool   // a later version wrote it
	// Replaced is set if another slot of the key is undamaged: then at most the last write is lost.
	Replaced bool
}

// Open reads a medium. changed may be nil; otherwise it is called, from any goroutine, whenever the answer of
// [Store.Trouble] may have changed.
func Open(m Medium, changed func()) *Store {
	if changed == nil {
		changed = func() {}
	}
	s := &Store{medium: m, changed: changed, newest: map[string]uint64{}, failed: map[string]error{},
		shared: func(string) bool { return false }, again: map[string]bool{}}
	s.Reread()
	return s
}

// Reread reads the medium again, after another program has written to it. It forgets everything but what could not be
// written.
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
		// The next write must be newer than the damaged one, if its number can be believed.
		if n := Number(d.Text); n > k.write && n < k.write+believed {
			k.write = n
		}
	}
	slices.SortStableFunc(s.damaged, func(a, b Damage) int { return strings.Compare(a.Slot, b.Slot) })
	s.sweep(slots)
}

// believed is how far ahead the number of a damaged slot may be.
const believed = 1000

// sweep removes deleted slots from the medium, the copy first: the mark of a deletion goes only when nothing is left
// for it to hide.
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

// Load returns a key's text, "" if there is none.
func (s *Store) Load(key string) string {
	if k := s.known[key]; k != nil {
		return k.now
	}
	return ""
}

// Keys returns, in order, the keys with this prefix that have a text.
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

// Store sets a key's text. Load returns it from now on, even if the medium fails to keep it; [Store.Trouble] tells that
// later. It also retries earlier failed writes. A key must not end in ".a" or ".b".
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

// put writes a key's text to the medium, and calls then once it is kept.
func (s *Store) put(key string, then func()) {
	if s.newer[key] {
		return // a later program must find what it wrote
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

// Delete removes a key's text.
func (s *Store) Delete(key string) {
	if s.Load(key) != "" {
		s.Store(key, "")
	}
}

// SetAside copies a damaged slot to a key of its own, and removes the slot once that is kept.
func (s *Store) SetAside(d Damage, key string) {
	s.damaged = slices.DeleteFunc(s.damaged, func(o Damage) bool { return o.Slot == d.Slot })
	if s.Load(key) == "" {
		s.known[key] = &text{now: d.Text}
	}
	s.put(key, func() { s.medium.Put(d.Slot, "", func(error) {}) })
}

// Share sets which keys other programs write too.
func (s *Store) Share(is func(key string) bool) { s.shared = is }

// Learn takes in what another program wrote to a slot. It returns the key whose text this changed, "" if none.
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
	_, ours := s.newest[key] // our own write is under way, or waits to replace this one
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

// Settle repeats refused writes of shared keys, on top of what [Store.Learn] has been told since.
func (s *Store) Settle() {
	s.mu.Lock()
	keys := slices.Collect(maps.Keys(s.again))
	clear(s.again)
	s.mu.Unlock()
	for _, key := range keys {
		s.put(key, func() {})
	}
}

// Damaged lists the slots that were damaged when the store was read.
func (s *Store) Damaged() []Damage { return s.damaged }

// Trouble returns why something is not kept, nil if everything is kept or still being written. It may be called from
// any goroutine.
func (s *Store) Trouble() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, err := range s.failed {
		return err
	}
	return nil
}

// Stale reports whether another program has written to the medium, so that the store must be reread.
func (s *Store) Stale() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.stale
}

// failing lists the keys whose last write failed.
func (s *Store) failing() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Collect(maps.Keys(s.failed))
}

// note records the outcome of a write, unless a later one has replaced it.
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
