package panel_test

import (
	"fmt"
	"strings"
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// windows are the sizes that must work, in CSS pixels.
var windows = [][2]float64{{360, 640}, {390, 844}, {800, 450}, {821, 462}, {1280, 720}, {1920, 1080}, {768, 1024}}

// scales are the text sizes that must work.
var scales = []float64{0.8, 1, 1.5, 2}

// plate is a picture that belongs to no game.
type plate struct{}

func (plate) DrawImage(c *kit.Canvas, _ kit.Window, r kit.Rect) { c.FillRect(r, kit.Gold) }

func (plate) DrawBackdrop(c *kit.Canvas, w kit.Window, _ kit.Rect, _ float64) {
	c.FillRect(w.Rect(), kit.Ink)
}

func cards(n int) []panel.Card {
	var list []panel.Card
	for i := range n {
		list = append(list, panel.Card{Spot: table.KindCard.Spot(fmt.Sprint(i)), Image: plate{},
			Name: fmt.Sprint("Card ", i)})
	}
	return list
}

func buttons(labels ...string) []panel.Button {
	list := []panel.Button{{ID: "close", Label: "Close", Icon: kit.IconClose}}
	for _, label := range labels {
		list = append(list, panel.Button{ID: strings.ToLower(label), Label: label})
	}
	return list
}

var (
	sheet = &panel.Records{Title: "What happened", Buttons: buttons(),
		List: append(panel.Texts("**Your turn**\nDo something."), many(30)...)}
	face = &panel.Inspect{Card: cards(1)[0], List: many(12), Buttons: buttons()}
)

func many(n int) []panel.Record {
	var list []panel.Record
	for i := range n {
		list = append(list, panel.Record{Spot: table.KindLine.Spot(fmt.Sprint(i)), N: fmt.Sprint("+", i),
			Text: "Something happened here, and it was **worth** a sentence.",
			Face: plate{}, Cards: []panel.Link{{Spot: table.KindPiece.Spot("a").Tagged(i), Image: plate{}, Name: "A"}}})
	}
	return list
}

// samples has one of each kind of panel.
var samples = map[string]panel.Open{
	"menu": {Panel: &panel.Menu{Title: "Menu", Body: "One may choose.", Buttons: buttons("Back", "Undo", "Settings",
		"Keys", "Give up", "New game")}},
	"curtain": {Panel: &panel.Curtain{Sign: panel.Sign{Image: plate{}, Color: kit.Gold, Light: kit.Gold},
		Title: "Pass it on", Body: "**The Other Side** is next. Nobody else should look now.",
		Buttons: buttons("I am here: The Other Side", "Title")[1:]}},
	"records": {Panel: sheet},
	"pile": {Panel: &panel.Pile{Title: "Pile", Body: "Some cards.",
		Groups: []panel.Group{{Title: "Known", Cards: cards(3)}, {Cards: cards(20)}}, Buttons: buttons()}},
	"choice": {Panel: &panel.Choice{Title: "Choose", Body: "One of these.", Cards: cards(5),
		Buttons: buttons("Confirm")}},
	"options": {Panel: &panel.Options{Title: "Settings", Buttons: buttons(),
		Rows: []panel.OptionRow{{Label: "Sound", Choices: buttons("Off", "On")[1:]},
			{Label: "Speed", Choices: buttons("Slow", "Normal", "Fast", "At once")[1:]}}}},
	"end": {Panel: &panel.End{Backdrop: plate{}, Light: kit.Gold, Title: "Victory", Body: "It was close.",
		Facts: []string{"Battles: **9**, won 6", "Best: **Heavy Machine Gun**, kills 3", "Minutes: **12**",
			"Your first win at level 3: **Outpost**", "Deal: 5591582307"}, Buttons: buttons("Again", "Swap", "Analysis",
			"Log", "Share this game", "Title")[1:]}},
	"title": {Title: &panel.Title{Backdrop: plate{}, Word: "A Game", Tagline: "About something.",
		Buttons: buttons("First", "Second", "Third")[1:],
		Label:   "Level: easy", Levels: buttons("1", "2", "3", "4", "5", "6")[1:],
		Corner: []panel.Button{{ID: "settings", Icon: kit.IconGear}}}},
	"corner": {Title: &panel.Title{Word: "A Game", Tagline: "About something.", Buttons: buttons("First")[1:],
		Corner: buttons("1", "2", "3", "4", "5", "6", "7")}},
	"ways": {Title: &panel.Title{Word: "A Game", Tagline: "About something.",
		Buttons: buttons("First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh")[1:], Label: "Level",
		Levels: buttons("1", "2", "3", "4", "5", "6")[1:]}},
	"inspect": {Inspect: face},
	"over":    {Panel: sheet, Inspect: face},
	"rules":   {Inspect: &panel.Inspect{Card: cards(1)[0], List: many(12), Buttons: buttons("Rules for this")}},
	"toast": {Toast: &panel.Toast{Text: "This cannot be done, and here is why it cannot.",
		At: kit.Rect{X: 300, Y: 5, W: 40, H: 20}, Foot: 400, Head: 40}},
}

// each runs a check for every sample, in every window and at every text size.
func each(t *testing.T, check func(t *testing.T, o panel.Open, f *panel.Layout)) {
	for name, o := range samples {
		for _, w := range windows {
			for _, scale := range scales {
				t.Run(fmt.Sprintf("%s %gx%g, text %g", name, w[0], w[1], scale), func(t *testing.T) {
					check(t, o, panel.NewLayout(o, kit.NewWindow(w[0], w[1], scale), nil))
				})
			}
		}
	}
}

// inText reports whether a thing is a link in a text, which is as small as the text.
func inText(spot table.Spot) bool {
	return spot.Kind == table.KindEntry && spot.Tag != "" && !strings.HasPrefix(spot.Tag, "see") &&
		!strings.HasPrefix(spot.Tag, "hit")
}

// TestEverythingIsInsideTheWindow, and large enough for a finger where there are
// fingers.
func TestEverythingIsInsideTheWindow(t *testing.T) {
	each(t, func(t *testing.T, _ panel.Open, f *panel.Layout) {
		for _, h := range f.Hits() {
			r := h.Rect
			if r.X < -0.5 || r.Y < -0.5 || r.Right() > f.W+0.5 || r.Bottom() > f.H+0.5 {
				t.Errorf("%s %v leaves the window", h.Spot, r)
			}
			if cut := h.Spot.Kind == table.KindCard || inText(h.Spot) || f.Scroll() != (scene.Scroll{}); f.Narrow &&
				!cut && (r.W < 43.99 || r.H < 43.99) {
				t.Errorf("%s is %.1f×%.1f, too small for a finger", h.Spot, r.W, r.H)
			}
		}
		if r := f.Toast; !r.Empty() && (r.X < 0 || r.Y < 0 || r.Right() > f.W || r.Bottom() > f.H) {
			t.Errorf("the toast %v leaves the window", r)
		}
	})
}

// TestWhatIsHiddenCanBeScrolledTo: each record and card of a panel can be
// brought into sight.
func TestWhatIsHiddenCanBeScrolledTo(t *testing.T) {
	w := kit.NewWindow(360, 640, 1.5)
	last := table.KindLine.Spot("29")
	f := panel.NewLayout(panel.Open{Panel: sheet}, w, nil)
	at, ok := f.Reveal(last)
	if _, seen := f.Hits().Anchor(last); seen || !ok || at.Panel <= 0 {
		t.Fatalf("the last line is seen %v, and scrolled to by %v", seen, at)
	}
	scrolled := *sheet
	scrolled.Scroll = at.Panel
	if _, seen := panel.NewLayout(panel.Open{Panel: &scrolled}, w, nil).Hits().Anchor(last); !seen {
		t.Error("scrolled to, the last line is not seen")
	}
	if _, ok := f.Reveal(table.KindCard.Spot("none")); ok {
		t.Error("what is not there is revealed")
	}
}

// TestAPanelCoversTheTable: what lies below cannot be touched, and comes back
// when nothing lies open.
func TestAPanelCoversTheTable(t *testing.T) {
	w := kit.NewWindow(1280, 720, 1)
	below := scene.Hits{{Spot: table.KindPlace.Spot("here"), Rect: w.Rect()}}
	for name, o := range samples {
		f := panel.NewLayout(o, w, below)
		hit, _ := f.Hits().At(3, 3)
		if want := f.Covers(); (hit.Spot.Kind == table.KindOverlay) != want {
			t.Errorf("%s: in the corner lies %s", name, hit.Spot)
		}
	}
}

// TestATapBetweenButtonsClosesNothing: a tap that misses a panel's button does not close the panel.
func TestATapBetweenButtonsClosesNothing(t *testing.T) {
	for name, o := range samples {
		for _, size := range windows {
			f := panel.NewLayout(o, kit.NewWindow(size[0], size[1], 1), nil)
			if f.Panel == nil || f.Panel.Rect.Empty() || f.Inspect != nil {
				continue
			}
			r := f.Panel.Rect
			for _, at := range [][2]float64{{r.X + 2, r.Y + 2}, {r.MidX(), r.MidY()}, {r.Right() - 2, r.Bottom() - 2}} {
				if hit, _ := f.Hits().At(at[0], at[1]); hit.Spot.Kind == table.KindOverlay {
					t.Errorf("%s, %v: a tap at %v closes it", name, size, at)
				}
			}
		}
	}
}

// TestSightsNameWhatCanBeRead, of what is on top.
func TestSightsNameWhatCanBeRead(t *testing.T) {
	words := func(key string, args ...any) string { return key + fmt.Sprint(args...) }
	for name, want := range map[string]int{"records": 61, "pile": 23, "choice": 5, "menu": 0, "inspect": 24, "over": 24,
		"title": 0} {
		list, open := panel.NewLayout(samples[name], kit.NewWindow(1280, 720, 1), nil).Sights(words)
		if len(list) != want || !open {
			t.Errorf("%s has %d sights, want %d; open %v", name, len(list), want, open)
		}
		for _, s := range list {
			if s.Label == "" || strings.Contains(s.Label, "*") {
				t.Errorf("%s: %s is told as %q", name, s.Spot, s.Label)
			}
		}
	}
	if _, open := panel.NewLayout(panel.Open{}, kit.NewWindow(1280, 720, 1), nil).Sights(words); open {
		t.Error("nothing lies open, and yet has sights")
	}
}

// TestNoTextIsCut draws everything and wants every text whole.
func TestNoTextIsCut(t *testing.T) {
	canvas := kit.NewCanvas(silent{uitest.NewDevice(1, 1)})
	each(t, func(t *testing.T, _ panel.Open, f *panel.Layout) {
		canvas.Watch(func(text string) { t.Errorf("%q is cut", text) })
		canvas.Begin(0.1)
		f.Draw(canvas, 0)
		canvas.End()
	})
}

// silent is a device that shows nothing.
type silent struct{ *uitest.Device }

func (silent) Draw([]kit.Vertex) {}

// TestAQuestionThatFitsHasNoBar: a menu with room for all of it does not scroll, at any size of window and text.
func TestAQuestionThatFitsHasNoBar(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {821, 462}, {360, 640}, {1920, 1080}, {907, 510}, {768, 1024}} {
		for _, scale := range []float64{0.8, 1, 1.15, 1.5, 2} {
			for words := range 20 {
				ask := &panel.Menu{Title: "End it here?", Body: strings.Repeat("You still could win. ", words),
					Buttons: []panel.Button{{ID: "close", Label: "Go on", Style: panel.StyleMain},
						{ID: "insist", Label: "End it"}}}
				w := kit.NewWindow(size[0], size[1], scale)
				f := panel.NewLayout(panel.Open{Panel: ask}, w, nil)
				if f.Panel.Most > 0 && f.Panel.Rect.H < w.H-17 {
					t.Errorf("%v, text %v, %d sentences: it scrolls by %g", size, scale, words, f.Panel.Most)
				}
			}
		}
	}
}

