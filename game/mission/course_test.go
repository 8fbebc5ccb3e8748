package mission_test

import (
	"reflect"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/gametest/tiny/tiles"
	"onelongnight/game/mission"
)

// arrows is a lesson of the game of tiles, for three seats.
const arrows = `mission arrows
chapter lesson
seat red
level 1
setup {"seats":3}
aim own 3
step look
point place:a1 pile:red
step put
point place:a1
play place a1 | place a2
play turn *
others place c3 | turn 0

step stop

others place c2 | turn 0

step again
play place *1
play turn 1

step rest
free
`

// course begins the lesson, with some texts in it replaced by others, given in pairs.
func course(t *testing.T, change ...string) (*mission.Course, game.Game) {
	t.Helper()
	list, err := mission.Parse(strings.NewReplacer(change...).Replace(arrows))
	if err != nil {
		t.Fatal(err)
	}
	_, g, s, err := list[0].Begin(tiles.Kind{}, "x")
	if err != nil {
		t.Fatal(err)
	}
	c, err := list[0].NewCourse(g, s)
	if err != nil {
		t.Fatal(err)
	}
	return c, g
}

// moves reads a line of moves.
func moves(t *testing.T, g game.Game, text string) (list []game.Move) {
	t.Helper()
	for _, one := range strings.Split(text, ", ") {
		if one == "" {
			continue
		}
		m, err := g.ParseMove(one)
		if err != nil {
			t.Fatal(one, err)
		}
		list = append(list, m)
	}
	return list
}

// followed returns, as text, where a course stands after some moves, which moves it allows, and its reply.
func followed(t *testing.T, c *mission.Course, g game.Game, played string) string {
	t.Helper()
	if err := c.Follow(moves(t, g, played)); err != nil {
		t.Fatal(played, err)
	}
	return stands(c, g)
}

func stands(c *mission.Course, g game.Game) string {
	step, stand := c.Now()
	said := []string{step.Name, [...]string{"reading", "moving", "watching", "free", "finished"}[stand]}
	switch list := c.Allowed(all()); len(list) {
	case len(all()):
	case 0:
		said = append(said, "allows nothing")
	default:
		said = append(said, "allows", texts(g, list))
	}
	if m, ok := c.Reply(); ok {
		said = append(said, "replies", g.MoveText(m))
	}
	return strings.Join(said, " ")
}

func texts(g game.Game, list []game.Move) string {
	var said []string
	for _, m := range list {
		said = append(said, g.MoveText(m))
	}
	return strings.Join(said, ", ")
}

// all returns all moves of the game.
func all() (list []game.Move) {
	for m := game.Move(1); m < 14; m++ {
		list = append(list, m)
	}
	return list
}

// TestACourseFollowsTheRecord checks where a course stands after any moves, for somebody who has just opened the page.
func TestACourseFollowsTheRecord(t *testing.T) {
	const (
		opened = "place a1, turn 3"
		blue   = opened + ", place c3, turn 0"
		green  = blue + ", place c2, turn 0"
	)
	for _, x := range []struct{ played, want string }{
		{"", "look reading allows nothing"},
		{"place a2", "put moving allows turn 0, turn 1, turn 2, turn 3"},
		{opened, "put watching replies place c3"},
		{opened + ", place c3", "put watching replies turn 0"},
		{blue, "stop reading allows nothing"},
		{blue + ", place c2", "stop watching replies turn 0"},
		{green, "again moving allows place a1, place b1, place c1"},
		{green + ", place b1", "again moving allows turn 1"},
		{green + ", place b1, turn 1", "rest free"},
		{green + ", place b1, turn 1, place b3", "rest free"},
		// The others leave the script, and the step goes on all the same.
		{opened + ", place c3, turn 1", "stop reading allows nothing"},
		{opened + ", place b2", "stop reading allows nothing"},
		{opened + ", place b2, turn 1", "again watching"},
		{opened + ", place b2, turn 1, place c2", "again watching"},
		{opened + ", place b2, turn 1, place c2, turn 2", "again moving allows place a1, place b1, place c1"},
		// The player makes a move that the step does not allow: the lesson lets go.
		{"place b2", "put free"},
		{"place a1, turn 1, place c3, turn 0, place c2, turn 0, place a3, turn 1", "again free"},
	} {
		c, g := course(t)
		if got := followed(t, c, g, x.played); got != x.want {
			t.Errorf("after %q: %s, not %s", x.played, got, x.want)
		}
	}
}

// TestWhatWasReadStaysRead checks that a text that was read stays read after an undo, in the same sitting only.
func TestWhatWasReadStaysRead(t *testing.T) {
	const blue = "place a1, turn 3, place c3, turn 0"
	c, g := course(t)
	steps := []struct {
		do   func()
		want string
	}{
		{func() {}, "look reading allows nothing"},
		{c.Read, "put moving allows place a1, place a2"},
		{c.Read, "put moving allows place a1, place a2"}, // there is nothing to read
		{func() { followed(t, c, g, blue) }, "stop reading allows nothing"},
		{c.Read, "stop watching replies place c2"},
		{func() { followed(t, c, g, blue+", place c2, turn 0") }, "again moving allows place a1, place b1, place c1"},
		{func() { followed(t, c, g, "place a1") }, "put moving allows turn 0, turn 1, turn 2, turn 3"},
		{func() { followed(t, c, g, blue) }, "stop watching replies place c2"},
		{func() { followed(t, c, g, "") }, "put moving allows place a1, place a2"},
	}
	for i, x := range steps {
		x.do()
		if got := stands(c, g); got != x.want {
			t.Errorf("%d: %s, not %s", i, got, x.want)
		}
	}
	if n, of := c.Progress(); n != 2 || of != 5 || c.At() != 1 {
		t.Errorf("step %d of %d, at %d", n, of, c.At())
	}
}

