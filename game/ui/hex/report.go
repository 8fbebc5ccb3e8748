package hex

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
)

// reportID is the prefix of the IDs of reports on battles; the number of the battle's first step follows.
const reportID = "battle-"

// reportSpot returns the spot that opens the report on the battle that began with a step.
func reportSpot(step int) table.Spot { return table.KindFigure.Spot(reportID + strconv.Itoa(step)) }

// lastBattle returns the first step of the latest battle before the moment shown; recent reports whether it was within
// the last turn of everybody.
func (b *builder) lastBattle() (step int, recent bool) {
	first, steps := b.Session.Steps()
	if b.Past != nil {
		steps = b.Past
	}
	for i, s := range slices.Backward(steps) {
		if game.Is[rules.BattleBegan](s.Event) {
			turn := s.View(b.View.Who).(*rules.View).Turn
			return first + i, int(b.View.Turn) <= int(turn)+len(b.View.Game().Seats())
		}
	}
	return 0, false
}

// reporter makes the list of who hit whom in a battle, and why.
type reporter struct {
	*builder
	list  []panel.Record
	phase []table.Step // the steps of the present phase,
	from  int          // and the number of the first one
	fell  []string
}

// reportPanel reports on the battle that began with a step: phase by phase, who hit whom, and how. Touching a line
// shows that moment on the field; touching a small picture shows the tile.
func (b *builder) reportPanel(id string) panel.Panel {
	first, steps := b.Session.Steps()
	at, err := strconv.Atoi(strings.TrimPrefix(id, reportID))
	if at -= first; err != nil || at < 0 || at >= len(steps) {
		return b.List(b.T("report.title"), panel.Texts(b.T("log.empty")))
	}
	end := at + 1
	for end < len(steps) && !game.Is[rules.BattleBegan](steps[end].Event) &&
		!game.Is[rules.BattleEnded](steps[end].Event) {
		end++
	}
	r := &reporter{builder: b, from: -1}
	for i := at; i < end; i++ {
		if game.Is[rules.PhaseBegan](steps[i].Event) {
			r.flush()
			r.from = first + i
		}
		if r.from >= 0 {
			r.phase = append(r.phase, steps[i])
		}
	}
	r.flush()
	before, after := steps[at].View(b.View.Who).(*rules.View), steps[end-1].View(b.View.Who).(*rules.View)
	head := []panel.Record{{Text: "**" + steps[at].Text + "**" + r.points(before, after),
		Spot: table.KindLine.Spot(strconv.Itoa(first + at))}}
	if len(r.fell) > 0 {
		head = append(head, panel.Record{Text: b.T("report.fallen", "list", strings.Join(r.fell, ", "))})
	}
	if len(r.list) == 0 {
		r.list = panel.Texts(b.T("phase.empty"))
	}
	return b.List(b.T("report.of", "n", int(before.Turn)), append(head, r.list...))
}

// points returns a line for each side whose points have changed.
func (r *reporter) points(before, after *rules.View) (text string) {
	for i := range r.View.Game().Seats() {
		if n := after.Points[i]; n != before.Points[i] {
			text += "\n" + r.T("forecast.side", "side", r.voice.Side(game.Seat(i)), "before", int(before.Points[i]),
				"after", int(n))
		}
	}
	return text
}

// flush reports the present phase, and begins a new one.
func (r *reporter) flush() {
	if len(r.phase) == 0 {
		return
	}
	then, accounts := accountsOf(r.phase)
	gone, told := map[rules.Tile]bool{}, map[rules.Tile]bool{}
	for _, s := range r.phase {
		if e, ok := s.Event.(rules.Removed); ok {
			gone[e.Tile] = true
			r.fell = append(r.fell, r.voice.Tile(e.Tile))
		}
	}
	n := len(r.list)
	for i, s := range r.phase {
		var x damage
		switch e := s.Event.(type) {
		case rules.Exploded:
			r.add(r.from+i, s.Text, e.Tile)
			continue
		case rules.Converted:
			r.add(r.from+i, s.Text, e.Tile)
			continue
		case rules.Absorbed:
			x = damage{by: e.By, on: e.Unit, saved: e.Medic, wounds: e.Wounds}
		case rules.Hit:
			x = damage{by: e.By, on: e.Unit, wounds: e.Wounds}
		default:
			continue
		}
		x.kills = gone[x.on]
		x.once(told)
		text := r.damageText(then, x)
		if k := slices.IndexFunc(accounts, func(a foresee.Account) bool {
			return a.From == at(then, x.by) && a.To == at(then, x.on) && a.Wounds == x.wounds
		}); k >= 0 {
			text += "\n" + r.why(accounts[k])
		}
		r.add(r.from+i, text, x.by, x.on, x.saved)
	}
	for _, a := range accounts {
		if a.Wounds == 0 {
			by, on := then.Cells[a.From].Tile, then.Cells[a.To].Tile
			r.add(r.from, r.stopped(by, on)+"\n"+r.why(a), by, on)
		}
	}
	if len(r.list) > n {
		r.list[n].N, r.list[n].Deep = strconv.Itoa(int(then.Fight.Phase)), false
	}
	r.phase = nil
}

