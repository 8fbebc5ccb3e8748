package ui_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/store"
	"onelongnight/game/ui"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// desktop is a host with everything a host may have.
type desktop struct {
	uitest.Host
	uitest.Page
	given     string // what was handed over last
	take      func(string)
	owned     bool
	takenOver bool
}

func (d *desktop) Export(_, _, _, text string) (string, error) { d.given = text; return "", nil }
func (d *desktop) Import(_ string, done func(string)) bool     { d.take = done; return true }
func (d *desktop) Owned() bool                                 { return d.owned }
func (d *desktop) ExportCard(_, _, _, text string) error       { d.given = text; return nil }
func (d *desktop) TakeOver()                                   { d.takenOver = true }

// full opens the table on such a host.
func full(t *testing.T, stored map[string]string) (*bench, *desktop) {
	t.Helper()
	d := &desktop{owned: true}
	d.Stored = stored
	app := ui.New(d, uitest.Offer(cards.Kind{}, voice.NewCards))
	return &bench{&uitest.Window{App: app, W: 1280, H: 720}, &d.Host, t}, d
}

// opened are the buttons of the open list that lead to games.
func opened(b *bench) []string {
	var list []string
	for _, id := range b.can() {
		if strings.HasPrefix(id, "open-") {
			list = append(list, id)
		}
	}
	return list
}

// TestEveryGameIsKept: a new game takes no other's place; each can be gone on
// with, and deleted only after a question.
func TestEveryGameIsKept(t *testing.T) {
	b, _ := full(t, map[string]string{"settings": "speed=0 tips=off"})
	for range 3 {
		b.Press("button:play-first", "button:menu", "button:title")
	}
	b.Press("button:games")
	list := opened(b)
	if len(list) != 3 || len(b.KeptGames()) != 3 {
		t.Fatalf("of three games the list has %v", list)
	}
	b.Press("button:"+list[2], "button:resume")
	if b.Screen().Panel != scene.NoPanel {
		t.Error("a game of the list is not gone on with")
	}
	b.Press("button:menu", "button:games", "button:"+list[2], "button:delete", "button:close")
	if len(b.KeptGames()) != 3 {
		t.Fatal("a game is deleted without a yes")
	}
	b.Press("button:close", "button:"+list[1], "button:delete", "button:delete-yes")
	if len(b.KeptGames()) != 2 || b.Screen().Panel != scene.GamesPanel || len(opened(b)) != 2 {
		t.Errorf("after a yes there are %v", b.KeptGames())
	}
}

// TestFinishedGamesStay in the list with their outcome, are counted, and can be
// looked at again.
func TestFinishedGamesStay(t *testing.T) {
	stored := map[string]string{"settings": "speed=0 tips=off"}
	b, _ := full(t, stored)
	b.Press("button:play-first", "button:menu", "button:concede", "button:concede-yes")
	again, _ := full(t, stored)
	again.ResumeAtOnce()
	if again.Run(); again.Screen().Panel != scene.TitlePanel {
		t.Error("a finished game is gone back to")
	}
	again.Press("button:games")
	if c := again.Screen().Commands; !strings.Contains(c[0].Sub, "lost") {
		t.Errorf("the list says %q", c[0].Sub)
	}
	if words := strings.Join(again.Screen().Words, " "); !strings.Contains(words, "You won 0 of 1 game.") {
		t.Errorf("of the results it says %q", words)
	}
	again.Press("button:scores", "button:close", "button:"+opened(again)[0], "button:resume")
	if again.Screen().Panel != scene.EndPanel {
		t.Error("the end is not shown again")
	}
}

// TestGamesTravel: what is handed over on one machine is added on another, once,
// and nothing there is overwritten.
func TestGamesTravel(t *testing.T) {
	b, from := full(t, map[string]string{"settings": "speed=0 tips=off text=125"})
	b.Press("button:play-first", "button:menu", "button:title", "button:play-second", "button:menu", "button:games",
		"button:export-all")
	other, to := full(t, nil)
	to.Chance = "other"
	other.Press("button:play-first", "button:menu", "button:title", "button:games")
	mine := other.KeptGames()
	for range 2 {
		other.Press("button:import")
		to.take(from.given)
		other.Run()
		got := other.KeptGames()
		if len(got) != 3 || len(opened(other)) != 3 {
			t.Fatalf("after adding two games to one there are %d", len(got))
		}
		for key, text := range mine {
			if got[key] != text {
				t.Error("a game that was there is overwritten")
			}
		}
	}
	if !strings.Contains(other.Kept("settings"), "text=125") {
		t.Error("the settings did not come along")
	}
	for text, want := range map[string]string{
		"hello": "no game in that",
		store.Pack(map[string]string{"broken-../x.a": "what cannot be read travels too"}): "0 games added",
		"keep1.A": "no game in that",
		store.Pack(map[string]string{"game-x": "table1 outpost nonsense"}):                     "could not be read",
		store.Pack(map[string]string{"game-y": "table9 of the future", "last-game": "game-y"}): "could not be read",
	} {
		to.take(text)
		other.Run()
		if toast := other.Screen().Toast; !strings.Contains(toast, want) {
			t.Errorf("%.20q says %q", text, toast)
		}
	}
	if len(other.KeptGames()) != 3 {
		t.Error("nonsense was added")
	}
}

