package voice_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"

	"onelongnight/game"
	"onelongnight/game/aurora/think"
	"onelongnight/game/table"
)

// TestFirstHintsAreSaid in every language, in twenty-five words at most, names filled in, and of every hint in some
// game.
func TestFirstHintsAreSaid(t *testing.T) {
	said := map[string]bool{}
	_, late, err := think.Rules{}.Load([]byte(nearTheShip), game.Seed{})
	if err != nil {
		t.Fatal(err)
	}
	for lang, v := range voices(t) {
		rng := game.NewStream(game.SeedOf("said"))
		for n := range 40 {
			_, g, s, err := game.Deal(think.Rules{}, []byte(setups[n%2]), fmt.Sprint(n))
			if err != nil {
				t.Fatal(err)
			}
			if n == 0 {
				s.CopyFrom(late)
			}
			speaker := v.For(g)
			for !s.Result().Over {
				legal := s.Legal(nil)
				view := s.View(s.Turn())
				for _, name := range g.(game.Hinter).Fitting(view, legal, nil, nil) {
					text, points := speaker.FirstHint(view, legal, name)
					said[name] = true
					if raw.MatchString(text) || wordsIn(text) > 25 {
						t.Errorf("%s, %s: %d words: %s", lang, name, wordsIn(text), text)
					}
					if len(points) == 0 || slices.ContainsFunc(points, func(p table.Spot) bool { return p.ID == "" }) {
						t.Errorf("%s, %s points at %v", lang, name, points)
					}
				}
				if err := s.Apply(legal[rng.Below(len(legal))], new(game.Log)); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for _, name := range (think.Game{}).Hints() {
		if !said[name] {
			t.Errorf("%s is never said", name)
		}
	}
}

// nearTheShip is a position of the first of these setups that games of chance seldom come to.
const nearTheShip = `{"game":"aurora","version":1,"seats":2,"map":"alpha","phase":"movement","round":2,"turn":"red",
	"aurora":2,"order":["blue","red"],"slots":[{},{},{},{},{}],"results":{"deck":["r1","r2"]},"convoys":{
	"red":{"space":12,"fuel":1,"crew":[{"id":"leader-red","zone":"action"}],"cars":[{"card":"truck-red"}]},
	"blue":{"space":4,"crew":[{"id":"leader-blue","zone":"action"}],"cars":[{"card":"truck-blue"}]}}}`

// setups are those of the games.
var setups = [...]string{`{"seats":2}`, `{"map":"beta"}`}

// wordsIn counts words; a sign by itself is none.
func wordsIn(text string) (n int) {
	for word := range strings.FieldsSeq(text) {
		if strings.ContainsFunc(word, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
			n++
		}
	}
	return n
}
