package hex_test

import (
	"fmt"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/sound"
)

// TestMusicFollowsArmyAndDanger: in games of all modes the music is one that there is, danger is between 0 and 1, calm
// at the beginning, and greater when a battle would cost the own HQ more; the ambience grows as HQs burn, and points
// that are won count as such.
func TestMusicFollowsArmyAndDanger(t *testing.T) {
	for _, mode := range []string{`{"mode":"duel","seats":["borgo","hegemony"]}`,
		`{"mode":"score","seats":["moloch","outpost","hegemony"]}`,
		`{"mode":"teams","seats":["moloch","borgo","hegemony","outpost"]}`} {
		g, err := think.Rules{}.Open([]byte(mode))
		if err != nil {
			t.Fatal(err)
		}
		skin := hex.New(voice.English().For(g))
		s := g.New(game.SeedOf("music"))
		if mood := skin.Mood(s.View(0)); mood != 0 {
			t.Errorf("%s begins in the mood %d", mode, mood)
		}
		beds, rng, most := map[sound.Bed]bool{}, game.NewStream(game.SeedOf(mode)), 0.0
		for !s.Result().Over {
			for i := range g.Seats() {
				bed, danger := skin.Music(s.View(game.Seat(i)))
				if err := bed.Check(); err != nil || danger < 0 || danger > 1 {
					t.Fatalf("%s: the music is %v, %v, the danger %v", mode, bed, err, danger)
				}
				if s.(*rules.State).Public.Turn == 0 && danger > 0 {
					t.Errorf("%s: there is danger before the first turn", mode)
				}
				beds[bed], most = true, max(most, danger)
			}
			legal := s.Legal(nil)
			if err := s.Apply(legal[rng.Below(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
		if len(beds) < len(g.Seats()) || most < 0.05 {
			t.Errorf("%s: %d pieces of music, the greatest danger %.2f", mode, len(beds), most)
		}
	}
}

// TestEachAttackIsHeard as what it is in the battles of random duels: a Gauss cannon, a blade and a gun; and a net when
// it comes.
func TestEachAttackIsHeard(t *testing.T) {
	g, err := think.Rules{}.Open([]byte(`{"mode":"duel","seats":["moloch","outpost"]}`))
	if err != nil {
		t.Fatal(err)
	}
	heard := map[sound.Cue]int{}
	for n := range 6 {
		s, err := table.Begin(g, func(g game.Game) table.Voice { return voice.English().For(g) }, table.Together(g),
			fmt.Sprint("heard ", n))
		if err != nil {
			t.Fatal(err)
		}
		skin := hex.New(voice.English().For(s.Game))
		rng := game.NewStream(game.SeedOf(fmt.Sprint(n)))
		for !s.Result().Over {
			acts := s.Actions()
			if err := s.Play(acts[rng.Below(len(acts))].Move); err != nil {
				t.Fatal(err)
			}
			if !s.Result().Over {
				if err := s.Sit(s.Turn()); err != nil {
					t.Fatal(err)
				}
			}
		}
		_, steps := s.Steps()
		for i := range steps {
			for _, n := range skin.Score(&steps[i], 0) {
				heard[n.Cue]++
			}
			for _, cue := range skin.Sounds(steps[i].Event, 0) {
				heard[cue]++
			}
		}
	}
	for name, cue := range map[string]sound.Cue{"a blow": sound.Strike, "a shot": sound.Shot, "Gauss": sound.Arc,
		"a net": sound.Net, "a fall": sound.Kill} {
		if heard[cue] == 0 {
			t.Errorf("%s is not heard: %v", name, heard)
		}
	}
}
