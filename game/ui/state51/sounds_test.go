package state51_test

import (
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/think"
	"onelongnight/game/state51/voice"
	look "onelongnight/game/ui/state51"
)

// TestMusicFollowsTheRace checks that in games of two, three and four there is music, that danger is between 0 and 1,
// and that both are calm at the beginning.
func TestMusicFollowsTheRace(t *testing.T) {
	for _, setup := range []string{`{"seats":2}`, `{"seats":3}`, `{"seats":4}`} {
		g, err := think.Rules{}.Open([]byte(setup))
		if err != nil {
			t.Fatal(err)
		}
		bare, _ := rules.Of(g)
		skin := look.New(bare, voice.English().For(g))
		s := g.New(game.SeedOf("music"))
		if mood := skin.Mood(s.View(0)); mood != 0 {
			t.Errorf("%s begins in the mood %d", setup, mood)
		}
		rng, most := game.NewStream(game.SeedOf(setup)), 0
		var room []game.Move
		for !s.Result().Over {
			for i := range g.Seats() {
				v := s.View(game.Seat(i))
				bed, danger := skin.Music(v)
				if err := bed.Check(); err != nil || danger < 0 || danger > 1 {
					t.Fatalf("%s: the music is %v, %v, the danger %v", setup, bed, err, danger)
				}
				most = max(most, skin.Mood(v))
			}
			room = s.Legal(room[:0])
			if err := s.Apply(room[rng.Below(len(room))], nil); err != nil {
				t.Fatal(err)
			}
		}
		if bed, danger := skin.Music(nil); bed.Check() != nil || danger != 0 {
			t.Errorf("before the first game the music is %v, the danger %v", bed, danger)
		}
	}
}
