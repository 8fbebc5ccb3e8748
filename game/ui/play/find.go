package play

import (
	"errors"
	"slices"
	"strings"
	"time"

	"onelongnight/game"
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
)

// Find looks for saved games. What cannot be read is set aside, unchanged, and the player is told.
func (s *Saves) Find() {
	s.setAside()
	s.adopt()
	s.list, s.broken = nil, nil
	for _, key := range s.store.Keys(desk.GamePrefix) {
		summary, err := table.ReadSummary(s.store.Load(key))
		if isNewer(err) {
			s.broken = append(s.broken, key) // a later program can read it
			continue
		}
		if err != nil {
			s.breaks(key, err)
			continue
		}
		if _, here := s.Offered(summary.Kind); here { // otherwise it waits for a program that has the game
			s.list = append(s.list, Game{key, summary})
		}
	}
	slices.SortStableFunc(s.list, func(a, b Game) int { return b.At.Compare(a.At) })
	s.broken = append(append(s.broken, s.store.Keys(desk.BrokenPrefix)...), s.store.Keys(desk.FormerBroken)...)
	for _, d := range s.store.Damaged() { // written by a later program
		s.broken = append(s.broken, d.Key)
	}
	s.last = s.lastPlayed()
}

// isNewer reports whether an error is due to a save from a later program.
func isNewer(err error) bool {
	var load *game.LoadError
	return errors.As(err, &load) && load.Code == "newer"
}

// setAside moves what the store found damaged to keys where nothing overwrites it.
func (s *Saves) setAside() {
	for _, d := range slices.Clone(s.store.Damaged()) {
		if d.Newer {
			continue // a later program can read it
		}
		s.store.SetAside(d, desk.BrokenPrefix+strings.ReplaceAll(d.Slot, ".", "-"))
		key := "error.save"
		if d.Replaced {
			key = "error.generation"
		}
		s.toasts.Warn(key, &game.LoadError{Code: "save", Text: "its checksum is wrong"})
	}
}

// breaks sets aside a text that is intact but no save that can be read here, and tells the player.
func (s *Saves) breaks(key string, why error) {
	s.store.Store(desk.BrokenPrefix+key, s.store.Load(key))
	s.store.Delete(key)
	s.toasts.Warn("error.save", why)
}

// adopt takes over what earlier versions stored. The new key depends on the content, so that nothing is stored twice if
// adopt is interrupted.
func (s *Saves) adopt() {
	last := s.store.Load(desk.LastKey)
	for _, key := range append(s.store.Keys(desk.FormerPrefix), desk.FormerKey) {
		text := s.store.Load(key)
		if text == "" || strings.HasPrefix(key, desk.FormerBroken) || !s.guard.trusts(key) {
			continue
		}
		if kind := table.KindOf(text); kind != "" {
			if _, here := s.Offered(kind); !here {
				continue // it waits for a program that has the game
			}
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
		adopted := desk.GamePrefix + store.Checksum(key, text)
		if s.store.Load(adopted) == "" {
			s.store.Store(adopted, anew)
		}
		s.store.Delete(key)
		if last == session.Game.Kind().Name() {
			s.store.Store(desk.LastKey, adopted)
		}
	}
}

// Forget deletes a saved game.
func (s *Saves) Forget(key string) {
	s.store.Delete(key)
	s.Find()
}
