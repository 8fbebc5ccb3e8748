package ui_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/games"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
	"onelongnight/game/words"
)

// TestLessonsCutNoLineOfThePrompt: at every step of every lesson of all games, in all languages, on small phones and
// in a low window, the box with the step's words covers a line of the prompt wholly or not at all.
func TestLessonsCutNoLineOfThePrompt(t *testing.T) {
	for _, lang := range words.Languages {
		offers, err := shelf.In(lang, games.Texts()[lang])
		if err != nil {
			t.Fatal(err)
		}
		for _, offer := range offers {
			t.Run(offer.Kind.Name()+", "+lang, func(t *testing.T) {
				t.Parallel()
				followLessons(t, offer)
			})
		}
	}
}

// followLessons goes through all lessons of a game, and looks at each step, and at each touch within it.
func followLessons(t *testing.T, offer ui.Offer) {
	h := &uitest.Host{Kinds: games.Kinds(), Texts: missionTexts(), Unjudged: true,
		Stored: map[string]string{"settings": "speed=0 tips=off level=1"}}
	b := &bench{&uitest.Window{App: ui.New(h, offer), W: 1280, H: 720}, h, t}
	b.Run()
	b.Press("button:ways", "button:lessons")
	lessons := slices.DeleteFunc(b.can(), func(id string) bool { return !strings.HasPrefix(id, "task-") })
	canvas, steps := uitest.NewBlindCanvas(), 0
	for _, id := range lessons {
		b.Press("button:"+id, "button:task-begin")
		told := ""
		b.until("the end of "+id, func() bool {
			moves, c := b.Moves(), b.Screen().Coach
			if c != nil {
				if now := fmt.Sprint(c.Text, c.Of); now != told {
					told, steps = now, steps+1
					b.cutsNone(canvas, id)
				}
			}
			switch {
			case c != nil && len(c.Commands) > 0:
				b.Press("button:" + c.Commands[0].ID)
			case len(moves) > 0:
				b.Press(moves[0])
			}
			return b.decided()
		})
		b.Press("button:lessons")
	}
	if steps < 5*len(lessons) || steps == 0 {
		t.Errorf("of %d lessons %d steps were looked at", len(lessons), steps)
	}
}

// cutsNone compares the lines of the prompt with the coach's box.
func (b *bench) cutsNone(canvas *kit.Canvas, lesson string) {
	b.t.Helper()
	for _, size := range [][2]float64{{360, 640}, {390, 844}, {821, 462}} {
		b.W, b.H = size[0], size[1]
		shown, m := b.Run()
		p := shown.(*skin.Picture)
		asked, ok := p.Table.Hits().Anchor(table.KindPrompt.Spot(""))
		if p.Above.Coach == nil || !ok {
			continue
		}
		box := p.Above.Coach.Rect
		const scale = 0.05 // small pictures are baked fast
		canvas.Read(func(text string, size, x, y float64) {
			size, x, y = size/scale, x/scale, y/scale
			line := kit.Rect{X: x, Y: y - 0.7*size, W: kit.Width(kit.Body, size, 0, text), H: 0.7 * size}
			both := line.Intersect(box)
			if touches, hides := both.W > 1 && both.H > 1, both.W > line.W-1 && both.H > line.H-1; touches && !hides &&
				asked.Contains(x+1, y-1) {
				b.t.Errorf("%s, %gx%g: %q, at %v, cuts %q, at %v", lesson, b.W, b.H, b.Screen().Coach.Text, box, text,
					line)
			}
		})
		canvas.Begin(scale)
		p.Table.Draw(canvas, nil, m)
		canvas.End()
	}
	b.W, b.H = 1280, 720
	b.Run()
}
