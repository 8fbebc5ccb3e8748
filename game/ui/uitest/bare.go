package uitest

import (
	"slices"
	"strconv"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// Bare is a skin for any game with a voice: everything that can be touched is a box with its name.
type Bare struct {
	scene.Quiet
	Voice table.Voice
}

// Offer offers a game in the bare skin.
func Offer(kind game.Kind, speak table.Speaker) ui.Offer {
	return ui.Offer{Kind: kind, Speak: speak, NewSkin: func(g game.Game) scene.Skin { return Bare{Voice: speak(g)} }}
}

func (Bare) Opens(spot table.Spot) scene.Panel { return scene.PanelOf(spot.Kind) }

// Paint lays out the boxes of a scene.
func (b Bare) Paint(s scene.Scene, screen *scene.Screen, w, h float64) scene.Picture {
	p := &boxes{window: kit.NewWindow(w, h, screen.TextScale), screen: screen, words: b.Voice.T}
	open := panel.Open{Badge: panel.BadgeOf(screen, h), Focus: screen.Focus, Group: screen.Group}
	if s.Session == nil || screen.Panel == scene.TitlePanel || screen.Under == scene.TitlePanel {
		open.Title = panel.FirstScreen(screen, b.Voice.T)
		open.Panel = panel.Common(screen, b.Voice.T)
	} else {
		p.heading, _ = b.Voice.Prompt(s.Session.View())
		p.table(s.Session)
		open.Panel = b.panel(s.Session, screen)
		if spot := screen.Inspect; spot != table.NoSpot {
			open.Inspect = &panel.Inspect{Card: panel.Card{Spot: spot, Image: box{spot: spot, label: spot.ID},
				Name: spot.ID},
				List: panel.Texts(spot.String()), Buttons: panel.CommandButtons(screen), Scroll: screen.Scroll.Card}
		}
	}
	if screen.Toast != "" {
		at, _ := p.hits.Anchor(screen.ToastAt)
		open.Toast = &panel.Toast{Text: screen.Toast, At: at, Foot: h}
	}
	p.over = panel.NewLayout(open, p.window, p.hits)
	return p
}

// panel returns the open panel, nil for none.
func (b Bare) panel(s *table.Session, screen *scene.Screen) panel.Panel {
	list := func(title string, list []panel.Record) panel.Panel {
		return &panel.Records{Title: title, List: list, Buttons: panel.CommandButtons(screen),
			Scroll: screen.Scroll.Panel}
	}
	switch screen.Panel {
	case scene.NoPanel, scene.RecapPanel, scene.HintPanel:
		return nil
	case scene.LogPanel:
		return list(b.Voice.T("log.title"), lines(s))
	case scene.PilePanel, scene.PlacePanel, scene.FigurePanel:
		return list(screen.About.ID, panel.Texts(screen.About.String()))
	case scene.EndPanel:
		title, why := s.Ending()
		return &panel.End{Light: kit.Gold, Title: title, Body: why, Facts: screen.Words,
			Buttons: panel.CommandButtons(screen)}
	}
	return panel.Common(screen, b.Voice.T)
}

// lines returns the sentences of the log, newest first.
func lines(s *table.Session) []panel.Record {
	var list []panel.Record
	for _, l := range slices.Backward(s.Lines()) {
		list = append(list, panel.Record{Spot: table.KindLine.Spot(strconv.Itoa(l.Step)), Text: l.Text})
	}
	return list
}
