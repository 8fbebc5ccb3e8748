package aurora

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/furniture"
)

// prompt builds the question that is asked, or tells what is happening.
func (b *builder) prompt() {
	v, p := b.View, &b.model.Prompt
	p.Heading, p.Lines = b.voice.Prompt(v)
	drive, driven := b.drive()
	switch {
	case b.hinting():
		p.Heading, p.Lines, p.Read = b.T("menu.hint"), b.Screen.Words, !b.Screen.Mind
	case b.boards():
	case driven:
		p.Heading, p.Lines = b.T("forecast.drive", "n", int(drive.To)), b.driveWords(drive)
	case b.Past != nil && !b.Asks:
		b.tells()
	case b.swaps():
	case b.selected() != table.NoSpot:
		b.chosen()
	case b.Asks && v.Asked == v.Who:
		b.forecast()
	}
	if b.Asks && !b.hinting() && !driven && b.selected() == table.NoSpot {
		p.Lines = append(p.Lines, b.dangers()...)
	}
	if said := b.boarded(); len(said) > 0 && !b.hinting() && !driven && b.selected() == table.NoSpot {
		b.model.Loud = "ship"
		if b.Window.Narrow && !b.Window.Portrait { // in little room, the question itself must be in the heading
			p.Lines = nil
		}
		p.Lines = append(said, p.Lines...)
	}
	if len(b.model.Choices) > 0 && !b.hinting() {
		b.others()
	}
	if act, ok := b.meant(); ok && !b.hinting() {
		if said := b.excess(foresee.Comes(v, act)); said != "" {
			if b.Window.Portrait { // the question was read before, and there is no room for both
				p.Lines = nil
			}
			p.Lines = append([]string{said}, p.Lines...)
		}
	}
}

// dangers name the enemies on the map while these are not visible, and, while the map is shown, what the convoy can
// fight with.
func (b *builder) dangers() (list []string) {
	asked := b.View.Ask == rules.AskExplore || b.View.Ask == rules.AskDrive || b.Screen.Place == roadSpot
	if b.model.View == board.Combat || !asked || b.Window.Narrow && !b.Window.Portrait { // there is no room
		return nil
	}
	if c := b.own(); b.model.View == board.Route {
		guns := 0
		for gun := rules.Gun1; gun <= rules.Gun4; gun++ {
			guns += bits.OnesCount64(b.game.Intact(c, gun))
		}
		list = append(list, b.T("prompt.armed", "guns", guns, "ammo", int(c.Goods[rules.Ammo]), "crew", int(c.CrewN)))
	}
	var foes []string
	for _, x := range b.model.Foes {
		said := fmt.Sprintf("%s %d/%d", x.Name, x.Damage, x.All)
		if !b.Window.Narrow { // otherwise only the strip says where they are
			said += " (" + x.Region + ")"
		}
		foes = append(foes, said)
	}
	if len(foes) > 0 {
		list = append(list, b.T("prompt.alive", "foes", strings.Join(foes, ", ")))
	}
	return list
}

// others builds what the prompt would say about other answers, cars and drives, so that its room fits all of them.
func (b *builder) others() {
	m := b.model
	other := func(heading string, lines []string) {
		m.Others = append(m.Others, furniture.Prompt{Heading: heading, Lines: lines})
	}
	for _, a := range b.Session.Actions() {
		act := rules.ActOf(a.Move)
		if said := b.excess(foresee.Comes(b.View, act)); said != "" {
			other(m.Prompt.Heading, append([]string{said}, m.Prompt.Lines...))
		}
		if slices.Contains(couplings, act.Verb) {
			loss := foresee.Loses(b.View, act)
			other(a.Label, b.lossWords(&loss))
		}
	}
	if _, lines := b.voice.Prompt(b.View); b.selected() == table.NoSpot { // the prompt without anything pointed at
		other(m.Prompt.Heading, append(lines, b.dangers()...))
	}
	for _, d := range b.offered() {
		other(m.Prompt.Heading, b.driveWords(d))
	}
}

