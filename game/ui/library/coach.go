package library

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
)

// Coach writes on the table, beside the things it is about: a step of a lesson, a hint to a puzzle, or a hint for
// beginners. It says one thing at a time.
type Coach struct {
	desk   *desk.Desk
	host   desk.Host
	film   *play.Film
	toasts *play.Toasts
	speech *speech      // nil while there is nothing to say
	last   *speech      // the last thing said
	shown  *scene.Coach // usually nil
	// What was in view before a hint brought its things there, and since; nil if it did not.
	from, to *desk.Sight
}

// NewCoach says nothing yet.
func NewCoach(n *play.Needs, film *play.Film) *Coach {
	c := &Coach{desk: n.Desk, host: n.Host, film: film, toasts: n.Toasts}
	c.desk.OnSwitch(c.makeWay)
	return c
}

// makeWay removes a hint for beginners if somebody asks what to do instead.
func (c *Coach) makeWay() {
	if c.speech != nil && c.speech.first && c.desk.Panel() == scene.HintPanel {
		c.Hush()
	}
}

// speech is one thing that the coach says.
type speech struct {
	title, text string
	of          []table.Spot
	rings       []table.Spot   // what of that is ringed, nil for all
	follows     bool           // once one of its things is touched, it is about what comes next
	commands    []desk.Command // possible answers
	first       bool           // it must be answered before anything else
	hint        bool           // it is a puzzle's hint
	told        bool           // announced already
	before      string         // the message that was showing when it began, which is about something else
}

// say says something in place of what was said before.
func (c *Coach) say(s speech) {
	if was := c.last; was != nil {
		s.told, s.before = was.told && was.title == s.title && was.text == s.text, was.before
	}
	c.speech, c.last = &s, &s
	c.desk.Invalidate()
}

// Hush makes the coach silent. What was in view before it brought its things there is in view again, unless somebody
// has looked elsewhere since.
func (c *Coach) Hush() {
	if c.speech == nil {
		return
	}
	if c.from != nil && c.desk.Looks(*c.to) {
		c.desk.LookBack(*c.from)
	}
	c.speech, c.from, c.to = nil, nil, nil
	c.desk.Invalidate()
}

// Dismiss takes a first hint away, as its button does, and reports whether there was one. A lesson goes on only by its
// own buttons.
func (c *Coach) Dismiss() bool {
	shown := c.heard() && c.speech.first
	if shown {
		c.Hush()
	}
	return shown
}

// heard reports whether the speech is visible: the film shows the moment it is about.
func (c *Coach) heard() bool {
	return c.speech != nil && c.desk.Session() != nil && c.desk.Panel() == scene.NoPanel &&
		c.desk.Inspected() == table.NoSpot && !c.film.Playing()
}

// Touched removes a speech that dims the table, once something else was touched. It reports whether it did, and whether
// the thing lay in the dark: who touches it may only have meant to take the speech away.
func (c *Coach) Touched(spot table.Spot) (hushed, dark bool) {
	if !c.heard() || !c.desk.Picture().Dims() || spot.Kind == table.KindNote {
		return false, false
	}
	dark = !slices.Contains(c.speech.of, spot)
	c.Hush()
	return true, dark
}

// HintsElsewhere reports whether a puzzle's hint is shown that is about other things: one touch of this one then makes
// no move.
func (c *Coach) HintsElsewhere(spot table.Spot) bool {
	return c.heard() && c.speech.hint && !slices.Contains(c.speech.of, spot)
}

// Answers returns the commands that answer the speech.
func (c *Coach) Answers() []desk.Command {
	if !c.heard() {
		return nil
	}
	return c.speech.commands
}

// Tell prepares the speech for the screen.
func (c *Coach) Tell() {
	was := c.shown
	if c.shown = nil; c.heard() {
		s, of := c.speech, c.speech.of
		if s.follows && len(c.desk.Session().Selected()) > 0 {
			of = c.desk.Session().Next()
			if c.desk.Session().Aims() { // the button is for people who want to choose later
				of = slices.DeleteFunc(of, func(spot table.Spot) bool { return spot.Kind == table.KindButton })
			}
		}
		if !s.told {
			s.before = c.toasts.Text()
		}
		note := c.toasts.Text()
		if note == s.before {
			note = ""
		}
		c.shown = &scene.Coach{Title: s.title, Text: s.text, Note: note, Of: of, Names: s.of, Rings: s.rings,
			Commands: desk.Shown(s.commands), First: s.first}
		if was != nil && was.Title == s.title && was.Text == s.text {
			c.shown.X, c.shown.Y, c.shown.Stays = c.desk.Picture().Where(table.KindNote.Spot("coach"))
		}
	}
}

// Bring announces the speech and brings its things into view, once, in the picture just laid out. It reports whether
// that must be laid out again.
func (c *Coach) Bring() bool {
	if !c.heard() || c.speech.told {
		return false
	}
	c.speech.told = true
	c.host.Announce(desk.Sentences(c.speech.title, c.speech.text), false)
	from := c.desk.Sight()
	moved := c.desk.Spotlight(slices.Concat(c.speech.of, c.speech.rings))
	if c.from, c.to = nil, nil; moved && c.speech.first {
		to := c.desk.Sight()
		c.from, c.to = &from, &to
	}
	return moved
}

// Show writes what is said.
func (c *Coach) Show(s *scene.Screen) { s.Coach = c.shown }
