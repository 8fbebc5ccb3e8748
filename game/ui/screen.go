package ui

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// shower has something to show beside the game. Show writes its part of the screen, and may read what the desk wrote
// before.
type shower interface{ Show(*scene.Screen) }

// screens builds the screen from all showers.
type screens struct {
	desk     *desk.Desk
	shelf    *shelf
	parts    []shower
	commands commandRows
}

// commandRows are the commands as last laid out.
type commandRows struct {
	now, first, bar []scene.Command
	badge           *scene.Command
}

// now returns the screen as it is now, with the commands as last laid out.
func (s *screens) now() *scene.Screen {
	c := s.commands
	out := &scene.Screen{Commands: c.now, First: c.first, Bar: c.bar, Badge: c.badge}
	s.desk.Show(out)
	for _, part := range s.parts {
		part.Show(out)
	}
	return out
}

// paint lays out a scene of the session in the window.
func (s *screens) paint(of scene.Scene) scene.Picture {
	if s.desk.OnShelf() {
		return s.shelf.paint(s.now())
	}
	of.Session = s.desk.Session()
	w, h := s.desk.Size()
	return s.desk.Offer().Skin.Paint(of, s.now(), w, h)
}
