package hex_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"onelongnight/game/games"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/voice"
	"onelongnight/game/mission"
	"onelongnight/game/ui"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// student is a person who has opened the game, and what is stored for them.
type student struct {
	*uitest.Window
	*uitest.Host
	t *testing.T
}

// study opens the first screen, with the missions that a page would fetch.
func study(t *testing.T, lang string, stored map[string]string) *student {
	t.Helper()
	think := func(question string) (string, error) { return games.Shelf().Answer(question, nil) }
	data, said := games.Missions()
	host := &uitest.Host{Answer: think, Unjudged: true, Stored: stored, Texts: map[string]string{"missions": data}}
	for lang, text := range said {
		host.Texts["missions-"+lang] = text
	}
	app := ui.New(host, uitest.OfferIn(t, edition.Full(), hex.Look, lang))
	s := &student{&uitest.Window{App: app, W: 1280, H: 720}, host, t}
	s.Run()
	return s
}

// fast returns settings with which nobody has to wait.
func fast() map[string]string { return map[string]string{"settings": "speed=0 tips=off level=1"} }

// decided reports whether a lesson or a puzzle has ended and the screen says so.
func (s *student) decided() bool {
	c := s.Screen()
	return c.Panel == scene.TaskPanel && c.Task.Judged
}

// until lets time pass until a condition holds.
func (s *student) until(what string, holds func() bool) {
	s.t.Helper()
	for end := time.Now().Add(20 * time.Second); !holds(); s.Run() {
		if time.Now().After(end) {
			s.t.Fatalf("never: %s; one can %v", what, s.Moves())
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// can reports whether there is a button with that ID.
func (s *student) can(id string) bool {
	for _, b := range s.Buttons {
		if b.ID == "button:"+id {
			return true
		}
	}
	return false
}

// TestEveryPuzzleIsSolvedAtTheTable plays the solution of every puzzle, and checks that it earns three stars, which are
// stored, and that the screen says which HQ it was.
func TestEveryPuzzleIsSolvedAtTheTable(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := study(t, "", fast())
		s.Press("button:ways", "button:puzzles")
		for _, m := range edition.Full().Missions.Puzzles() {
			s.Press("button:task-" + m.Name)
			task := s.Screen().Task
			s.Press("button:task-begin")
			s.until("its beginning", func() bool { return len(s.Moves()) > 0 })
			if badge := s.Screen().Badge; badge == nil || badge.Label != task.Text {
				t.Errorf("%s: the badge is %+v, not %q", m.Name, badge, task.Text)
			}
			for _, seat := range kept(t, s.Host).Game.Seats() {
				name := voice.English().T("tile." + seat.Name + "-hq")
				if strings.Contains(task.Text, name) == (seat.Name == m.Seat) ||
					strings.Contains(task.Kicker, voice.English().T("army."+seat.Name)) != (seat.Name == m.Seat) {
					t.Errorf("%s, for %s, is told as %q, %q", m.Name, m.Seat, task.Kicker, task.Text)
				}
			}
			for _, id := range m.Solution {
				s.until(m.Name+": "+id, func() bool { return slices.Contains(moves(s.t, s.Host), id) })
				s.Press(id)
			}
			s.until("the end of "+m.Name, s.decided)
			if task := s.Screen().Task; task.Stars != mission.MaxStars {
				t.Errorf("%s: %+v", m.Name, task)
			}
			if !strings.Contains(s.Kept("stars"), "hex/puzzle/"+m.Name+" 3") || len(s.KeptGames()) != 0 {
				t.Errorf("%s is not kept, or stays among the games: %s", m.Name, s.Kept("stars"))
			}
			s.Press("button:puzzles")
		}
	})
}

// TestAPuzzleThatFails checks that a failed puzzle says so and can be begun again, that a decision can be taken back
// before the battle, and that the puzzle can be continued from the list and the first screen like any game.
func TestAPuzzleThatFails(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := study(t, "", fast())
		m := edition.Full().Missions.Puzzles()[0]
		s.Press("button:ways", "button:puzzles", "button:task-"+m.Name, "button:task-begin")
		first := s.Moves()
		decide := func() {
			s.Press(m.Solution[0])
			s.until("the next decision", func() bool { return slices.Contains(s.Moves(), "end") })
		}
		fail := func() {
			decide()
			s.Press("end")
			s.until("the end", s.decided)
		}
		decide()
		s.Press("button:undo")
		s.until("it is taken back", func() bool { return slices.Equal(s.Moves(), first) })
		fail()
		if task := s.Screen().Task; task.Stars != 0 || strings.Contains(s.Kept("stars"), m.Name) {
			t.Errorf("a failed puzzle brings %d stars; kept is %q", task.Stars, s.Kept("stars"))
		}
		s.Press("button:task-again")
		s.until("it begins again", func() bool { return slices.Equal(s.Moves(), first) })
		fail()
		s.Press("button:puzzles", "button:close", "button:title")
		if s.Screen().Panel != scene.TitlePanel || !s.can("play-hegemony") {
			t.Errorf("from the end one comes to panel %d, and can %v", s.Screen().Panel, s.Moves())
		}
		s.Press("button:play-hegemony")
		if played, ok := rules.Of(kept(t, s.Host).Game); !ok || played.Mode() != rules.Duel {
			t.Errorf("after a puzzle one plays %s", kept(t, s.Host).Game.Setup())
		}
	})
}

