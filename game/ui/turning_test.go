package ui_test

import (
	"slices"
	"strconv"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/uitest"
)

// hands is The Convoy's voice with another way to play a card by hand.
type hands struct {
	*voice.Voice
	play func(c convoy.Card, city convoy.City) []table.Spot
}

func (h hands) Path(v game.View, m game.Move) []table.Spot {
	if act := convoy.ActOf(m); act.Verb == convoy.DoPlay {
		return h.play(convoy.Card(act.A), convoy.City(act.B))
	}
	return h.Voice.Path(v, m)
}

// byHand opens the standoff with that way, as plain boxes.
func byHand(t *testing.T, play func(c convoy.Card, city convoy.City) []table.Spot) *bench {
	t.Helper()
	record := game.Record{Seed: "hands", Conceded: game.NoSeat, Position: []byte(standoff)}
	code, err := record.Code(think.Rules{})
	if err != nil {
		t.Fatal(err)
	}
	h := &uitest.Host{Kinds: []game.Kind{think.Rules{}}, Stored: map[string]string{"settings": "speed=0 tips=off",
		"save": "table1 outpost " + code}}
	words := hands{voice.English(), play}
	app := ui.New(h, uitest.Offer(think.Rules{}, func(game.Game) table.Voice { return words }))
	b := &bench{&uitest.Window{App: app, W: 1280, H: 720}, h, t}
	b.ResumeAtOnce()
	b.Run()
	return b
}

// turned plays a card by turning it towards a city.
func turned(c convoy.Card, city convoy.City) []table.Spot {
	return []table.Spot{voice.CardSpot(c), table.KindTurn.Spot(strconv.Itoa(int(city)))}
}

// played tells whether an action was made: it can no longer be made.
func (b *bench) played(id string) bool {
	return !slices.ContainsFunc(b.Buttons, func(x table.Button) bool { return x.ID == id })
}

func (b *bench) turn() string {
	b.Run()
	return b.Screen().Turn.String()
}

// TestAPieceIsTurned goes through the ways to turn a piece by wheel and keys;
// the screen shows the one that is tried.
func TestAPieceIsTurned(t *testing.T) {
	b := byHand(t, turned)
	if got := b.turn(); got != "" {
		t.Fatalf("before a piece is touched %s is tried", got)
	}
	b.Tap("card:runner")
	for _, x := range []struct {
		do   func()
		want string
	}{
		{func() {}, "turn:2"}, {func() { b.Wheel(1) }, "turn:3"}, {func() { b.Key("E") }, "turn:4"},
		{func() { b.Key("E") }, "turn:5"},
		{func() { b.Key("E") }, "turn:2"}, {func() { b.Key("Q") }, "turn:5"},
		{func() { b.Wheel(-1) }, "turn:4"},
	} {
		x.do()
		if got := b.turn(); got != x.want {
			t.Fatalf("%s is tried, want %s; there are %v", got, x.want, b.Buttons)
		}
	}
	b.Key(desk.KeyEnter)
	if b.Run(); !b.played("play runner 4") || b.turn() != "" {
		t.Error("Enter does not play Runner to the city that was tried")
	}
}

// TestATouchpadTurnsByNotches: many small parts are one.
func TestATouchpadTurnsByNotches(t *testing.T) {
	b := byHand(t, turned)
	b.Tap("card:runner")
	for range 8 {
		b.Wheel(0.25)
	}
	if got := b.turn(); got != "turn:4" {
		t.Errorf("two notches lead to %s, want two turns on", got)
	}
}

// TestATapTakesATurn: one on the piece takes the turn that is tried; one on another turn tries that, and the next takes
// it.
func TestATapTakesATurn(t *testing.T) {
	for _, taps := range [][]string{{"card:runner", "card:runner"}, {"card:runner", "turn:2"},
		{"card:runner", "turn:5", "turn:5"}} {
		b := byHand(t, turned)
		if !b.Tap(taps...) || !b.played("play runner 2") {
			t.Errorf("%v do not play Runner", taps)
		}
	}
	if b := byHand(t, turned); !b.Tap("card:runner", "turn:5") || b.played("play runner 5") || b.turn() != "turn:5" {
		t.Errorf("one tap on a turn plays it, or tries %s", b.turn())
	}
}

// TestNothingIsTurnedUnderAPanel: what lies open takes wheel and keys.
func TestNothingIsTurnedUnderAPanel(t *testing.T) {
	b := byHand(t, turned)
	b.Tap("card:runner")
	b.Press("button:log")
	b.Wheel(1)
	b.Key("E")
	if got := b.turn(); got != "turn:2" {
		t.Errorf("%s is tried, want the first", got)
	}
}

// TestAPieceIsDragged: not only cards of the hand can be carried.
func TestAPieceIsDragged(t *testing.T) {
	b := byHand(t, func(c convoy.Card, city convoy.City) []table.Spot {
		return []table.Spot{voice.UnitSpot(c), voice.CitySpot(city)}
	})
	if b.Drag("button:done", "place:2") {
		t.Error("a button can be carried")
	}
	if !b.Drag("piece:runner", "place:4") || !b.played("play runner 4") {
		t.Error("dragging Runner to Jersey Crust does not play it there")
	}
}
