package ui

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// coach says something on the table, beside the things that it is about: of a lesson, of a puzzle's hints, or when
// something matters for the first time. It says one thing at a time.
type coach struct {
	*desk
	host   Host
	film   *film
	speech *speech // nil while there is nothing to be said
	last   *speech // that was said
}

// speech is what it says.
type speech struct {
	title, text string
	of          []table.Spot
	follows     bool      // once something of it was touched it is about what comes next
	commands    []command // what can be answered
	told        bool      // to those who do not see it
	before      string    // the message that was there when it began, which is about something else
}

// say says something, in the stead of what was said before.
func (c *coach) say(s speech) {
	if was := c.last; was != nil {
		s.told, s.before = was.told && was.title == s.title && was.text == s.text, was.before
	}
	c.speech, c.last, c.stale = &s, &s, true
}

// hush has it say nothing.
func (c *coach) hush() {
	if c.speech != nil {
		c.speech, c.stale = nil, true
	}
}

// heard tells whether it is to be seen: the moment that is shown is the one that it speaks of.
func (c *coach) heard() bool {
	return c.speech != nil && c.session != nil && c.screen.Panel == scene.NoPanel && c.screen.Inspect == table.NoSpot && !c.film.playing()
}

// commands are what can be answered.
func (c *coach) commands() []command {
	if !c.heard() {
		return nil
	}
	return c.speech.commands
}

// tell writes it on the screen.
func (c *coach) tell() {
	if c.screen.Coach = nil; c.heard() {
		s, of := c.speech, c.speech.of
		if s.follows && len(c.session.Selected()) > 0 {
			of = c.session.Next()
			if c.session.Aims() { // the button is for those who would choose later
				of = slices.DeleteFunc(of, func(spot table.Spot) bool { return spot.Kind == table.KindButton })
			}
		}
		if !s.told {
			s.before = c.screen.Toast
		}
		note := c.screen.Toast
		if note == s.before {
			note = ""
		}
		c.screen.Coach = &scene.Coach{Title: s.title, Text: s.text, Note: note, Of: of, Names: s.of, Commands: sceneCommands(s.commands)}
	}
}

// bring says it to those who do not see it, and brings what it is about into sight, once, in the picture that was just laid
// out. It tells whether that has to be laid out again.
func (c *coach) bring() bool {
	if !c.heard() || c.speech.told {
		return false
	}
	c.speech.told = true
	c.host.Announce(sentences(c.speech.title, c.speech.text), false)
	before, place := c.screen.Scroll, c.screen.Place
	c.spotlight(c.speech.of)
	return before != c.screen.Scroll || place != c.screen.Place
}
