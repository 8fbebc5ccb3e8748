package missions_test

import (
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/missions"
	"onelongnight/game/hex/voice"
	"onelongnight/game/mission"
	"onelongnight/game/table"
)

// mostTouches is how many touches a lesson takes at most: what is read is one, a move as many as its path has things.
const mostTouches = 20

// TestTheLessonsAreShort: five, all of one side, so that one leads to the next, against a weak opponent and with a seed of their own.
func TestTheLessonsAreShort(t *testing.T) {
	list := missions.Lessons()
	if len(list) != 5 {
		t.Errorf("there are %d lessons", len(list))
	}
	for i := range list {
		m := &list[i]
		if m.Chapter != mission.Lesson || m.Seat != list[0].Seat || m.Seed == "" || m.Level != "2" || len(m.Stars) > 0 {
			t.Errorf("%s: chapter %s, seat %s, seed %q, level %s", m.Name, m.Chapter, m.Seat, m.Seed, m.Level)
		}
		touches, l := 0, sit(t, m)
		for !l.state.Result().Over {
			_, stand := l.course.Now()
			if stand == mission.Reading {
				l.course.Read()
				touches++
				continue
			}
			move, scripted := l.scripted(t)
			if !scripted {
				t.Fatalf("%s, step %s: nobody says what is done", m.Name, l.stepName())
			}
			if l.state.Turn() == l.seat {
				touches += len(voice.English().Path(l.state.View(l.seat), move))
			}
			l.play(t, move)
		}
		t.Logf("%s: %d touches", m.Name, touches)
		if touches > mostTouches {
			t.Errorf("%s takes %d touches", m.Name, touches)
		}
	}
}

// paths counts what was met on all ways through a lesson.
type paths struct {
	ways, ends int
	patterns   map[string]bool // that let a move through
	lines      map[string]bool // of the others that were played
}

// TestEveryPathLeadsOn: whatever is chosen of what is allowed, nobody is ever stuck, the script stays legal, and the
// lesson ends with its aim or with its free step. No pattern and no line of the script is there for nothing, and what
// a step points at lies on the table.
func TestEveryPathLeadsOn(t *testing.T) {
	list := missions.Lessons()
	for i := range list {
		m := &list[i]
		p := paths{patterns: map[string]bool{}, lines: map[string]bool{}}
		p.walk(t, m, nil, 0)
		for _, s := range m.Steps {
			for stage, moves := range s.Moves {
				for _, text := range moves {
					if !p.patterns[fmt.Sprint(s.Name, stage, text)] {
						t.Errorf("%s, step %s: %q lets nothing through", m.Name, s.Name, text)
					}
				}
			}
			for n, text := range s.Others {
				if !p.lines[fmt.Sprint(s.Name, text)] {
					t.Errorf("%s, step %s: line %d of the others, %s, is never played", m.Name, s.Name, n+1, text)
				}
			}
		}
		t.Logf("%s: %d ways", m.Name, p.ways)
		if p.ways == 0 || p.ends != p.ways {
			t.Errorf("%s: of %d ways %d come to an end", m.Name, p.ways, p.ends)
		}
	}
}

