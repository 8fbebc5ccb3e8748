package missions_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/missions"
	"onelongnight/game/hex/voice"
	"onelongnight/game/mission"
	"onelongnight/game/words"
)

var update = flag.Bool("update", false, "write testdata/lessons.txt anew")

// sitting is a lesson as it is taken.
type sitting struct {
	*mission.Mission
	game   game.Game
	state  game.State
	seat   game.Seat
	course *mission.Course
	watch  *mission.Watch
	moves  []game.Move
	log    game.Log
}

func sit(t *testing.T, m *mission.Mission) *sitting {
	t.Helper()
	_, g, s, err := m.Begin(hex.Rules{}, "")
	if err != nil {
		t.Fatal(m.Name, err)
	}
	l := &sitting{Mission: m, game: g, state: s, seat: game.SeatNamed(g, m.Seat)}
	if l.course, err = m.NewCourse(g, s); err != nil {
		t.Fatal(err)
	}
	if l.watch, err = m.NewWatch(g, s); err != nil {
		t.Fatal(m.Name, err)
	}
	return l
}

// play plays a move and keeps its events.
func (l *sitting) play(t *testing.T, m game.Move) {
	t.Helper()
	text := l.game.MoveText(m)
	l.log.Events = l.log.Events[:0]
	if err := l.state.Apply(m, &l.log); err != nil {
		t.Fatalf("%s, step %s: %s: %v", l.Name, l.stepName(), text, err)
	}
	if l.watch.Outcome().Verdict == game.Undecided {
		l.watch.Saw(l.log.Events, l.state)
	}
	l.moves = append(l.moves, m)
	if err := l.course.Follow(l.moves); err != nil {
		t.Fatal(l.Name, err)
	}
}

func (l *sitting) stepName() string { s, _ := l.course.Now(); return s.Name }

// choices are the moves that are allowed where the player is asked, in the order of the lesson's patterns.
func (l *sitting) choices(t *testing.T) []game.Move {
	t.Helper()
	legal := l.state.Legal(nil)
	list := l.course.Allowed(legal)
	if len(list) == 0 || l.state.Turn() != l.seat {
		t.Fatalf("%s, step %s: %s is asked, nothing is allowed of %s", l.Name, l.stepName(), game.SeatName(l.game, l.state.Turn()), l.texts(legal))
	}
	return list
}

func (l *sitting) texts(moves []game.Move) string {
	var list []string
	for _, m := range moves {
		list = append(list, l.game.MoveText(m))
	}
	return strings.Join(list, " | ")
}

// TestTheLessonsAreTold compares the main path of each lesson, in English, with the file that people read.
func TestTheLessonsAreTold(t *testing.T) {
	var b strings.Builder
	list := missions.Lessons()
	for i := range list {
		l := sit(t, &list[i])
		l.tell(t, &b)
	}
	const file = "testdata/lessons.txt"
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil || b.String() != string(want) {
		t.Errorf("the lessons are not those of %s: %v\n%s", file, err, b.String())
	}
}

// scripted is what the lesson has done now: by the player the first that it allows, by the others what it says; false if
// it says nothing.
func (l *sitting) scripted(t *testing.T) (game.Move, bool) {
	if _, stand := l.course.Now(); stand == mission.Moving {
		return l.first(t), true
	}
	return l.course.Reply()
}

// tell writes the main path.
func (l *sitting) tell(t *testing.T, b *strings.Builder) {
	said := words.Must(words.New("en", missions.Texts()["en"]))
	fmt.Fprintf(b, "# %s: %s\n%s\n\n", l.Name, said.T(l.Key(mission.Title)), said.T(l.Key(mission.Before)))
	spoken := -1
	for {
		_, stand := l.course.Now()
		if at := l.course.At(); at != spoken && stand != mission.Finished {
			n, of := l.course.Progress()
			fmt.Fprintf(b, "%d/%d %s: %s\n", n, of, l.stepName(), said.T(l.StepKey(at)))
			spoken = at
		}
		if stand == mission.Free || stand == mission.Finished || l.state.Result().Over {
			break
		}
		if stand == mission.Reading {
			l.course.Read()
			continue
		}
		m, scripted := l.scripted(t)
		if !scripted {
			t.Errorf("%s, step %s: nobody says what %s does of %s\n%s", l.Name, l.stepName(), game.SeatName(l.game, l.state.Turn()), l.texts(l.state.Legal(nil)), b.String())
			return
		}
		fmt.Fprintf(b, "  > %s: %s\n", game.SeatName(l.game, l.state.Turn()), l.game.MoveText(m))
		l.play(t, m)
		for _, e := range l.log.Events {
			if sentence := voice.English().For(l.game).Sentence(e, l.seat); sentence != "" {
				fmt.Fprintf(b, "      %s\n", sentence)
			}
		}
	}
	if out := l.watch.Outcome(); out.Verdict == game.Reached {
		fmt.Fprintf(b, "won: %s\n", said.T(l.Key(mission.Won)))
	}
	b.WriteByte('\n')
}

// first is the move that the lesson names first.
func (l *sitting) first(t *testing.T) game.Move {
	t.Helper()
	step, _ := l.course.Now()
	allowed := l.choices(t)
	for _, moves := range step.Moves {
		for _, text := range moves {
			for _, m := range allowed {
				if l.game.MoveText(m) == text {
					return m
				}
			}
		}
	}
	return allowed[0]
}
