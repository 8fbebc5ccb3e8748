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

// BenchmarkPaint lays the table out in the middle of a game.
func BenchmarkPaint(b *testing.B) {
	words := voice.English()
	s := table.Begin(rules.Rules{}, words, rules.Outpost, "bench")
	for n := 0; n < 60 || !s.MyTurn(); n++ {
		packed, seed := s.TurnView()
		view, err := rules.Rules{}.Unpack(packed)
		if err != nil {
			b.Fatal(err)
		}
		if err := s.Play(bot.Greedy(rules.Rules{}, view, game.SeedOf(seed)).Move); err != nil {
			b.Fatal(err)
		}
	}
	skin := convoy.New(words)
	chrome := &ui.Chrome{TextScale: 1}
	for b.Loop() {
		skin.Paint(ui.Scene{Session: s}, chrome, 1280, 720)
	}
}
