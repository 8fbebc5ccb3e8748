package ui_test

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"onelongnight/game"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/scene"
)

// Ask implements desk.Page.
func (d *desktop) Ask(_, _, _ string, done func(string)) bool { d.take = done; return true }

// finish plays, or gives the game up.
func (b *bench) finish() {
	b.Press("button:menu", "button:concede", "button:concede-yes")
	b.until("the game is over", func() bool { return b.Screen().Panel == scene.EndPanel })
}

// words are those of the open panel.
func (b *bench) words() string {
	b.Run()
	return strings.Join(b.Screen().Words, "\n")
}

// TestTheDealIsSealed: the seal is shown before the first card and in the menu, and after the end one press proves it;
// the text that was sealed can be had.
func TestTheDealIsSealed(t *testing.T) {
	b, d := full(t, map[string]string{"settings": "speed=0 tips=off"})
	b.Press("button:play-first")
	shown := b.Screen().Toast
	if !strings.Contains(shown, "All chance in this game was fixed before the first move. Its seal: ") {
		t.Fatalf("at the beginning is said %q", shown)
	}
	seal := strings.TrimPrefix(shown, "All chance in this game was fixed before the first move. Its seal: ")
	b.Press("button:menu", "button:seal")
	if !strings.Contains(b.words(), seal) {
		t.Errorf("the menu leads to %q", b.words())
	}
	if slices.Contains(b.can(), "sealed") {
		t.Error("the deal is told before the end")
	}
	b.Press("button:close", "button:close")
	b.finish()
	b.Press("button:seal")
	if got := b.words(); !strings.Contains(got, "the seal **"+seal+"**") || strings.Count(got, "**Yes:**") != 2 ||
		strings.Contains(got, "**No") {
		t.Errorf("the proof says %s", got)
	}
	b.Press("button:sealed")
	if !strings.Contains(d.given, "\n{") {
		t.Errorf("what was sealed is %q", d.given)
	}
	b.Press("button:close")
	if b.Screen().Panel != scene.EndPanel {
		t.Error("the proof does not close to the end")
	}
}

// TestADealCanBeEntered: the same text deals the same cards, once; blanks and what is too long are cut.
func TestADealCanBeEntered(t *testing.T) {
	b, d := full(t, map[string]string{"settings": "speed=0 tips=off"})
	enter := func(text string) {
		b.Press("button:ways", "button:deal")
		d.take(text)
		b.Run()
	}
	sealed := func() string {
		_, seal, _ := strings.Cut(b.Screen().Toast, "Its seal: ")
		return seal[:len("0123 4567 89ab cdef")]
	}
	var seals []string
	for _, text := range []string{"  iron gate\n", "irongate", strings.Repeat("ab", 300)} {
		enter(text)
		if !strings.Contains(b.Screen().Toast, "The next game is dealt from: ") {
			t.Errorf("after entering is said %q", b.Screen().Toast)
		}
		b.Press("button:play-first")
		seals = append(seals, sealed())
		b.Press("button:menu", "button:title")
	}
	if seals[0] != seals[1] || seals[1] == seals[2] {
		t.Errorf("the seals are %q", seals)
	}
	b.Press("button:play-first")
	if again := sealed(); again == seals[2] {
		t.Error("the game after that has the same deal")
	}
	b.Press("button:menu", "button:title", "button:ways", "button:deal")
	d.take("")
	if b.Run(); b.Screen().Panel != scene.WaysPanel {
		t.Error("giving no deal closes the list")
	}
}

// TestPracticeIsMarked: going back to my turn is asked about once, marks the game, and keeps it out of the results.
func TestPracticeIsMarked(t *testing.T) {
	b, d := full(t, map[string]string{"settings": "speed=0 tips=off level=1"})
	d.Kinds = []game.Kind{cards.Kind{}}
	b.Press("button:play-first")
	if b.Press("button:menu"); slices.Contains(b.can(), "rewind") {
		t.Error("one can go back before the first move")
	}
	b.Press("button:close")
	b.until("it is my turn", func() bool { return len(b.Moves()) > 0 })
	first := b.Moves()
	b.Press(first[0])
	b.until("it is my turn again", func() bool { return len(b.Moves()) > 0 })
	b.Press("button:menu", "button:rewind")
	if b.Screen().Panel != scene.PracticePanel {
		t.Fatalf("going back opens %v", b.Screen().Panel)
	}
	b.Press("button:practise")
	if got := b.Moves(); !slices.Equal(got, first) {
		t.Errorf("back at my turn there is %v, not %v", got, first)
	}
	if badge := b.Screen().Badge; badge == nil || badge.Label != "practice" {
		t.Errorf("the game is marked with %v", badge)
	}
	b.Press(first[len(first)-1])
	b.until("it is my turn once more", func() bool { return len(b.Moves()) > 0 })
	b.Press("button:menu", "button:rewind")
	if got := b.Moves(); !slices.Equal(got, first) {
		t.Errorf("the second time there is %v", got)
	}
	b.finish()
	if b.Stored["scores"] != "" {
		t.Errorf("it counts as %q", b.Stored["scores"])
	}
	if !strings.Contains(b.words(), "practice game") {
		t.Errorf("the end says %q", b.words())
	}
}