// TestNotSavedStands: where nothing can be kept it is said once, then a badge
// stands; the game goes on, also after it was left, and can be copied.
func TestNotSavedStands(t *testing.T) {
	b, d := full(t, nil)
	d.Full = errors.New("no room")
	b.Press("button:play-first")
	if b.Run(); b.Screen().Badge == nil || !strings.Contains(b.Screen().Toast, "no room") {
		t.Fatal("nothing is said")
	}
	b.Press("button:unsaved")
	if b.Screen().Panel != scene.UnsavedPanel || !strings.Contains(strings.Join(b.Screen().Words, " "), "no room") {
		t.Fatal("the badge does not say why")
	}
	b.Press("button:export")
	texts, err := store.Unpack(d.given)
	if err != nil || len(texts) != 1 {
		t.Fatalf("the code is %q", d.given)
	}
	b.Press("button:close", "button:menu", "button:title")
	if b.Screen().Badge == nil {
		t.Error("the badge does not stand on the first screen")
	}
	b.Press("button:continue")
	if b.Screen().Panel != scene.NoPanel {
		t.Error("the game is lost once it is left")
	}
	d.Full = nil
	b.Press("button:menu", "button:title", "button:play-first")
	b.Press("button:menu", "button:concede", "button:concede-yes")
	if b.Run(); b.Screen().Badge != nil || len(b.KeptGames()) != 2 {
		t.Errorf("with room again %d games are kept, and the badge is %v", len(b.KeptGames()), b.Screen().Badge)
	}
}

// TestDamageIsSetAsideOnce: a save that was damaged is told, kept under another
// name, and is no trouble at later starts.
func TestDamageIsSetAsideOnce(t *testing.T) {
	stored := map[string]string{"settings": "speed=0 tips=off"}
	b, _ := full(t, stored)
	b.Press("button:play-first", "button:menu", "button:concede", "button:concede-yes")
	for slot, text := range stored {
		if strings.HasPrefix(slot, "game-") {
			stored[slot] = text[:len(text)-3]
		}
	}
	for n := range 4 {
		again, _ := full(t, stored)
		if told := again.Screen().Toast != ""; told != (n == 0) {
			t.Errorf("start %d: it is told: %v", n, told)
		}
		again.Press("button:games")
		if list := opened(again); len(list) == 0 || !strings.HasPrefix(list[0], "open-broken-game-") || len(list) > 3 {
			t.Errorf("start %d: the list has %v", n, list)
		}
	}
}

// TestADeletedGameStaysDeleted, though it lies on the table.
func TestADeletedGameStaysDeleted(t *testing.T) {
	b, _ := full(t, map[string]string{"settings": "speed=0 tips=off"})
	b.Press("button:play-first", "button:menu", "button:games")
	list := opened(b)
	if len(list) != 1 {
		t.Fatalf("the game on the table is not in the list: %v", list)
	}
	b.Press("button:"+list[0], "button:delete", "button:delete-yes")
	if len(b.KeptGames()) != 0 || b.Screen().Panel != scene.GamesPanel {
		t.Errorf("after deleting there is %v", b.KeptGames())
	}
	b.Press("button:close")
	if b.Screen().Panel != scene.TitlePanel {
		t.Error("the table of a deleted game stays")
	}
}

// TestACrashIsNotGoneBackIntoForEver: three starts from which nothing came.
func TestACrashIsNotGoneBackIntoForEver(t *testing.T) {
	stored := map[string]string{"settings": "speed=0 tips=off"}
	silent := func(string) (string, error) { return "", errors.New("nobody thinks here") }
	b, d := full(t, stored)
	d.Answer = silent
	b.Press("button:play-first")
	for n := range 5 {
		again, d := full(t, stored)
		d.Answer = silent
		again.ResumeAtOnce()
		again.Run()
		if in := again.Screen().Panel == scene.NoPanel; in != (n < 3) {
			t.Errorf("start %d goes into the game: %v", n, in)
		}
	}
	again, _ := full(t, stored)
	again.Press("button:continue")
	again.Leave() // as it should
	again, _ = full(t, stored)
	again.ResumeAtOnce()
	if again.Run(); again.Screen().Panel != scene.NoPanel {
		t.Error("after an orderly end the game is not gone back to")
	}
}

// TestOneWindowHasTheGames: another says so and writes nothing, until it takes
// them over and goes on where the first one stood.
func TestOneWindowHasTheGames(t *testing.T) {
	stored := map[string]string{"settings": "speed=0 tips=off"}
	first, _ := full(t, stored)
	first.Press("button:play-first")
	d := &desktop{}
	d.Stored = stored
	app := ui.New(d, uitest.Offer(cards.Kind{}, voice.NewCards))
	second := &bench{&uitest.Window{App: app, W: 1280, H: 720}, &d.Host, t}
	second.ResumeAtOnce()
	if got := second.can(); second.Screen().Panel != scene.ElsewherePanel || !slices.Equal(got, []string{"take-over"}) {
		t.Fatalf("the second window offers %v", got)
	}
	second.Press("button:take-over")
	if !d.takenOver {
		t.Fatal("the games are not asked for")
	}
	first.Owns(false)
	if first.Run(); first.Screen().Panel != scene.ElsewherePanel {
		t.Error("the first window does not say that it lost them")
	}
	second.Owns(true)
	if second.Run(); second.Screen().Panel != scene.NoPanel || len(second.KeptGames()) != 1 {
		t.Error("the second window does not go on")
	}
}