// TestTheFirstScreenStaysUnderWhatLiesOverIt: below another panel, the first screen still has all its buttons in the
// same places.
func TestTheFirstScreenStaysUnderWhatLiesOverIt(t *testing.T) {
	text := func(key string, _ ...any) string { return key }
	list := []scene.Command{{ID: "play", Label: "Play"}, {ID: "level-1", Label: "1", Place: scene.SmallCommand,
		Chosen: true}}
	w := kit.NewWindow(1280, 720, 1)
	alone := panel.NewLayout(panel.Open{Title: panel.FirstScreen(&scene.Screen{Panel: scene.TitlePanel, Commands: list},
		text)}, w, nil)
	under := panel.NewLayout(panel.Open{Title: panel.FirstScreen(&scene.Screen{Panel: scene.SettingsPanel,
		Under: scene.TitlePanel, First: list}, text)}, w, nil)
	if len(alone.Panel.Buttons) != 1 || alone.Panel.Title != under.Panel.Title {
		t.Errorf("the title moves from %v to %v", alone.Panel.Title, under.Panel.Title)
	}
}

// TestTheSoundButtonShowsHowItIs: it has another sign while the sound is off.
func TestTheSoundButtonShowsHowItIs(t *testing.T) {
	on, off := panel.CommandButton(scene.Command{ID: "mute"}), panel.CommandButton(scene.Command{ID: "mute", Off: true})
	if on.Icon != kit.IconSound || off.Icon != kit.IconMuted {
		t.Errorf("the signs are %q and %q", on.Icon, off.Icon)
	}
}

