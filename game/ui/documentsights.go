package ui

import (
	"slices"
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/scene"
)

// sights lists what can be read on top, under headings. A thing with details is a button; if everything is described,
// its details follow as text. Texts without details that were said already are left out.
func (d *document) sights(said ...string) (list []mirror.Node) {
	front := d.film.Front()
	all := front.Sights()
	if d.desk.Panel() == scene.NoPanel {
		all = cardsFirst(all)
	}
	heading, described := "", d.prefs.Described()
	for _, s := range all {
		if s.Group != heading {
			heading = s.Group
			list = append(list, mirror.Node{Kind: mirror.Subheading, ID: heading, Text: heading})
		}
		if !s.Opens && slices.ContainsFunc(said, func(text string) bool { return says(text, s.Label) }) {
			continue
		}
		if !s.Opens {
			list = append(list, mirror.Say(mirror.Text, s.Label))
			continue
		}
		more := unsaid(s.Label, d.told(s.Spot.Same()))
		more = desk.Sentences(more, d.why[s.Spot])
		b := mirror.Node{Kind: mirror.Button, ID: s.Spot.String(), Text: s.Label, More: more}
		b.X, b.Y, _ = front.Where(s.Spot)
		if n := len(list); n == 0 || list[n-1].Kind != mirror.Group {
			title := heading
			if title == "" {
				title = d.desk.T("section.look")
			}
			list = append(list, mirror.Node{Kind: mirror.Group, ID: s.Spot.String(), Text: title})
		}
		group := &list[len(list)-1]
		group.Nodes = append(group.Nodes, b)
		if described && more != "" {
			list = append(list, mirror.Node{Kind: mirror.Text, ID: s.Spot.String(), Text: more})
		}
	}
	return list
}

// cardsFirst puts the groups with cards before the others: they are what somebody decides about.
func cardsFirst(list []scene.Sight) []scene.Sight {
	cards := map[string]bool{}
	for _, s := range list {
		cards[s.Group] = cards[s.Group] || s.Spot.Kind == table.KindCard
	}
	var first, rest []scene.Sight
	for _, s := range list {
		if cards[s.Group] {
			first = append(first, s)
		} else {
			rest = append(rest, s)
		}
	}
	return append(first, rest...)
}

// unsaid returns the part of a description that the name of a thing has not said: all of it, none if the name ends with
// it or with what it says after a colon, or what comes after a first sentence that both begin with.
func unsaid(name, more string) string {
	_, text, any := strings.Cut(more, ": ")
	if strings.HasSuffix(name, more) || any && strings.HasSuffix(name, ": "+text) {
		return ""
	}
	if first, rest, any := strings.Cut(more, ". "); any && strings.HasPrefix(name, first+".") {
		return rest
	}
	return more
}

// says reports whether a text says another: all of it is that, or whole sentences of it are.
func says(text, other string) bool {
	return text == other || strings.HasSuffix(other, ".") && strings.Contains(". "+text, ". "+other)
}
