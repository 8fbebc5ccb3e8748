package ui_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/games"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// answering is how well the others play in the tests of what they answer.
const answering = "heuristic-v1"

// beforeAnAnswer plays a game of one person and the computer up to where the computer's next move changes what is
// fought for, and returns it as it is kept, with what is to be told.
func beforeAnAnswer(t *testing.T, g every.Game) (save string, told table.Answer) {
	t.Helper()
	player, err := bot.Among(games.Levels(g.Game.Kind().Name()), answering, g.Game, nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := table.Begin(g.Game, g.Speak, table.Against(g.Game, 1, answering), g.Name)
	for next := 0; err == nil && !s.Result().Over; {
		if s.Quiet() || s.MyTurn() { // what is told after a reload begins with a whole action
			if save, err = s.Save(time.Unix(0, 0)); err != nil {
				break
			}
		}
		packed, seed := s.TurnView()
		_, v, wrong := g.Game.Kind().Unpack(packed)
		if wrong != nil {
			t.Fatal(wrong)
		}
		if err = s.Play(player.Decide(v, game.SeedOf(seed)).Move); err != nil {
			break
		}
		var list []table.Answer
		if list, next = s.Answers(next); len(list) > 0 {
			return save, list[0]
		}
	}
	t.Fatalf("no answer in a whole game: %v", err)
	return "", told
}

// TestAnAnswerIsHeldUntilSeen: what somebody else's move changed is told when it was shown and stays, however long
// nobody looks, until it is put away by a touch beside it, by its button or by a key; where things happen at once it
// is not held.
func TestAnAnswerIsHeldUntilSeen(t *testing.T) {
	t.Parallel()
	shown := 0
	for _, g := range every.Games(t) {
		if _, tells := g.Speak(g.Game).(table.Answerer); !tells || strings.Contains(g.Name, " ") {
			continue
		}
		shown++
		save, told := beforeAnAnswer(t, g)
		offer := offerOf(g)
		offer.Levels = []string{answering}
		resume := func(speed string) *bench {
			return reloaded(t, offer, map[string]string{"settings": "speed=" + speed + " tips=off", "game-1": save,
				"last-game": "game-1"})
		}
		for way, goOn := range map[string]func(b *bench){
			"its button":     func(b *bench) { b.Press("button:seen") },
			"a touch":        func(b *bench) { b.App.Tap(3, 3); b.Run() },
			"the key Escape": func(b *bench) { b.key(desk.KeyEscape) },
			"the keys":       func(b *bench) { b.key(desk.KeyRight); b.key(desk.KeyEnter) },
		} {
			b := resume("4")
			held := func() bool { return b.Screen().Panel == scene.RevealPanel }
			end := time.Now().Add(20 * time.Second)
			for !held() && time.Now().Before(end) {
				time.Sleep(time.Millisecond)
				b.Run()
			}
			b.App.Tap(3, 3)
			if b.Run(); !held() {
				t.Errorf("%s: a touch meant for what was shown before puts it away", g.Name)
			}
			time.Sleep(time.Second / 2)
			for range 50 {
				b.Run()
			}
			if !held() || b.Screen().Words[0] != told.Title || !slices.Equal(b.Screen().Cards, told.Cause) {
				t.Fatalf("%s: held is %v: %q of %v", g.Name, held(), b.Screen().Words, b.Screen().Cards)
			}
			for _, line := range told.Lines {
				if !strings.Contains(b.Read(), strings.ReplaceAll(line, "**", "")) {
					t.Errorf("%s: the document does not say %q", g.Name, line)
				}
			}
			goOn(b)
			if held() {
				t.Errorf("%s: after %s it is still held", g.Name, way)
			}
		}
		b := resume("0")
		for range 50 {
			b.Run()
		}
		if b.Screen().Panel == scene.RevealPanel && b.Screen().Words[0] == told.Title {
			t.Errorf("%s: it is held where nothing moves", g.Name)
		}
	}
	if shown < 2 {
		t.Errorf("%d games tell of answers", shown)
	}
}
