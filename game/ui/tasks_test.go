package ui_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game/convoy/edition"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// tile is the command of a mission in the open list.
func (b *bench) tile(name string) scene.Command {
	b.t.Helper()
	b.Run()
	for _, c := range b.Screen().Commands {
		if c.ID == "task-"+name {
			return c
		}
	}
	b.t.Fatalf("there is no %s", name)
	return scene.Command{}
}

// TestTheCampaignOpensStepByStep: one scenario may be left out, no more; what is won opens the next.
func TestTheCampaignOpensStepByStep(t *testing.T) {
	t.Parallel()
	b := offering(t)
	b.Press("button:ways", "button:campaign")
	list := edition.Full().Missions.Campaign()
	for i, m := range list {
		if c := b.tile(m.Name); c.Locked != (i > 1) {
			t.Errorf("%s is locked: %v", m.Name, c.Locked)
		}
	}
	b.Press("button:task-" + list[5].Name)
	if c := b.Screen(); c.Panel != scene.TasksPanel || c.Toast == "" {
		t.Error("what is locked opens, or nobody says why not")
	}
	b = open(t, map[string]string{"settings": "speed=0 tips=off", "stars": "convoy/campaign/" + list[0].Name + " 2"})
	b.Texts = missionTexts()
	b.Press("button:ways", "button:campaign")
	if c := b.tile(list[2].Name); c.Locked {
		t.Error("the third is locked though the first was won")
	}
	if c := b.tile(list[0].Name); c.Stars != 2 || !strings.Contains(b.Read(), "2 of 3 stars") {
		t.Errorf("the first has %d stars, and one hears %s", c.Stars, b.Read())
	}
}

// TestAScenarioIsPlayed to its end: with its set-up and its opponent, its stars and its story on the last screen, and
// not counted among the results; and it goes on after a reload.
func TestAScenarioIsPlayed(t *testing.T) {
	t.Parallel()
	b := offering(t)
	b.Press("button:ways", "button:campaign", "button:task-short-road", "button:task-begin")
	b.until("something can be done", func() bool { return len(b.Moves()) > 0 })
	if badge := b.Screen().Badge; badge == nil || !strings.Contains(badge.Label, "The Short Road") {
		t.Errorf("the badge is %v", badge)
	}
	b = again(t, b)
	b.until("it goes on", func() bool { return len(b.Moves()) > 0 })
	b.Press("button:task")
	if task := b.Screen().Task; task == nil || len(task.Aims) != mission.MaxStars {
		t.Fatalf("the scenario says %+v", task)
	}
	b.Press("button:close")
	b.until("the end", func() bool {
		if b.Screen().Panel == scene.EndPanel {
			return true
		}
		if moves := b.Moves(); len(moves) > 0 {
			b.Press(moves[len(moves)-1])
		}
		return false
	})
	one := edition.Full().Missions.Campaign()[0]
	if words := b.words(); !strings.Contains(words, "Stars: **") {
		t.Errorf("the last screen says %s", words)
	}
	if can := b.can(); !slices.Contains(can, "task-again") || slices.Contains(can, "again") ||
		slices.Contains(can, "match") {
		t.Errorf("after %s one can %v", one.Name, can)
	}
	if b.Kept("scores") != "" {
		t.Errorf("it counts: %s", b.Kept("scores"))
	}
}

// again is the program after a reload, in the game where it was.
func again(t *testing.T, b *bench) *bench {
	t.Helper()
	next := open(t, b.Stored)
	next.Texts = b.Texts
	next.ResumeAtOnce()
	next.Run()
	return next
}

// TestALessonGoesOnAfterAReload, after undo, and for who has left it, at the same step; something else is refused with
// a reason.
func TestALessonGoesOnAfterAReload(t *testing.T) {
	t.Parallel()
	b := offering(t)
	b.Press("button:lessons", "button:task-outpost-clock", "button:task-begin")
	b.Run()
	if len(b.Moves()) != 1 {
		t.Fatalf("at the first step one can %v", b.Moves())
	}
	first := b.Screen().Coach.Text
	b.Tap("card:move-1")
	b.Run()
	if !strings.Contains(b.Screen().Toast, "Scorn") {
		t.Errorf("another card is refused with %q", b.Screen().Toast)
	}
	b.Press(b.Moves()[0])
	b.until("the next step", func() bool { return b.Screen().Coach != nil && b.Screen().Coach.Text != first })
	second := b.Screen().Coach.Text
	b = again(t, b)
	b.until("it goes on", func() bool { return b.Screen().Coach != nil })
	if got := b.Screen().Coach.Text; got != second {
		t.Errorf("after a reload is said %q, not %q", got, second)
	}
	b.Press("button:undo")
	b.Run()
	if got := b.Screen().Coach.Text; got != first {
		t.Errorf("after undo is said %q, not %q", got, first)
	}
	b.Press(b.Moves()[0])
	b.until("the next step", func() bool { return b.Screen().Coach != nil && b.Screen().Coach.Text == second })
	b.Press("button:lesson-skip", "button:task-go-on") // nobody who left by mistake has to look for it
	b.Run()
	if c := b.Screen().Coach; c == nil || c.Text != second {
		t.Errorf("who has left goes on at %+v, not at %q", c, second)
	}
}

