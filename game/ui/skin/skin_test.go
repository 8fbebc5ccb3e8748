package skin_test

import (
	"slices"
	"strconv"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
)

// builder is that of tiny cards, as bare as a look can be.
type builder struct {
	*skin.Base[*cards.View]
	model furniture.Table
}

func (l *builder) Build() {
	m := &l.model
	m.Prompt.Heading, m.Prompt.Lines = l.Voice.Prompt(l.View)
	m.Log.Lines = l.Latest(100)
	m.Hand = furniture.Cards{Up: -1, W: 124, H: 172, Scroll: l.Screen.Scroll.Hand}
	for i, c := range l.View.Own() {
		spot := table.KindCard.Spot(strconv.Itoa(c))
		if m.Cards = append(m.Cards, spot); l.Picked(spot) {
			m.Hand.Up = i
		}
	}
	m.Hand.N = len(m.Cards)
	for i := range l.Session.Game.Seats() {
		spot := table.KindPile.Spot(strconv.Itoa(i))
		m.Seats = append(m.Seats, furniture.Seat{Name: l.Voice.Side(game.Seat(i)), Spot: spot})
	}
	m.Buttons = l.Bar(func(id string) panel.Button { return panel.Button{ID: id, Label: id} })
}

func (l *builder) Layout() skin.Table {
	return &tableLayout{model: &l.model, layout: l.model.Layout(l.Window)}
}

func (l *builder) Sights() (list []scene.Sight) {
	for _, spot := range l.model.Cards {
		list = append(list, scene.Sight{Spot: spot, Label: spot.ID})
	}
	return list
}

func (l *builder) Card(spot table.Spot) (panel.Card, bool) {
	return panel.Card{Spot: spot, Name: spot.ID, Image: blank{}}, spot.Kind == table.KindCard
}

// blank is a picture of nothing.
type blank struct{}

func (blank) DrawImage(*kit.Canvas, kit.Window, kit.Rect) {}

// tableLayout is the table in a window.
type tableLayout struct {
	skin.Plain
	model  *furniture.Table
	layout *furniture.Layout
	after  bool // it was drawn with a table before it
}

func (l *tableLayout) Draw(c *kit.Canvas, before skin.Table, _ scene.Moment) {
	l.after = before != nil
	l.layout.Draw(c, func(int, furniture.HandCard) {})
}

func (l *tableLayout) Hits() (hits scene.Hits) {
	l.layout.Hits(&hits)
	return hits
}

func (l *tableLayout) Asked() (heading string, lines []string) { return l.model.Asked() }

func (l *tableLayout) Rooms() skin.Rooms { return skin.RoomsBy(l.layout) }

func (l *tableLayout) Scrolled() (at, most float64) { return l.model.Hand.Scroll, l.layout.Hand.Most }

func (l *tableLayout) Reveal(of ...table.Spot) (float64, bool) { return l.layout.Reveal(of...) }