// TestAMatch is both sides on one deal, and the end of the second game tells the score.
func TestAMatch(t *testing.T) {
	b, _ := full(t, map[string]string{"settings": "speed=0 tips=off level=1"})
	b.Press("button:play-first")
	seal := b.Screen().Toast
	b.finish()
	if !strings.Contains(b.Read(), "Same deal as ") {
		t.Errorf("the same deal is not offered by the side:\n%s", b.Read())
	}
	b.Press("button:match")
	if b.Screen().Toast != seal {
		t.Error("the deal is another")
	}
	b.finish()
	if !strings.Contains(b.words(), "On this deal: **0** of 2 games won") {
		t.Errorf("the end says %q", b.words())
	}
	if slices.Contains(b.can(), "match") {
		t.Error("both sides were played, and there is a third")
	}
}

// TestTheCurtain: of two people at one device nobody sees the other's cards, on the canvas or beside it; each is shown
// what the other did.
func TestTheCurtain(t *testing.T) {
	b, _ := full(t, map[string]string{"settings": "speed=0 tips=off"})
	b.Press("button:ways", "button:shared")
	b.until("the curtain falls", func() bool { return b.Screen().Panel == scene.CurtainPanel })
	b.Press("button:title")
	if said := b.command("continue").Sub; said != "Two at this device" {
		t.Errorf("of a game of two people it says %q", said)
	}
	b.Press("button:continue")
	sides := map[string]bool{}
	for range 6 {
		b.until("the curtain falls", func() bool { return b.Screen().Panel == scene.CurtainPanel })
		for n := range b.Document.All() {
			if n.Kind == mirror.Button && !slices.Contains([]string{"button:sit", "button:title", "button:describe"},
				n.ID) {
				t.Fatalf("behind the curtain stands %q %q", n.ID, n.Text)
			}
		}
		if len(b.Moves()) > 0 {
			t.Fatal("moves can be made behind the curtain")
		}
		b.Press("button:close")
		for _, key := range []desk.Key{desk.KeyF1, desk.KeyEscape, desk.Key("I"), desk.Key("L"), desk.Key("P"),
			desk.KeyDown} {
			b.key(key)
		}
		if b.Screen().Panel != scene.CurtainPanel {
			t.Fatal("the curtain can be pushed aside")
		}
		sides[b.words()] = true
		b.Press("button:sit")
		b.until("somebody can move", func() bool { return len(b.Moves()) > 0 })
		for len(b.Moves()) > 0 {
			b.Press(b.Moves()[0])
		}
		if b.Screen().Panel == scene.EndPanel {
			break
		}
	}
	if len(sides) != 2 {
		t.Errorf("the curtain fell for %v", sides)
	}
	for key, text := range b.Stored {
		if s, err := table.ReadSummary(strings.TrimSpace(text)); err == nil && s.Opponent() != "" {
			t.Errorf("%s has a computer player", key)
		}
	}
}

// TestWhoHasDrawnSeesTheCard: at a shared device the table stays a moment after a move, before the next person's
// curtain.
func TestWhoHasDrawnSeesTheCard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b, _ := full(t, map[string]string{"settings": "speed=4 tips=off"})
		b.Press("button:ways", "button:shared")
		b.until("the curtain falls", func() bool { return b.Screen().Panel == scene.CurtainPanel })
		b.Press("button:sit")
		b.until("somebody can move", func() bool { return len(b.Moves()) > 0 })
		for len(b.Moves()) > 0 {
			b.Press(b.Moves()[0])
		}
		b.until("what was done has been shown", func() bool { return !b.filmed() })
		for _, pause := range []time.Duration{time.Second, time.Second} {
			if b.Screen().Panel == scene.CurtainPanel {
				t.Fatal("the curtain falls at once")
			}
			time.Sleep(pause)
			b.Run()
		}
		if b.Screen().Panel != scene.CurtainPanel {
			t.Error("the curtain does not fall")
		}
	})
}

