package ui

import (
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/library"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
)

// shelf is the first screen if there are several games: each has its cover, its name, and a way in. It belongs to no
// skin, so it implements scene.Picture itself.
type shelf struct {
	scene.Flat
	desk   *desk.Desk
	offers []desk.Opened // each with its default setup
	saves  *play.Saves
	over   *panel.Layout
	tone   kit.Tone
}

// newShelf puts the games on the shelf. It returns nil if there is only one.
func newShelf(d *desk.Desk, offers []desk.Offer, s *play.Saves) *shelf {
	out := &shelf{desk: d, saves: s}
	out.restock(offers)
	return out
}

// restock replaces the games, for example by the same ones in another language.
func (s *shelf) restock(offers []desk.Offer) {
	s.offers = nil
	for _, o := range offers {
		if len(offers) > 1 {
			s.offers = append(s.offers, o.Usual())
		}
	}
}

func (s *shelf) paint(screen *scene.Screen) scene.Picture {
	w, h := s.desk.Size()
	window := kit.NewWindow(w, h, screen.TextScale)
	out := *s
	out.tone = kit.Tone{Contrast: screen.Contrast, Safe: screen.Safe}
	title := s.content(screen)
	open := panel.Open{Title: title, Panel: panel.Common(screen, s.desk.T),
		Badge: panel.BadgeOf(screen, window.Unit(116, 104)), Focus: screen.Focus, Group: screen.Group}
	if open.Panel == nil {
		open.Tip = panel.CornerTip(title.Corner, screen.Peek)
	}
	if screen.Toast != "" {
		open.Toast = &panel.Toast{Text: screen.Toast, Foot: h}
	}
	out.over = panel.NewLayout(open, window, nil)
	return &out
}

func (s *shelf) content(screen *scene.Screen) *panel.Shelf {
	shown := &panel.Shelf{Word: s.desk.T("shelf.title")}
	byID := map[string]panel.Button{}
	for _, c := range screen.Commands {
		if screen.Panel != scene.ShelfPanel {
			break // the panel on top has the commands
		}
		if byID[c.ID] = panel.CommandButton(c); c.Place == scene.CornerCommand {
			shown.Corner = append(shown.Corner, byID[c.ID])
		}
	}
	for _, o := range s.offers {
		name := o.Kind.Name()
		g := panel.ShelfGame{Title: o.Voice.T("game.title"), Tagline: o.Voice.T("game.tagline"),
			Seats: o.Voice.T("game.seats"), Wide: s.saves.LastKind() == name}
		if skin, ok := o.Skin.(scene.Coverer); ok {
			g.Cover = cover{skin}
		}
		for _, id := range []string{library.ContinueOf + name, library.NewOf + name} {
			if b, ok := byID[id]; ok {
				g.Buttons = append(g.Buttons, b)
			}
		}
		shown.Games = append(shown.Games, g)
	}
	return shown
}

// cover is a skin's cover as a panel draws it.
type cover struct{ scene.Coverer }

// DrawImage implements panel.Image.
func (s cover) DrawImage(c *kit.Canvas, w kit.Window, r kit.Rect) { s.DrawCover(c, w, r) }

// Draw implements scene.Picture; so do the methods below.
func (s *shelf) Draw(c *kit.Canvas, m scene.Moment) {
	c.SetTone(s.tone)
	s.over.Draw(c, m.Clock)
}

func (s *shelf) Ahead(*kit.Canvas, time.Time) bool             { return true }
func (s *shelf) Where(spot table.Spot) (x, y float64, ok bool) { return s.over.Hits().Point(spot) }
func (s *shelf) Reveal(l ...table.Spot) (scene.Scroll, bool)   { return s.over.Reveal(l[0]) }
func (s *shelf) Scroll() scene.Scroll                          { return s.over.Scroll() }

func (s *shelf) Over() (title, body string) { return s.over.Over() }

func (s *shelf) At(x, y float64) (table.Spot, bool) {
	hit, ok := s.over.Hits().At(x, y)
	return hit.Spot, ok
}

func (s *shelf) Sights() []scene.Sight {
	list, _ := s.over.Sights(s.desk.T)
	return list
}
