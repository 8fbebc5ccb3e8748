package ui_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// walked is the bare skin with a beat for each step.
type walked struct{ uitest.Bare }

func (walked) Beats(first int, steps []table.Step) (list []motion.Beat) {
	for i := range steps {
		list = append(list, motion.Beat{First: first + i, Last: first + i, Length: 100})
	}
	return list
}

// adviser are the players of tiny solo: one that gives advice.
func adviser(string) []bot.Level {
	return []bot.Level{{Name: "5", New: bot.SearchByJudgement(8, 4, 1)},
		{Name: "6", New: bot.SearchByJudgement(8, 4, 1)}}
}

// alone opens the table with tiny solo on a host with everything.
func alone(t *testing.T, stored map[string]string) (*bench, *desktop) {
	t.Helper()
	d := &desktop{owned: true}
	d.Kinds, d.Stored = []game.Kind{solo.Kind{}}, stored
	d.Answer = func(q string) (string, error) { return bot.Shelf{Kinds: d.Kinds, Levels: adviser}.Answer(q, nil) }
	offer := uitest.Offer(solo.Kind{}, voice.NewSolo)
	offer.Levels = []string{"5", "6"}
	offer.NewSkin = func(g game.Game) scene.Skin { return walked{uitest.Bare{Voice: voice.NewSolo(g)}} }
	return &bench{&uitest.Window{App: ui.New(d, offer), W: 1280, H: 720}, &d.Host, t}, d
}

// settled is a store in which nothing moves.
func settled() map[string]string { return map[string]string{"settings": "speed=0 tips=off"} }

// deal has the next game dealt from a seed.
func (b *bench) deal(d *desktop, seed string) {
	b.Press("button:ways", "button:deal")
	d.take(seed)
	b.Run()
}

// walk plays a game of tiny solo to its end: the first of the moves there are, or the last.
func (b *bench) walk(last bool) {
	for b.Screen().Panel != scene.EndPanel {
		moves := b.Moves()
		if len(moves) == 0 {
			b.t.Fatalf("nothing can be done; commands are %v", b.can())
		}
		if last {
			slices.Reverse(moves)
		}
		b.Press(moves[0])
	}
}

// walkedLast is the game that was played last.
func (b *bench) walkedLast() *table.Session {
	b.t.Helper()
	voices := map[string]table.Speaker{solo.Kind{}.Name(): voice.NewSolo}
	s, err := table.Resume([]game.Kind{solo.Kind{}}, voices, b.LastGame())
	if err != nil {
		b.t.Fatal(err)
	}
	return s
}

// points is its score.
func (b *bench) points() int {
	b.t.Helper()
	r := b.walkedLast().Result()
	return int(r.Score[solo.Walker])
}

// giveUp begins a game of a difficulty, gives it up, and goes back to the first screen.
func (b *bench) giveUp(difficulty string) {
	b.Press("button:play-" + difficulty)
	b.finish()
	b.Press("button:title")
}

// TestNobodyToChooseALevelFor: where one person plays alone neither first screen, setup nor settings ask for how strong
// the computer is and how it plays; what is chosen of the setup counts.
func TestNobodyToChooseALevelFor(t *testing.T) {
	b, _ := alone(t, settled())
	for _, path := range [][]string{nil, {"button:setup"}, {"button:close", "button:settings"}} {
		b.Press(path...)
		for _, c := range b.can() {
			if strings.HasPrefix(c, "level-") || strings.HasPrefix(c, "set-level") ||
				strings.HasPrefix(c, "set-style") {
				t.Errorf("after %v one is asked for %s", path, c)
			}
		}
	}
	b.Press("button:close", "button:setup", "button:set-difficulty-rough", "button:begin")
	if game.GradeOf(b.walkedLast().Game) != "rough" || !strings.Contains(b.LastGame(), " person,automa ") {
		t.Errorf("the game that begins is %q", b.LastGame())
	}
	other, _ := full(t, settled())
	other.Press("button:settings", "button:set-setup-alone", "button:close")
	if slices.ContainsFunc(other.can(), func(id string) bool { return strings.HasPrefix(id, "level-") }) {
		t.Error("of a setup for one person a level is asked")
	}
}