// TestTheEndOfASharedGameNamesWhoWon: where several people look at the last screen, it tells none of them "you".
func TestTheEndOfASharedGameNamesWhoWon(t *testing.T) {
	b, _ := full(t, map[string]string{"settings": "speed=0 tips=off"})
	b.Press("button:ways", "button:shared")
	b.until("the curtain falls", func() bool { return b.Screen().Panel == scene.CurtainPanel })
	loser := b.words()
	b.key(desk.KeyDown)
	b.key(desk.KeyEnter) // the curtain can be raised by keys, but not by the one that ends a turn
	b.until("somebody can move", func() bool { return len(b.Moves()) > 0 })
	b.Press("button:menu", "button:concede")
	if said := b.words(); said != loser+" gives up, and the game ends for everybody." {
		t.Errorf("before that it is said %q", said)
	}
	b.Press("button:close", "button:close")
	b.finish()
	read := b.Read()
	for _, want := range []string{"Victory: ", loser + " gave up.", "those of " + loser} {
		if !strings.Contains(read, want) || strings.Contains(read, "Victory: "+loser) {
			t.Errorf("the last screen does not say %q: %s", want, read)
		}
	}
}

// TestAfterASharedGameEverybodyReadsTheirOwn: the last screen of a shared game turns from one person's numbers and
// analysis to the next one's, and back.
func TestAfterASharedGameEverybodyReadsTheirOwn(t *testing.T) {
	b := open(t, map[string]string{"settings": "speed=0 tips=off"})
	b.Press("button:ways", "button:shared")
	var sides []string
	for range 2 {
		b.until("the curtain falls", func() bool { return b.Screen().Panel == scene.CurtainPanel })
		sides = append(sides, b.words())
		b.Press("button:sit")
		b.until("somebody can move", func() bool { return len(b.Moves()) > 0 })
		if len(sides) == 1 { // only the first one decides anything
			for b.Screen().Panel != scene.CurtainPanel && len(b.Moves()) > 0 {
				b.Press(b.Moves()[0])
			}
		}
	}
	b.finish()
	for i, side := range []string{sides[1], sides[0], sides[1]} {
		if i > 0 {
			b.Press("button:as-next")
		}
		if said := b.words(); !strings.Contains(said, "those of "+side) {
			t.Errorf("as %s one reads %q", side, said)
		}
		if b.offers("next-level") {
			t.Errorf("as %s one is offered a harder computer player, and nobody played one", side)
		}
		b.Press("button:analysis")
		b.until("the analysis is done", func() bool { return strings.Contains(b.words(), "uck") })
		if judged := b.Screen().Review != nil; judged != (side == sides[0]) {
			t.Errorf("decisions of %s are judged: %v", side, judged)
		}
		if said := b.words(); !strings.HasPrefix(said, "**"+side+":**") {
			t.Errorf("the analysis for %s says %q", side, said)
		}
		b.Press("button:close")
	}
}

// TestTheLogOpensFromARecap: who reads what the others did can look it up in the log, and comes back to the recap. Its
// last page says that it is the last.
func TestTheLogOpensFromARecap(t *testing.T) {
	b := open(t, map[string]string{"settings": "speed=0 tips=off level=1"})
	b.Press("button:play-outpost")
	b.until("the others have done something", func() bool {
		if b.Press("button:recap"); b.Screen().Panel == scene.RecapPanel {
			return true
		}
		if list := b.Moves(); len(list) > 0 {
			b.Press(list[0])
		}
		return false
	})
	x, y, ok := b.at(table.KindLog.Spot(""))
	if b.Screen().Panel != scene.RecapPanel || !ok {
		t.Fatalf("%v is open, and the log is in sight: %v", b.Screen().Panel, ok)
	}
	if b.App.Tap(x, y); b.Screen().Panel != scene.LogPanel {
		t.Errorf("a touch of the log opens %v", b.Screen().Panel)
	}
	if b.Press("button:close"); b.Screen().Panel != scene.RecapPanel {
		t.Errorf("behind the log is %v", b.Screen().Panel)
	}
	for b.Screen().Panel == scene.RecapPanel {
		on := b.command("recap-on")
		of := strings.Fields(on.Sub) // "1 of 2"
		if last := of[0] == of[len(of)-1]; last != (on.Label == "Done") {
			t.Errorf("on page %s the button says %q", on.Sub, on.Label)
		}
		b.Press("button:recap-on")
	}
}
