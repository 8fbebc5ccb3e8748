package foresee_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
)

// facing is a duel in which a Commando aims at Moloch's HQ from afar. Two of the Outpost's four unseen tiles are
// Battles.
const facing = `{"game":"hex","version":1,"mode":"duel","phase":"act","turn":13,"armies":[
	{"army":"moloch","hp":20,"hand":["moloch-hybrid-1"],"pile":["moloch-hybrid-2","moloch-blocker-1"]},
	{"army":"outpost","hp":20,"hand":["outpost-hmg"],"pile":["outpost-battle-1","outpost-battle-2","outpost-sniper","outpost-medic-1"]}],
	"units":[{"id":"moloch-hq","hex":"c3"},{"id":"moloch-medic-1","hex":"a1"},{"id":"outpost-hq","hex":"e3"},{"id":"outpost-commando-1","hex":"c5","rot":4}]}`

func view(t *testing.T, text string, seat game.Seat) *hex.View {
	t.Helper()
	_, s := gametest.Load(t, hex.Rules{}, text)
	return s.View(seat).(*hex.View)
}

// TestDangers checks that a Battle costs what the battle would cost as it is (5.2), a Sniper the Medic (5.5), and a
// unit in hand what its best place adds. The chance of an unseen tile is that of a draw of two out of four (3.1).
func TestDangers(t *testing.T) {
	v := view(t, facing, 0)
	found := map[string]foresee.Danger{}
	for _, d := range foresee.Dangers(v) {
		found[d.Tile.Kind().Data().ID] = d
	}
	battle := found["outpost-battle"]
	if !battle.Now || battle.Loss != 1 || battle.Copies != 2 || battle.Pile != 4 || battle.Draws != 2 ||
		battle.At != hex.NoHex {
		t.Errorf("a Battle is told of as %+v", battle)
	}
	if got, want := battle.Chance(), 1-2.0/4*1.0/3; math.Abs(got-want) > 1e-9 {
		t.Errorf("one of two Battles among two of four is drawn with the chance %g, not %g", got, want)
	}
	if sniper := found["outpost-sniper"]; sniper.Loss != 0 ||
		!slices.Equal(sniper.Fallen, []hex.Tile{hex.TileByID("moloch-medic-1")}) {
		t.Errorf("a Sniper is told of as %+v", sniper)
	}
	hmg := found["outpost-hmg"]
	if !hmg.Held || hmg.Chance() != 1 || hmg.Loss < 2 || hmg.At == hex.NoHex {
		t.Errorf("an HMG in hand is told of as %+v", hmg)
	}
	if _, ok := found["outpost-medic"]; ok {
		t.Error("a Medic is no danger")
	}
	if own := slices.ContainsFunc(foresee.Dangers(v), func(d foresee.Danger) bool { return d.Seat == 0 }); own {
		t.Error("one's own tiles are no danger")
	}
}

// TestDangersAreTheWorst checks, in random games, that no place and no rotation of a unit in the hand of the seat that
// acts (4.1) costs the others more than they were told. The order of the piles makes no difference (11.4).
func TestDangersAreTheWorst(t *testing.T) {
	compared := 0
	g := gametest.Open(t, hex.Rules{}, `{"mode":"duel","seats":["moloch","outpost"]}`)
	for n := range 24 {
		s := g.New(game.SeedOf(fmt.Sprint("dangers ", n)))
		rng := game.NewStream(game.SeedOf(fmt.Sprint(n)))
		for !s.Result().Over {
			seat := s.Turn()
			me := 1 - seat
			v := s.View(me).(*hex.View)
			legal := s.Legal(nil)
			if v.Ask == hex.AskAct && n%4 == int(v.Turn)%4 {
				told := map[hex.Kind]int{}
				for _, d := range foresee.Dangers(v) {
					told[d.Tile.Kind()] = d.Loss
				}
				for kind, loss := range placed(t, g, s, me, legal) {
					compared++
					if got := told[kind]; got != max(loss, 0) {
						t.Fatalf("%s can cost %d points more; told were %d", kind.Data().ID, loss, got)
					}
				}
				other := g.Blank()
				v.Sample(&rng, other)
				if a, b := fmt.Sprint(foresee.Dangers(v)),
					fmt.Sprint(foresee.Dangers(other.View(me).(*hex.View))); a != b {
					t.Fatalf("with the pile in another order %s becomes %s", a, b)
				}
			}
			if err := s.Apply(legal[rng.Below(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if compared < 100 {
		t.Errorf("only %d tiles were tried", compared)
	}
}

// placed returns the most points that each kind of unit in hand can add to what a battle costs a seat.
func placed(t *testing.T, g game.Game, s game.State, me game.Seat, legal []game.Move) map[hex.Kind]int {
	t.Helper()
	cost := func(s game.State) int {
		v := s.View(me).(*hex.View)
		after, _ := foresee.Forecast(v)
		return int(v.Points[me]) - int(after.Points[me])
	}
	now, most := cost(s), map[hex.Kind]int{}
	for _, m := range legal {
		act := hex.ActOf(m)
		if act.Verb != hex.DoPlace || len(free(s)) == 1 {
			continue
		}
		next := g.Blank()
		next.CopyFrom(s)
		if err := next.Apply(m, nil); err != nil {
			t.Fatal(err)
		}
		kind := hex.Tile(act.A).Kind()
		if next.Prompt() != hex.AskRotate.String() {
			most[kind] = max(most[kind], cost(next)-now)
			continue
		}
		for _, turn := range next.Legal(nil) {
			turned := g.Blank()
			turned.CopyFrom(next)
			if err := turned.Apply(turn, nil); err != nil {
				t.Fatal(err)
			}
			most[kind] = max(most[kind], cost(turned)-now)
		}
	}
	return most
}

// free returns the empty hexes.
func free(s game.State) (list []hex.Hex) {
	v := s.View(0).(*hex.View)
	for h := range hex.Hex(hex.HexCount) {
		if v.Cells[h].Tile == hex.NoTile {
			list = append(list, h)
		}
	}
	return list
}

// BenchmarkDangers measures the search for all dangers in a game of four.
func BenchmarkDangers(b *testing.B) {
	g, err := hex.Rules{}.Open([]byte(`{"mode":"deathmatch","seats":["borgo","moloch","outpost","hegemony"]}`))
	if err != nil {
		b.Fatal(err)
	}
	s := g.New(game.Seed{1})
	rng := game.NewStream(game.Seed{2})
	for !s.Result().Over && s.Round() < 14 {
		legal := s.Legal(nil)
		if err := s.Apply(legal[rng.Below(len(legal))], nil); err != nil {
			b.Fatal(err)
		}
	}
	v := s.View(0).(*hex.View)
	for b.Loop() {
		foresee.Dangers(v)
	}
}