// walk goes on behind some moves, of which those up to read were there when a step was read last, in every way that is allowed.
func (p *paths) walk(t *testing.T, m *mission.Mission, moves []game.Move, shown int) {
	t.Helper()
	l := sit(t, m)
	for _, move := range moves {
		l.play(t, move)
	}
	for {
		step, stand := l.course.Now()
		if at := l.course.At(); at >= shown && stand != mission.Finished {
			l.points(t, &step)
			shown = at + 1
		}
		switch stand {
		case mission.Reading:
			if len(l.course.Allowed(l.state.Legal(nil))) > 0 {
				t.Errorf("%s, step %s: something can be done before it is read", m.Name, step.Name)
			}
			l.course.Read()
			continue
		case mission.Watching:
			move, scripted := l.course.Reply()
			if !scripted {
				t.Fatalf("%s, step %s, after %s: no line for %s", m.Name, step.Name, l.texts(moves), l.texts(l.state.Legal(nil)))
			}
			p.lines[fmt.Sprint(step.Name, l.game.MoveText(move))] = true
			l.play(t, move)
			moves = l.moves
			continue
		case mission.Moving:
			stage := l.course.Stage()
			for _, move := range l.choices(t) {
				text, meant := l.game.MoveText(move), false
				for _, pattern := range step.Moves[stage] {
					if mission.Matches(pattern, text) {
						p.patterns[fmt.Sprint(step.Name, stage, pattern)], meant = true, true
					}
				}
				if !meant {
					t.Fatalf("%s, step %s, after %s: nothing that it names is legal: %s", m.Name, step.Name, l.texts(moves), l.texts(l.state.Legal(nil)))
				}
				p.walk(t, m, append(slices.Clone(l.moves), move), shown)
			}
			return
		}
		p.ways++
		if out := l.watch.Outcome().Verdict; stand == mission.Finished && out == game.Reached || stand == mission.Free && step.Free && out == game.Undecided {
			p.ends++
		}
		return
	}
}

// points holds that what a step points at lies on the table.
func (l *sitting) points(t *testing.T, step *mission.Step) {
	t.Helper()
	if len(step.Points) == 0 {
		t.Errorf("%s, step %s points at nothing", l.Name, step.Name)
	}
	onTable := []table.Spot{table.KindFigure.Spot("forecast")}
	view := l.state.View(l.seat).(*hex.View)
	for _, info := range l.game.Seats() {
		onTable = append(onTable, table.KindPile.Spot(info.Name))
	}
	for h := range hex.Hex(hex.HexCount) {
		onTable = append(onTable, table.KindPlace.Spot(h.String()))
		if t := view.Cells[h].Tile; t != hex.NoTile {
			onTable = append(onTable, table.KindPiece.Spot(t.ID()))
		}
	}
	for _, t := range view.Hand[l.seat].Tiles() {
		onTable = append(onTable, table.KindCard.Spot(t.ID()))
	}
	for _, m := range l.state.Legal(nil) {
		if l.state.Turn() == l.seat {
			onTable = append(onTable, voice.English().Path(view, m)...)
		}
	}
	for _, spot := range step.Points {
		if !slices.Contains(onTable, spot) {
			t.Errorf("%s, step %s: %s is not on the table", l.Name, step.Name, spot)
		}
	}
}

// TestUndoAndReload: on the main path of every lesson, whoever takes a move back stands at its step, and whoever comes back
// later stands behind the last move, at a step that is still to be read if there is one.
func TestUndoAndReload(t *testing.T) {
	list := missions.Lessons()
	for i := range list {
		l := sit(t, &list[i])
		type place struct {
			at    int
			stand mission.Stand
		}
		var asked, left []place // by number of moves made: where the next was made, where the last one led to
		now := func() place { _, stand := l.course.Now(); return place{l.course.At(), stand} }
		left = append(left, now())
		for range 200 {
			stand := now().stand
			if stand == mission.Reading {
				l.course.Read()
				continue
			}
			if stand == mission.Free || stand == mission.Finished {
				break
			}
			asked = append(asked, now())
			m, scripted := l.course.Reply()
			if !scripted {
				m = l.first(t)
			}
			l.play(t, m)
			left = append(left, now())
		}
		for n := len(asked) - 1; n >= 0; n-- {
			if err := l.course.Follow(l.moves[:n]); err != nil || now() != asked[n] {
				t.Fatalf("%s: after %d moves were left %v, not %v, %v", l.Name, n, now(), asked[n], err)
			}
			again := sit(t, &list[i])
			if err := again.course.Follow(l.moves[:n]); err != nil {
				t.Fatal(err)
			}
			if _, stand := again.course.Now(); (place{again.course.At(), stand}) != left[n] {
				t.Fatalf("%s: after %d moves and a reload %d %d, not %v", l.Name, n, again.course.At(), stand, left[n])
			}
		}
	}
}