// TestTitlesStandAboveTheirRecords: the newest come first, but below their title.
func TestTitlesStandAboveTheirRecords(t *testing.T) {
	list := []panel.Record{{Text: "deal"}, {Text: "1", Head: true}, {Text: "a"}, {Text: "b"}, {Text: "2", Head: true},
		{Text: "c"}, {Text: "d"}}
	for _, c := range []struct {
		few  bool
		want string
	}{{true, "2cd1abdeal"}, {false, "2dc1badeal"}} {
		got := ""
		for _, r := range panel.NewestFirst(list, c.few) {
			got += r.Text
		}
		if got != c.want {
			t.Errorf("in order %v they stand as %s, not %s", c.few, got, c.want)
		}
	}
}

// TestAPictureOfTheEndGivesWay: if there is no room for the whole picture, even with fewer tiles, its main part is
// drawn; only if there is no room for that is it replaced by tiles.
func TestAPictureOfTheEndGivesWay(t *testing.T) {
	for _, x := range []struct {
		scant, least float64
		drawn        bool
	}{{100, 150, true}, {100, 900, true}, {900, 900, false}} {
		end := &panel.End{Title: "Defeat", Body: "Too late.", Buttons: buttons("Again", "Title")[1:],
			Facts: []string{"Minutes: **12**"}, Chart: &panel.Chart{Picture: plate{}, Scant: x.scant, Least: x.least,
				Full: 950, Facts: []string{"Red: **5**, fame 2"}}}
		p := panel.NewLayout(panel.Open{Panel: end}, kit.NewWindow(360, 640, 1), nil).Panel
		if p.View.Empty() == x.drawn || p.View.H < x.scant && x.drawn {
			t.Errorf("of %.0f, at least %.0f, it has %v", x.least, x.scant, p.View)
		}
		if tiles := len(p.Labels); !x.drawn && tiles != 2 {
			t.Errorf("%d tiles tell it", tiles)
		}
	}
}