// forecast says what would happen with the thing under the pointer, or with the one that was touched.
func (b *builder) forecast() {
	v, p := b.View, &b.model.Prompt
	switch v.Ask {
	case rules.AskExplore:
		for slot := uint8(1); slot <= rules.SlotCount; slot++ {
			if c := v.Slots[slot].Card; c != rules.NoCard && b.Screen.Hover == b.cardSpot(c) {
				p.Heading, p.Lines = b.voice.Card(c), b.slotWords(slot)
				if n := foresee.Short(v, slot); n > 0 {
					p.Lines = append([]string{b.T("forecast.food", "food", b.voice.Token(rules.Food, n))}, p.Lines...)
				}
			}
		}
	case rules.AskCrew:
		if b.Window.Narrow { // there is only room for the result
			p.Lines = nil
		}
		have, need := v.Explored()
		if have < need && b.own().Goods[rules.Food] > 0 && foresee.Short(v, v.Explore.Slot) > 0 {
			p.Lines = append(p.Lines, b.T("forecast.boost"))
		}
		p.Lines = append(p.Lines, b.slotWords(v.Explore.Slot)...)
		if foresee.Doomed(v) {
			p.Lines = append([]string{b.T("forecast.doomed")}, p.Lines...)
		}
	case rules.AskBonus: // the card may have gone already
		key := "forecast.slot"
		if foresee.AnyBonus(v) {
			key += ".any"
		}
		p.Lines = []string{b.T(key, "n", int(v.Explore.Slot))}
	case rules.AskFire:
		for _, level := range b.guns() {
			p.Lines = append(p.Lines, b.odds(level))
		}
	case rules.AskDrop, rules.AskGive, rules.AskLose:
		if list := v.Bought(); len(list) > 0 {
			p.Lines = append(p.Lines, b.T("prompt.bought", "what", b.voice.Effects(list)))
		}
	case rules.AskDamage:
		if b.costsPoint() && (b.Window.Portrait || !b.Window.Narrow) { // elsewhere the points need the room
			p.Lines = append(p.Lines, b.T("prompt.damage.point"))
		}
	}
	if v.Ask == rules.AskDamage || v.Ask == rules.AskContaminate {
		if what := b.cause(); what != "" {
			p.Lines = append([]string{b.T("prompt.cause", "what", what)}, p.Lines...)
		}
	}
}

// costsPoint reports whether a place that can be hit is on a card without damage, while such cards count (12.1).
func (b *builder) costsPoint() bool {
	return !b.View.Reached() && slices.ContainsFunc(b.acts, func(a rules.Act) bool {
		return a.Verb == rules.VerbHit && !foresee.Torn(b.View, rules.Spot(a.A))
	})
}

// cause returns what the question comes from: a card by its name, the bonus of a slot, or another source.
func (b *builder) cause() string {
	if c := b.View.Doer(); c != rules.NoCard {
		return b.voice.Card(c)
	}
	from := unknown
	for _, l := range b.Session.Lines() {
		from = b.after(l.Event, from)
	}
	switch from {
	case unknown:
		return ""
	case exploring:
		return b.T("prompt.cause.bonus")
	}
	return b.sourceWords(from)
}

// slotWords describe a slot: its card and its bonus.
func (b *builder) slotWords(slot uint8) []string {
	list := slices.Clone(b.prints[b.View.Slots[slot].Card].Words)
	if loss := foresee.Costs(b.View, b.View.Slots[slot].Card); loss.Any() {
		list = append(list, b.lossWords(&loss)...)
	}
	food := foresee.Short(b.View, slot)
	if have, need := b.View.Explored(); b.View.Ask == rules.AskCrew && have >= need {
		food = 0 // what it takes has been chosen
	}
	for block := range b.View.Slots[slot].Tokens {
		if said := b.excessAfter(b.View.Lying(slot, block), food); said != "" {
			list = append(list, said)
			break
		}
	}
	return append(list, b.voice.BonusWords(slot))
}

// chosen says how to go on after what was touched.
func (b *builder) chosen() {
	p, spot := &b.model.Prompt, b.selected()
	print := b.named(spot)
	switch {
	case spot.Kind == table.KindPart && b.View.Ask == rules.AskFire:
		p.Heading, p.Lines = b.T("prompt.aim"), []string{b.T("prompt.aim.body")}
		for _, a := range b.Session.Leads(b.Session.Selected()) {
			p.Lines = append(p.Lines, b.odds(b.gunAt(rules.ActOf(a.Move).A)))
			break
		}
	case spot == staySpot:
		p.Heading, p.Lines = b.T("forecast.stay", "n", int(b.own().Space)), b.stayWords()
	case print != nil:
		p.Heading, p.Lines = print.Name, print.Words
	case spot.Kind == table.KindButton && (spot.ID == "medic" || spot.ID == "jackal" || spot.ID == "boost"):
		p.Heading, p.Lines = b.T("prompt."+spot.ID), []string{b.T("prompt." + spot.ID + ".body")}
	}
}

