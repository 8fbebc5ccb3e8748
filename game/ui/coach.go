package ui

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
	"onelongnight/game/ui/scene"
)

// coach says something on the table, beside the things that it is about: of a lesson, of a puzzle's hints, or when
// something matters for the first time. It says one thing at a time.
type coach struct {
	*desk.Desk
	host   host.Host
	film   *film
	toasts *toasts
	speech *speech      // nil while there is nothing to be said
	last   *speech      // that was said
	shown  *scene.Coach // nil mostly
}

// newCoach makes it.
func newCoach(d *desk.Desk, lent host.Host, film *film, toasts *toasts) *coach {
	return &coach{Desk: d, host: lent, film: film, toasts: toasts}
}

// speech is what it says.
type speech struct {
	title, text string
	of          []table.Spot
	follows     bool           // once something of it was touched it is about what comes next
	commands    []desk.Command // what can be answered
	told        bool           // to those who do not see it
	before      string         // the message that was there when it began, which is about something else
}

// say says something, in the stead of what was said before.
func (c *coach) say(s speech) {
	if was := c.last; was != nil {
		s.told, s.before = was.told && was.title == s.title && was.text == s.text, was.before
	}
	c.speech, c.last = &s, &s
	c.Invalidate()
}

// hush has it say nothing.
func (c *coach) hush() {
	if c.speech != nil {
		c.speech = nil
		c.Invalidate()
	}
}

// heard tells whether it is to be seen: the moment that is shown is the one that it speaks of.
func (c *coach) heard() bool {
	return c.speech != nil && c.Session() != nil && c.Panel() == scene.NoPanel && c.Inspected() == table.NoSpot && !c.film.Playing()
}

// commands are what can be answered.
func (c *coach) commands() []desk.Command {
	if !c.heard() {
		return nil
	}
	return c.speech.commands
}

// tell makes of it what is shown.
func (c *coach) tell() {
	if c.shown = nil; c.heard() {
		s, of := c.speech, c.speech.of
		if s.follows && len(c.Session().Selected()) > 0 {
			of = c.Session().Next()
			if c.Session().Aims() { // the button is for those who would choose later
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
		c.shown = &scene.Coach{Title: s.title, Text: s.text, Note: note, Of: of, Names: s.of, Commands: desk.Shown(s.commands)}
	}
}

// bring says it to those who do not see it, and brings what it is about into sight, once, in the picture that was just laid
// out. It tells whether that has to be laid out again.
func (c *coach) bring() bool {
	if !c.heard() || c.speech.told {
		return false
	}
	c.speech.told = true
	c.host.Announce(desk.Sentences(c.speech.title, c.speech.text), false)
	return c.Spotlight(c.speech.of)
}

// Show writes what is said.
func (c *coach) Show(s *scene.Screen) { s.Coach = c.shown }
