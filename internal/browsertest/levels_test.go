package browsertest

import (
	"encoding/json"
	"fmt"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/games"
)

// A dozen decisions a level, spread over a game of level 4 against itself; of level 6 a third is compared, since each
// takes a second or two without V8's second compiler.
const decisions, few = 12, 4

// questions asks a level of a game for some moves, and answers are what it plays natively.
func questions(t testing.TB, kind game.Kind, level string, some int) (questions []string, answers []bot.Choice) {
	t.Helper()
	g, err := kind.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	levels := games.Levels(kind.Name())
	guide, err := bot.Among(levels, "4", g, nil)
	if err != nil {
		t.Fatal(err)
	}
	player, err := bot.Among(levels, level, g, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := g.New(game.SeedOf("levels"))
	for n := 0; !s.Result().Over && len(questions) < some; n++ {
		view, seed := s.View(s.Turn()), fmt.Sprint("decision ", n)
		if len(s.Legal(nil)) > 3 && n%(4*decisions/some) == 0 {
			questions = append(questions, bot.Question(g, level, seed, view.Pack()))
			answers = append(answers, player.Decide(view, game.SeedOf(seed)))
		}
		if err := s.Apply(guide.Decide(view, game.SeedOf(seed)).Move, nil); err != nil {
			t.Fatal(err)
		}
	}
	return questions, answers
}

// thought is one answer of the page's worker.
type thought struct {
	Reply string
	Ms    float64
	Frame float64 // the longest time between two frames meanwhile, in ms
}

// askAll puts questions about a game to its worker, one after another, as the game does, and
// counts the page's frames meanwhile.
func askAll(page *Page, kind string, questions []string) (thoughts []thought) {
	page.t.Helper()
	list, err := json.Marshal(questions)
	if err != nil {
		page.t.Fatal(err)
	}
	page.Eval(`(async () => {
		const { brain } = tableFiles.games.find(({ name }) => name === '`+kind+`');
		const worker = new Worker(tableFiles.brain, { name: JSON.stringify(brain) });
		const ask = (request) => new Promise((done) => {
			worker.onmessage = ({ data }) => { if (!data.alive && !data.ready) done(data.reply ?? JSON.stringify(data)); };
			worker.postMessage({ id: 1, request });
		});
		const questions = `+string(list)+`, thoughts = [];
		await ask(questions[0]); // the worker starts
		for (const request of questions) {
			let running = true, last = performance.now(), frame = 0;
			const tick = () => {
				const now = performance.now();
				frame = Math.max(frame, now - last);
				last = now;
				if (running) requestAnimationFrame(tick);
			};
			requestAnimationFrame(tick);
			const start = performance.now();
			const Reply = await ask(request);
			running = false;
			thoughts.push({ Reply, Ms: performance.now() - start, Frame: frame });
		}
		worker.terminate();
		return thoughts;
	})()`, &thoughts)
	return thoughts
}

// TestLevelsPlayTheSameInTheBrowser: a level is defined in simulations, so the
// worker plays what the same seed plays natively.
func TestLevelsPlayTheSameInTheBrowser(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Small)
	page.WaitFirstDraw()
	for _, kind := range games.Kinds() {
		for _, level := range []string{"1", "4", "5", "6"} {
			some := decisions
			if level == "6" {
				some = few
			}
			list, want := questions(t, kind, level, some)
			for i, thought := range askAll(page, kind.Name(), list) {
				got, err := bot.ReadAnswer(thought.Reply)
				if err != nil || got.Move != want[i].Move {
					t.Errorf("%s, level %s, decision %d: %v in the worker (%s, %v), %v here", kind.Name(), level, i,
						got.Move, thought.Reply, err, want[i].Move)
				}
			}
		}
	}
}

// BenchmarkLevels tells how long each level thinks in the page's worker, and
// beside it the longest gap between two frames of the page meanwhile.
func BenchmarkLevels(b *testing.B) {
	page := rig.Open(b, rig.Serve(b, "game", Game), Desktop)
	page.WaitFirstDraw()
	for _, kind := range games.Kinds() {
		for _, level := range bot.SixLevels {
			b.Run(kind.Name()+"-level-"+level, func(b *testing.B) {
				list, _ := questions(b, kind, level, decisions)
				sum, longest, frame := 0.0, 0.0, 0.0
				for b.Loop() {
					for _, thought := range askAll(page, kind.Name(), list) {
						sum += thought.Ms
						longest, frame = max(longest, thought.Ms), max(frame, thought.Frame)
					}
				}
				b.ReportMetric(0, "ns/op")
				b.ReportMetric(sum/float64(len(list)*b.N), "ms-mean")
				b.ReportMetric(longest, "ms-longest")
				b.ReportMetric(frame, "ms-longest-frame")
			})
		}
	}
}
