package ui

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// buttons are the same things as on the canvas, outside of it: what can be done,
// the commands, and what can be looked into. A move's button has the action's
// ID, every other the text of its spot.
type buttons struct {
	*desk
	host   Host
	film   *film
	focus  *focus
	reader *reader
	intent *intent
	acted  bool // a move's button was pressed, and the list is not yet shown anew
}

// press does what a button says.
func (b *buttons) press(id string) {
	spot, err := table.ParseSpot(id)
	switch {
	case err != nil:
		b.act(id)
	case spot.Kind == table.KindButton:
		b.intent.touch(spot)
	default:
		b.reader.tell(spot)
	}
}

// act makes a move. A second press before the list is shown anew was meant for the first move, even if
// the same can be done again; and of what has gone meanwhile there is nothing to say.
func (b *buttons) act(id string) {
	if b.acted || b.session == nil || b.session.Action(id) == nil {
		return
	}
	b.acted, b.stale = true, true
	b.intent.act(id)
}

// point shows where on the canvas a button's thing is, "" for none.
func (b *buttons) point(id string) {
	spot, err := table.ParseSpot(id)
	if err != nil && b.session != nil {
		spot = b.session.SpotOf(id)
	}
	b.focus.set(spot)
}

// show hands them to the host.
func (b *buttons) show() {
	b.acted = false
	var sections []table.Section
	heading := b.t("game.title")
	if b.onShelf() {
		heading = b.t("shelf.title")
	}
	unfolded := b.screen.Panel == scene.PlacePanel && b.picture.Hides(b.placeOf(b.screen.About))
	if b.session != nil && (b.screen.Panel == scene.NoPanel || unfolded) && b.screen.Inspect == table.NoSpot {
		heading, _ = b.offer.Voice.Prompt(b.session.View())
		sections = b.session.Sections(b.picture.Where)
	}
	more := table.Section{ID: "more", Title: b.t("section.more")}
	for _, c := range b.screen.Commands {
		x, y, _ := b.picture.Where(c.Spot())
		more.Buttons = append(more.Buttons, table.Button{ID: c.Spot().String(), Label: b.label(c), X: x, Y: y})
	}
	sections = append(sections, more)
	if sights := b.sights(); b.session != nil || len(sights.Buttons) > 0 {
		sections = append(sections, sights)
	}
	b.frame.place(sections)
	b.host.Mirror(heading, sections)
}

// label is a command as those hear it who do not see its place among others.
func (b *buttons) label(c scene.Command) string {
	text := c.Label
	if c.Sub != "" {
		text += ". " + c.Sub
	}
	switch {
	case c.Row != "" && c.Chosen:
		return b.t("say.chosen", "row", c.Row, "choice", text)
	case c.Row != "":
		return b.t("say.choice", "row", c.Row, "choice", text)
	}
	return text
}

// sights is what can be looked into, of what is on top.
func (b *buttons) sights() table.Section {
	section := table.Section{ID: "look", Title: b.t("section.look")}
	front := b.film.front()
	for _, s := range front.Sights() {
		x, y, _ := front.Where(s.Spot)
		section.Buttons = append(section.Buttons, table.Button{ID: s.Spot.String(), Label: s.Label, Disabled: !s.Opens, X: x, Y: y})
	}
	return section
}
