package editiontest

import (
	"fmt"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/mission"
	"onelongnight/game/words"
)

// Told compares the main path of each lesson, in English, with a file for people to read; see [gametest.Golden].
func (k *Lessons) Told(t testing.TB, file string) {
	t.Helper()
	var b strings.Builder
	for i := range k.List {
		k.tell(t, k.Sit(t, &k.List[i]), &b)
	}
	gametest.Golden(t, file, b.String())
}

// tell writes the main path of a lesson.
func (k *Lessons) tell(t testing.TB, l *Sitting, b *strings.Builder) {
	t.Helper()
	said, voice := words.Must(words.New("en", k.Texts["en"])), k.Voice(l.Game)
	fmt.Fprintf(b, "# %s: %s\n%s\n\n", l.Name, said.T(l.Key(mission.Title)), said.T(l.Key(mission.Before)))
	spoken := -1
	for {
		_, stand := l.Course.Now()
		if at := l.Course.At(); at != spoken && stand != mission.Finished {
			n, of := l.Course.Progress()
			fmt.Fprintf(b, "%d/%d %s: %s\n", n, of, l.StepName(), said.T(l.StepKey(at)))
			spoken = at
		}
		if stand == mission.Free || stand == mission.Finished || l.State.Result().Over {
			break
		}
		if stand == mission.Reading {
			l.Course.Read()
			continue
		}
		m, scripted := l.Scripted(t)
		if !scripted {
			t.Errorf("%s, step %s: nobody says what %s does of %s\n%s", l.Name, l.StepName(),
				game.SeatName(l.Game, l.State.Turn()), l.texts(l.State.Legal(nil)), b.String())
			return
		}
		fmt.Fprintf(b, "  > %s: %s\n", game.SeatName(l.Game, l.State.Turn()), l.Game.MoveText(m))
		l.Play(t, m)
		for _, e := range l.log.Events {
			if sentence := voice.Sentence(e, l.Seat); sentence != "" {
				fmt.Fprintf(b, "      %s\n", sentence)
			}
		}
	}
	if out := l.Watch.Outcome(); out.Verdict == game.Reached {
		fmt.Fprintf(b, "won: %s\n", said.T(l.Key(mission.Won)))
	}
	b.WriteByte('\n')
}
