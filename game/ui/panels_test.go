package ui_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// at opens a position for a side.
func at(t *testing.T, side, settings, position string) *bench {
	t.Helper()
	record := game.Record{Seed: "look", Conceded: game.NoSeat, Position: []byte(position)}
	code, err := record.Code(convoy.Rules{})
	if err != nil {
		t.Fatal(err)
	}
	b := open(t, map[string]string{"settings": settings, "save": "table1 " + side + " " + code})
	b.ResumeAtOnce()
	b.Run()
	return b
}

// isSight tells what only tells more of a thing from moves and commands.
func isSight(id string) bool {
	spot, err := table.ParseSpot(id)
	return err == nil && spot.Kind != table.KindButton
}

// spotOf is the spot with that text.
func spotOf(text string) table.Spot {
	spot, err := table.ParseSpot(text)
	if err != nil {
		panic(err)
	}
	return spot
}

const standoff = `{"phase":"outpost-attack","active":2,"fight":1,"battle":3,"cities":[{"destroyed":true},{},{},{},{}],
	"moloch":{"hand":["destruction-module","hornet"],"deck":["combat-module-1","clown","spiders-1","spiders-2"],"discard":["ripper"]},
	"outpost":{"hand":["scorn","trooper-1","move-1","runner"],"deck":["scout-1","medic"],"discard":["kid"]},
	"units":[{"id":"hunter-1","city":2,"plus1":1},{"id":"stormtrooper","city":2},{"id":"saboteur","city":2},{"id":"lieutenant-calahan","city":2},
		{"id":"brute","city":3},{"id":"emp-launcher","city":3},{"id":"steelhound","city":1},{"id":"patriot","city":1}]}`

// TestEverySightTellsSomething opens everything that can be looked into from
// the table, by its button outside the canvas, and from there once more; each
// opens something, and closing leads back step by step.
func TestEverySightTellsSomething(t *testing.T) {
	for _, side := range []string{"outpost", "moloch"} {
		b := at(t, side, "speed=0 tips=off", standoff)
		looks := func() (ids []string) {
			seen := map[string]bool{}
			for _, x := range b.Buttons {
				if seen[x.ID] {
					t.Errorf("%s: two buttons are %s", side, x.ID)
				}
				seen[x.ID] = true
				if isSight(x.ID) && !x.Disabled {
					ids = append(ids, x.ID)
				}
			}
			return ids
		}
		sights := looks()
		for _, want := range []string{"pile:moloch-hand", "pile:outpost-deck", "figure:lasts-moloch", "figure:stand",
			"figure:phase-4", "figure:total-3-moloch", "figure:forecast-2-moloch", "piece:hunter-1", "piece:steelhound",
			"place:5"} {
			if side == "outpost" && !slices.Contains(sights, want) {
				t.Errorf("%s cannot be looked into: %v", want, sights)
			}
		}
		for _, id := range sights {
			b.Press(id)
			c := b.Screen()
			if c.Panel == scene.NoPanel && c.Inspect == table.NoSpot {
				t.Errorf("%s: %s opens nothing", side, id)
				continue
			}
			inner := looks()
			for _, more := range inner {
				b.Press(more)
				if now := b.Screen(); now.Panel == c.Panel && now.About == c.About && now.Inspect == c.Inspect &&
					now.Panel != scene.RecapPanel {
					t.Errorf("%s: %s, in %s, opens nothing", side, more, id)
					continue
				}
				b.Press("button:close")
				if now := b.Screen(); now.Panel != c.Panel || now.About != c.About || now.Inspect != c.Inspect {
					t.Fatalf("%s: closing %s does not lead back to %s: %+v", side, more, id, now)
				}
			}
			b.Press("button:close")
			if now := b.Screen(); now.Panel != scene.NoPanel || now.Inspect != table.NoSpot {
				t.Fatalf("%s: closing %s does not lead back to the table", side, id)
			}
		}
	}
}

