package play_test

import (
	"slices"
	"strconv"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
	"onelongnight/game/ui/uitest"
)

// animated is a skin that shows each step for a while, the first one as a steady scene.
type animated struct{ uitest.Bare }

func (animated) Beats(first int, steps []table.Step) (list []motion.Beat) {
	for i := range steps {
		list = append(list, motion.Beat{First: first + i, Last: first + i, Length: 50, Chapter: first + i + 1,
			Steady: true})
	}
	return list
}

// silence plays no sounds, but counts what would be heard, with a cue at the end of each beat.
type silence struct{ beats, steps, cues int }

func (s *silence) Beat(b motion.Beat) []scene.Note {
	s.beats++
	return []scene.Note{{At: b.Length - 1, Cue: sound.Clash}}
}

func (s *silence) Steps(from, to int) { s.steps += to - from + 1 }
func (s *silence) Cue(sound.Cue)      { s.cues++ }

// filmed returns a film of a new game, with its sounds.
func filmed(t *testing.T, speed string) (*play.Film, *silence, *uitest.Bench) {
	t.Helper()
	b := uitest.NewBench(cards.Kind{}, voice.NewCards, map[string]string{"settings": "speed=" + speed})
	b.Offer.NewSkin = func(g game.Game) scene.Skin { return animated{uitest.Bare{Voice: voice.NewCards(g)}} }
	b.SetOffer(b.Offer.Usual())
	heard := &silence{}
	f := play.NewFilm(b.Desk, b.Paint, b.Prefs, heard)
	if err := b.Deal(); err != nil {
		t.Fatal(err)
	}
	return f, heard, b
}

// moveOn makes the first move and shows its result.
func moveOn(t *testing.T, f *play.Film, b *uitest.Bench) {
	t.Helper()
	if err := b.Session().Do(b.FirstMove()); err != nil {
		t.Fatal(err)
	}
	f.Roll()
}

// TestWhatHappensIsShown beat by beat, until the present is seen.
func TestWhatHappensIsShown(t *testing.T) {
	f, heard, b := filmed(t, "1")
	moveOn(t, f, b)
	if !f.Playing() || heard.beats != 1 {
		t.Fatalf("playing: %v, %d beats were heard", f.Playing(), heard.beats)
	}
	f.Lay(true)
	if picture, _ := f.Frame(); picture == nil || picture == b.Picture() {
		t.Error("the present is shown at once")
	}
	now := time.Now()
	for range 1000 {
		now = now.Add(20 * time.Millisecond)
		f.Advance(now)
	}
	if f.Playing() || f.Front() == nil {
		t.Error("it never ends")
	}
}

// TestALongFrameIsHeard: notes at the end of a beat that a long frame skips are still played.
func TestALongFrameIsHeard(t *testing.T) {
	f, heard, b := filmed(t, "1")
	moveOn(t, f, b)
	now := time.Now()
	for range 100 {
		now = now.Add(time.Second)
		f.Advance(now)
	}
	if f.Playing() || heard.cues != heard.beats {
		t.Errorf("playing: %v, %d cues of %d beats were heard", f.Playing(), heard.cues, heard.beats)
	}
}

// TestAtOnceNothingIsShown: without animation, steps are only heard.
func TestAtOnceNothingIsShown(t *testing.T) {
	f, heard, b := filmed(t, "0")
	moveOn(t, f, b)
	if f.Playing() || heard.steps == 0 {
		t.Errorf("playing: %v, %d steps were heard", f.Playing(), heard.steps)
	}
}

// TestWhatIsShownStands when people want it to.
func TestWhatIsShownStands(t *testing.T) {
	f, _, b := filmed(t, "1")
	moveOn(t, f, b)
	list := f.Commands(scene.NoPanel)
	if len(list) != 3 || list[0].ID != "pause" {
		t.Fatalf("one can %v", list)
	}
	list[0].Do()
	now := time.Now()
	for range 1000 {
		now = now.Add(20 * time.Millisecond)
		f.Advance(now)
	}
	if !f.Playing() || f.Runs() || !f.Playback().Stands() {
		t.Error("it went on")
	}
	if f.Cut(); f.Playback().Stands() {
		t.Error("what comes next stands too")
	}
}

// TestItIsShownAgain: page by page, and then the present.
func TestItIsShownAgain(t *testing.T) {
	f, _, b := filmed(t, "0")
	again := play.NewRecap(b.Desk, f)
	before := b.Session().StepCount()
	moveOn(t, f, b)
	if !again.Show(before, b.Session().StepCount(), table.NoSpot) || !again.On() || b.Panel() != scene.RecapPanel {
		t.Fatal("it is not shown again")
	}
	again.Turn(len(again.Pages()))
	if again.On() || !b.Bare() {
		t.Error("it does not end")
	}
}

