package library_test

import (
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/library"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// others are the parts that begin games and export texts.
type others struct {
	*uitest.Bench
	seed string // of the game that was begun
	card string
}

func (*others) Put(*table.Session, string) {}
func (*others) Start(game.Seat)            {}
func (*others) Resume(string)              {}
func (*others) Leave()                     {}

func (o *others) StartOf(_ []byte, seed string, note func(*table.Session), players func(game.Game) []table.Player) {
	g := o.Desk.Offer().Game
	s, err := table.Begin(g, o.Offer.Speak, players(g), seed)
	if err != nil {
		return
	}
	note(s)
	o.seed = seed
	o.Begin(s)
}

func (o *others) GiveCard(_, _, _, text string) { o.card = text }

// today is the date in tests.
func today() time.Time { return time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC) }

func deal() *others {
	return &others{Bench: uitest.NewBench(cards.Kind{}, voice.NewCards, map[string]string{"settings": "speed=0"})}
}

// TestTheGameOfTheDay is the same for everybody, is played once, and told to others.
func TestTheGameOfTheDay(t *testing.T) {
	o := deal()
	daily := library.NewDaily(o.Needs, o, o, today)
	if date, _ := daily.Today(); date != "2026-11-22" || daily.Begun(date) {
		t.Errorf("the game of %s was begun", date)
	}
	daily.Begin()
	if o.Session() == nil || o.Session().Day() != "2026-11-22" || o.seed == "" {
		t.Fatal("it was not begun")
	}
	o.Saves.Begin("")
	if o.Saves.Find(); !daily.Begun("2026-11-22") {
		t.Error("nobody knows that it was begun")
	}
	if err := o.Session().Concede(); err != nil {
		t.Fatal(err)
	}
	for _, c := range daily.Commands(scene.EndPanel) {
		c.Do()
	}
	if o.card == "" {
		t.Error("there is no card of it")
	}
}

// TestAGameWithoutMissions has none, and nobody waits for them; what was done elsewhere is kept all the same.
func TestAGameWithoutMissions(t *testing.T) {
	o := deal()
	coach := library.NewCoach(o.Needs, play.NewFilm(o.Desk, o.Paint, o.Prefs, o.Audio))
	m := library.NewMissions(o.Needs, o, coach, today)
	lessons, lists := library.NewLessons(m), library.NewTaskLists(m)
	if err := o.Deal(); err != nil {
		t.Fatal(err)
	}
	m.Judge()
	if lessons.Waits() || m.Hinting() || len(lists.Commands(scene.EndPanel))+len(lists.Badge()) > 0 {
		t.Error("a game that is no mission is played as one")
	}
	if _, replies := lessons.Reply(); replies {
		t.Error("others move as a mission says")
	}
	m.MergeProgress("tiny-cards/puzzle/one 2")
	m.MergeProgress("tiny-cards/puzzle/one 1\ntiny-cards/puzzle/two 3\nnonsense")
	if got := o.Store.Load("stars"); got != "tiny-cards/puzzle/one 2\ntiny-cards/puzzle/two 3" {
		t.Errorf("%q is kept", got)
	}
}
