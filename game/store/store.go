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
package store

import (
	"slices"
	"strings"
	"sync"
)

// Medium is where slots lie.
type Medium interface {
	// Slots is everything there is, by the names of the slots.
	Slots() map[string]string
	// Put puts a text in a slot, in place of what is in it; "" removes the slot.
	// Done is called once, with the reason if the text could not be put; it may
	// be called at once or later, from any goroutine.
	Put(slot, text string, done func(error))
}

// Store is a set of texts by their keys. It may be used from one goroutine.
type Store struct {
	medium  Medium
	known   map[string]*text
	damaged []Damage

	changed func()

	mu     sync.Mutex
	newest map[string]uint64 // the number of the last write of a key since the start
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
	s := &Store{medium: m, changed: changed}
	s.Reread()
	return s
}

// Reread forgets what is known and reads the medium again, as after another
// program has written to it.
func (s *Store) Reread() {
	s.known, s.damaged = map[string]*text{}, nil
	s.mu.Lock()
	s.newest, s.failed = map[string]uint64{}, map[string]error{}
	s.mu.Unlock()
	slots := s.medium.Slots()
	for name, raw := range slots {
		key := keyOf(name)
		read, verdict := parse(key, raw)
		if verdict != whole {
			s.damaged = append(s.damaged, Damage{Slot: name, Key: key, Text: raw, Newer: verdict == newer})
			continue
		}
		if k := s.known[key]; k == nil || read.write > k.write {
			s.known[key] = &read
		}
	}
	for i := range s.damaged {
		k := s.known[s.damaged[i].Key]
		s.damaged[i].Replaced = k != nil && k.now != ""
	}
	slices.SortFunc(s.damaged, func(a, b Damage) int { return strings.Compare(a.Slot, b.Slot) })
	s.sweep(slots)
}

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
		for _, name := range generations(key) {
			if slots[name] != "" {
				s.medium.Put(name, "", func(error) {})
			}
		}
	}
}

// Load is the text under a key, "" if there is none.
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
// not the medium takes it; that becomes known later, see [Store.Trouble].
func (s *Store) Store(key, now string) {
	k := s.known[key]
	if k == nil {
		k = &text{}
		s.known[key] = k
	} else if k.now == now && !s.failing(key) {
		return
	}
	k.now = now
	k.write++
	write := k.write
	s.mu.Lock()
	s.newest[key] = write
	s.mu.Unlock()
	s.medium.Put(generations(key)[write%2], format(key, *k), func(err error) { s.note(key, write, err) })
}

// Delete forgets the text under a key.
func (s *Store) Delete(key string) {
	if s.Load(key) != "" {
		s.Store(key, "")
	}
}

// Discard takes a slot that is not whole off the medium.
func (s *Store) Discard(d Damage) {
	s.damaged = slices.DeleteFunc(s.damaged, func(o Damage) bool { return o.Slot == d.Slot })
	s.medium.Put(d.Slot, "", func(error) {})
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

// failing tells whether the last write of a key was not kept.
func (s *Store) failing(key string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.failed[key] != nil
}

// note takes down what became of a write, if no later one counts by now.
func (s *Store) note(key string, write uint64, err error) {
	s.mu.Lock()
	if s.newest[key] != write {
		s.mu.Unlock()
		return
	}
	before := s.failed[key]
	if err != nil {
		s.failed[key] = err
	} else {
		delete(s.failed, key)
	}
	s.mu.Unlock()
	if (before == nil) != (err == nil) {
		s.changed()
	}
}
