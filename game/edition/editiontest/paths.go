package editiontest

import (
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/mission"
)

// paths records what occurred on all ways through a lesson.
type paths struct {
	kit        *Lessons
	ways, ends int
	patterns   map[string]bool // patterns that allowed a move
	lines      map[string]bool // moves of the others that were played
}

// EveryPathLeadsOn checks that, whatever the player chooses among the moves allowed, nobody gets stuck, the script
// stays legal, and the lesson ends with its aim or its free step. Every pattern and every line of the script must be
// used, and what a step points at must lie on the table.
func (k *Lessons) EveryPathLeadsOn(t testing.TB) {
	t.Helper()
	for i := range k.List {
		m := &k.List[i]
		p := paths{kit: k, patterns: map[string]bool{}, lines: map[string]bool{}}
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

// walk goes on after some moves in every way that is allowed. shown is how many moves had been made when a step was
// last read.
func (p *paths) walk(t testing.TB, m *mission.Mission, moves []game.Move, shown int) {
	t.Helper()
	l := p.kit.Sit(t, m)
	for _, move := range moves {
		l.Play(t, move)
	}
	for {
		step, stand := l.Course.Now()
		if at := l.Course.At(); at >= shown && stand != mission.Finished {
			p.kit.points(t, l, &step)
			shown = at + 1
		}
		switch stand {
		case mission.Reading:
			if len(l.Course.Allowed(l.State.Legal(nil))) > 0 {
				t.Errorf("%s, step %s: something can be done before it is read", m.Name, step.Name)
			}
			l.Course.Read()
			continue
		case mission.Watching:
			move, scripted := l.Course.Reply()
			if !scripted {
				t.Fatalf("%s, step %s, after %s: no line for %s", m.Name, step.Name, l.texts(moves),
					l.texts(l.State.Legal(nil)))
			}
			p.lines[fmt.Sprint(step.Name, l.Game.MoveText(move))] = true
			l.Play(t, move)
			moves = l.Moves
			continue
		case mission.Moving:
			p.branch(t, l, &step, shown)
			return
		}
		p.ways++
		if out := l.Watch.Outcome().Verdict; stand == mission.Finished && out == game.Reached ||
			stand == mission.Free && step.Free && out == game.Undecided {
			p.ends++
		}
		return
	}
}

// branch goes on with each move that the player may make.
func (p *paths) branch(t testing.TB, l *Sitting, step *mission.Step, shown int) {
	t.Helper()
	stage := l.Course.Stage()
	for _, move := range l.choices(t) {
		text, meant := l.Game.MoveText(move), false
		for _, pattern := range step.Moves[stage] {
			if mission.Matches(pattern, text) {
				p.patterns[fmt.Sprint(step.Name, stage, pattern)], meant = true, true
			}
		}
		if !meant {
			t.Fatalf("%s, step %s, after %s: nothing that it names is legal: %s", l.Name, step.Name, l.texts(l.Moves),
				l.texts(l.State.Legal(nil)))
		}
		p.walk(t, l.Mission, append(slices.Clone(l.Moves), move), shown)
	}
}

// points checks that what a step points at lies on the table.
func (k *Lessons) points(t testing.TB, l *Sitting, step *mission.Step) {
	t.Helper()
	if len(step.Points) == 0 {
		t.Errorf("%s, step %s points at nothing", l.Name, step.Name)
	}
	there := k.Table(l)
	if l.State.Turn() == l.Seat {
		for _, m := range l.State.Legal(nil) {
			there = append(there, k.Voice(l.Game).Path(l.State.View(l.Seat), m)...)
		}
	}
	for _, spot := range step.Points {
		if !slices.Contains(there, spot) {
			t.Errorf("%s, step %s: %s is not on the table", l.Name, step.Name, spot)
		}
	}
}