// TestThePuzzleOfTheDay checks that the puzzle of the day is one of this game's, and is stored under its date.
func TestThePuzzleOfTheDay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := study(t, "", fast())
		s.Press("button:ways", "button:puzzles", "button:daily-puzzle", "button:task-begin")
		_, name := kept(t, s.Host).Mission()
		list := edition.Full().Missions.Puzzles()
		at := slices.IndexFunc(list, func(m mission.Mission) bool { return m.Name == name })
		if at < 0 {
			t.Fatalf("the puzzle of the day is %q", name)
		}
		for _, id := range list[at].Solution {
			s.until(id, func() bool { return slices.Contains(moves(s.t, s.Host), id) })
			s.Press(id)
		}
		s.until("the end", s.decided)
		if day := time.Now().Format("2006-01-02"); !strings.Contains(s.Kept("stars"), "hex/daily/"+day+" 3") {
			t.Errorf("kept is %q", s.Kept("stars"))
		}
		s.Press("button:puzzles")
		if words := strings.Join(s.Screen().Words, " "); !strings.Contains(words, "days in a row: **1**") {
			t.Errorf("the list says %q", words)
		}
	})
}

// TestEveryLessonLeadsToItsEnd checks in every language that a player who reads each step and then makes the first move
// allowed completes the lesson, and is told at every step what to do. The last lesson leads to a first game.
func TestEveryLessonLeadsToItsEnd(t *testing.T) {
	for _, lang := range tongues {
		synctest.Test(t, func(t *testing.T) {
			s := study(t, lang, fast())
			if main := s.Screen().Commands[0]; main.ID != "lessons" || !main.Main {
				t.Fatalf("a newcomer is led to %q", main.ID)
			}
			s.Press("button:lessons")
			for _, m := range edition.Full().Missions.Lessons() {
				s.Press("button:task-"+m.Name, "button:task-begin")
				said := map[string]bool{}
				s.until("the end of "+m.Name, func() bool {
					c := s.Screen().Coach
					switch {
					case s.decided():
						return true
					case c == nil:
					case len(c.Commands) > 0:
						said[c.Text] = true
						s.Press("button:" + c.Commands[0].ID)
					case len(s.Moves()) > 0:
						said[c.Text] = true
						s.Press(s.Moves()[0])
					}
					return false
				})
				if task := s.Screen().Task; len(said) != len(m.Steps) || task.Stars == 0 {
					t.Errorf("%s, %s: of %d steps %d were told; %+v", lang, m.Name, len(m.Steps), len(said), task)
				}
				if last := m.Number == len(edition.Full().Missions.Lessons()); s.can("play-first") != last ||
					s.can("task-next") == last {
					t.Errorf("%s: after %s one can %v", lang, m.Name, s.Screen().Commands)
				}
				if m.Number < len(edition.Full().Missions.Lessons()) {
					s.Press("button:lessons")
				}
			}
			s.Press("button:play-first")
			if played, ok := rules.Of(kept(t, s.Host).Game); !ok || played.Mode() != rules.Duel {
				t.Errorf("after the lessons one plays %s", kept(t, s.Host).Game.Setup())
			}
		})
	}
}

