package ui

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// shower has something to be shown beside the game: it writes its part of the screen, and reads what the desk has
// written.
type shower interface{ Show(*scene.Screen) }

// screens derive the screen from those who have a part of it.
type screens struct {
	desk     *desk.Desk
	shelf    *shelf
	parts    []shower
	commands commandRows
}

// commandRows are the commands as they were laid out last.
type commandRows struct {
	now, first, bar []scene.Command
	badge           *scene.Command
}

// now returns the screen as it is now, with the commands that were laid out last.
func (s *screens) now() *scene.Screen {
	c := s.commands
	out := &scene.Screen{Commands: c.now, First: c.first, Bar: c.bar, Badge: c.badge}
	s.desk.Show(out)
	for _, part := range s.parts {
		part.Show(out)
	}
	return out
}

// paint lays a scene of the session out in the window.
func (s *screens) paint(of scene.Scene) scene.Picture {
	if s.desk.OnShelf() {
		return s.shelf.paint(s.now())
	}
	of.Session = s.desk.Session()
	w, h := s.desk.Size()
	return s.desk.Offer().Skin.Paint(of, s.now(), w, h)
}
