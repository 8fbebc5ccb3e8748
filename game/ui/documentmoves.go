package ui

import (
	"slices"
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
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
				node.More = desk.Sentences(terms, unsaid(b.Label, more))
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
		return panel.PlainText(d.desk.Offer().Voice.Terms(d.view, a.Move))
	}
	return ""
}

// told returns the details of a thing beyond its name.
func (d *document) told(spot table.Spot) string {
	if d.desk.Session() == nil || spot == table.NoSpot {
		return ""
	}
	return panel.PlainText(d.desk.Offer().Voice.Describe(d.view, spot))
}

// useless notes of the cards that cannot be used now, beside others of their group that can, why each cannot, and
// returns their names. Who sees the table sees them dark.
func (d *document) useless(sights []scene.Sight) (names []string) {
	session := d.desk.Session()
	if session == nil || !d.film.Asks() || len(session.Selected()) > 0 {
		return nil
	}
	next, used := session.Next(), map[string]bool{}
	for _, s := range sights {
		used[s.Group] = used[s.Group] || s.Spot.Kind == table.KindCard && slices.Contains(next, s.Spot)
	}
	d.why = map[table.Spot]string{}
	for _, s := range sights {
		if s.Spot.Kind != table.KindCard || !used[s.Group] || slices.Contains(next, s.Spot) {
			continue
		}
		if said := panel.PlainText(session.Why([]table.Spot{s.Spot})); said != "" {
			d.why[s.Spot] = said
			names = append(names, d.desk.Offer().Voice.Name(d.view, s.Spot))
		}
	}
	return names
}

// idle names the cards that cannot be used now.
func (d *document) idle(names []string) string {
	if len(names) == 0 {
		return ""
	}
	return d.desk.T("say.idle", "list", strings.Join(names, ", "), "look", d.desk.T("section.look"))
}