// TestALessonTakesATouchForTwoMoves: where a target is lit as soon as a card is picked up, touching it plays the card
// and chooses it, in a lesson too, although each of the two moves is a part of the step of its own.
func TestALessonTakesATouchForTwoMoves(t *testing.T) {
	t.Parallel()
	b := offering(t)
	b.Press("button:lessons", "button:task-moloch-york", "button:task-begin")
	b.Run()
	b.Press("use ripper", "discard recycler", "pick task-force")
	b.until("the step of Push Back", func() bool { return slices.Equal(b.Moves(), []string{"instant push-back-1"}) })
	b.Tap("card:push-back-1")
	if of := b.Screen().Coach.Of; slices.Contains(of, table.KindButton.Spot("confirm")) ||
		!slices.Contains(of, table.KindPlace.Spot("3")) {
		t.Errorf("with the card in hand %v are pointed at", of)
	}
	b.Tap("place:3")
	b.until("the step after it", func() bool { return slices.Equal(b.Moves(), []string{"done"}) })
}

// TestMissionsThatDoNotCome: the list says why, and tries again; a mission on the table waits, and nobody moves.
func TestMissionsThatDoNotCome(t *testing.T) {
	t.Parallel()
	b := open(t, map[string]string{"settings": "speed=0 tips=off"})
	b.Texts = map[string]string{}
	b.Press("button:ways", "button:puzzles")
	if said := b.words(); said == "" || len(b.can()) != 1 {
		t.Errorf("while they are on the way the list says %q, and one can %v", said, b.can())
	}
	b.Lost = &lostText{}
	b.Arrived()
	if said := b.words(); !strings.Contains(said, "gone fishing") || !slices.Contains(b.can(), "rules-again") {
		t.Errorf("lost, the list says %q, and one can %v", said, b.can())
	}
	b.Lost, b.Texts = nil, missionTexts()
	b.Press("button:rules-again")
	b.tile(edition.Full().Missions.Puzzles()[0].Name)

	b = offering(t)
	b.Press("button:lessons", "button:task-moloch-arrival", "button:task-begin")
	b.Run()
	late := open(t, b.Stored)
	late.Texts = map[string]string{}
	late.ResumeAtOnce()
	asked := len(late.Asked)
	for range 5 {
		late.Run()
	}
	if len(late.Asked) != asked || late.Screen().Coach != nil {
		t.Error("it goes on though nobody knows what it is")
	}
	late.Texts = missionTexts()
	late.Arrived()
	late.until("the lesson", func() bool { return late.Screen().Coach != nil })
}

type lostText struct{}

func (*lostText) Error() string { return "gone fishing" }

// TestHintsOfAPuzzle say a little more each time, by a button that keeps its place, cost stars, lead on wherever the
// aim is within reach, and say so where it is not.
func TestHintsOfAPuzzle(t *testing.T) {
	t.Parallel()
	b := offering(t)
	m := edition.Full().Missions.Puzzles()[0]
	b.Press("button:ways", "button:puzzles", "button:task-"+m.Name, "button:task-begin", "button:hint")
	b.Run()
	moves := b.Moves()
	if !b.Tap("button:done") {
		t.Fatal("the attack cannot be ended")
	}
	if b.Run(); !slices.Equal(b.Moves(), moves) || b.Screen().Coach != nil {
		t.Errorf("a touch beside the hint ends the attack, or leaves the hint open: one can %v", b.Moves())
	}
	b.Press("button:hint")
	b.Run()
	seen, at := map[string]bool{}, map[[2]float64]bool{}
	for range 6 {
		c := b.Screen().Coach
		if c == nil {
			t.Fatal("there is no hint")
		}
		seen[c.Title+c.Text] = true
		if !strings.HasPrefix(c.Text, "**") {
			t.Errorf("%q names nothing", c.Text)
		}
		if p, _ := b.Run(); c.Commands[0].ID == "hint-more" {
			x, y, _ := p.Where(table.KindButton.Spot("hint-more"))
			at[[2]float64{x, y}] = true
		}
		if c.Commands[0].ID != "hint-more" {
			break
		}
		b.Press("button:hint-more")
		b.Run()
	}
	if len(seen) < 2 || !strings.Contains(b.Screen().Coach.Text, "**Play ") {
		t.Errorf("the hints are %v", seen)
	}
	if len(at) > 1 {
		t.Errorf("the button for more stands at %v", at)
	}
	b.solve(m)
	if task := b.Screen().Task; task.Stars != 1 {
		t.Errorf("with all hints it brings %d stars", task.Stars)
	}
	b.Press("button:task-again")
	b.Run()
	b.Press("instant massive-assault", "play hybrid 5", "button:hint")
	b.Run()
	if c := b.Screen().Coach; c == nil || c.Commands[0].ID == "task-again" {
		t.Errorf("on another way to the aim is said %+v", c)
	}
	b.Press("button:menu", "button:title", "button:ways", "button:puzzles", "button:task-puzzle-786a42",
		"button:task-begin", "play juggernaut 5", "button:hint")
	b.Run()
	if c := b.Screen().Coach; c == nil || c.Commands[0].ID != "task-again" {
		t.Errorf("out of reach is said %+v", c)
	}
}

