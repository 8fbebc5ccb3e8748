package aurora

import (
	"strconv"
	"strings"

	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/panel"
)

// result builds the result card that counts at the moment shown. It lies there until the next one is turned over or the
// fight is over, so that people read it as long as they like.
func (b *builder) result() {
	if b.ends() {
		return
	}
	steps := b.until()
	now := len(steps) - len(b.Happening())
	for i := len(steps) - 1; i >= 0; i-- {
		var x *board.Result
		switch e := steps[i].Event.(type) {
		case rules.PhaseBegan:
			return
		case rules.Fired:
			x = b.resultCard(e.Result, b.T("board.result.shot", "n", e.Level))
			x.Level = e.Level
		case rules.Defeated:
			x = b.resultCard(e.Result, b.T("board.result.boxes"))
			x.Boxes, x.Box = true, b.decided(e, steps[:i])
		case rules.EnemiesFired:
			x = b.resultCard(e.Result, b.T("zone."+e.Zone.String()))
			for _, foe := range b.firing(e) {
				x.Foes[b.game.Data().Of(foe).Number-1] = true
			}
		default:
			continue
		}
		x.Now = i >= now
		b.model.Result, b.shown = x, &steps[i]
		return
	}
}

// firing returns the enemies that fire, in the order of their numbers (10.9).
func (b *builder) firing(e rules.EnemiesFired) (list []rules.Card) {
	for n := range b.game.Data().Results[e.Result].Fire {
		for i := range b.View.Foes[:b.View.FoeN] {
			if x := &b.View.Foes[i]; x.Region == e.Region && int(b.game.Data().Of(x.Card).Number) == n {
				list = append(list, x.Card)
			}
		}
	}
	return list
}

// decided returns which letter of a result, counted from 1, was the first of a box with a target (10.7); 0 if the steps
// before are forgotten or there was none.
func (b *builder) decided(e rules.Defeated, before []table.Step) int {
	if len(before) == 0 {
		return 0
	}
	v := before[len(before)-1].View(b.View.Who).(*rules.View)
	for i := range v.Foes[:v.FoeN] {
		if x := &v.Foes[i]; x.Card == e.Card {
			for n, letter := range b.game.Data().Results[e.Result].Letters {
				if letter < x.Boxes {
					return n + 1
				}
			}
		}
	}
	return 0
}

func (b *builder) resultCard(n uint8, title string) *board.Result {
	x := &b.game.Data().Results[n]
	r := &board.Result{Title: title}
	for i := range r.Hits {
		r.Hits[i], r.Jams[i] = int(x.Hit[i+1]), x.Jam[i+1]
	}
	for i := range r.Fire {
		switch f := x.Fire[i+1]; {
		case f < 0:
			r.Fire[i] = "!"
		case f > 0:
			r.Fire[i] = strconv.Itoa(int(f))
		}
	}
	for _, letter := range x.Letters {
		r.Letters += string(rune('A' + letter))
	}
	return r
}

// withResults adds to the sentences about the moment shown how it follows from the result that was turned over: before
// them who wins, after them what the fire of enemies adds up to.
func (b *builder) withResults(list []string) []string {
	for _, s := range b.Happening() {
		switch said := b.follows(&s); {
		case said == "":
		case falls(s):
			list = append([]string{said}, list...)
		default:
			list = append(list, said)
		}
	}
	return list
}

// follows says how an event follows from its result, "" if there is nothing to add to its own sentence.
func (b *builder) follows(s *table.Step) string {
	switch e := s.Event.(type) {
	case rules.EnemiesFired:
		return b.fireWords(e)
	case rules.Defeated:
		if x := b.model.Result; x != nil && x.Box > 0 {
			return b.T("board.result.decided", "box", x.Letters[x.Box-1:x.Box], "order",
				strings.Join(strings.Split(x.Letters, ""), ", "))
		}
	}
	return ""
}

// fireWords say what a result makes each enemy do, and what comes of it for a convoy that no enemy spares.
func (b *builder) fireWords(e rules.EnemiesFired) string {
	var each []string
	sum := 0
	for _, foe := range b.firing(e) {
		n := int(b.game.Data().Results[e.Result].Fire[b.game.Data().Of(foe).Number])
		sum += max(n, 0)
		key := "board.result.foe" + when(n < 0, ".ambush") + when(n == 0, ".none")
		each = append(each, b.T(key, "card", b.voice.Card(foe), "n", n))
	}
	return b.T("board.result.fire"+when(sum == 0, ".none"), "list", strings.Join(each, ", "), "n", sum)
}

// when returns the end of a key if it applies, else "".
func when(so bool, end string) string {
	if so {
		return end
	}
	return ""
}

// resultsPanel explains the result cards, first the one that lies there, and says what can come next.
func (b *builder) resultsPanel() panel.Panel {
	var list []panel.Record
	if b.shown != nil {
		list = panel.Texts(strings.TrimSpace("**" + b.shown.Text + "** " + b.follows(b.shown)))
	}
	for _, key := range []string{"guns", "fire", "boxes", "next"} {
		list = append(list, panel.Record{Text: b.T("results." + key)})
	}
	for level := 1; level <= 4; level++ {
		list = append(list, panel.Record{Text: b.odds(level)})
	}
	return b.List(b.T("results.title"), list)
}

// resultTip explains the part of a result card that counts.
func (b *builder) resultTip() string {
	switch x := b.model.Result; {
	case x == nil:
		return ""
	case x.Level > 0:
		return b.T("results.guns")
	case x.Boxes:
		return b.T("results.boxes")
	}
	return b.T("results.fire")
}