// TestASightIsTheSameByFinger touches on the canvas what has a place there and
// does nothing by itself, and wants the same to open.
func TestASightIsTheSameByFinger(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	for _, spot := range []string{"pile:moloch-discard", "pile:outpost-deck", "figure:lasts-moloch", "figure:stand",
		"figure:phase-4", "figure:total-3-moloch", "figure:forecast-2-moloch", "piece:hunter-1"} {
		b.Press(spot)
		want := b.Screen()
		b.Press("button:close")
		if !b.Tap(spot) {
			t.Errorf("%s has no place on the canvas", spot)
			continue
		}
		if c := b.Screen(); c.Panel != want.Panel || c.About != want.About || c.Inspect != want.Inspect {
			t.Errorf("touching %s opens panel %d about %q, its button panel %d about %q", spot, c.Panel, c.About,
				want.Panel, want.About)
		}
		b.Press("button:close")
	}
}

// TestWhyNamesTheCardBehindEachTerm.
func TestWhyNamesTheCardBehindEachTerm(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	for _, x := range []struct {
		open string
		want []string
	}{
		{"figure:total-2-moloch", []string{"3 Hunter. 3 printed, +1 markers, −1 Saboteur", "Read Saboteur.",
			"5 together", "if the battle ended now: 5–9"}},
		{"figure:total-2-outpost", []string{"2 Saboteur. 1 printed, +1 Lt Calahan", "Read Lt Calahan."}},
		{"figure:forecast-2-moloch", []string{"5 now", "+3 Destruction, if Moloch holds it", "5–9 at the end"}},
		{"piece:hunter-1", []string{"3 printed", "−1 Saboteur", "3 counts in Iron Gate"}},
		{"figure:lasts-moloch", []string{"4 cards in the deck", "2 battles"}},
	} {
		b.Press(x.open)
		got := b.Read()
		for _, want := range x.want {
			if !strings.Contains(got, want) {
				t.Errorf("%s does not say %q:\n%s", x.open, want, got)
			}
		}
		b.Press("button:close")
	}
}

// TestUndoTellsWhyItIsBarred plays Trooper, who draws a card, and tries to
// take it back.
func TestUndoTellsWhyItIsBarred(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	has := func(id string) bool {
		return slices.ContainsFunc(b.Buttons, func(x table.Button) bool { return x.ID == id })
	}
	if has("button:locked") || has("button:undo") {
		t.Fatal("nothing was done yet")
	}
	b.Press("play runner 2")
	if has("button:locked") || !has("button:undo") {
		t.Fatal("a move that reveals nothing is barred")
	}
	b.Press("play trooper-1 2")
	if !has("button:locked") || has("button:undo") {
		t.Fatal("a drawn card does not bar the way back")
	}
	b.Press("button:locked")
	if got := b.Screen().Toast; !strings.Contains(got, "The Outpost draws") {
		t.Errorf("the reason is %q", got)
	}
}

// TestNoLockAtTheOpening: a hand that is kept brings cards to light, but once
// the opponent has moved nobody is told of what cannot be taken back.
func TestNoLockAtTheOpening(t *testing.T) {
	b := open(t, map[string]string{"settings": "speed=0 tips=off level=1"})
	has := func(id string) bool {
		return slices.ContainsFunc(b.Buttons, func(x table.Button) bool { return x.ID == id })
	}
	b.Press("button:play-outpost")
	b.until("a hand", func() bool { return has("keep") })
	b.Press("keep")
	b.until("the first attack", func() bool { return has("done") })
	if has("button:locked") {
		t.Error("there is a lock before anything was done")
	}
}