// TestTheEndOfASoloGame says the score, and the best so far; there is no other side to swap with, no deal to play from
// it, and no level above.
func TestTheEndOfASoloGame(t *testing.T) {
	b, d := alone(t, settled())
	b.deal(d, "fields")
	b.Press("button:play-calm")
	b.walk(true)
	first := b.points()
	if first == 0 {
		t.Fatal("nothing was gathered, so this shows nothing")
	}
	if got := b.words(); !strings.Contains(got, fmt.Sprintf("Score: **%d**", first)) ||
		strings.Contains(got, "new best") || strings.Contains(got, "Best so far") {
		t.Errorf("the end says %q", got)
	}
	for _, id := range []string{"swap", "match", "next-level"} {
		if b.offers(id) {
			t.Errorf("at the end there is %q", id)
		}
	}
	for _, id := range []string{"again", "replay", "analysis", "link", "seal"} {
		if !b.offers(id) {
			t.Errorf("at the end there is no %q but %v", id, b.can())
		}
	}
	b.Press("button:again", "button:menu", "button:concede", "button:concede-yes")
	want := fmt.Sprintf("Score: **0**\nBest so far: **%d**", first)
	if got := b.words(); !strings.Contains(got, want) {
		t.Errorf("after a worse game the end says %q", got)
	}
}

// TestRecordsOfASoloGame: each difficulty has its own: how often it was played and won, and the best score. They
// outlive the games and travel with them; a game that was not finished, or is looked at again, counts nothing.
func TestRecordsOfASoloGame(t *testing.T) {
	stored := settled()
	b, d := alone(t, stored)
	b.giveUp("calm") // with nothing
	b.deal(d, "fields")
	b.Press("button:play-calm")
	b.walk(true)
	calm := b.points()
	if got := b.words(); !strings.Contains(got, "A new best; before: **0**") {
		t.Errorf("the end of a better game says %q", got)
	}
	if got, want := b.words(), fmt.Sprintf("Best results: %d, 0", calm); !strings.Contains(got, want) {
		t.Errorf("the end of a second game says %q, not %q", got, want)
	}
	if got := b.Kept("deeds"); !slices.Contains(strings.Fields(got), "/solo-best") {
		t.Errorf("done is %q", got)
	}
	b.Press("button:title")
	b.giveUp("storm")
	b.Press("button:play-rough", "button:menu", "button:title")
	again, to := alone(t, stored)
	again.Press("button:games")
	if got := again.words(); !strings.Contains(got, "of 3 games") {
		t.Errorf("of all games it says %q", got)
	}
	again.Press("button:scores")
	list := again.Screen().Scores
	if len(list) != 4 || list[0].N != calm || list[0].Played != 2 || list[1].N != calm || list[2].N != 0 ||
		list[1].Won != 1 || list[2].Won != 0 || list[3].N != 0 || list[3].Played != 1 {
		t.Fatalf("the results are %+v, the best score %d", list, calm)
	}
	want := fmt.Sprintf("**Tiny, The walker, calm weather:** best score %d, ", calm)
	if !strings.HasPrefix(list[0].Text, want) {
		t.Errorf("the results say %q, not %q", list[0].Text, want)
	}
	again.Press("button:close", "button:export-all")
	far, other := alone(t, settled())
	far.Press("button:games")
	for range 2 {
		far.Press("button:import")
		other.take(to.given)
		far.Run()
	}
	if got := far.Kept("records"); got != b.Kept("records") || strings.Count(got, "tiny-solo/walker/") != 3 {
		t.Errorf("elsewhere the best results are %q, here %q", got, b.Kept("records"))
	}
	if far.Kept("bests") != b.Kept("bests") || far.Kept("scores") != "" {
		t.Errorf("elsewhere the results are %q, here %q", far.Kept("bests"), b.Kept("bests"))
	}
	far.Press("button:import")
	foreign := "tiny-solo/walker/calm 1 1 99\ntiny-solo/nobody/calm 1 1 99\nnone\n"
	other.take(store.Pack(map[string]string{"bests": foreign, "deeds": ""}))
	far.Run()
	got := far.Kept("bests")
	if !strings.Contains(got, "tiny-solo/walker/calm 2 ") || !strings.Contains(got, " 99\n") ||
		strings.Contains(got, "nobody") {
		t.Errorf("with others the results are %q", got)
	}
}

// TestAchievementsOfASoloGame are the game's own and those that a game for one can bring: no level is to be beaten.
func TestAchievementsOfASoloGame(t *testing.T) {
	b, _ := alone(t, settled())
	b.Press("button:games", "button:achievements")
	var names []string
	for _, d := range b.Screen().Achievements {
		names = append(names, d.Name)
		if strings.Contains(d.Name+d.How, "achievement.") {
			t.Errorf("without words: %v", d)
		}
	}
	if want := []string{"Full bag", "Through the storm", "On your own", "Better than before"}; !slices.Equal(names,
		want) {
		t.Errorf("one can do %q", names)
	}
}

