package convoy

import (
	"slices"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/scene"
)

// prompt says what is to be done: the question that is open, or what comes next for the card or unit that is picked up.
func (b *builder) prompt() {
	p := &b.model.Prompt
	p.Heading, p.Lines = b.voice.Prompt(b.View)
	without := slices.DeleteFunc(slices.Clone(p.Lines),
		func(line string) bool { return line == b.T("prompt.target.optional") })
	if b.View.Asked() != nil { // the button says that one may pass
		p.Short, p.Brief = p.Heading, []string{strings.Join(without, " ")}
	}
	if !b.mayPass() { // a lesson may not allow one to pass
		p.Lines = without
	}
	if !b.Asks {
		p.Heading, p.Lines = b.T("phase."+b.View.Phase.String()), []string{strings.Join(b.Heard(), " ")}
		if b.begins() {
			p.Heading = b.T("phase.step.1")
		}
		p.Short, p.Brief = "", nil
		return
	}
	if b.Screen.Panel == scene.HintPanel {
		p.Heading, p.Lines = b.T("menu.hint"), b.Screen.Words
		p.Short, p.Brief, p.Gives = p.Heading, p.Lines, true
		if !b.Screen.Mind || len(b.Session.Selected()) == 0 {
			return
		}
	}
	switch {
	case !b.Session.MyTurn() && b.Screen.Coach != nil: // nobody is thinking while a lesson is read
		p.Heading, p.Lines = b.T("phase."+b.View.Phase.String()), nil
	case !b.Session.MyTurn():
	case b.nothingForModules():
		p.Lines = []string{b.T("prompt.modules.none", "city", b.voice.City(b.View.Active))}
	case b.View.Phase == rules.DistrictPhase && b.View.Asked() == nil:
		b.districtPrompt()
	case b.reading():
		aim := b.voice.Aim(b.View)
		p.Short, p.Brief = p.Heading, []string{aim}
		p.Lines = append(append([]string{aim}, p.Lines...), b.T("prompt.read"))
	}
	selected := b.Session.Selected()
	if len(selected) == 0 || b.View.Asked() != nil {
		b.stakes()
		return
	}
	switch c := cardOf(selected[0]); selected[0].Kind {
	case table.KindCard:
		*p = b.cardPrompt(c)
	case table.KindPiece:
		*p = b.unitPrompt(c)
	}
}

// mayPass reports whether the choice can be declined.
func (b *builder) mayPass() bool {
	return slices.ContainsFunc(b.Session.Actions(),
		func(a table.Action) bool { return rules.ActOf(a.Move).Verb == rules.DoPickNone })
}

// nothingForModules reports whether a module phase leaves nothing to do but end it.
func (b *builder) nothingForModules() bool {
	list := b.Session.Actions()
	return b.View.Prompt() == "modules" && len(list) == 1 && rules.ActOf(list[0].Move).Verb == rules.DoDone
}

// fights reports whether this side is to act in an attack or a module phase, with no question open.
func (b *builder) fights() bool {
	v := b.View
	return v.Asked() == nil && v.Fight != 0 && v.Phase >= rules.MolochAttack && v.Phase <= rules.OutpostModules &&
		b.Session.MyTurn()
}

// lastOfItsCity says what comes after the battle if it is the last of its city, beside who leads in it. After the last
// of all it matters more than what the district brings.
func (b *builder) lastOfItsCity(lead string) {
	p := &b.model.Prompt
	last := b.lastDistrict(b.View.Active)
	if last == "" {
		return
	}
	said := b.T("prompt.last." + last)
	p.Lines = append(p.Lines, said)
	if last == "battle" {
		if b.View.Active.BenefitOf(int(b.View.Fight)) == rules.Bomb {
			lead += " " + b.T("stake.bomb")
		}
		p.Brief = []string{lead + " " + said}
	}
}