// TestAPhoneKeepsTheFactsOfTheEnd: there are tiles for the important facts, a line for the others, and one row of icons
// for the buttons that look back.
func TestAPhoneKeepsTheFactsOfTheEnd(t *testing.T) {
	end := &panel.End{Title: "Victory", Body: "Your robots stand in New York. The road is yours.",
		Facts: []string{"Battles: **9**, won 6", "Cards left: **10**", "Killed: **5**, lost 4",
			"Best: **Hunter**, kills 3", "Minutes: **12**", "First win: **Moloch**",
			"New achievements: One · Two · Three", "Deal: 5591582307"},
		Buttons: append(buttons("Again", "Level 3", "Same deal", "Other side", "Title")[1:],
			panel.Button{ID: "analysis", Label: "Analysis", Short: "Analysis", Sign: kit.IconCurve,
				Style: panel.StyleQuiet},
			panel.Button{ID: "replay", Label: "Watch it again", Short: "Replay", Sign: kit.IconPlay,
				Style: panel.StyleQuiet},
			panel.Button{ID: "log", Label: "Log", Short: "Log", Icon: kit.IconLog, Sign: kit.IconLog,
				Style: panel.StyleQuiet})}
	place := func(scale float64) *panel.Placed {
		return panel.NewLayout(panel.Open{Panel: end}, kit.NewWindow(360, 640, scale), nil).Panel
	}
	p := place(1)
	if len(p.Labels) != 6 || p.Label.H < 30 {
		t.Errorf("%d tiles, and %v for the rest", len(p.Labels), p.Label)
	}
	for _, b := range p.Buttons[5:] {
		if !b.Worded || b.Rect.Y != p.Buttons[5].Rect.Y || b.Rect.W < 44 {
			t.Errorf("a sign stands at %v", b)
		}
	}
	if p.Buttons[4].Worded {
		t.Error("a way on is a sign")
	}
}
