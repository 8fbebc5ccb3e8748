package table_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/gametest"
	"onelongnight/game/table"
)

// someday is the time at which tests save.
var someday = time.Date(2026, 11, 21, 22, 30, 0, 0, time.UTC)

// TestOldSavesGoOn: saves of earlier formats lead to the same view of the same game. Lines are only ever added to the
// file, since each of these saves was in somebody's browser. They were written under version 2 of the rules: under a
// later version their moves are lost, and they continue from the stored position or are refused.
func TestOldSavesGoOn(t *testing.T) {
	first := gametest.Read(t, "testdata/saves-1.txt")
	second := gametest.Read(t, "testdata/saves-2.txt")
	for line := range strings.Lines(string(first) + string(second)) {
		var name, save, view string
		if _, err := fmt.Sscanf(line, "%s %q %s", &name, &save, &view); err != nil {
			t.Fatal(err)
		}
		s, err := table.Resume(kinds, voices, save)
		if (think.Rules{}).Version() > 2 {
			var load *game.LoadError
			if err == nil && s.Lost() == nil || err != nil && !errors.As(err, &load) {
				t.Errorf("%s is of other rules, and it is not said: %v", name, err)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got := fmt.Sprintf("%x", sha256.Sum256(s.View().JSON())); got != view || s.Lost() != nil ||
			s.Players()[s.Viewer()].Kind != table.Person {
			t.Errorf("%s goes on from another position", name)
		}
		again, err := s.Save(someday)
		if err != nil {
			t.Fatal(err)
		}
		if next, err := table.Resume(kinds, voices, again); err != nil || next.View().Pack() != s.View().Pack() ||
			!strings.HasPrefix(again, "table4 ") {
			t.Errorf("%s, saved anew: %v", name, err)
		}
	}
}

// mended is The Convoy with another version of the rules.
type mended struct{ think.Rules }

func (m mended) Version() int                   { return think.Rules{}.Version() + 1 }
func (m mended) Kind() game.Kind                { return m }
func (m mended) Open([]byte) (game.Game, error) { return m, nil }

func (m mended) Load(position []byte, seed game.Seed) (game.Game, game.State, error) {
	_, s, err := m.Rules.Load(position, seed)
	return m, s, err
}

// TestSavesOutliveRules: when the rules have changed, a game goes on from the
// last position that can be loaded, and says why there is no way back; a save
// without such a position is refused with the reason.
func TestSavesOutliveRules(t *testing.T) {
	s := begin(t, convoy.Outpost, "outlive")
	for n := 0; n < 20; n++ {
		save := saveAfterMove(t, s)
		after, err := table.Resume([]game.Kind{mended{}}, voices, save)
		var refused *game.LoadError
		if strings.HasSuffix(save, " -") {
			if !errors.As(err, &refused) || refused.Code != "version" {
				t.Errorf("a save without position: %v", err)
			}
			continue
		}
		if err != nil {
			t.Fatalf("after %d moves: %v", n, err)
		}
		if !errors.As(after.Lost(), &refused) || after.CanUndo() || after.Viewer() != convoy.Outpost ||
			after.Players()[convoy.Moloch] != s.Players()[convoy.Moloch] {
			t.Errorf("the game goes on from a position, and tells %v", after.Lost())
		}
		if now, was := after.View().JSON(), s.View().JSON(); !bytes.Contains(was, []byte("pending")) &&
			!bytes.Equal(now, was) {
			t.Errorf("the game goes on from another position:\n%s\n%s", now, was)
		}
		if again, err := after.Save(someday); err != nil {
			t.Error(err)
		} else if next, err := table.Resume([]game.Kind{mended{}}, voices, again); err != nil || next.Lost() != nil {
			t.Errorf("saved under the new rules it does not go on: %v", err)
		}
	}
}

// TestBrokenSavesSayWhatIsWrong, and newer ones that they are newer.
func TestBrokenSavesSayWhatIsWrong(t *testing.T) {
	good, err := begin(t, convoy.Outpost, "x").Save(someday)
	if err != nil {
		t.Fatal(err)
	}
	part := strings.Split(good, " ")
	with := func(n int, word string) string {
		other := slices.Clone(part)
		other[n] = word
		return strings.Join(other, " ")
	}
	for save, code := range map[string]string{
		"table5" + good[6:]:        "newer",
		"table10" + good[6:]:       "newer",
		"table9 of the future":     "newer",
		"hello":                    "save",
		"table2 person":            "save",
		with(5, "person,king"):     "save",
		with(5, "person"):          "save",
		with(5, "automa,person"):   "save",
		with(7, "?"):               "save",
		"":                         "save",
		"table1 nobody " + part[6]: "save",
		"table1 outpost " + part[6][:8] + "AAAA" + part[6][12:]: "code",
		with(6, part[6][:len(part[6])-2]):                       "code",
	} {
		var load *game.LoadError
		if _, err := table.Resume(kinds, voices, save); !errors.As(err, &load) || load.Code != code || load.Text == "" {
			t.Errorf("%.40q…: %v, want code %q", save, err, code)
		}
	}
}

// TestPersonsChangeSeats: with two people at one device, the viewer gets the view, log and actions of one seat, and
// never those of the other.
func TestPersonsChangeSeats(t *testing.T) {
	players := []table.Player{{Kind: table.Person}, {Kind: table.Person}}
	s, err := table.Begin(rules, speak, players, "two at one table")
	if err != nil {
		t.Fatal(err)
	}
	for n := range 60 {
		if s.Result().Over {
			break
		}
		p, _ := s.TurnPlayer()
		if p.Kind != table.Person {
			t.Fatal("the computer is to move")
		}
		if s.MyTurn() != (s.Turn() == s.Viewer()) || s.MyTurn() != (len(s.Actions()) > 0) {
			t.Fatal("who looks on is not asked, or somebody else is")
		}
		if err := s.Sit(s.Turn()); err != nil {
			t.Fatal(err)
		}
		if s.View().Seat() != s.Turn() || len(s.Actions()) == 0 {
			t.Fatalf("after sitting down seat %d sees the view of %d", s.Turn(), s.View().Seat())
		}
		if err := s.Do(s.Actions()[n%len(s.Actions())].ID); err != nil {
			t.Fatal(err)
		}
	}
	lines := len(s.Lines())
	if err := s.Sit(1 - s.Viewer()); err != nil || len(s.Lines()) == 0 || lines == 0 {
		t.Errorf("the log is not told to the other: %v", err)
	}
	if err := s.Sit(7); err == nil {
		t.Error("somebody sits at a seat that there is not")
	}
	if _, err := table.Begin(rules, speak, players[:1], "x"); err == nil {
		t.Error("a game begins with an empty seat")
	}
}

// TestUnknownGroupsAreErrors: an action that no section would show is an error, not just left out.
func TestUnknownGroupsAreErrors(t *testing.T) {
	if _, err := table.Begin(rules, func(game.Game) table.Voice { return lost{words} },
		table.Against(rules, convoy.Moloch, "3"), "groups"); err == nil || !strings.Contains(err.Error(), "nowhere") {
		t.Errorf("an unknown group: %v", err)
	}
}

type lost struct{ table.Voice }

func (lost) Group(game.Move) string { return "nowhere" }

// saveAfterMove makes the person's next move and saves.
func saveAfterMove(t *testing.T, s *table.Session) string {
	t.Helper()
	toTurn(t, s)
	if err := s.Do(s.Actions()[0].ID); err != nil {
		t.Fatal(err)
	}
	save, err := s.Save(someday)
	if err != nil {
		t.Fatal(err)
	}
	return save
}

// wholeGame plays a game to its end.
func wholeGame(t testing.TB) *table.Session {
	t.Helper()
	s := begin(t, convoy.Outpost, "whole")
	for n := 0; ; n++ {
		if toTurn(t, s); s.Result().Over {
			return s
		}
		if err := s.Do(s.Actions()[n%len(s.Actions())].ID); err != nil {
			t.Fatal(err)
		}
	}
}

// TestSavesAreSmall: a whole game is kept in a few kB.
func TestSavesAreSmall(t *testing.T) {
	save, err := wholeGame(t).Save(someday)
	if err != nil || len(save) > 4000 {
		t.Errorf("a whole game is kept in %d bytes: %v", len(save), err)
	}
	t.Logf("%d bytes", len(save))
}

// BenchmarkSave measures saving a whole game, as after each of its moves.
func BenchmarkSave(b *testing.B) {
	s := wholeGame(b)
	for b.Loop() {
		if _, err := s.Save(someday); err != nil {
			b.Fatal(err)
		}
	}
}

// TestSummariesTellOfASave what a list of saves shows, without playing it.
func TestSummariesTellOfASave(t *testing.T) {
	s := begin(t, convoy.Outpost, "look")
	for _, want := range []table.Outcome{table.UnderWay, table.Lost} {
		save, err := s.Save(someday)
		if err != nil {
			t.Fatal(err)
		}
		got, err := table.ReadSummary(save)
		if err != nil || got.Kind != "convoy" || got.Seat != "outpost" || got.Outcome != want ||
			!got.At.Equal(someday) || got.Opponent() != s.Players()[convoy.Moloch].Level {
			t.Errorf("the summary is %+v, %v", got, err)
		}
		toTurn(t, s)
		if err := s.Concede(); err != nil && want == table.UnderWay {
			t.Fatal(err)
		}
	}
	for _, save := range []string{"", "table1 outpost x", "table3 convoy x outpost on person x -",
		"table3 convoy 1 outpost maybe person x -", "table3 convoy 1 outpost on king x -",
		"table3 convoy 1 outpost on person,person,person,person,person,person,person,person,person x -"} {
		if got, err := table.ReadSummary(save); err == nil {
			t.Errorf("%q is summed up as %+v", save, got)
		}
	}
}

// TestHostileSaves: 40,000 saves that were cut, changed or made up never panic, and a refusal has a reason that can be
// shown to a player.
func TestHostileSaves(t *testing.T) {
	s := begin(t, convoy.Outpost, "hostile")
	var saves []string
	for range 12 {
		saves = append(saves, saveAfterMove(t, s))
	}
	rng := rand.New(rand.NewPCG(9, 9))
	opened, refused := 0, 0
	for n := range 40_000 {
		text := []byte(saves[rng.IntN(len(saves))])
		switch n % 5 {
		case 0:
			text[rng.IntN(len(text))] ^= 1 << rng.IntN(8)
		case 1:
			text = text[:rng.IntN(len(text))]
		case 2: // a word of another save
			a, b := strings.Split(string(text), " "), strings.Split(saves[rng.IntN(len(saves))], " ")
			a[rng.IntN(len(a))] = b[rng.IntN(len(b))]
			text = []byte(strings.Join(a, " "))
		case 3: // a piece twice
			at := rng.IntN(len(text))
			text = append(text[:at:at], text[max(0, at-rng.IntN(40)):]...)
		case 4: // noise behind a good beginning
			at := rng.IntN(len(text))
			for i := at; i < len(text); i++ {
				text[i] = byte(rng.Uint32())
			}
		}
		if _, err := table.ReadSummary(string(text)); err != nil {
			mustSay(t, string(text), err)
		}
		session, err := table.Resume(kinds, voices, string(text))
		if err != nil {
			mustSay(t, string(text), err)
			refused++
			continue
		}
		opened++
		if session.View() == nil {
			t.Fatalf("%q opens as nothing", text)
		}
	}
	t.Logf("%d opened, %d refused", opened, refused)
}

// mustSay fails unless the catalogue has words for the error.
func mustSay(t *testing.T, save string, err error) {
	t.Helper()
	var load *game.LoadError
	if !errors.As(err, &load) || load.Text == "" || !words.Has("error.load."+load.Code) {
		t.Errorf("%.80q…: %v", save, err)
	}
}