// stakes says how the battle stands and what winning it brings, in an attack or a module phase.
func (b *builder) stakes() {
	v := b.View
	if !b.fights() {
		return
	}
	who := map[game.Seat]string{rules.Moloch: "moloch", rules.Outpost: "outpost",
		game.NoSeat: "none"}[v.Leader(v.Active)]
	p := &b.model.Prompt
	lead := b.T("prompt.lead."+who, "moloch", v.Total(v.Active, rules.Moloch), "outpost",
		v.Total(v.Active, rules.Outpost))
	defer b.lastOfItsCity(lead)
	if v.Phase < rules.MolochModules && think.OutOfReach(v) { // what winning would bring no longer matters
		key := "prompt.hopeless"
		if v.Active == rules.NewYork { // there is no city further on to save cards for
			key = "prompt.hopeless.york"
		}
		lead += " " + b.T(key)
		p.Short, p.Brief, p.Lines = p.Heading, []string{lead}, []string{lead}
		return
	}
	p.Short, p.Brief = p.Heading, []string{lead + " " + b.atStake()}
	if v.Phase == rules.MolochAttack { // the Outpost is yet to play: say how many cards it has
		lead += " " + b.T("prompt.answers", "n", int(v.HandSize[rules.Outpost]))
	}
	f := foresee.ForecastOf(v)
	_, sure := foresee.Sure(&v.Public, f)
	if v.Phase == rules.OutpostAttack && f.High[rules.Moloch] > f.Low[rules.Moloch] &&
		(!sure || v.Leader(v.Active) != rules.Outpost) {
		if most := f.High[rules.Moloch]; v.Leader(v.Active) == rules.Outpost {
			lead += " " + b.T("forecast.open", "most", most)
			// This says more about the battle than what it is for, where there is no room for both.
			p.Brief = []string{lead}
		} else {
			lead += " " + b.T("forecast.more", "most", most)
		}
		p.Lines = nil // the button says what these lines do
	}
	if v.Phase < rules.MolochModules {
		p.Short = b.T("prompt.attack.short")
	} else if len(p.Lines) > 0 { // the heading does not say what to do with modules
		p.Brief = []string{p.Lines[0] + " " + lead}
	}
	p.Lines = append(p.Lines, lead+" "+b.atStake())
	if v.NoInstants && v.Phase == rules.OutpostAttack && v.Who == rules.Outpost {
		barred := b.T("prompt.attack.barred") // why cards of the hand are dark
		if !slices.Contains(p.Lines, barred) {
			p.Lines = append([]string{barred}, p.Lines...)
		}
		p.Brief = []string{barred + " " + p.Brief[0]}
	}
	if look := b.model.LargeCity; look != 0 && look != int(v.Active) { // a phone is showing another city
		p.Brief = []string{b.T("prompt.lead.there", "city", b.voice.City(v.Active), "lead", p.Brief[0])}
	}
}

// districtPrompt says what the signs of the districts that can be fought for stand for and, in full, what the one that
// is pointed at would bring.
func (b *builder) districtPrompt() {
	var brings []string
	choice := ""
	for n := 1; n <= b.View.Districts(b.View.Active); n++ {
		spot, benefit := voice.District(b.View.Active, n), b.View.Active.BenefitOf(n).String()
		if !slices.Contains(b.Next, spot) {
			continue
		}
		brings = append(brings, b.T("prompt.district.sign", "benefit", b.T("benefit."+benefit)))
		if b.Screen.Hover == spot {
			choice = b.T("prompt.district.this", "brings", b.T("benefit."+benefit+".long"))
		}
	}
	p := &b.model.Prompt
	p.Short, p.Brief = p.Heading, nil
	switch list := strings.Join(brings, " · "); {
	case choice != "":
		p.Lines, p.Brief = append(p.Lines, choice), []string{choice}
	case list != "": // without districts, a lesson has something to read first
		p.Lines, p.Brief = append(p.Lines, b.T("prompt.district.choice", "list",
			list)), []string{b.T("prompt.district.brief", "list", list)}
	}
}

