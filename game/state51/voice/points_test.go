package voice_test

import (
	"regexp"
	"strings"
	"testing"

	"onelongnight/game/gametest"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
)

// TestASumIsOfOneSource: what a score is made of adds up to it, and a leader, who is worth a point, counts among the
// cards and not among what lies on them (2.3). It is told at the end by the same numbers.
func TestASumIsOfOneSource(t *testing.T) {
	const position = `{"version":1,"phase":"actions","round":3,"first":"a","turn":"a","deck":["road-1"],"seats":[
		{"faction":"new-york","leader":{"id":"borgo","tokens":2},"base":{"vp":20},
		"locations":[{"id":"old-works"},{"id":"skyscraper","tokens":3}]},{"faction":"mutants"}]}`
	g, s := gametest.Load(t, think.Rules{}, position)
	view := s.View(0).(*state51.View)
	if sum := view.SumOf(0); sum != (state51.Sum{Cards: 3, Tokens: 8, Base: 20}) || sum.Total() != view.Points(0) {
		t.Errorf("%+v, of %d points", sum, view.Points(0))
	}
	numbers := regexp.MustCompile(`\d+`)
	for lang, v := range voices(t) {
		for _, line := range v.For(g).Chronicle(view, nil) {
			if said := strings.Join(numbers.FindAllString(line, -1), " "); strings.Contains(line, "31") &&
				said != "31 3 8 20" {
				t.Errorf("%s: %q", lang, line)
			}
		}
	}
}
