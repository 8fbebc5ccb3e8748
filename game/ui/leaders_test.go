package ui_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game/ui/desk"
	shelf "onelongnight/game/ui/games"
)

// rows are the headings of the choices on the screen whose ids begin so.
func (b *bench) rows(prefix string) (list []string) {
	for _, c := range b.Screen().Commands {
		if strings.HasPrefix(c.ID, prefix) && !slices.Contains(list, c.Row) {
			list = append(list, c.Row)
		}
	}
	return list
}

// TestWhoLeadsIsAskedForEachSeat: before a game of two, three and four it is asked who leads each of the other seats,
// and none besides.
func TestWhoLeadsIsAskedForEachSeat(t *testing.T) {
	for name, choices := range map[string][3]string{
		"state51": {"set-seats-2", "set-seats-3", "set-seats-4"},
		"hex":     {"set-mode-duel", "set-mode-score-3", "set-mode-teams"},
	} {
		n := slices.IndexFunc(shelf.Offers(), func(o desk.Offer) bool { return o.Kind.Name() == name })
		b := single(t, n, "en", map[string]string{"settings": "speed=0 tips=off level=1"})
		b.Press("button:setup")
		for i, choice := range choices {
			b.Press("button:" + choice)
			if rows := b.rows("set-leads-"); len(rows) != i+1 {
				t.Errorf("%s: after %s it is asked %q", name, choice, rows)
			} else if name == "state51" && i < 2 && !strings.HasSuffix(rows[i], "by lot") {
				t.Errorf("after %s it asks for %q, whose faction is drawn", choice, rows[i])
			}
		}
	}
}

// TestTheNextFactionIsNamedAsAtTheStart: at the end the next faction is offered in the words of the first screen,
// with the article that French needs.
func TestTheNextFactionIsNamedAsAtTheStart(t *testing.T) {
	n := slices.IndexFunc(shelf.Offers(), func(o desk.Offer) bool { return o.Kind.Name() == "state51" })
	b := single(t, n, "fr", map[string]string{"settings": "speed=0 tips=off level=1"})
	ways := []string{"Jouer les Marchands", "Jouer les Appalaches", "Jouer les Mutants"}
	b.Press("button:play-new-york")
	b.until("one may give up", func() bool { return b.offers("menu") })
	b.Press("button:menu", "button:concede", "button:concede-yes")
	for _, c := range b.Screen().Commands {
		if c.ID == "swap" && !slices.Contains(ways, c.Label) {
			t.Errorf("it offers %q, not one of %q", c.Label, ways)
		}
	}
	if !b.offers("swap") {
		t.Error("no other faction is offered")
	}
}