// cardPrompt returns the prompt for a card of the hand.
func (b *builder) cardPrompt(c rules.Card) furniture.Prompt {
	p := furniture.Prompt{Heading: b.voice.Card(c), Lines: []string{b.ability(c)}}
	if c.IsUnit() && voice.Trigger(c) == "pay" { // playing the card costs nothing, only its ability does
		p.Lines = []string{b.T("prompt.ability.pay", "text", b.voice.Text(c))}
	}
	p.Short, p.Brief = p.Heading, p.Lines
	switch {
	case c.IsUnit():
		b.lead(&p, "destination", c)
		if b.gains(c) {
			p.Lines = append([]string{b.T("prompt.destination.early")}, p.Lines[1:]...)
			if len(p.Brief[0]) < longAbility {
				p.Brief = []string{p.Brief[0], b.T("prompt.destination.early.short")}
			}
		}
	case c.IsModule():
		b.lead(&p, "attach", c)
	case b.Session.Aims():
		p.Lines = append([]string{b.aimAt()}, p.Lines...)
		p.Short = b.T("prompt.aim.short", "unit", b.voice.Card(c))
	}
	return p
}

// longAbility is the length of an ability, in bytes, from which a phone has no room for anything beside it.
const longAbility = 64

// gains reports whether a unit could be played into a city further on where no enemy stands and it would get a marker
// (5.2). The positions show which.
func (b *builder) gains(c rules.Card) bool {
	var moves []game.Move
	for _, a := range b.Session.Actions() {
		if act := rules.ActOf(a.Move); act.Verb == rules.DoPlay && rules.Card(act.A) == c {
			moves = append(moves, a.Move)
		}
	}
	return think.Ahead(b.View, moves) != rules.Nowhere
}

// aimAt says what to aim the picked-up card at, in the words of the choice that it opens.
func (b *builder) aimAt() string {
	if leads := b.Session.Leads(b.Session.Selected()); len(leads) > 0 {
		if then := foresee.After(b.View, []game.Move{leads[0].Move}); then != nil && then.Asked() != nil {
			if _, lines := b.voice.Prompt(then); len(lines) > 0 {
				return lines[0]
			}
		}
	}
	return b.T("prompt.aim")
}

// ability returns a card's text, after its trigger: if the price were left out, the ability would read like a gift.
func (b *builder) ability(c rules.Card) string {
	trigger := voice.Trigger(c)
	if !c.IsUnit() || trigger == "none" {
		return b.voice.Text(c)
	}
	return b.T("prompt.ability", "trigger", b.T("trigger."+trigger), "text", b.voice.Text(c))
}

// unitPrompt returns the prompt for a unit in play: where it may go, or what it would do, or what the module that it
// carries would do.
func (b *builder) unitPrompt(u rules.Card) furniture.Prompt {
	acts := u
	if m := b.View.Units[u].Module; b.View.Prompt() == "modules" && m != rules.NoCard {
		acts = m
	}
	p := furniture.Prompt{Heading: b.voice.Card(acts), Lines: []string{b.ability(acts)}}
	for _, spot := range b.Next {
		if spot.Kind == table.KindPlace {
			b.lead(&p, "destination", u)
			return p
		}
	}
	p.Short, p.Brief = p.Heading, p.Lines
	if acts == u {
		p.Lines = append(p.Lines, b.T("prompt.pay"))
	}
	return p
}

// lead puts what to touch next at the beginning of a prompt.
func (b *builder) lead(p *furniture.Prompt, what string, c rules.Card) {
	p.Lines = append([]string{b.T("prompt."+what+".body", "unit", b.voice.Card(c))}, p.Lines...)
	p.Short, p.Brief = b.T("prompt."+what+".short", "unit", b.voice.Card(c)), p.Lines[1:]
}
