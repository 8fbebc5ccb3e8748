package mission_test

import (
	"reflect"
	"strings"
	"testing"

	"onelongnight/game/mission"
)

// TestAFileComesBack checks that missions written to a file are read back unchanged, and that remarks are skipped.
func TestAFileComesBack(t *testing.T) {
	list := []mission.Mission{
		{Name: "first", Chapter: mission.Puzzle, Number: 1, Seat: "red", Aim: "own 3", Position: []byte(`{"a":1}`),
			Difficulty: 3,
			Solution:   []string{"place b2", "turn 3"}, Free: []int{0, 1}},
		{Name: "second", Chapter: mission.Campaign, Number: 1, Seat: "blue", Level: "5-rush", Aim: "own 1",
			Stars: []string{"own 2", "own 3"}, Setup: []byte(`{}`), Seed: "x y"},
	}
	text := mission.Format(list)
	back, err := mission.Parse("# for people\n" + text)
	if err != nil || !reflect.DeepEqual(back, list) {
		t.Fatalf("%v\n%s\n%v", err, text, back)
	}
}

// TestBadFilesAreRefused checks that the error names the line or the mission that is wrong.
func TestBadFilesAreRefused(t *testing.T) {
	const good = "mission a\nchapter puzzle\nseat red\naim own 1\n"
	if _, err := mission.Parse(good); err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct{ text, want string }{
		{"seat red", "line 1"},
		{good + "colour red", "line 5"},
		{good + "difficulty 6", "line 5"},
		{good + "free x", "line 5"},
		{good + "chapter song", "line 5"},
		{good + "level", "line 5"},
		{good + good, "line 5"},
		{"mission a\nchapter puzzle\nseat red", "a is not complete"},
		{good + "star x\nstar y\nstar z", "a is not complete"},
		{good + "setup {}\nposition {}", "a is not complete"},
	} {
		if _, err := mission.Parse(x.text); err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("%q: %v, must say %q", x.text, err, x.want)
		}
	}
}
