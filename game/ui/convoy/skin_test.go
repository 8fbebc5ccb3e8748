package convoy_test

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy"
	"onelongnight/game/ui/scene"
)

// TestWhatCanBeTouchedIsSomewhere checks that at every decision of a game, on a desktop and on a phone, each thing the
// session offers has a place in the picture, or can be scrolled to in the hand.
func TestWhatCanBeTouchedIsSomewhere(t *testing.T) {
	words := voice.English()
	skin := convoy.New(words)
	for _, side := range []game.Seat{rules.Moloch, rules.Outpost} {
		s := convoy.Begin(t, side, "somewhere")
		for looked := 0; looked < 40 && !s.Result().Over; {
			if s.MyTurn() {
				looked++
				for _, size := range [][2]float64{{1280, 720}, {360, 640}} {
					p := skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, size[0], size[1])
					for _, spot := range s.Next() {
						_, _, seen := p.Where(spot)
						if _, scrolled := p.Reveal(spot); !seen && !scrolled {
							t.Errorf("at %v %s is nowhere, prompt %q", size, spot, s.View().(*rules.View).Prompt())
						}
					}
				}
			}
			convoy.PlayOn(t, s)
		}
	}
}

// midway returns a function that lays the table out in the middle of a game.
func midway(b *testing.B) func() scene.Picture {
	b.Helper()
	s := convoy.Begin(b, rules.Outpost, "bench")
	for n := 0; n < 60 || !s.MyTurn() || !s.Quiet(); n++ {
		convoy.PlayOn(b, s)
	}
	skin := convoy.New(voice.English())
	screen := &scene.Screen{TextScale: 1}
	return func() scene.Picture { return skin.Paint(scene.Scene{Session: s}, screen, 1280, 720) }
}

// BenchmarkPaint lays the table out in the middle of a game.
func BenchmarkPaint(b *testing.B) {
	paint := midway(b)
	for b.Loop() {
		paint()
	}
}

// BenchmarkSights names everything on the table.
func BenchmarkSights(b *testing.B) {
	paint := midway(b)
	for b.Loop() {
		if len(paint().Sights()) < 20 {
			b.Fatal("there is nothing to be seen")
		}
	}
}

// pile returns the spot of one of a side's piles.
func pile(side game.Seat, name string) table.Spot {
	return table.KindPile.Spot(game.SeatName(think.Rules{}, side) + "-" + name)
}

// TestPilesHoldAllThatIsNotSeen plays games and checks that the other side's hand and deck show, with their copies,
// exactly the cards that may be there in any position that the view allows, and one's own deck those that are in it. A
// pile that is fully known hides nothing else.
func TestPilesHoldAllThatIsNotSeen(t *testing.T) {
	words := voice.English()
	skin := convoy.New(words)
	rng := game.NewStream(game.SeedOf("piles"))
	for _, side := range []game.Seat{rules.Moloch, rules.Outpost} {
		s := convoy.Begin(t, side, "piles")
		for n := 0; !s.Result().Over; n++ {
			v := s.View().(*rules.View)
			var world rules.State
			v.Sample(&rng, &world)
			other := rules.Other(side)
			without := func(known []rules.Card) []rules.Card {
				all := slices.Concat(world.Hand[other].Cards(), world.Deck[other].Cards())
				return slices.DeleteFunc(all, func(c rules.Card) bool { return slices.Contains(known, c) })
			}
			hand, deck := without(append(v.Revealed[:], v.KnownDeck(other)...)), without(v.KnownHand(other))
			if known := v.KnownHand(other); len(known) == int(v.HandSize[other]) {
				hand = known
			}
			if v.DeckSize[other] == 0 {
				deck = nil
			}
			for about, want := range map[table.Spot][]rules.Card{
				pile(other, "hand"): hand, pile(other, "deck"): deck, pile(side, "deck"): world.Deck[side].Cards(),
				pile(other, "discard"): v.Discard[other].Cards(),
			} {
				if n%7 != 0 {
					continue
				}
				p := skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1, Panel: scene.PilePanel,
					About: about}, 1280, 720)
				got, counted := map[string]int{}, map[string]int{}
				for _, sight := range p.Sights() {
					copies := 1
					if _, n, many := strings.Cut(sight.Label, "×"); many {
						copies, _ = strconv.Atoi(n)
					}
					got[voice.Key(rules.ByID(sight.Spot.ID))] += copies
				}
				for _, c := range want {
					counted[voice.Key(c)]++
				}
				if !maps.Equal(got, counted) {
					t.Fatalf("%s in battle %d shows %v, and there are %v", about, v.Battle, got, counted)
				}
			}
			convoy.PlayOn(t, s)
		}
	}
}

// TestAPlannedMoveShowsWhatItChanges checks that picking a card up shows, for both sides, how it would change the total
// of every city it can go to.
func TestAPlannedMoveShowsWhatItChanges(t *testing.T) {
	words := voice.English()
	skin := convoy.New(words)
	for _, side := range []game.Seat{rules.Moloch, rules.Outpost} {
		s := convoy.Begin(t, side, "planned")
		seen := 0
		for !s.Result().Over && seen < 12 {
			v := s.View().(*rules.View)
			for _, a := range s.Actions() {
				act := rules.ActOf(a.Move)
				if act.Verb != rules.DoPlay || rules.Card(act.A).Strength() == 0 {
					continue
				}
				seen++
				c := rules.City(act.B)
				_, then := foresee.Try(v, a.Move, c)
				screen := &scene.Screen{TextScale: 1, Hover: voice.CitySpot(c)}
				if _, err := s.Touch(voice.CardSpot(rules.Card(act.A))); err != nil {
					t.Fatal(err)
				}
				p := skin.Paint(scene.Scene{Session: s}, screen, 1280, 720)
				s.Drop()
				said := strings.Join(convoy.Prompted(p), " ")
				if now := strconv.Itoa(v.Total(c, side)); c != v.Active && strconv.Itoa(then.Total(c, side)) != now &&
					convoy.Forecasts(p)[c-1][side] != strconv.Itoa(then.Total(c, side)) {
					t.Errorf("%s: %s shows %q, not what it would be", a.ID, words.City(c),
						convoy.Forecasts(p)[c-1][side])
				}
				for _, who := range []game.Seat{rules.Moloch, rules.Outpost} {
					if want := strconv.Itoa(then.Total(c, who)); !strings.Contains(said, want) {
						t.Errorf("%s in %s: the prompt does not tell %s's %s: %s", a.ID, words.City(c), words.Side(who),
							want, said)
					}
				}
			}
			convoy.PlayOn(t, s)
		}
		if seen == 0 {
			t.Error("nothing was played")
		}
	}
}
