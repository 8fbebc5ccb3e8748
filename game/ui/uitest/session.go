package uitest

import (
	"cmp"
	"errors"
	"iter"
	"strings"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/edition"
	"onelongnight/game/games"
	"onelongnight/game/gametest"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/scene"
)

// Begin begins a game of a setup with a person at every seat.
func Begin(t testing.TB, box edition.Full, setup, seed string) *table.Session {
	t.Helper()
	g := gametest.Open(t, box.Kind, setup)
	s, err := table.Begin(g, box.English(), table.Together(g), seed)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// From goes on from a position, with a person at every seat.
func From(t testing.TB, box edition.Full, position []byte, seed string) *table.Session {
	t.Helper()
	g, _ := gametest.Load(t, box.Kind, string(position))
	record := &game.Record{Seed: seed, Conceded: game.NoSeat, Position: position}
	s, err := table.From(g, box.English(), table.Together(g), record)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Together returns the saved beginning of a game with persons of this device at all seats: nobody waits for a computer
// player, and the decisions of every seat are made.
func Together(t testing.TB, g game.Game, speak table.Speaker, seed string) string {
	t.Helper()
	s, err := table.Begin(g, speak, table.Together(g), seed)
	if err != nil {
		t.Fatal(err)
	}
	save, err := s.Save(time.Unix(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	return save
}

// OfferIn returns a game with its look in a language; "" means English.
func OfferIn(t testing.TB, box edition.Full, look scene.Look, lang string) ui.Offer {
	t.Helper()
	offer, err := ui.NewOffer(box.Game, look, cmp.Or(lang, "en"), games.Texts()[lang])
	if err != nil {
		t.Fatal(err)
	}
	return offer
}

// Against begins a game with a button of the first screen, against computer players. Nobody analyses the game after it:
// that takes longer than all else.
func Against(t testing.TB, offer ui.Offer, settings, button string, size [2]float64) (*Window, *Host) {
	t.Helper()
	answer := func(question string) (string, error) {
		if strings.HasPrefix(question, "review") {
			return "", errors.New("nobody reads an analysis here")
		}
		return games.Shelf().Answer(question, nil)
	}
	h := &Host{Answer: answer, Stored: map[string]string{"settings": settings}}
	w := &Window{App: ui.New(h, offer), W: size[0], H: size[1]}
	w.Run()
	if !w.Tap("button:" + button) {
		t.Fatalf("there is no way to begin: one can %v", w.Screen().Commands)
	}
	return w, h
}

// Finds checks that everything that can be touched in a session is found in a picture that is painted with a scroll, or
// is found there once it is brought into sight. what says where it was looked for.
func Finds(t testing.TB, s *table.Session, what string, paint func(scene.Scroll) scene.Picture) {
	t.Helper()
	p := paint(scene.Scroll{})
	for _, spot := range s.Next() {
		if _, _, ok := p.Where(spot); ok {
			continue
		}
		at, ok := p.Reveal(spot)
		if !ok {
			t.Errorf("%s: %s is not found", what, spot)
			continue
		}
		if _, _, ok := paint(at).Where(spot); !ok {
			t.Errorf("%s: %s is not found where it is brought into sight", what, spot)
		}
	}
}

// Wander goes through a game at random, to its end unless the loop ends before. At each decision whoever has to make it
// sits at the table, and the loop is given what is done then. Its body may do that itself, to see what comes of it.
func Wander(t testing.TB, s *table.Session, seed string) iter.Seq[table.Action] {
	return func(yield func(table.Action) bool) {
		t.Helper()
		rng := game.NewStream(game.SeedOf(seed))
		for !s.Result().Over {
			if err := s.Sit(s.Turn()); err != nil {
				t.Fatal(err)
			}
			list := s.Actions()
			a := list[rng.Below(len(list))]
			made := s.MoveCount()
			if !yield(a) {
				return
			}
			if s.MoveCount() > made {
				continue
			}
			if err := s.Play(a.Move); err != nil {
				t.Fatal(err)
			}
		}
	}
}