// add adds a line about tiles. Touching it highlights the first two.
func (r *reporter) add(step int, text string, about ...rules.Tile) {
	about = slices.DeleteFunc(about, func(t rules.Tile) bool { return t == rules.NoTile })
	line := panel.Record{Text: text, Deep: true, Spot: table.KindLine.Spot(strconv.Itoa(step)).Tagged(len(r.list))}
	if len(about) > 1 {
		line.Spot = line.Spot.Tagged(about[0].ID() + "+" + about[1].ID())
	}
	for i, t := range about {
		line.Cards = append(line.Cards,
			panel.Link{Spot: table.KindPiece.Spot(t.ID()).Tagged(fmt.Sprint(len(r.list), "-", i)),
				Image: face{look: plain(t)}, Name: r.voice.Tile(t)})
	}
	r.list = append(r.list, line)
}

// stopped describes a shot that armour stopped.
func (b *builder) stopped(by, on rules.Tile) string {
	return b.T("report.stopped", "cause", b.name(by), "tile", b.name(on))
}

// why explains a hit.
func (b *builder) why(a foresee.Account) string {
	var parts []string
	for _, x := range []struct {
		n    int
		key  string
		text string
	}{{a.Melee, "why.melee", strconv.Itoa(a.Melee)}, {a.Ranged, "why.ranged", strconv.Itoa(a.Ranged)},
		{a.Given, "why.given", signed(a.Given)}, {a.Stopped, "why.armor", signed(-a.Stopped)}} {
		if x.n != 0 {
			parts = append(parts, b.T(x.key, "n", x.text))
		}
	}
	if a.Gauss {
		parts = append([]string{b.T("why.gauss")}, parts...)
	}
	if a.Blast {
		parts = []string{b.T("why.blast")}
	}
	return b.T("why.way", "from", a.From.String(), "to", a.To.String(), "why", strings.Join(parts, ", "))
}

// accountsOf returns the accounts of the hits in a phase whose first step is phase[0], and the board on which they are
// dealt.
func accountsOf(phase []table.Step) (*rules.View, []foresee.Account) {
	at := &phase[0]
	for i := range phase {
		switch phase[i].Event.(type) {
		case rules.Hit, rules.Absorbed, rules.Exploded, rules.Converted:
			at = &phase[i]
		}
	}
	v := at.View(0).(*rules.View)
	return v, foresee.Accounts(v)
}

// repelled returns the hits of a phase that armour stopped completely.
func repelled(phase []table.Step) (list []foresee.Account) {
	if !game.Is[rules.PhaseBegan](phase[0].Event) {
		return nil
	}
	_, all := accountsOf(phase)
	for _, a := range all {
		if a.Wounds == 0 {
			list = append(list, a)
		}
	}
	return list
}

// askedHits highlights the hits of the line of the report from which the battle is shown again, and hides the others.
func (b *builder) askedHits() {
	m, about := b.model, b.Screen.About
	by, on, ok := strings.Cut(about.Tag, "+")
	if n, err := strconv.Atoi(about.ID); !ok || err != nil || about.Kind != table.KindLine || n < b.Until-b.Fresh ||
		n >= b.Until {
		return
	}
	then := b.Before()
	from, to := cellOf(at(then, rules.TileByID(by))), cellOf(at(then, rules.TileByID(on)))
	for i := range m.Hits {
		if h := &m.Hits[i]; h.From == from && h.To == to {
			h.Lit, m.Lit = true, true
		}
	}
	r := &reporter{builder: b, from: b.Until - b.Fresh, phase: b.Happening()}
	r.flush()
	if k := slices.IndexFunc(r.list, func(l panel.Record) bool { return l.Spot.Tag == about.Tag }); k >= 0 &&
		m.Phase != nil {
		m.Phase.Lines = strings.Split(r.list[k].Text, "\n")
	}
}