// terse tells of every other event.
type terse struct {
	table.Voice
	told *int
}

func (t terse) Sentence(e game.Event, to game.Seat) string {
	if *t.told++; *t.told%2 == 0 {
		return ""
	}
	return t.Voice.Sentence(e, to)
}

// TestEveryPageSaysSomething: what nothing is said about is shown with what comes next, or its page would repeat the
// sentence of the one before.
func TestEveryPageSaysSomething(t *testing.T) {
	speak := func(g game.Game) table.Voice { return terse{voice.NewCards(g), new(int)} }
	b := uitest.NewBench(cards.Kind{}, speak, map[string]string{"settings": "speed=0"})
	b.Offer.NewSkin = func(g game.Game) scene.Skin { return animated{uitest.Bare{Voice: speak(g)}} }
	b.SetOffer(b.Offer.Usual())
	f := play.NewFilm(b.Desk, b.Paint, b.Prefs, &silence{})
	if err := b.Deal(); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		if err := b.Session().Play(b.Session().LegalMoves()[0]); err != nil {
			t.Fatal(err)
		}
	}
	f.Roll()
	again := play.NewRecap(b.Desk, f)
	first, steps := b.Session().Steps()
	if !again.Show(first, b.Session().StepCount(), table.NoSpot) {
		t.Fatal("it is not shown again")
	}
	for _, page := range again.Pages() {
		if steps[page.Last-first].Text == "" {
			t.Errorf("of %d steps step %d has a page that says nothing", len(steps), page.Last)
		}
	}
	if n := len(again.Pages()); n == 0 || n == len(steps) {
		t.Errorf("%d steps have %d pages", len(steps), n)
	}
}

// TestADecisionIsSeenBeforeItIsMade: what an analysis opens begins with the moment before the move, in which the better
// one was still there; what the log opens begins with what happened.
func TestADecisionIsSeenBeforeItIsMade(t *testing.T) {
	f, _, b := filmed(t, "0")
	again := play.NewRecap(b.Desk, f)
	moveOn(t, f, b)
	from := b.Session().StepCount()
	if err := b.Session().Play(b.Session().LegalMoves()[0]); err != nil {
		t.Fatal(err)
	}
	f.Roll()
	line := table.KindLine.Spot(strconv.Itoa(from))
	if !again.ShowFrom(line, false) || again.Pages()[0].First != from || again.Pages()[0].Last < from {
		t.Fatalf("the log opens %+v", again.Pages())
	}
	told := len(again.Pages())
	again.Turn(told)
	if !again.ShowFrom(line, true) || len(again.Pages()) != told+1 {
		t.Fatalf("an analysis opens %+v", again.Pages())
	}
	if f.Lay(true); again.Page() != 0 || again.Pages()[0].Last != from-1 || f.Front() == nil {
		t.Errorf("page %d of %+v is open", again.Page(), again.Pages())
	}
	again.Turn(1)
	if f.Lay(true); f.Front() == nil {
		t.Error("what was done is not shown after it")
	}
}

// waiting is a skin whose steps are shown three times, waiting each time until somebody goes on.
type waiting struct{ animated }

func (w waiting) Beats(first int, steps []table.Step) []motion.Beat {
	list := w.animated.Beats(first, steps)
	list = slices.Concat(list, list, list)
	for i := range list {
		list[i].Still, list[i].Waits, list[i].Chapter = 40, true, i+1
	}
	return list
}

// TestWhatIsToBeReadWaits: each such beat waits at its end until somebody goes on or skips it.
func TestWhatIsToBeReadWaits(t *testing.T) {
	f, _, b := filmed(t, "1")
	b.Offer.NewSkin = func(g game.Game) scene.Skin { return waiting{animated{uitest.Bare{Voice: voice.NewCards(g)}}} }
	b.SetOffer(b.Offer.Usual())
	if err := b.Deal(); err != nil {
		t.Fatal(err)
	}
	moveOn(t, f, b)
	now := time.Now()
	pass := func() {
		for range 20 {
			now = now.Add(20 * time.Millisecond)
			f.Advance(now)
		}
	}
	beats := 0
	for beat := 0; f.Playing(); beat++ {
		if f.Playback().GoOn() {
			t.Errorf("beat %d does not run before it stands", beat)
		}
		pass()
		if !f.Playback().Stands() {
			t.Fatalf("beat %d does not wait", beat)
		}
		if beats++; beats == 1 {
			f.Cut() // the next one waits all the same
			continue
		}
		if !f.Playback().GoOn() {
			t.Fatalf("beat %d does not go on", beat)
		}
		now = now.Add(11 * time.Millisecond)
		f.Advance(now)
	}
	if beats < 3 {
		t.Errorf("only %d beats were shown", beats)
	}
}
