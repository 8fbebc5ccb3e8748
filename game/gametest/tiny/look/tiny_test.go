// Package look_test proves that only a game itself knows its rules: three tiny games go through the referee, the
// players, the arena and the training. They have one to four seats, teams, a scripted seat, hidden cards, tiles that
// are turned, and a large map.
package look_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
	"onelongnight/game/bot/train"
	"onelongnight/game/gametest"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/game/gametest/tiny/tiles"
	"onelongnight/game/referee"
)

// every returns every tiny game in every setup.
func every(t *testing.T) (list []game.Game) {
	t.Helper()
	for _, k := range []struct {
		kind   game.Kind
		setups [][]byte
	}{{cards.Kind{}, cards.Setups()}, {tiles.Kind{}, tiles.Setups()}, {solo.Kind{}, solo.Setups()}} {
		for _, setup := range k.setups {
			list = append(list, gametest.Open(t, k.kind, string(setup)))
		}
	}
	return list
}

func name(g game.Game) string { return fmt.Sprintf("%s%s", g.Kind().Name(), g.Setup()) }

// plain returns the bare reason as the words of a refusal.
func plain(_ game.Game, _ game.State, err *game.Illegal) string { return err.Reason }

func newReferee() *referee.Referee {
	var offers []referee.Offer
	for _, kind := range kinds {
		offers = append(offers, referee.Offer{Kind: kind, Words: plain})
	}
	return referee.New(offers, bot.Levels())
}

// say asks the referee and decodes its answer.
func say(t *testing.T, r *referee.Referee, request map[string]any) map[string]any {
	t.Helper()
	line, err := json.Marshal(request)
	if err != nil {
		t.Fatal(err)
	}
	var answer map[string]any
	if err := json.Unmarshal(r.Answer(line), &answer); err != nil {
		t.Fatal(err)
	}
	return answer
}

// TestReferee plays every game to its end by the protocol, also with moves of the computer players, loads each position
// into a second referee, and opens the game's code in a third.
func TestReferee(t *testing.T) {
	for _, g := range every(t) {
		t.Run(name(g), func(t *testing.T) {
			r, second := newReferee(), newReferee()
			begin := map[string]any{"do": "new", "game": g.Kind().Name(), "seed": "referee"}
			if g.Setup() != nil {
				begin["setup"] = json.RawMessage(g.Setup())
			}
			if a := say(t, r, begin); a["ok"] != true {
				t.Fatal(a)
			}
			for n := 0; ; n++ {
				legal := say(t, r, map[string]any{"do": "legal"})
				if legal["over"] == true {
					break
				}
				position := say(t, r, map[string]any{"do": "position"})
				if a := say(t, second, map[string]any{"do": "load", "game": g.Kind().Name(),
					"position": position["position"]}); a["ok"] != true {
					t.Fatal(a)
				}
				if a := say(t, second, map[string]any{"do": "legal"}); fmt.Sprint(a) != fmt.Sprint(legal) {
					t.Fatalf("loaded, the moves are %v, not %v", a, legal)
				}
				for _, info := range g.Seats() {
					if a := say(t, r, map[string]any{"do": "view", "seat": info.Name}); a["ok"] != true {
						t.Fatal(a)
					}
				}
				move := say(t, r, map[string]any{"do": "think", "level": []string{"random", "flat-mc-1000"}[n%2],
					"seed": fmt.Sprint(n)})["move"]
				if a := say(t, r, map[string]any{"do": "play", "move": move}); a["ok"] != true ||
					len(a["events"].([]any)) == 0 {
					t.Fatal(a)
				}
			}
			result := say(t, r, map[string]any{"do": "result"})
			if result["over"] != true || result["why"] == "" {
				t.Errorf("the result is %v", result)
			}
			if winners, ok := result["winners"].([]any); ok && len(winners) > 0 && result["winner"] != winners[0] {
				t.Errorf("the winner is %v, the winners %v", result["winner"], winners)
			}
			code := say(t, r, map[string]any{"do": "code"})["code"]
			third := newReferee()
			if a := say(t, third, map[string]any{"do": "open", "code": code}); a["ok"] != true {
				t.Fatal(a)
			}
			if again := say(t, third, map[string]any{"do": "result"}); fmt.Sprint(again) != fmt.Sprint(result) {
				t.Errorf("opened, the result is %v, not %v", again, result)
			}
		})
	}
}

