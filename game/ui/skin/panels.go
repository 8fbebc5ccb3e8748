package skin

import (
	"strconv"
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// panel returns the open panel: the game's own, otherwise the common one; nil for none.
func (b *Base[V]) panel(look Builder) panel.Panel {
	if own := look.Panel(); own != nil {
		return own
	}
	switch b.Screen.Panel {
	case scene.NoPanel, scene.HintPanel, scene.RecapPanel: // these show the table itself
		return nil
	case scene.LogPanel:
		return b.Log(nil, false, nil)
	case scene.EndPanel:
		return b.End()
	case scene.RevealPanel:
		return b.revealed(look)
	case scene.CurtainPanel:
		return panel.CurtainOf(b.Screen, b.T, look.Sign(b.Session.SitsNext()))
	case scene.AnalysisPanel:
		return panel.ReviewOf(b.Screen, b.T, look.Picture)
	}
	return panel.Common(b.Screen, b.T)
}

// inspect returns the thing shown large, nil for none.
func (b *Base[V]) inspect(look Builder) *panel.Inspect {
	spot := b.Screen.Inspect
	if spot == table.NoSpot {
		return nil
	}
	in := look.Inspected(spot)
	if in == nil {
		card, ok := look.Card(spot)
		if !ok {
			return nil
		}
		in = &panel.Inspect{Card: card}
	}
	in.Buttons, in.Scroll = panel.CommandButtons(b.Screen), b.Screen.Scroll.Card
	return in
}

// revealed shows revealed cards large, or the cards and reasons of an answer.
func (b *Base[V]) revealed(look Builder) panel.Panel {
	out := panel.Choice{Buttons: panel.CommandButtons(b.Screen), Scroll: b.Screen.Scroll.Panel}
	if len(b.Screen.Words) > 0 {
		out.Title, out.Body = b.Screen.Words[0], strings.Join(b.Screen.Words[1:], "\n")
	}
	for _, spot := range b.Screen.Cards {
		if card, ok := look.Card(spot); ok {
			out.Cards = append(out.Cards, card)
		}
	}
	if out.Body == "" {
		return &panel.Fan{Choice: out}
	}
	return &out
}

// List returns a list as an open panel.
func (b *Base[V]) List(title string, list []panel.Record) *panel.Records {
	return &panel.Records{
		Title: title, List: list, Buttons: panel.CommandButtons(b.Screen), Scroll: b.Screen.Scroll.Panel,
	}
}

// Pile returns the content of a pile as an open panel.
func (b *Base[V]) Pile(title, body string, groups []panel.Group) *panel.Pile {
	return &panel.Pile{
		Title: title, Body: body, Groups: groups,
		Buttons: panel.CommandButtons(b.Screen), Scroll: b.Screen.Scroll.Panel,
	}
}

// Log lists what happened up to the moment shown, newest first, below some records of the game's own. With inOrder, a
// few lines under a title stay in order of time. line, if not nil, decorates the i-th line.
func (b *Base[V]) Log(
	head []panel.Record, inOrder bool, line func(i int, l *table.Line, r *panel.Record),
) *panel.Records {
	var list []panel.Record
	first, _ := b.Session.Steps()
	told := b.Told()
	for i := range told {
		r := panel.Record{Text: told[i].Text}
		if told[i].Step >= first { // older steps are forgotten
			r.Spot = table.KindLine.Spot(strconv.Itoa(told[i].Step))
		}
		if line != nil {
			line(i, &told[i], &r)
		}
		list = append(list, r)
	}
	list = append(head, panel.NewestFirst(list, inOrder)...)
	if len(told) == 0 {
		list = append(list, panel.Record{Text: b.T("log.empty")})
	}
	return b.List(b.T("log.title"), list)
}

// End returns the last screen, in gold if the viewer won, or anybody of those who share the device.
func (b *Base[V]) End() *panel.End {
	r, seat := b.Session.Result(), b.View.Seat()
	end := &panel.End{Light: kit.Loss, Facts: b.Screen.Words, Buttons: panel.CommandButtons(b.Screen)}
	if r.Won(seat) || b.Session.Shared() && !r.Draw {
		end.Light = kit.Gold
	}
	end.Title, end.Body = b.Session.Ending()
	return end
}

// Copies returns one of each kind of some things, in order of first appearance, and the number of each. Things with the
// same key are of one kind.
func Copies[T any, K comparable](list []T, key func(T) K) (firsts []T, counts []int) {
	at := map[K]int{}
	for _, one := range list {
		k := key(one)
		i, seen := at[k]
		if !seen {
			i = len(firsts)
			at[k], firsts, counts = i, append(firsts, one), append(counts, 0)
		}
		counts[i]++
	}
	return firsts, counts
}