// boards tells, at the moment when somebody reaches the Aurora, that this is the last round. It reports whether that is
// so.
func (b *builder) boards() bool {
	for _, s := range b.Happening() {
		if game.Is[rules.Boarded](s.Event) && !b.Stands {
			b.model.Loud = "ship"
			b.model.Prompt.Heading, b.model.Prompt.Lines = b.T("board.last"), []string{s.Text, b.T("board.aboard.now")}
			return true
		}
	}
	return false
}

// boarded repeats in the next question that somebody has reached the Aurora and what that changes, for people who
// skipped the film.
func (b *builder) boarded() (list []string) {
	if !b.Asks || b.View.Asked != b.View.Who {
		return nil
	}
	_, steps := b.Session.Steps()
	at := -1
	for i := range steps {
		switch s := &steps[i]; {
		case game.Is[rules.Boarded](s.Event):
			at = i
		case at >= 0 && s.Mine && s.Event.Who() == b.who() && s.Move != steps[at].Move:
			at = -1
		}
	}
	if at < 0 {
		return nil
	}
	if !b.Window.Narrow {
		list = []string{steps[at].Text}
	}
	return append(list, b.T("board.aboard.now"))
}

// tells says what is happening at the moment shown: who does it, or in which phase, the sentences of the log about it,
// and what any harm comes from.
func (b *builder) tells() {
	p := &b.model.Prompt
	p.Heading, p.Lines = b.T("phase."+b.View.Phase.String()), b.withResults(b.sentences())
	if from := b.harm(); from != unknown {
		p.Lines = append(p.Lines, b.T("board.cause", "what", b.sourceWords(from)))
	}
	if _, list := b.gained(); len(list) > 0 && len(p.Lines) < mostTold {
		p.Lines = append(p.Lines, b.T("board.pts.change", "list", strings.Join(list, ", ")))
	}
	if seat, ok := b.Doer(); ok {
		p.Heading = b.voice.Side(seat)
	} else if b.ends() {
		p.Heading = b.T("board.phase.end")
	} else if slices.ContainsFunc(b.Happening(), enemyFire) {
		p.Heading = b.T("board.result.enemies")
	}
}

// enemyFire reports whether a step is the fire of enemies.
func enemyFire(s table.Step) bool { return game.Is[rules.EnemiesFired](s.Event) }

// sentences returns the sentences about the moment shown, without that of a phase which the heading names.
func (b *builder) sentences() []string {
	list := b.Heard()
	for _, s := range b.Happening() {
		e, ok := s.Event.(rules.PhaseBegan)
		switch {
		case !ok:
		case len(list) > 1:
			list = slices.DeleteFunc(list, func(said string) bool { return said == s.Text })
		case e.Phase == rules.PhaseAttack && !b.anyEnemy():
			list = []string{b.T("board.attack.none")}
		}
	}
	return list
}

// anyEnemy reports whether there is anybody to fight in the Attack phase (10.1).
func (b *builder) anyEnemy() bool {
	return b.View.FoeN > 0 || slices.ContainsFunc(b.View.Slots[:], func(s rules.Slot) bool {
		return s.Card != rules.NoCard && b.enemy(s.Card)
	})
}

// until returns the steps up to the moment shown.
func (b *builder) until() []table.Step {
	if b.Past != nil {
		return b.Past
	}
	_, steps := b.Session.Steps()
	return steps
}

// ends reports whether the moment shown belongs to the end of a round (11): the greenhouses, the Automa's cards, or
// what comes after.
func (b *builder) ends() bool {
	for _, s := range slices.Backward(b.until()) {
		switch e := s.Event.(type) {
		case rules.RoundBegan, rules.PhaseBegan:
			return false
		case rules.ActionEnded:
			return true
		case rules.Gained:
			if b.grows(e.By) && b.View.Phase == rules.PhaseAttack {
				return true
			}
		case rules.Sailed:
			return e.Course == rules.NoCard
		}
	}
	return false
}
