package library_test

import (
	"strings"
	"testing"

	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/store"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/library"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// nobody is an opponent that never thinks.
type nobody struct{}

func (nobody) Stop() {}
func (nobody) Drop() {}

// shelf is a library without saved games.
type shelf struct {
	*uitest.Bench
	player   *play.Play
	exchange *library.Exchange
	matches  *library.Matches
	games    *library.Library
	done     *library.Achievements
}

func newShelf() *shelf {
	s := &shelf{Bench: uitest.NewBench(solo.Kind{}, voice.NewSolo, map[string]string{"settings": "speed=0"})}
	f := play.NewFilm(s.Desk, s.Paint, s.Prefs, s.Audio)
	s.player = play.NewPlay(s.Needs, s.Saves, nobody{}, f)
	s.exchange = library.NewExchange(s.Needs)
	s.matches = library.NewMatches(s.Needs, nobody{}, s.player, play.NewCurtain(s.Needs, f, s.player),
		library.NewFairness(s.Needs, s.exchange))
	s.done = library.NewAchievements(s.Needs, s.exchange)
	s.games = library.NewLibrary(s.Needs, s.matches, s.exchange, s.done)
	return s
}

// give runs the command with an ID; false if there is none.
func give(list []desk.Command, id string) bool {
	for _, c := range list {
		if strings.HasPrefix(c.ID, id) {
			c.Do()
			return true
		}
	}
	return false
}

// TestAGameIsLeftAndTakenUpAgain from the first screen, and deleted from the list.
func TestAGameIsLeftAndTakenUpAgain(t *testing.T) {
	s := newShelf()
	s.matches.OfferGame(s.Offer.Usual())
	s.Desk.Open(scene.TitlePanel)
	if !give(s.matches.Commands(scene.TitlePanel), "play-") || s.Session() == nil || !s.Bare() {
		t.Fatalf("no game was begun: %s", s.Toasts.Text())
	}
	s.SetPicture(s.Paint(scene.Scene{}))
	s.player.Do(s.FirstMove())
	moves := s.Session().MoveCount()
	give(s.matches.Commands(scene.MenuPanel), "title")
	if s.Session() != nil || s.Panel() != scene.TitlePanel {
		t.Fatalf("it was not left, panel %v is open", s.Panel())
	}
	if !give(s.games.Commands(scene.TitlePanel), "continue") || s.Session().MoveCount() != moves {
		t.Fatal("it does not go on where it was")
	}
	give(s.games.Commands(scene.MenuPanel), "games")
	give(s.games.Commands(s.Panel()), "open-")
	give(s.games.Commands(s.Panel()), "delete")
	give(s.games.Commands(s.Panel()), "delete-yes")
	if s.Session() != nil || len(s.Saves.List()) > 0 {
		t.Errorf("%d games are kept", len(s.Saves.List()))
	}
}

// TestACodeIsTakenIn by those who know what is in it.
func TestACodeIsTakenIn(t *testing.T) {
	s := newShelf()
	taken := ""
	s.exchange.Takes("stars", func(text string) { taken = text })
	s.exchange.Opens(func(text string) bool { return text == "open" })
	code := store.Pack(map[string]string{"stars": "some", "deeds": "/solo-win\ntiny-solo/full-bag"})
	s.exchange.Add("open")
	if s.Toasts.Text() != "" {
		t.Errorf("a code that somebody opened is said to be %q", s.Toasts.Text())
	}
	s.exchange.Add(code)
	if taken != "some" || !strings.Contains(s.Store.Load("deeds"), "/solo-win") {
		t.Errorf("stars %q, achievements %q", taken, s.Store.Load("deeds"))
	}
	s.exchange.Add("nonsense of some length")
	if s.Toasts.Text() == "" {
		t.Error("nobody says that a code is none")
	}
}