// TestSetupsAreKept checks that a setup can come with the request or in a position, that it is written into the code,
// and that one that cannot be played is refused with code "setup".
func TestSetupsAreKept(t *testing.T) {
	r := newReferee()
	for setup, seats := range map[string]int{`{"players":3}`: 3, `{"teams":true,"players":4}`: 4, `{"players":1}`: 1} {
		for _, request := range []map[string]any{
			{"do": "new", "game": "tiny-cards", "seed": "7", "setup": json.RawMessage(setup)},
			{"do": "load", "game": "tiny-cards", "seed": "7",
				"position": json.RawMessage(`{"game":"tiny-cards","version":1,"setup":` + setup + `}`)},
		} {
			if a := say(t, r, request); a["ok"] != true {
				t.Fatal(a)
			}
			code := say(t, r, map[string]any{"do": "code"})["code"].(string)
			g, record, _, err := game.Open([]game.Kind{cards.Kind{}}, code)
			if err != nil || len(record.Setup) == 0 || record.Position != nil {
				t.Fatalf("the code of %s opens with setup %s: %v", setup, record.Setup, err)
			}
			players := 0
			for _, s := range g.Seats() {
				if !s.Scripted {
					players++
				}
			}
			if players != seats {
				t.Errorf("%s has %d players", setup, players)
			}
		}
	}
	for _, setup := range []string{`{"players":5}`, `{"players":3,"teams":true}`, `{"colour":"red"}`, `[]`, `7`} {
		a := say(t, r, map[string]any{"do": "new", "game": "tiny-cards", "seed": "7", "setup": json.RawMessage(setup)})
		if e, ok := a["error"].(map[string]any); !ok || e["code"] != "setup" || e["text"] == "" {
			t.Errorf("setup %s is answered %v", setup, a)
		}
	}
	if a := say(t, r, map[string]any{"do": "concede", "seat": "house"}); a["ok"] == true {
		t.Error("the house gives up")
	}
}

// drawnByLot is tiny cards whose number of players is drawn by lot if the setup leaves it open.
type drawnByLot struct{ cards.Kind }

func (drawnByLot) Draw(setup []byte, seed game.Seed) ([]byte, error) {
	if len(setup) > len(`{}`) {
		return setup, nil
	}
	return fmt.Appendf(nil, `{"players":%d}`, 3+seed[0]%2), nil
}

// TestLotsAreKept checks that the seed draws what a setup leaves open, and that this is the setup of the record, its
// code and its save from then on.
func TestLotsAreKept(t *testing.T) {
	drawn := map[int]bool{}
	for n := range 20 {
		record, g, _, err := game.Deal(drawnByLot{}, nil, fmt.Sprint(n))
		if err != nil || record.Setup == nil {
			t.Fatalf("nothing is drawn: %v", err)
		}
		drawn[len(g.Seats())] = true
		loaded, _, _, err := game.From(drawnByLot{}, game.SetupPosition(drawnByLot{}, []byte(`{}`)), fmt.Sprint(n))
		if err != nil || !bytes.Equal(loaded.Setup, record.Setup) {
			t.Errorf("as a setup position game %d is dealt with %v: %v", n, loaded, err)
		}
		code, err := record.Code(drawnByLot{})
		if err != nil {
			t.Fatal(err)
		}
		if _, again, s, err := game.Open([]game.Kind{drawnByLot{}}, code); err != nil ||
			!bytes.Equal(again.Setup, record.Setup) || s.Turn() != 0 {
			t.Errorf("the code of game %d opens with %s, not %s: %v", n, again.Setup, record.Setup, err)
		}
	}
	if !drawn[3] || !drawn[4] {
		t.Errorf("only %v players are drawn", drawn)
	}
}

// elder is tiny cards in two versions: where the setup leaves it open, version 1 has three players and version 2 four.
type elder struct {
	cards.Kind
	version int
}

func (k elder) Version() int { return k.version }

func (elder) At(version int) (game.Kind, bool) { return elder{version: version}, version == 1 }

func (k elder) Draw([]byte, game.Seed) ([]byte, error) {
	return fmt.Appendf(nil, `{"players":%d}`, 2+k.version), nil
}

// TestASetupIsPlayedByItsVersion checks that a position that is only a setup of an earlier version is dealt by the kind
// as it was then.
func TestASetupIsPlayedByItsVersion(t *testing.T) {
	for version, want := range map[string]string{"1": `{"players":3}`, "2": `{"players":4}`, "0": `{"players":4}`,
		"3": "version", "-1": "version"} {
		record, _, _, err := game.From(elder{version: 2},
			[]byte(`{"game":"tiny-cards","version":`+version+`,"setup":{}}`), "x")
		var load *game.LoadError
		switch {
		case errors.As(err, &load):
			if load.Code != want {
				t.Errorf("a setup of version %s is refused: %v", version, err)
			}
		case err != nil || string(record.Setup) != want:
			t.Errorf("a setup of version %s is %s: %v", version, record.Setup, err)
		}
	}
}

// TestYardsticksBeatRandom checks that yardsticks win in every game and at every seat, each for its own worth, and
// partners for theirs together.
func TestYardsticksBeatRandom(t *testing.T) {
	random := level("random", bot.Random)
	for _, g := range every(t) {
		t.Run(name(g), func(t *testing.T) {
			t.Parallel()
			beats(t, []game.Game{g}, level("flat Monte Carlo", bot.FlatMonteCarlo(60)), random, 60)
			beats(t, []game.Game{g}, level("ISMCTS", bot.ISMCTS(120)), random, 60)
		})
	}
}

