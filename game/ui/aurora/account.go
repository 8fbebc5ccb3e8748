package aurora

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// source is where a gain or loss of a round comes from. It is the last part of the key of its text.
type source string

// The sources. Unknown is for what has no source worth naming.
const (
	unknown   source = ""
	exploring source = "explore"
	resting   source = "pass"
	driving   source = "road"
	shooting  source = "shot"
	jamming   source = "jam"
	enemies   source = "enemies"
	objects   source = "object"
	events    source = "event"
	eating    source = "eaten"
	burning   source = "driven"
	firing    source = "fired"
	paying    source = "paid"
	growing   source = "food"    // in greenhouses, at the end of a round
	action    source = "action-" // with the number of the Automa's card, at the end of a round
)

// after returns the source of what follows an event; was is the source before the event.
func (b *builder) after(e game.Event, was source) source {
	switch e := e.(type) {
	case rules.RoundBegan, rules.PhaseBegan:
		return unknown
	case rules.Explored, rules.BlockTaken, rules.BonusTaken, rules.ActionTurned:
		return exploring
	case rules.Coupled, rules.Recruited:
		if was == driving { // after a bonus that involved driving
			return exploring
		}
	case rules.Passed:
		return resting
	case rules.Drove, rules.BeaconFound, rules.MineExploded:
		return driving
	case rules.Fired, rules.Defeated, rules.Looted:
		return shooting
	case rules.Ambushed, rules.EnemiesFired:
		return enemies
	case rules.ObjectPlayed:
		return objects
	case rules.Gained:
		if b.grows(e.By) {
			return growing
		}
	case rules.Revealed:
		if e.Slot == 0 {
			return events
		}
	case rules.ActionEnded:
		return action + source(strconv.Itoa(int(e.Action)))
	}
	return was
}

// harm returns the source of the harm at the moment shown, if it came in an earlier moment; unknown without any harm.
func (b *builder) harm() source {
	if !slices.ContainsFunc(b.Happening(), func(s table.Step) bool { return harms(s.Event) }) {
		return unknown
	}
	cause := unknown
	for _, s := range b.Past[:len(b.Past)-b.Fresh] {
		cause = b.after(s.Event, cause)
	}
	for _, s := range b.Happening() {
		if b.after(s.Event, unknown) != unknown {
			return unknown // it is told together with its source
		}
	}
	switch cause {
	case shooting:
		return jamming
	case exploring, resting:
		return unknown // the pages before tell what that does
	}
	return cause
}

// harms reports whether an event is harm to a convoy.
func harms(e game.Event) bool {
	fame, ok := e.(rules.FameChanged)
	return ok && fame.By < 0 || game.Is[rules.Damaged](e) || game.Is[rules.Contaminated](e) || game.Is[rules.Lost](e)
}

// grows reports whether a card has a greenhouse.
func (b *builder) grows(c rules.Card) bool {
	return c != rules.NoCard && slices.Contains(b.game.Data().Of(c).Places, rules.FoodPlace)
}

// spending returns what something was spent on, from the log lines that follow.
func spending(next []table.Line) source {
	for i := range next {
		switch next[i].Event.(type) {
		case rules.Spent:
			continue
		case rules.Drove:
			return burning
		case rules.Ate, rules.Stationed, rules.ActionTurned:
			return eating
		case rules.Fired:
			return firing
		}
		break
	}
	return paying
}

// sourceWords returns a source in words.
func (b *builder) sourceWords(from source) string {
	if n, ok := strings.CutPrefix(string(from), string(action)); ok {
		card, _ := strconv.Atoi(n)
		return b.T("roundup.from.action", "side", b.voice.Side(b.game.Automa()), "card", b.voice.Action(uint8(card)))
	}
	return b.T("roundup.from." + string(from))
}

// item is something gained or lost, and how often.
type item struct {
	kind string // the last part of the key of its text; "" for a card
	card rules.Card
	n    int
}

// entry lists everything that came from one source.
type entry struct {
	from  source
	items []item
}

// account lists what a convoy gained in a round, or what it lost, by source.
type account []entry

// add adds something. An empty item only records that there was such a source.
func (a *account) add(from source, x item) {
	at := -1
	for i := range *a {
		if (*a)[i].from == from {
			at = i
		}
	}
	if at < 0 {
		at = len(*a)
		*a = append(*a, entry{from: from})
	}
	e := &(*a)[at]
	for i := range e.items {
		if e.items[i].kind == x.kind && e.items[i].card == x.card {
			e.items[i].n += x.n
			return
		}
	}
	if x.n != 0 {
		e.items = append(e.items, x)
	}
}