// TestReadingWhileThingsMove inspects a robot during the scene of a battle: the
// film stops there, the card counts what is seen, and the film goes on.
func TestReadingWhileThingsMove(t *testing.T) {
	b := at(t, "outpost", "speed=1 tips=off", standoff)
	b.Press("done", "button:insist")
	spot := func() (x, y float64, ok bool) {
		p, _ := b.Run()
		return p.Where(spotOf("figure:total-2-outpost"))
	}
	b.until("the scene of the battle", func() bool {
		_, m := b.Run()
		_, _, ok := spot()
		return ok && m.Length > 500 && m.T > 100
	})
	x, y, _ := spot()
	b.Hold(x, y)
	_, before := b.Run()
	if c := b.Screen(); c.Panel != scene.FigurePanel || c.About != spotOf("figure:total-2-outpost") {
		t.Fatalf("holding a total of the battle opens panel %d about %q", c.Panel, c.About)
	}
	b.Press("piece:saboteur")
	if !strings.Contains(b.Read(), "2 counts in Iron Gate") {
		t.Errorf("Saboteur, seen with 2, is told as\n%s", b.Read())
	}
	const reading = 500 * time.Millisecond
	time.Sleep(reading)
	b.Press("button:close", "button:close")
	_, after := b.Run()
	most := before.T + float64(reading.Milliseconds())/2 // a frame may take long
	if after.T < before.T || after.T > most {
		t.Errorf("the film stood at %.0f ms and goes on at %.0f", before.T, after.T)
	}
}

// TestTheOpponentDoesNotCloseWhatIsRead: its moves leave an inspected card open.
func TestTheOpponentDoesNotCloseWhatIsRead(t *testing.T) {
	b := at(t, "moloch", "speed=0 tips=off level=1", strings.Replace(standoff, `"outpost-attack"`, `"moloch-attack"`,
		1))
	b.Press("done", "button:insist", "piece:brute")
	asked := len(b.Asked)
	b.until("the opponent moves", func() bool { return len(b.Asked) > asked })
	if b.Screen().Inspect != spotOf("piece:brute") {
		t.Error("the opponent's move closes the card that is read")
	}
}

// TestALogLineShowsItsMoment steps from the log into the past and back.
func TestALogLineShowsItsMoment(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	b.Press("play runner 2", "play trooper-1 2", "button:log")
	line := ""
	for _, x := range b.Buttons {
		if strings.HasPrefix(x.ID, "line:") && strings.Contains(x.Label, "Runner") {
			line = x.ID
		}
	}
	b.Press(line)
	if b.Screen().Panel != scene.RecapPanel {
		t.Fatalf("%q opens panel %d", line, b.Screen().Panel)
	}
	p, _ := b.Run()
	if _, _, ok := p.Where(spotOf("piece:runner")); !ok {
		t.Error("Runner is not seen in the moment he is played")
	}
	if _, _, ok := p.Where(spotOf("piece:trooper-1")); ok {
		t.Error("Trooper is seen before he is played")
	}
	b.Tap("piece:runner")
	if b.Screen().Inspect != spotOf("piece:runner") {
		t.Error("Runner cannot be read in the recap")
	}
	b.Press("button:close", "button:close")
	if b.Screen().Panel != scene.LogPanel {
		t.Error("the recap does not lead back to the log")
	}
}

// TestLooksDoNotPileUp goes round between two cards that name each other.
func TestLooksDoNotPileUp(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	b.Press("piece:saboteur", "piece:lieutenant-calahan@1", "piece:saboteur")
	b.Press("button:close")
	if c := b.Screen(); c.Inspect != table.NoSpot {
		t.Errorf("after one close %s is still open", c.Inspect)
	}
}

// TestARecapTellsWhatOnesOwnMoveLedTo: after a move that ends the modules it begins with the battle, though that is
// one's own doing.
func TestARecapTellsWhatOnesOwnMoveLedTo(t *testing.T) {
	position := strings.Replace(standoff, "outpost-attack", "moloch-modules", 1)
	b := at(t, "moloch", "speed=0 tips=off level=1", position)
	b.Press("attach destruction-module hunter-1", "done")
	b.until("the next battle has begun", func() bool { return len(b.Moves()) > 0 })
	b.Press("button:recap")
	var told []string
	for b.Screen().Panel == scene.RecapPanel {
		told = append(told, b.title())
		b.Press("button:recap-on")
	}
	if len(told) == 0 || !strings.Contains(told[0], " wins in ") {
		t.Errorf("it tells %q", told)
	}
}