// TestThePuzzleOfTheDay is marked when it is solved, and counts for the days in a row.
func TestThePuzzleOfTheDay(t *testing.T) {
	t.Parallel()
	b := offering(t)
	b.Press("button:ways", "button:puzzles", "button:daily-puzzle")
	b.Run()
	date := b.Screen().About.ID
	name := ""
	b.Press("button:task-begin")
	b.Run()
	for _, save := range b.KeptGames() {
		look, err := table.ReadSummary(save)
		if err != nil {
			t.Fatal(err)
		}
		_, name = look.Mission()
	}
	for _, m := range edition.Full().Missions.Puzzles() {
		if m.Name == name {
			b.solve(m)
		}
	}
	if !strings.Contains(b.Kept("stars"), "convoy/daily/"+date+" 3") {
		t.Errorf("%s is kept as %q", date, b.Kept("stars"))
	}
	b.Press("button:puzzles")
	if said := b.words(); !strings.Contains(said, "days in a row: **1**") {
		t.Errorf("the list says %s", said)
	}
}

// TestALessonChangesItsLanguage with everything else, as soon as its words have come; until then nothing is said and
// nobody moves. The same for a verdict that is read.
func TestALessonChangesItsLanguage(t *testing.T) {
	t.Parallel()
	b, h := abroad(t, "en", "speed=0 tips=off level=1")
	all := missionTexts()
	h.Texts = map[string]string{"missions": all["missions"], "missions-en": all["missions-en"]}
	b.Press("button:lessons", "button:task-outpost-clock", "button:task-begin")
	b.Run()
	english := b.Screen().Coach.Text
	b.Press("button:menu", "button:settings", "button:set-language-fr", "button:close", "button:close")
	b.Run()
	if c := b.Screen().Coach; c != nil {
		t.Errorf("before its words have come it says %q", c.Text)
	}
	h.Texts = all
	b.Arrived()
	b.Run()
	c := b.Screen().Coach
	if c == nil || c.Text == "" || c.Text == english || !strings.Contains(c.Title, "Étape") {
		t.Fatalf("in French it says %+v", c)
	}
	if len(b.Moves()) != 1 {
		t.Errorf("one can %v", b.Moves())
	}

	m := edition.Full().Missions.Puzzles()[0]
	b.Press("button:menu", "button:title", "button:ways", "button:puzzles", "button:task-"+m.Name, "button:task-begin")
	b.solve(m)
	if title := b.Screen().Task.Title; title != "Résolu" {
		t.Errorf("in French it is %q", title)
	}
}

// TestTheWordsOfTheCoachAreNoWrongTap: a touch of them does nothing.
func TestTheWordsOfTheCoachAreNoWrongTap(t *testing.T) {
	t.Parallel()
	b := offering(t)
	b.Press("button:lessons", "button:task-outpost-clock", "button:task-begin")
	b.Run()
	before := b.Screen().Coach.Text
	b.Tap("note:coach")
	b.Run()
	if c := b.Screen(); c.Toast != "" || c.Panel != scene.NoPanel || c.Coach == nil || c.Coach.Text != before {
		t.Errorf("it leads to %v, %q", c.Panel, c.Toast)
	}
}

// TestAHintIsPaidForOnce: who looks at the same one again loses no more.
func TestAHintIsPaidForOnce(t *testing.T) {
	t.Parallel()
	b := offering(t)
	m := edition.Full().Missions.Puzzles()[0]
	b.Press("button:ways", "button:puzzles", "button:task-"+m.Name, "button:task-begin")
	for range 4 {
		b.Press("button:hint", "button:coach-shut")
	}
	b.solve(m)
	if task := b.Screen().Task; task.Stars != 2 {
		t.Errorf("one hint, seen four times, leaves %d stars", task.Stars)
	}
}
