// Package editiontest checks what every game's edition must be. The game's own tests call it, and add checks that only
// they can make.
//
//   - Computer players see nothing that is hidden, give advice that can be played, tell a blunder from a good move, and
//     know how sure they are (players.go); found numbers are the ones on record (tuned.go).
//   - Words and books are whole in all languages, the same in each, with every rule, and people find what they look for
//     (talk.go, book.go, guide.go, firsthints.go).
//   - Lessons are taken in every way that they allow: the main path as people read it (told.go), every way to an end
//     (paths.go), taking moves back and coming back later (undo.go), texts (missiontexts.go).
//   - Puzzles are what they promise (puzzles.go), and scenarios as hard as a table says (campaign.go).
package editiontest

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition"
	"onelongnight/game/mission"
	"onelongnight/game/table"
)

// Lessons is what the checks need to know about a game's lessons.
type Lessons struct {
	Rules game.Kind
	List  []mission.Mission
	// Seats are the seats from which lessons are taken, in order. Lessons in a row from the same seat share an entry.
	Seats    []string
	Campaign []mission.Mission
	Texts    map[string]string // by language
	// Voice returns the game's voice in English.
	Voice func(g game.Game) table.Voice
	// Table returns the spots on the table at this point of a lesson, besides those with which moves are made.
	Table func(l *Sitting) []table.Spot
}

// MissionsOf returns the checks of a game's lessons, for some seats, and of its puzzles, which were made with these
// terms.
func MissionsOf(box edition.Full, onTable func(l *Sitting) []table.Spot, terms mission.Terms, seats ...string,
) (*Lessons, *Puzzles) {
	all, voice := box.Missions, box.English()
	return &Lessons{Rules: box.Kind, List: all.Lessons(), Seats: seats, Campaign: all.Campaign(), Texts: all.Texts(),
		Voice: voice, Table: onTable}, &Puzzles{Rules: box.Kind, List: all.Puzzles(), Terms: terms, Voice: voice}
}

// Run takes the lessons. Their main path is compared with the file testdata/lessons.txt.
func (k *Lessons) Run(t *testing.T) {
	t.Run("LessonsAreAlike", func(t *testing.T) { k.Alike(t) })
	t.Run("TextsAreShort", func(t *testing.T) {
		k.Short(t, k.Campaign, 60)
		k.Short(t, k.List, 40)
	})
	t.Run("TheLessonsAreTold", func(t *testing.T) { k.Told(t, "testdata/lessons.txt") })
	t.Run("EveryPathLeadsOn", func(t *testing.T) { k.EveryPathLeadsOn(t) })
	t.Run("UndoAndReload", func(t *testing.T) { k.UndoAndReload(t) })
}

// Alike checks that every lesson has a seed of its own, a weak opponent and no stars, and is taken from the right seat.
func (k *Lessons) Alike(t testing.TB) {
	t.Helper()
	var seats []string
	for i := range k.List {
		m := &k.List[i]
		seats = append(seats, m.Seat)
		if m.Chapter != mission.Lesson || m.Seed == "" || m.Level != "2" || len(m.Stars) > 0 {
			t.Errorf("%s: chapter %s, seed %q, level %s, %d stars", m.Name, m.Chapter, m.Seed, m.Level, len(m.Stars))
		}
	}
	if seats = slices.Compact(seats); !slices.Equal(seats, k.Seats) {
		t.Errorf("the lessons are taken from %v, not from %v", seats, k.Seats)
	}
}

// Sitting is a lesson in progress.
type Sitting struct {
	*mission.Mission
	Game   game.Game
	State  game.State
	Seat   game.Seat
	Course *mission.Course
	Watch  *mission.Watch
	Moves  []game.Move // made so far
	log    game.Log    // of the last move
}

// Sit begins a lesson.
func (k *Lessons) Sit(t testing.TB, m *mission.Mission) *Sitting {
	t.Helper()
	_, g, s, err := m.Begin(k.Rules, "")
	if err != nil {
		t.Fatal(m.Name, err)
	}
	l := &Sitting{Mission: m, Game: g, State: s, Seat: game.SeatNamed(g, m.Seat)}
	if l.Course, err = m.NewCourse(g, s); err != nil {
		t.Fatal(err)
	}
	if l.Watch, err = m.NewWatch(g, s); err != nil {
		t.Fatal(m.Name, err)
	}
	return l
}

func (l *Sitting) Play(t testing.TB, m game.Move) {
	t.Helper()
	text := l.Game.MoveText(m)
	l.log.Events = l.log.Events[:0]
	if err := l.State.Apply(m, &l.log); err != nil {
		t.Fatalf("%s, step %s: %s: %v", l.Name, l.StepName(), text, err)
	}
	if l.Watch.Outcome().Verdict == game.Undecided {
		l.Watch.Saw(l.log.Events, l.State)
	}
	l.Moves = append(l.Moves, m)
	if err := l.Course.Follow(l.Moves); err != nil {
		t.Fatal(l.Name, err)
	}
}

func (l *Sitting) StepName() string { s, _ := l.Course.Now(); return s.Name }

// Scripted returns the lesson's next move: for the player, the first one that is allowed; for the others, the script's,
// or false if there is none.
func (l *Sitting) Scripted(t testing.TB) (game.Move, bool) {
	t.Helper()
	if _, stand := l.Course.Now(); stand == mission.Moving {
		return l.first(t), true
	}
	return l.Course.Reply()
}

// first returns the move that the lesson names first.
func (l *Sitting) first(t testing.TB) game.Move {
	t.Helper()
	step, _ := l.Course.Now()
	allowed := l.choices(t)
	for _, moves := range step.Moves {
		for _, text := range moves {
			for _, m := range allowed {
				if l.Game.MoveText(m) == text {
					return m
				}
			}
		}
	}
	return allowed[0]
}

// choices returns the moves that the player is allowed, in the order of the lesson's patterns.
func (l *Sitting) choices(t testing.TB) []game.Move {
	t.Helper()
	legal := l.State.Legal(nil)
	list := l.Course.Allowed(legal)
	if len(list) == 0 || l.State.Turn() != l.Seat {
		t.Fatalf("%s, step %s: %s is asked, nothing is allowed of %s", l.Name, l.StepName(),
			game.SeatName(l.Game, l.State.Turn()), l.texts(legal))
	}
	return list
}

func (l *Sitting) texts(moves []game.Move) string {
	var list []string
	for _, m := range moves {
		list = append(list, l.Game.MoveText(m))
	}
	return strings.Join(list, " | ")
}