// TestTheDailySoloGame: its card says at which difficulty it was played and what was reached, and of no level.
func TestTheDailySoloGame(t *testing.T) {
	b, d := alone(t, map[string]string{"settings": "speed=0 tips=off difficulty@tiny-solo=rough"})
	if b.Run(); strings.Contains(b.Read(), "with friends") {
		t.Error("friends are promised")
	}
	b.Press("button:ways")
	if slices.Contains(b.can(), "shared") {
		t.Error("several people are offered one seat")
	}
	b.Press("button:daily")
	b.walk(false)
	b.Press("button:card")
	said := func(text string) bool { return strings.Contains(d.given, text) }
	if !said("\nThe walker, calm weather\n") || !said(fmt.Sprintf("Score: %d", b.points())) || said("level") {
		t.Errorf("the card says %q", d.given)
	}
	b.Press("button:title", "button:ways", "button:daily")
	if len(b.KeptGames()) != 1 || len(b.Moves()) > 0 {
		t.Error("it can be played twice on a day")
	}
}

// TestASoloGameIsKeptAndShownAgain: it goes on after the program was closed, what the script did can be seen again, and
// when it is over the whole game, which another copy of the program opens from an address; and it can be played on from
// a moment of it.
func TestASoloGameIsKeptAndShownAgain(t *testing.T) {
	stored := settled()
	b, _ := alone(t, stored)
	b.Press("button:play-storm")
	for range 3 {
		b.Press(b.Moves()[0])
	}
	moves := b.Moves()
	b, d := alone(t, stored)
	b.ResumeAtOnce()
	if b.Run(); !slices.Equal(b.Moves(), moves) {
		t.Fatalf("after a reload one can %v, and could %v", b.Moves(), moves)
	}
	if b.Press("button:recap"); b.Screen().Panel != scene.RecapPanel {
		t.Error("what the hunter did cannot be seen again")
	}
	b.Press("button:close")
	b.walk(false)
	b.Press("button:replay")
	line := b.Screen().Timeline
	if line == nil || line.Pages < 6 || slices.Contains(b.can(), "eyes") {
		t.Fatalf("shown again it has %+v and %v", line, b.can())
	}
	b.until("the chances are known", func() bool { return len(b.Screen().Timeline.Curve) == line.Pages })
	b.Press("button:close", "button:link")
	other, _ := alone(t, settled())
	other.App.Link(d.given)
	other.until("the game is shown", func() bool { return other.Screen().Timeline != nil })
	if other.Kept("bests") != "" {
		t.Errorf("a game that was only looked at counts as %q", other.Kept("bests"))
	}
	other.Press("button:recap-on", "button:branch")
	if other.Run(); len(other.Moves()) == 0 || other.Screen().Badge == nil {
		t.Error("one cannot play on")
	}
	other.walk(false)
	if other.Kept("bests") != "" {
		t.Errorf("practice counts as %q", other.Kept("bests"))
	}
}

// TestASoloGameIsAnalysed: hints and the judgement of all that was done, as in any game.
func TestASoloGameIsAnalysed(t *testing.T) {
	b, _ := alone(t, settled())
	b.Press("button:play-calm")
	if !b.offers("hint") {
		t.Fatalf("there is no hint but %v", b.can())
	}
	b.walk(false)
	b.Press("button:analysis")
	b.until("all is judged", func() bool { return len(b.Screen().Words) > 2 })
	if review := b.Screen().Review; review == nil || len(review.Curve) < 3 {
		t.Errorf("the curve is %+v", review)
	}
}

// TestAGameAgainstNobodyCounts: of a game whose setup leaves one person the results are by score.
func TestAGameAgainstNobodyCounts(t *testing.T) {
	b, d := full(t, map[string]string{"settings": "speed=0 tips=off setup@tiny-cards=alone"})
	d.Kinds = []game.Kind{cards.Kind{}}
	b.Press("button:play-first")
	for len(b.Moves()) > 0 {
		b.Press(b.Moves()[0])
	}
	if !strings.HasPrefix(b.Kept("bests"), "tiny-cards/first/- 1 ") || b.Kept("scores") != "" {
		t.Errorf("kept is %q and %q", b.Kept("bests"), b.Kept("scores"))
	}
	b.Press("button:title", "button:games", "button:scores")
	if list := b.Screen().Scores; len(list) != 1 || !strings.Contains(list[0].Text, "First:** best score ") {
		t.Errorf("the results are %+v", list)
	}
}
