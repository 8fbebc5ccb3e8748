package ui

import (
	"slices"
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/panel"
)

// moves returns the buttons for what can be done now, and the names of the cards that cannot be used.
func (d *document) moves() (list []mirror.Node) {
	for _, s := range d.desk.Session().Sections(d.desk.Picture().Where) {
		var row []mirror.Node
		before := "" // what is said of one button is not said of the next again
		for _, b := range s.Buttons {
			more := d.told(b.Spot)
			terms := d.terms(b.ID)
			node := mirror.Node{Kind: mirror.Button, ID: b.ID, Text: b.Label, X: b.X, Y: b.Y}
			if node.More = terms; more != before {
				node.More = desk.Sentences(terms, more)
			}
			row, before = append(row, node), more
		}
		list = append(list, grouped(s.ID, s.Title, row))
	}
	return list
}

// terms returns what the move of a button takes and brings.
func (d *document) terms(id string) string {
	if a := d.desk.Session().Action(id); a != nil {
		return panel.PlainText(d.desk.Offer().Voice.Terms(d.desk.Session().View(), a.Move))
	}
	return ""
}

// told returns the details of a thing beyond its name.
func (d *document) told(spot table.Spot) string {
	if d.desk.Session() == nil {
		return ""
	}
	return panel.PlainText(d.desk.Offer().Voice.Describe(d.desk.Session().View(), spot))
}

// why returns why nothing can be done now with a card, "" for another thing and while something is taken up.
func (d *document) why(spot table.Spot) string {
	session := d.desk.Session()
	if spot.Kind != table.KindCard || session == nil || !d.film.Asks() || len(session.Selected()) > 0 ||
		slices.Contains(session.Next(), spot) {
		return ""
	}
	return panel.PlainText(session.Why([]table.Spot{spot}))
}

// idle names the cards that cannot be used now, where others beside them can. Who sees the table sees them dark.
func (d *document) idle() string {
	session := d.desk.Session()
	var names, row []string
	group, used := "", false
	end := func() {
		if used {
			names = append(names, row...)
		}
		row, used = nil, false
	}
	for _, s := range d.film.Front().Sights() {
		if s.Group != group {
			end()
			group = s.Group
		}
		if d.why(s.Spot) != "" {
			row = append(row, d.desk.Offer().Voice.Name(session.View(), s.Spot))
		} else if s.Spot.Kind == table.KindCard {
			used = used || slices.Contains(session.Next(), s.Spot)
		}
	}
	if end(); len(names) == 0 {
		return ""
	}
	return d.desk.T("say.idle", "list", strings.Join(names, ", "), "look", d.desk.T("section.look"))
}