// itemWords returns an item in words.
func (b *builder) itemWords(x item) string {
	switch x.kind {
	case "":
		return b.voice.Card(x.card)
	case "left":
		return b.T("roundup.left", "card", b.voice.Card(x.card))
	case "left-food", "left-fuel", "left-ammo":
		return b.T("roundup.left", "card", b.T("token."+x.kind[len("left-"):], "n", x.n))
	case "fame":
		n := kit.Minus(x.n)
		if x.n > 0 {
			n = "+" + n
		}
		return b.T("roundup.fame", "n", n)
	case "survivor", "food", "fuel", "ammo", "object":
		return b.T("token."+x.kind, "n", x.n)
	}
	return b.T("roundup."+x.kind, "n", x.n)
}

// accountWords returns a sentence for each source. explored is the number of cards explored, 0 if that is not to be
// told.
func (b *builder) accountWords(a account, explored int) string {
	var list []string
	told := false
	for _, e := range a {
		var items []string
		for _, x := range e.items {
			if x.n != 0 {
				items = append(items, b.itemWords(x))
			}
		}
		what := ""
		switch {
		case e.from == exploring && explored > 0:
			what, told = b.T("roundup.explore", "n", explored), true
		case e.from != unknown:
			what = b.sourceWords(e.from)
		}
		list = append(list, b.sentence(what, items))
	}
	if explored > 0 && !told {
		list = append([]string{b.sentence(b.T("roundup.explore", "n", explored), nil)}, list...)
	}
	return strings.TrimSpace(strings.Join(list, " "))
}

// sentence says what came from a source; "" if there is neither.
func (b *builder) sentence(what string, items []string) string {
	said := strings.Join(items, ", ")
	switch {
	case said == "" && what == "":
		return ""
	case said == "":
		said = what
	case what != "":
		said = b.T("roundup.from", "what", what, "list", said)
	}
	return voice.Capital(said) + "."
}

// note adds an event to the summary; from is its source.
func (d *convoyRound) note(e game.Event, from source) {
	gain := func(kind string, n int) { d.gains.add(from, item{kind: kind, n: n}) }
	lose := func(kind string, n int) { d.losses.add(from, item{kind: kind, n: n}) }
	switch e := e.(type) {
	case rules.Explored:
		d.explored++
	case rules.Gained:
		gain(e.Token.String(), e.N)
	case rules.Recruited:
		gain("survivor", 1)
	case rules.ObjectDrawn:
		gain("object", 1)
	case rules.Coupled:
		d.gains.add(from, item{card: e.Card, n: 1})
	case rules.Repaired:
		gain("repair", 1)
	case rules.Cleaned:
		gain("clean", 1)
	case rules.Defeated:
		gain("enemy", 1)
	case rules.FameChanged:
		if e.By > 0 {
			gain("fame", e.By)
		} else {
			lose("fame", e.By)
		}
	case rules.Spent:
		lose(e.Token.String(), e.N)
	case rules.Dropped:
		lose("left-"+e.Token.String(), e.N)
	case rules.LetGo:
		d.losses.add(from, item{kind: "left", card: e.Card, n: 1})
	case rules.Damaged:
		if from == shooting {
			from = jamming
		}
		lose("damage", 1)
		if e.Lost > rules.SurvivorToken { // the loss of a survivor is told separately
			lose(e.Lost.String(), 1)
		}
	case rules.Contaminated:
		lose("contam", 1)
	case rules.Lost:
		lose("skull", 1)
	case rules.WentOut:
		d.out = true
	}
}

// acted adds what the Automa explores (15.4) and pays (15.6, 15.7); there are no events of their own for these.
func (b *builder) acted(d *convoyRound, e game.Event) {
	switch e := e.(type) {
	case rules.ActionTurned:
		if e.Ate {
			d.losses.add(eating, item{kind: rules.Food.String(), n: 1})
		}
		if e.Found != rules.NoCard && !b.enemy(e.Found) {
			d.explored++
		}
	case rules.Fired:
		d.losses.add(firing, item{kind: rules.Ammo.String(), n: 1})
	}
}

// way says how a convoy moved.
func (b *builder) way(d *convoyRound) string {
	switch {
	case d.out:
		return b.T("roundup.out")
	case d.from == d.to && d.dry:
		return b.T("roundup.stays.dry", "n", d.to)
	case d.from == d.to:
		return b.T("roundup.stays", "n", d.to)
	}
	return b.T("roundup.drives", "from", d.from, "to", d.to)
}
