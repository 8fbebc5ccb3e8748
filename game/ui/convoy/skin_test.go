package convoy_test

import (
	"testing"

	"convoy/game"
	"convoy/game/bot"
	rules "convoy/game/convoy"
	"convoy/game/convoy/voice"
	"convoy/game/table"
	"convoy/game/ui"
	"convoy/game/ui/convoy"
)

// TestWhatCanBeTouchedIsSomewhere: at every decision of a game, on a desk and
// on a phone, each thing the session offers has a place in the picture, or a hand to be
// scrolled to it.
func TestWhatCanBeTouchedIsSomewhere(t *testing.T) {
	words := voice.English()
	skin := convoy.New(words)
	for _, side := range []game.Seat{rules.Moloch, rules.Outpost} {
		s := table.Begin(rules.Rules{}, words, side, "somewhere")
		for looked := 0; looked < 40 && !s.Result().Over; {
			if s.MyTurn() {
				looked++
				for _, size := range [][2]float64{{1280, 720}, {360, 640}} {
					p := skin.Paint(ui.Scene{Session: s}, &ui.Chrome{TextScale: 1}, size[0], size[1])
					for _, spot := range s.Next() {
						_, _, seen := p.Where(spot)
						if _, scrolled := p.Reveal(spot); !seen && !scrolled {
							t.Errorf("at %v %s is nowhere, prompt %q", size, spot, s.View().(*rules.View).Prompt())
						}
					}
				}
			}
			playOn(t, s)
		}
	}
}

// BenchmarkPaint lays the table out in the middle of a game.
func BenchmarkPaint(b *testing.B) {
	words := voice.English()
	s := table.Begin(rules.Rules{}, words, rules.Outpost, "bench")
	for n := 0; n < 60 || !s.MyTurn(); n++ {
		playOn(b, s)
	}
	skin := convoy.New(words)
	chrome := &ui.Chrome{TextScale: 1}
	for b.Loop() {
		skin.Paint(ui.Scene{Session: s}, chrome, 1280, 720)
	}
}

// playOn has the greedy player decide for whoever is to move.
func playOn(t testing.TB, s *table.Session) {
	t.Helper()
	packed, seed := s.TurnView()
	view, err := rules.Rules{}.Unpack(packed)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Play(bot.Greedy(rules.Rules{}, view, game.SeedOf(seed)).Move); err != nil {
		t.Fatal(err)
	}
}