// begin deals a game for three.
func begin(t *testing.T) *table.Session {
	t.Helper()
	g, err := cards.Kind{}.Open([]byte(`{"players":3}`))
	if err != nil {
		t.Fatal(err)
	}
	s, err := table.Begin(g, voice.NewCards, table.Together(g), "skin")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// paint makes the picture of a scene on a phone.
func paint(s scene.Scene, screen scene.Screen) *skin.Picture {
	var v table.Voice = voice.NewCards(nil)
	if s.Session != nil {
		v = voice.NewCards(s.Session.Game)
	}
	screen.TextScale = 1
	start := func(b *skin.Base[*cards.View]) skin.Builder { return &builder{Base: b} }
	return skin.Paint(s, &screen, 360, 640, v, start).(*skin.Picture)
}

// TestWhatCanBeTouchedIsThere: every thing that can be touched next is found on the picture, and named there again.
func TestWhatCanBeTouchedIsThere(t *testing.T) {
	s := begin(t)
	for range 2 { // the cards, then what is done with one of them
		p := paint(scene.Scene{Session: s}, scene.Screen{})
		for _, spot := range s.Next() {
			x, y, ok := p.Where(spot)
			if named, there := p.At(x, y); !ok || !there || named != spot {
				t.Errorf("%s is found: %v, and there is %s", spot, ok, named)
			}
		}
		if _, err := s.Touch(s.Next()[0]); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTheFirstScreenStandsInTheTablesStead: nothing of a table can be touched there, and a short message still shows.
func TestTheFirstScreenStandsInTheTablesStead(t *testing.T) {
	p := paint(scene.Scene{Session: begin(t)}, scene.Screen{Panel: scene.TitlePanel, Toast: "copied"})
	if p.Table != nil || p.Open.Title == nil || p.Open.Toast == nil ||
		p.Lifts(table.KindCard.Spot("1")) != table.NoSpot {
		t.Errorf("the first screen has a table %v, a title %v, a message %v", p.Table, p.Open.Title, p.Open.Toast)
	}
	if r := p.Above.Toast; r.Empty() || r.Bottom() > 640 {
		t.Errorf("the message stands at %v", r)
	}
}

// TestThePastIsShownAsItWas: log, view and what can be touched are those of the moment shown, and nothing lies
// before it but what is wrong.
func TestThePastIsShownAsItWas(t *testing.T) {
	s := begin(t)
	for range 3 {
		if err := s.Play(s.LegalMoves()[0]); err != nil {
			t.Fatal(err)
		}
	}
	first, steps := s.Steps()
	past := scene.Scene{Session: s, Past: steps[:1], Fresh: 1, Until: first + 1}
	badge := &scene.Command{ID: "practice", Plain: true}
	p := paint(past, scene.Screen{Panel: scene.LogPanel, Toast: "copied", Badge: badge})
	list := p.Open.Panel.(*panel.Records).List
	if len(list) != 1 || list[0].Text != steps[0].Text || list[0].Spot != table.KindLine.Spot(strconv.Itoa(first)) {
		t.Errorf("after the first step the log says %v", list)
	}
	if p.Open.Toast != nil || p.Open.Badge != nil {
		t.Error("a message or a badge hides a film")
	}
	now := paint(scene.Scene{Session: s}, scene.Screen{Panel: scene.LogPanel}).Open.Panel.(*panel.Records)
	if len(now.List) != 3 {
		t.Error("at present the log does not have all three sentences")
	}
	wrong := paint(past, scene.Screen{Badge: &scene.Command{ID: "unsaved"}})
	if wrong.Open.Badge == nil {
		t.Error("what is wrong is not seen over a film")
	}
}

// TestAPictureKnowsTheTableBeforeIt: the table is drawn with the one before a change, and at rest without.
func TestAPictureKnowsTheTableBeforeIt(t *testing.T) {
	s := begin(t)
	canvas := kit.NewCanvas(uitest.NewDevice(360, 640))
	before, after := paint(scene.Scene{Session: s}, scene.Screen{}), paint(scene.Scene{Session: s}, scene.Screen{})
	title := paint(scene.Scene{Session: s}, scene.Screen{Panel: scene.TitlePanel})
	for _, was := range []struct {
		picture scene.Picture
		known   bool
	}{{before, true}, {title, false}, {nil, false}} {
		canvas.Begin(0.1)
		after.Draw(canvas, scene.Moment{Before: was.picture})
		canvas.End()
		if after.Table.(*tableLayout).after != was.known {
			t.Errorf("after %T the table before is known: %v", was.picture, !was.known)
		}
	}
}

// TestPanelsOfAllGames: what a look does not open itself is opened for it.
func TestPanelsOfAllGames(t *testing.T) {
	s := begin(t)
	own := table.KindCard.Spot("1")
	large := paint(scene.Scene{Session: s}, scene.Screen{Inspect: own}).Open.Inspect
	if large == nil || large.Card.Spot != own {
		t.Error("a card is not shown large")
	}
	if p := paint(scene.Scene{Session: s}, scene.Screen{Inspect: table.KindPlace.Spot("a1")}); p.Open.Inspect != nil {
		t.Error("a place is shown large")
	}
	seen := scene.Screen{Panel: scene.RevealPanel, Words: []string{"Seen"}, Cards: []table.Spot{own}}
	fan := paint(scene.Scene{Session: s}, seen)
	if f, ok := fan.Open.Panel.(*panel.Fan); !ok || f.Title != "Seen" || len(f.Cards) != 1 {
		t.Error("what came to light is not shown")
	}
	for !s.Result().Over {
		if err := s.Play(s.LegalMoves()[0]); err != nil {
			t.Fatal(err)
		}
	}
	end, ok := paint(scene.Scene{Session: s}, scene.Screen{Panel: scene.EndPanel}).Open.Panel.(*panel.End)
	result := s.Result()
	if gold := ok && end.Light == kit.Gold; !ok || end.Title == "" || gold == result.Draw { // both are at this device
		t.Errorf("the end is %+v", end)
	}
}

// TestSightsAreOfWhatIsOnTop: those of the table, or of what lies open over it.
func TestSightsAreOfWhatIsOnTop(t *testing.T) {
	s := begin(t)
	p := paint(scene.Scene{Session: s}, scene.Screen{})
	for _, sight := range p.Sights() {
		if !sight.Seen {
			t.Errorf("%s is not in sight", sight.Spot)
		}
	}
	if n := len(p.Sights()); n != len(s.View().(*cards.View).Own()) {
		t.Errorf("%d sights", n)
	}
}

// TestCopies counts what is alike, and keeps the order.
func TestCopies(t *testing.T) {
	firsts, counts := skin.Copies([]string{"pub", "bar", "pit", "market"}, func(s string) byte { return s[0] })
	if !slices.Equal(firsts, []string{"pub", "bar", "market"}) || !slices.Equal(counts, []int{2, 1, 1}) {
		t.Errorf("%v %v", firsts, counts)
	}
}

// TestTheLogDoesNotRepeatThePrompt checks that while a past moment is shown the log leaves out the sentence about it,
// which the prompt says, and has it again once the viewer is asked.
func TestTheLogDoesNotRepeatThePrompt(t *testing.T) {
	s := begin(t)
	for range 4 {
		if err := s.Play(s.LegalMoves()[0]); err != nil {
			t.Fatal(err)
		}
	}
	first, steps := s.Steps()
	told := s.Lines()[len(s.Lines())-1].Text
	for _, asks := range []bool{false, true} {
		at := scene.Scene{Session: s, Past: steps, Fresh: 1, Until: first + len(steps), Asks: asks}
		lines := paint(at, scene.Screen{}).Table.(*tableLayout).model.Log.Lines
		if got := slices.Contains(lines, told); got != asks || len(lines) == 0 {
			t.Errorf("asked: %v, the log has %q: %v, of %d lines", asks, told, got, len(lines))
		}
	}
}

// TestTheSameSentenceIsHeardOnce checks that of the same sentence several times in a row the prompt has one, with how
// often it was said.
func TestTheSameSentenceIsHeardOnce(t *testing.T) {
	b := skin.Base[game.View]{Screen: &scene.Screen{}, Fresh: 4, Past: []table.Step{{Text: "A battle."},
		{Text: "A draws."}, {Text: "A draws."}, {Text: "B draws."}, {Text: "A draws."}}}
	if got, want := b.Heard(), []string{"A draws. 2×", "B draws.", "A draws."}; !slices.Equal(got, want) {
		t.Errorf("the prompt has %q, want %q", got, want)
	}
}
