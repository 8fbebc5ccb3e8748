package saves

import (
	"slices"
	"strings"
	"time"

	"onelongnight/game"
	"onelongnight/game/store"
	"onelongnight/game/ui/storage"
)

// setAside keeps what the store found damaged where nothing overwrites it.
func (s *Saves) setAside() {
	for _, d := range slices.Clone(s.store.Damaged()) {
		if d.Newer {
			continue // a later program will know it
		}
		s.store.SetAside(d, storage.BrokenPrefix+strings.ReplaceAll(d.Slot, ".", "-"))
		key := "error.save"
		if d.Replaced {
			key = "error.generation"
		}
		s.toasts.Warn(key, &game.LoadError{Code: "save", Text: "its checksum is wrong"})
	}
}

// breaks sets a text aside that is whole and yet no saved game that can be read
// here, and says so.
func (s *Saves) breaks(key string, why error) {
	s.store.Store(storage.BrokenPrefix+key, s.store.Load(key))
	s.store.Delete(key)
	s.toasts.Warn("error.save", why)
}

// adopt takes over what earlier versions stored. The new key follows from what
// is adopted, so that nothing is there twice if this is cut off in the middle.
func (s *Saves) adopt() {
	last := s.store.Load(storage.LastKey)
	for _, key := range append(s.store.Keys(storage.FormerPrefix), storage.FormerKey) {
		text := s.store.Load(key)
		if text == "" || strings.HasPrefix(key, storage.FormerBroken) || !s.guard.trusts(key) {
			continue
		}
		s.guard.enter(key)
		session, err := s.Read(text)
		s.guard.passed()
		if err != nil {
			s.breaks(key, err)
			continue
		}
		anew, err := session.Save(time.Now())
		if err != nil {
			s.breaks(key, err)
			continue
		}
		adopted := storage.GamePrefix + store.Checksum(key, text)
		if s.store.Load(adopted) == "" {
			s.store.Store(adopted, anew)
		}
		s.store.Delete(key)
		if last == session.Game.Kind().Name() {
			s.store.Store(storage.LastKey, adopted)
		}
	}
}
