package aurora

import (
	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/panel"
)

// convoyRound is what a convoy did, gained and lost in a round.
type convoyRound struct {
	from, to      int
	explored      int
	gains, losses account
	out, dry      bool // dry: there was no fuel left to drive with
}

type round struct {
	number, from, ship int        // the spaces between which the Aurora sailed
	course             rules.Card // the event that made her sail, if one did
	seats              []convoyRound
}

// rounds returns the rounds that are over, from the lines of the log.
func (b *builder) rounds() (list []round) {
	lines, at := b.Session.Lines(), b.starts()
	var now round
	now.begin(at)
	cause := unknown
	for k := range lines {
		cause = b.after(lines[k].Event, cause)
		switch e := lines[k].Event.(type) {
		case rules.Sailed:
			if now.ship == 0 { // the first line about the ship
				now.from = b.berth(e, cause)
			}
			now.ship = e.Space
			now.course = max(now.course, e.Course)
		case rules.PhaseBegan:
			if e.Phase == rules.PhaseAttack {
				b.dry(&now, &lines[k])
			}
		case rules.RoundBegan:
			if e.Round > 1 {
				now.number = e.Round - 1
				for i := range at {
					now.seats[i].to = at[i]
				}
				list = append(list, now)
				now = now.next(at)
			}
		default:
			if drove, ok := e.(rules.Drove); ok {
				at[drove.Seat] = drove.To
			}
			from := cause
			if game.Is[rules.Spent](e) {
				from = spending(lines[k+1:])
			}
			if seat := e.Who(); int(seat) < len(now.seats) {
				now.seats[seat].note(e, from)
				if seat == b.game.Automa() {
					b.acted(&now.seats[seat], e)
				}
			}
		}
	}
	return list
}

// begin makes room for what the seats do in a round that begins with them on these spaces.
func (r *round) begin(at []int) {
	r.seats = make([]convoyRound, len(at))
	for i := range at {
		r.seats[i].from = at[i]
	}
}

// next returns the round after r, still empty.
func (r *round) next(at []int) round {
	next := round{from: r.ship, ship: r.ship}
	next.begin(at)
	for i := range next.seats {
		next.seats[i].out = r.seats[i].out
	}
	return next
}

// starts returns everybody's space at the first line of the log, which may be in the middle of a game: where they are
// now, or where the first of their drives began.
func (b *builder) starts() []int {
	v, at := b.Session.View().(*rules.View), make([]int, len(b.game.Seats()))
	for i := range at {
		at[i] = int(v.Automa.Space)
		if game.Seat(i) != b.game.Automa() {
			at[i] = int(v.Convoys[i].Space)
		}
	}
	lines := b.Session.Lines()
	for k := len(lines) - 1; k >= 0; k-- {
		if e, ok := lines[k].Event.(rules.Drove); ok {
			at[e.Seat] = e.From
		}
	}
	return at
}

// berth returns where the Aurora lay before the first event about her. An event makes her sail to her place on the red
// course; otherwise she came from the place with the number before.
func (b *builder) berth(e rules.Sailed, cause source) int {
	r := b.game.Route()
	switch {
	case cause == events:
		return int(r.White[e.Number])
	case int(r.White[e.Number]) == e.Space:
		return int(r.White[e.Number-1])
	}
	return int(r.Red[e.Number-1])
}

// roundSummary shows the summary of the round before the one that begins.
func (b *builder) roundSummary(number int) {
	for _, r := range b.rounds() {
		if r.number != number {
			continue
		}
		u := &board.RoundSummary{Title: b.T("roundup.title", "n", number), Ship: b.sailed(&r)}
		for i := range r.seats {
			d := &r.seats[i]
			u.Lines = append(u.Lines, board.ConvoySummary{Seat: b.name(game.Seat(i)), Name: b.voice.Side(game.Seat(i)),
				Way: b.way(d) + ".", Out: d.out, Gains: b.accountWords(d.gains, d.explored),
				Losses: b.accountWords(d.losses, 0)})
		}
		b.model.RoundSummary = u
	}
}

// roundsPanel lists all rounds that are over, latest first, with a line for each convoy.
func (b *builder) roundsPanel() panel.Panel {
	var list []panel.Record
	rounds := b.rounds()
	for k := len(rounds) - 1; k >= 0; k-- {
		r := &rounds[k]
		list = append(list, panel.Record{Head: true, Text: "**" + b.T("roundup.title", "n", r.number) + "** " +
			b.sailed(r)})
		for i := range r.seats {
			seat := game.Seat(i)
			list = append(list, panel.Record{Spot: b.seatSpot(seat), Text: "**" + b.voice.Side(seat) + "** " +
				b.convoyWords(&r.seats[i])})
		}
	}
	if len(list) == 0 {
		list = panel.Texts(b.T("roundup.none"))
	}
	return b.List(b.T("roundup.all"), list)
}

// dry records who has no fuel at the end of a round's drives, if that is known.
func (b *builder) dry(r *round, l *table.Line) {
	first, steps := b.Session.Steps()
	if l.Step < first || l.Step-first >= len(steps) {
		return
	}
	v := steps[l.Step-first].View(b.Session.View().(*rules.View).Who).(*rules.View)
	for i := range r.seats {
		if seat := game.Seat(i); seat == b.game.Automa() {
			r.seats[i].dry = v.Automa.Goods[rules.Fuel] == 0
		} else {
			r.seats[i].dry = v.Convoys[i].Goods[rules.Fuel] == 0
		}
	}
}

// sailed says how the Aurora moved, and which event made her, if any.
func (b *builder) sailed(r *round) string {
	if r.course != rules.NoCard {
		return b.T("roundup.ship.course", "card", b.voice.Card(r.course), "from", r.from, "to", r.ship)
	}
	return b.T("roundup.ship", "from", r.from, "to", r.ship)
}

// convoyWords say what a convoy did, gained and lost.
func (b *builder) convoyWords(d *convoyRound) string {
	said := b.way(d) + "."
	if d.out {
		return said
	}
	for _, more := range [...]string{b.accountWords(d.gains, d.explored), b.accountWords(d.losses, 0)} {
		if more != "" {
			said += "\n" + more
		}
	}
	return said
}