// TestNobodyIsStuck checks that play goes on where no move that a step allows is legal, or a move of the script is not.
func TestNobodyIsStuck(t *testing.T) {
	c, g := course(t, "play place *1", "play place a1")
	taken := "place a1, turn 3, place c3, turn 0, place c2, turn 0"
	if got := followed(t, c, g, taken); got != "again moving allows place a1" {
		t.Error(got)
	}
	free := moves(t, g, "place b1, place b2")
	if got := c.Allowed(free); len(got) != 2 {
		t.Errorf("of %s are allowed %s", texts(g, free), texts(g, got))
	}
	c, g = course(t, "others place c3", "others place a1")
	if got := followed(t, c, g, "place a1, turn 3"); got != "put watching" {
		t.Error(got)
	}
	if err := c.Follow(moves(t, g, "place a1, place a1")); err == nil {
		t.Error("what is not legal is followed")
	}
	// Without a free step the lesson is over when its last step is done.
	c, g = course(t, "\nstep rest\nfree", "")
	if got := followed(t, c, g, taken+", place b1, turn 1"); got != " finished" {
		t.Error(got)
	}
	if n, of := c.Progress(); n != 4 || of != 4 {
		t.Errorf("step %d of %d", n, of)
	}
}

// TestLessonsComeBack checks that lessons written to a file are read back unchanged, and that their texts have keys of
// their own.
func TestLessonsComeBack(t *testing.T) {
	list, err := mission.Parse(arrows)
	if err != nil {
		t.Fatal(err)
	}
	back, err := mission.Parse(mission.Format(list))
	if err != nil || !reflect.DeepEqual(back, list) {
		t.Fatalf("%v\n%s", err, mission.Format(list))
	}
	m := &back[0]
	if len(m.Steps) != 5 || m.StepKey(1) != "lesson.1.put" || m.WrongKey(1) != "lesson.1.put.wrong" ||
		!m.Steps[0].Read() || m.Steps[1].Read() || m.Steps[4].Read() {
		t.Errorf("%+v", m.Steps)
	}
}

// TestBadLessonsAreRefused checks that wrong lessons are refused when their file is read, or when they begin.
func TestBadLessonsAreRefused(t *testing.T) {
	for _, x := range []struct{ old, new, want string }{
		{"chapter lesson", "chapter campaign", "not complete"},
		{arrows[strings.Index(arrows, "step look"):], "", "not complete"},
		{"step look", "point place:a1", "line 7"},
		{"step put", "step", "line 9"},
		{"point place:a1 pile:red", "point a1", "line 8"},
		{"play turn *", "play", "line 12"},
		{"free", "free 1", "line 24"},
		{"step put", "colour red", "line 9"},
		{"step again", "seat red", "line 19"},
		{"step again", "step put", `"put": there are two`},
		{"step again", "step won", `"won": there are two`},
		{"step again", "step a.b", `"a.b": this is no name`},
		{"step stop", "step stop\nfree", `"stop": only the last`},
		{"free", "free\nplay turn 0", `"rest": only the last`},
		{"free", "free\nothers turn 0", `"rest": only the last`},
		{"others place c3", "others place d9", `"put": there is no move "place d9"`},
		{"play place a1", "play place d9", `"put": there is no move "place d9"`},
		{"seat red", "seat pink", "no seat pink"},
	} {
		err := begins(strings.Replace(arrows, x.old, x.new, 1))
		if err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("%q for %q: %v, must say %q", x.new, x.old, err, x.want)
		}
	}
	if err := begins(arrows); err != nil {
		t.Error(err)
	}
	g := gametest.Open(t, tiles.Kind{}, "")
	if _, err := (&mission.Mission{Chapter: mission.Puzzle, Seat: "red"}).NewCourse(g, g.New(game.Seed{})); err == nil {
		t.Error("a puzzle is a lesson")
	}
}

func begins(text string) error {
	list, err := mission.Parse(text)
	if err != nil {
		return err
	}
	_, g, s, err := list[0].Begin(tiles.Kind{}, "x")
	if err == nil {
		_, err = list[0].NewCourse(g, s)
	}
	return err
}

// TestPatterns checks that a star in a pattern matches any run of characters.
func TestPatterns(t *testing.T) {
	for _, x := range []struct {
		pattern, text string
		want          bool
	}{
		{"turn 1", "turn 1", true}, {"turn 1", "turn 12", false}, {"turn *", "turn 12", true},
		{"turn *", "turn ", true}, {"*", "", true},
		{"place *1", "place b1", true}, {"place *1", "place b2", false}, {"p* *1", "place b1", true},
		{"*b*", "place b1", true}, {"*x*", "place b1", false},
		{"play trooper-* 2", "play trooper-1 2", true}, {"play trooper-* 2", "play trooper-1 3", false},
		{"", "x", false},
	} {
		if got := mission.Matches(x.pattern, x.text); got != x.want {
			t.Errorf("%q, %q: %v", x.pattern, x.text, got)
		}
	}
}
