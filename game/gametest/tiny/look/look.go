// Package look has the looks of two tiny games: cards for several people with hidden hands, and a walk for one person
// on a map larger than its window. Each draws its field and little else: what stands around it comes from packages skin
// and furniture. They are for tests, and not on the shelf.
package look

import (
	"onelongnight/game"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// Offers returns the two games in a language of words.Languages.
func Offers(lang string) []desk.Offer {
	ofCards, ofSolo := voice.CardsIn(lang), voice.SoloIn(lang)
	return []desk.Offer{
		{Kind: cards.Kind{}, Speak: ofCards, NewSkin: func(g game.Game) scene.Skin {
			return gameSkin[*cards.View]{voice: ofCards(g),
				start: func(b *skin.Base[*cards.View]) skin.Builder { return &cardsBuilder{common: newCommon(b)} }}
		}},
		{Kind: solo.Kind{}, Speak: ofSolo, NewSkin: soloSkin(ofSolo)},
	}
}

// Solo is the look of the walk in the form that a game on the page's shelf has. It needs no files.
var Solo = scene.Look{Game: solo.Kind{}.Name(), In: func(lang, _, _ string) (scene.LocalizedLook, error) {
	speak := voice.SoloIn(lang)
	return scene.LocalizedLook{Speak: speak, Skin: soloSkin(speak)}, nil
}}

func soloSkin(speak table.Speaker) func(game.Game) scene.Skin {
	return func(g game.Game) scene.Skin {
		return gameSkin[*solo.View]{voice: speak(g),
			start: func(b *skin.Base[*solo.View]) skin.Builder { return &walk{common: newCommon(b)} }}
	}
}

// DrawCover implements scene.Coverer: a sky over a field.
func (gameSkin[V]) DrawCover(c *kit.Canvas, _ kit.Window, r kit.Rect) {
	c.FillV(r, kit.Cyan, kit.Gold)
}

// gameSkin is the skin of a game, which shows what happened step by step.
type gameSkin[V game.View] struct {
	scene.Quiet
	voice table.Voice
	start func(*skin.Base[V]) skin.Builder
}

// Paint makes the picture of a scene.
func (d gameSkin[V]) Paint(s scene.Scene, screen *scene.Screen, w, h float64) scene.Picture {
	return skin.Paint(s, screen, w, h, d.voice, d.start)
}

// Opens returns the panel that a touch of a thing opens.
func (gameSkin[V]) Opens(spot table.Spot) scene.Panel {
	switch spot.Kind {
	case table.KindCard, table.KindPlace:
		return scene.CardPanel
	case table.KindPile:
		return scene.PilePanel
	}
	return scene.NoPanel
}

// Beats makes each step a beat of its own.
func (gameSkin[V]) Beats(first int, steps []table.Step) (list []motion.Beat) {
	for i := range steps {
		list = append(list, motion.Beat{First: first + i, Last: first + i, Length: 350})
	}
	return list
}

// ButtonLabel returns the label of the move that a button makes.
func (gameSkin[V]) ButtonLabel(s *table.Session, button table.Spot) string {
	for _, a := range s.Leads(append(s.Selected()[:len(s.Selected()):len(s.Selected())], button)) {
		return a.Label
	}
	return button.ID
}

// common is what both looks have besides their fields.
type common[V game.View] struct {
	*skin.Base[V]
	model *furniture.Table
}

func newCommon[V game.View](b *skin.Base[V]) common[V] {
	return common[V]{b, &furniture.Table{Left: b.Screen.Left}}
}

// around makes the prompt, the log and the buttons.
func (l *common[V]) around() {
	m := l.model
	m.Prompt.Heading, m.Prompt.Lines = l.Voice.Prompt(l.View)
	for _, line := range l.Told() {
		m.Log.Lines = append(m.Log.Lines, line.Text)
	}
	m.Log.Recent = max(0, len(m.Log.Lines)-l.Screen.Since)
	m.Buttons = l.Bar(func(id string) panel.Button {
		label := gameSkin[V]{}.ButtonLabel(l.Session, table.KindButton.Spot(id))
		return panel.Button{ID: id, Label: label, Style: panel.StyleMain}
	})
}

// edge returns the colour of a thing's edge: it shows whether the thing was picked up, or can be touched.
func (l *common[V]) edge(spot table.Spot) kit.Color {
	switch {
	case l.Picked(spot):
		return kit.Gold
	case l.Aimed(spot):
		return kit.LegalBright
	case l.Touchable(spot):
		return kit.Legal
	}
	return kit.PanelEdge
}

// tableLayout is the layout that both tables have in a window.
type tableLayout struct {
	skin.Plain
	model  *furniture.Table
	layout *furniture.Layout
}

// Asked returns what the prompt says.
func (l *tableLayout) Asked() (heading string, lines []string) { return l.model.Asked() }

// Rooms returns where there is room for what appears over the table.
func (l *tableLayout) Rooms() skin.Rooms { return skin.RoomsBy(l.layout) }

// Scrolled returns how far the hand is scrolled, and how far it can be.
func (l *tableLayout) Scrolled() (at, most float64) { return l.layout.Hand.Scroll, l.layout.Hand.Most }

// Reveal returns how far the hand must be scrolled for a card to be visible.
func (l *tableLayout) Reveal(of ...table.Spot) (float64, bool) { return l.layout.Reveal(of...) }

// progress returns how far a moment is between the table before it and the one after, 0..1.
func progress(before skin.Table, m scene.Moment) float64 {
	if before == nil || m.Length <= 0 || m.Calm {
		return 1
	}
	return motion.Tween{Length: m.Length, Ease: motion.InOut}.At(m.T)
}

// between returns a rectangle on its way from one place to another.
func between(from, to kit.Rect, t float64) kit.Rect {
	return kit.Rect{X: motion.Mix(from.X, to.X, t), Y: motion.Mix(from.Y, to.Y, t), W: motion.Mix(from.W, to.W, t),
		H: motion.Mix(from.H, to.H, t)}
}

// centred returns the style of a word in the middle of its place.
func centred(size float64, col kit.Color) kit.Style {
	return kit.Style{Face: kit.DisplayBold, Size: size, Least: kit.MinText, Color: col, H: kit.Middle, V: kit.Middle}
}

// unit returns a length in a wide window, or in an upright one, such as a phone's.
func unit(w kit.Window, lying, upright float64) float64 {
	if w.Portrait {
		return upright * w.S
	}
	return w.Unit(lying, upright)
}
