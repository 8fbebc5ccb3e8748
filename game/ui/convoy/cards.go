package convoy

import (
	"fmt"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/kit"
)

var kinds = map[rules.Kind]struct {
	kind board.Kind
	icon kit.Icon
}{
	rules.Soldier: {board.Soldier, board.IconSoldier}, rules.Building: {board.Building, board.IconBuilding},
	rules.Robot: {board.Robot, board.IconRobot}, rules.Instant: {board.Instant, board.IconInstant},
	rules.SpecialModule: {board.Module, board.IconModule}, rules.StrengthModule: {board.Module, board.IconModule},
}

var triggerIcons = map[string]kit.Icon{"entry": board.IconEntry, "aura": board.IconAura, "pay": board.IconCost,
	"win": board.IconWin, "once": board.IconOnce, "instant": board.IconInstant, "module": board.IconModule}

// faces returns every card as printed, one of each kind.
func (s *Skin) faces() []board.Card {
	var list []board.Card
	seen := map[string]bool{}
	for _, c := range rules.Cards() {
		if key := voice.Key(c); !seen[key] {
			seen[key] = true
			list = append(list, s.face(c))
		}
	}
	return list
}

func (s *Skin) face(c rules.Card) board.Card {
	k := kinds[c.Kind()]
	trigger := voice.Trigger(c)
	card := board.Card{ID: c.ID(), Art: voice.Key(c), Faction: faction(c.Side()), Kind: k.kind, Name: s.voice.Card(c),
		KindIcon: k.icon, KindWord: s.voice.T("kind." + c.Kind().String()), TriggerIcon: triggerIcons[trigger],
		TriggerWord: s.voice.T("trigger." + trigger), Text: s.voice.Text(c)}
	if gist := "gist." + voice.Key(c); s.voice.Has(gist) {
		card.Gist = s.voice.T(gist)
	}
	if c.IsUnit() {
		card.Strength = fmt.Sprint(c.Strength())
	}
	return card
}

// handCard returns a card of one's own hand; it glows if it can be played.
func (b *builder) handCard(c rules.Card) board.Card {
	card := b.face(c)
	card.Glow = b.glow(voice.CardSpot(c), board.GlowAct)
	card.Aimed = b.Aimed(voice.CardSpot(c))
	card.Dimmed = card.Glow == board.GlowNone && b.Session.MyTurn() && !b.Watching() &&
		len(b.Session.Selected()) == 0 && !b.reading()
	return card
}

// reading reports whether this is a moment to read the hand: nothing in it can be played yet, but all of it matters for
// the question that is asked.
func (b *builder) reading() bool {
	p := b.View.Phase
	return p == rules.MulliganMoloch || p == rules.MulliganOutpost || p == rules.DistrictPhase
}

func (b *builder) unit(u rules.Card) board.Unit {
	v := b.View
	state := &v.Units[u]
	unit := board.Unit{ID: u.ID(), Art: voice.Key(u), Name: b.voice.Card(u), Kind: kinds[u.Kind()].kind,
		Faction:  faction(u.Side()),
		Disabled: v.Disabled(u), Ruined: state.City != rules.Nowhere && v.Towns[state.City].Destroyed,
		Shielded: v.Immune(u), Netted: v.Is(u, rules.Netted), Fenced: v.Fenced(u),
		Trigger: triggerIcons[voice.Trigger(u)], Fresh: b.changed[u], Glow: b.glow(voice.UnitSpot(u), b.unitGlow(u))}
	if u.IsSpiders() && !v.NeedsPosition(u) {
		unit.Kind = board.Spiders
	}
	unit.Strength, unit.Tone = fmt.Sprint(v.Strength(u)), toneOf(v, u)
	if sum := int(state.Plus1) + 2*int(state.Plus2) - 2*int(state.Minus2); sum > 0 {
		unit.Marker, unit.MarkerUp = fmt.Sprint("+", sum), true
	} else if sum < 0 {
		unit.Marker = fmt.Sprint("−", -sum)
	}
	if m := state.Module; m != rules.NoCard {
		unit.Module = &board.Clip{Icon: board.IconModule, Hacked: !v.ModuleAble(u) && m.Kind() == rules.SpecialModule}
		if m.Kind() == rules.StrengthModule {
			unit.Module = &board.Clip{Text: fmt.Sprint("+", m.Strength())}
		}
	}
	return unit
}

// unitGlow returns gold for one's own unit that can act, red for an enemy or a unit that the choice would kill or
// expel, and green for any other that can be chosen.
func (b *builder) unitGlow(u rules.Card) board.Glow {
	f := b.View.Asked()
	switch {
	case f == nil && b.View.Prompt() == "modules" && len(b.Session.Selected()) > 0:
		return board.GlowLegal
	case f == nil:
		return board.GlowAct
	case u.Side() != b.View.Who || f.Effect.Do.String() == "kill" || f.Effect.Do.String() == "expel":
		return board.GlowThreat
	}
	return board.GlowLegal
}
