package ui_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
)

// TestEverySentenceBelongsToABeat: whatever happens in a game played at random, each sentence is told by some beat, and
// no beat has more of them than a prompt tells. So a recap leaves nothing out. Neuroshima Hex tells its battles
// hit by hit beside the board instead, and skips their phases without any.
func TestEverySentenceBelongsToABeat(t *testing.T) {
	for _, g := range every.Games(t) {
		name := g.Game.Kind().Name()
		at := slices.IndexFunc(shelf.Offers(), func(o ui.Offer) bool { return o.Kind.Name() == name })
		if at < 0 || name == "hex" {
			continue // the tiny games have no films
		}
		t.Run(g.Name, func(t *testing.T) {
			s, told := wandered(t, g), 0
			first, steps := s.Steps()
			next := first
			for _, b := range shelf.Offers()[at].NewSkin(g.Game).(scene.Animator).Beats(first, steps) {
				if between := steps[next-first : b.First-first]; sentences(between) > 0 {
					t.Errorf("between two beats: %q", between[0].Text)
				}
				said := sentences(steps[b.First-first : b.Last+1-first])
				if next, told = b.Last+1, told+said; said > skin.MostSaid {
					t.Errorf("a beat of %d sentences ends with %q", said, steps[b.Last-first].Text)
				}
			}
			if n := sentences(steps[next-first:]); n > 0 {
				t.Errorf("after the last beat there are %d", n)
			}
			if told < 10 {
				t.Errorf("only %d sentences", told)
			}
		})
	}
}

// TestPagesOfARecapAreNotCut: in windows of four sizes, all that a prompt says of a moment with several sentences can
// be read when the recap shows it.
func TestPagesOfARecapAreNotCut(t *testing.T) {
	canvas := uitest.NewBlindCanvas()
	for _, g := range every.Games(t) {
		at := slices.IndexFunc(shelf.Offers(), func(o ui.Offer) bool { return o.Kind.Name() == g.Game.Kind().Name() })
		if at < 0 {
			continue // the tiny games have no films
		}
		t.Run(g.Name, func(t *testing.T) {
			s := wandered(t, g)
			look, pages := shelf.Offers()[at].NewSkin(g.Game), 0
			first, steps := s.Steps()
			for _, b := range look.(scene.Animator).Beats(first, steps) {
				until, fresh := b.Last+1, b.Last+1-b.First
				of := scene.Scene{Session: s, Past: steps[:until-first], Fresh: fresh, Until: until}
				if sentences(of.Past[b.First-first:]) < 3 {
					continue
				}
				pages++
				for _, size := range [][2]float64{{360, 640}, {390, 844}, {821, 462}, {1280, 720}} {
					p := look.Paint(of, &scene.Screen{TextScale: 1, Panel: scene.RecapPanel}, size[0], size[1])
					for _, text := range uitest.Cut(canvas, p, scene.Moment{T: b.Length - 1, Length: b.Length}) {
						t.Errorf("%v: no room for %q", size, text)
					}
				}
			}
			if pages == 0 {
				t.Error("no moment had several sentences")
			}
		})
	}
}

// wandered returns a game that was played at random.
func wandered(t *testing.T, g every.Game) *table.Session {
	t.Helper()
	s, err := table.Begin(g.Game, g.Speak, table.Together(g.Game), g.Name)
	if err != nil {
		t.Fatal(err)
	}
	for rng := game.NewStream(game.SeedOf(g.Name)); !s.Result().Over; {
		legal := s.LegalMoves()
		if err := s.Play(legal[rng.Below(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// sentences counts the steps that the log tells.
func sentences(steps []table.Step) (n int) {
	for i := range steps {
		if steps[i].Text != "" {
			n++
		}
	}
	return n
}