// TestTheBadgeCoversNothing checks in all windows, languages and text sizes that the aim of a puzzle has a place of its
// own, even while a tile must be discarded or is turned.
func TestTheBadgeCoversNothing(t *testing.T) {
	for i, lang := range tongues {
		for _, scale := range scales {
			t.Run(fmt.Sprintf("%s at %d %%", lang, scale), func(t *testing.T) {
				t.Parallel()
				synctest.Test(t, func(t *testing.T) {
					stored := fast()
					stored["settings"] += fmt.Sprintf(" text=%d", scale)
					s := study(t, lang, stored)
					canvas := kit.NewCanvas(blind{uitest.NewDevice(1, 1)})
					m := edition.Full().Missions.Puzzles()[3*i]
					s.Press("button:ways", "button:puzzles", "button:task-"+m.Name, "button:task-begin")
					for n, id := range m.Solution {
						s.until(id, func() bool { return slices.Contains(moves(s.t, s.Host), id) })
						if s.Screen().Badge == nil {
							t.Fatal("nothing says what is asked for")
						}
						if verb, _, _ := strings.Cut(id, " "); n == 0 || verb == "turn" {
							checkAll(t, s.Window, canvas, m.Name+", before "+id)
						}
						s.Press(id)
					}
				})
			})
		}
	}
}

// TestALessonLetsOneTurnWrongly checks that the first lesson begins with a tile that faces the wrong way, does not put
// it down so, and says why: who is only offered what is right learns nothing.
func TestALessonLetsOneTurnWrongly(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := study(t, "", fast())
		s.Press("button:lessons", "button:task-lesson-tiles", "button:task-begin")
		s.until("the tile to turn", func() bool {
			switch c := s.Screen().Coach; {
			case c != nil && len(c.Commands) > 0:
				s.Press("button:" + c.Commands[0].ID)
			case len(s.Moves()) > 0 && !strings.HasPrefix(s.Moves()[0], "turn"):
				s.Press(s.Moves()[0])
			}
			return len(s.Moves()) > 0 && strings.HasPrefix(s.Moves()[0], "turn")
		})
		s.W, s.H = 360, 640
		shown, _ := s.Run()
		_, l, _ := hex.LaidOut(shown)
		for i, b := range l.Buttons.Place {
			if !b.Rect.Intersect(l.Wheel.Inset(-6)).Empty() {
				t.Errorf("on a phone the wheel at %v is too near %q at %v", l.Wheel, l.Buttons.List[i].Label, b.Rect)
			}
		}
		s.W, s.H = 1280, 720
		before := s.LastGame()
		s.Run()
		if s.Tap("piece:hegemony-thug"); s.LastGame() != before {
			t.Fatal("the Thug is put down although nothing of it points at the headquarters")
		}
		if s.Run(); !strings.Contains(s.Screen().Coach.Note, "until a spike points") {
			t.Errorf("nobody says why it is not put down: %+v", s.Screen().Coach)
		}
	})
}

// TestAHintOfAPuzzleSaysHowToTurn checks that the last hint before a tile is placed names its direction.
func TestAHintOfAPuzzleSaysHowToTurn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := edition.Full().Missions.Puzzles()[0]
		s := study(t, "", fast())
		s.Press("button:ways", "button:puzzles", "button:task-"+m.Name, "button:task-begin")
		for _, id := range m.Solution {
			s.until(id, func() bool { return slices.Contains(moves(s.t, s.Host), id) })
			if strings.HasPrefix(id, "place ") {
				break
			}
			s.Press(id)
		}
		s.Press("button:hint")
		s.Run()
		for s.Screen().Coach.Commands[0].ID == "hint-more" {
			s.Press("button:hint-more")
			s.Run()
		}
		if said := s.Screen().Coach.Text; !strings.Contains(said, "Facing ") {
			t.Errorf("before a tile is placed, it is said %q", said)
		}
	})
}