func level(name string, d bot.Decider) arena.Contestant {
	return arena.Level(bot.Level{Name: name, New: bot.Yardstick(d)})
}

// beats plays deals of a against b, and requires that a wins more than an even share, by more than chance allows.
func beats(t *testing.T, setups []game.Game, a, b arena.Contestant, deals int) {
	t.Helper()
	m, err := arena.Play(setups, a, b, "beats", deals, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := m.Report()
	t.Log(r.Text())
	if r.Score.Low <= m.Even() || r.Elo.Low <= 0 {
		t.Errorf("%s gets only %.3f of the points against %s, %.3f would be even", a.Name, r.Score.Mean, b.Name,
			m.Even())
	}
}

// learned trains nets on several setups together.
func learned(setups []game.Game) []byte {
	tr := train.New(setups, "tiny")
	tr.SelfPlay(train.Plan{Games: 3072, Batch: 32, Lambda: 0.9, Rate: 0.02, Fall: 0.2, Temperature: 0.05, Seed: "play"})
	return tr.Pack()
}

// TestGamesAreLearned checks that games are learned from nothing, with one net for each role that plays all setups of
// the game; that equal seeds give equal weights; and that the nets, alone and searching, beat random play with every
// number of seats.
func TestGamesAreLearned(t *testing.T) {
	all := every(t)
	for _, setups := range [][]game.Game{all[:len(cards.Setups())], all[len(cards.Setups()):][:len(tiles.Setups())]} {
		weights := learned(setups)
		if len(setups) == len(tiles.Setups()) && !bytes.Equal(weights, learned(setups)) {
			t.Error("the same training makes other weights")
		}
		alone := arena.Of("net", func(g game.Game) (bot.Player, error) {
			net, err := bot.NetOf(g, weights)
			return bot.NewPolicy(g, net, 4, nil), err
		})
		searching := arena.Of("search", func(g game.Game) (bot.Player, error) {
			net, err := bot.NetOf(g, weights)
			return bot.NewSearch(g, net, 24, 6, 1, nil), err
		})
		for _, g := range setups {
			t.Run(name(g), func(t *testing.T) {
				beats(t, []game.Game{g}, alone, level("random", bot.Random), 120)
				beats(t, []game.Game{g}, searching, level("random", bot.Random), 60)
			})
		}
	}
}

// TestArenaRotates checks that with three seats each contestant plays each of them equally often, that a role's points
// count whoever plays it, and that setups with different numbers of sides are not mixed.
func TestArenaRotates(t *testing.T) {
	three := gametest.Open(t, tiles.Kind{}, `{"seats":3}`)
	random := level("random", bot.Random)
	m, err := arena.Play([]game.Game{three}, random, random, "rotate", 40, nil)
	if err != nil {
		t.Fatal(err)
	}
	points := 0.0
	for role, r := range m.Roles {
		points += r.Points[0] + r.Points[1]
		if r.Games != [2]int{40, 80} {
			t.Errorf("as %s the two play %v games", role, r.Games)
		}
	}
	if len(m.Roles) != 3 || points < 119.99 || points > 120.01 || m.Even() != 1./3 {
		t.Errorf("there are %d roles and %v points of 120 games", len(m.Roles), points)
	}
	if s := m.Score(); s.Low > m.Even() || s.High < m.Even() {
		t.Errorf("equal players get %v", s)
	}
	two := gametest.Open(t, tiles.Kind{}, "")
	if _, err := arena.Play([]game.Game{two, three}, random, random, "mixed", 2, nil); !errors.Is(err, arena.ErrSides) {
		t.Errorf("setups of two and of three sides: %v", err)
	}
}

// TestUntrainedGameHasNoLevels checks that a game for which nothing was learned has no numbered levels, that the
// heuristic yardstick needs a judgement, and that the random one needs nothing.
func TestUntrainedGameHasNoLevels(t *testing.T) {
	g := every(t)[0]
	for level, want := range map[string]error{"4": bot.ErrLevel, "heuristic-v1": bot.ErrNoJudge, "random": nil,
		"4-wild": bot.ErrLevel} {
		if _, err := bot.Among(bot.Levels(), level, g, nil); !errors.Is(err, want) {
			t.Errorf("level %s of a game that nobody has learned: %v", level, err)
		}
	}
}

// TestTranscriptsTellTheSetup checks that a transcript names the setup.
func TestTranscriptsTellTheSetup(t *testing.T) {
	for _, g := range every(t) {
		text, err := gametest.RandomGame(g, "1")
		if err != nil || (g.Setup() != nil) != strings.Contains(text, "\nsetup ") {
			t.Errorf("%s: %v\n%s", name(g), err, text)
		}
		if names := strings.Fields(text); !slices.Contains(names, g.Seats()[0].Name) {
			t.Errorf("nobody plays in\n%s", text)
		}
	}
}
