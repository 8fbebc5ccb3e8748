package aurora

import rules "onelongnight/game/aurora"

// odds says in how many percent of all cases a gun of a level hits and jams, by the results that may come next: those
// of the deck whose back is like that of the card on top, which all see, or all where they are shuffled before.
func (b *builder) odds(level int) string {
	v := b.View
	n, hit, jam := 0, 0, 0
	for i := 1; i <= rules.ResultCount; i++ {
		r := &b.game.Data().Results[i]
		if v.ResultsN > 0 && (v.UnseenResults>>i&1 == 0 || r.Grid != v.Grid) {
			continue
		}
		n++
		if r.Hit[level] > 0 {
			hit++
		}
		if r.Jam[level] {
			jam++
		}
	}
	return b.T("forecast.odds", "level", level, "hit", (100*hit+n/2)/n, "jam", (100*jam+n/2)/n)
}

// gunAt is the level of the gun at a place of the own convoy.
func (b *builder) gunAt(at uint8) int { return b.View.KindAt(b.View.Who, rules.Spot(at)).Gun() }

// guns are the levels of the guns that can be fired now, each once.
func (b *builder) guns() (list []int) {
	var seen [5]bool
	for _, a := range b.acts {
		if a.Verb != rules.VerbFire {
			continue
		}
		if level := b.gunAt(a.A); !seen[level] {
			seen[level] = true
			list = append(list, level)
		}
	}
	return list
}
