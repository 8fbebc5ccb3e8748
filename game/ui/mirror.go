package ui

import (
	"strings"

	"onelongnight/game/table"
)

// sightID begins the id of a button outside the canvas that only tells more of
// a thing, and never does anything with it.
const sightID = "look:"

// spotOf is the thing on screen that a button outside the canvas stands for.
func (a *App) spotOf(id string) string {
	if spot, ok := strings.CutPrefix(id, sightID); ok {
		return spot
	}
	if strings.HasPrefix(id, "button:") || a.session == nil {
		return id
	}
	return a.session.SpotOf(id)
}

// mirror shows the same list of things outside the canvas: what can be done,
// the commands, and what can be looked into.
func (a *App) mirror() {
	where := a.picture.Where
	var sections []table.Section
	heading := a.t("game.title")
	unfolded := a.chrome.Panel == PlacePanel && a.picture.Hides(placeOf(a.chrome.About))
	if a.session != nil && (a.chrome.Panel == NoPanel || unfolded) && a.chrome.Inspect == "" {
		heading, _ = a.offer.Voice.Prompt(a.session.View())
		sections = a.session.Sections(where)
	}
	more := table.Section{ID: "more", Title: a.t("section.more")}
	for _, c := range a.commands() {
		b := table.Button{ID: c.Spot(), Label: c.said(a)}
		b.X, b.Y, _ = where(c.Spot())
		more.Buttons = append(more.Buttons, b)
	}
	sections = append(sections, more)
	if a.session != nil {
		sections = append(sections, a.sights())
	}
	a.host.Mirror(heading, sections)
}

// said is a command as those hear it who do not see its place among others.
func (c Command) said(a *App) string {
	text := c.Label
	if c.Sub != "" {
		text += ". " + c.Sub
	}
	switch {
	case c.Row != "" && c.Chosen:
		return a.t("say.chosen", "row", c.Row, "choice", text)
	case c.Row != "":
		return a.t("say.choice", "row", c.Row, "choice", text)
	}
	return text
}

// sights is what can be looked into, of what is on top.
func (a *App) sights() table.Section {
	section := table.Section{ID: "look", Title: a.t("section.look")}
	front := a.front()
	for _, s := range front.Sights() {
		b := table.Button{ID: sightID + s.Spot, Label: s.Label, Disabled: !s.Opens}
		b.X, b.Y, _ = front.Where(s.Spot)
		section.Buttons = append(section.Buttons, b)
	}
	return section
}
