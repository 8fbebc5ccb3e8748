package aurora

import (
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/panel"
)

// deeds are what a convoy did and lost in a round.
type deeds struct {
	from, to                              int
	explored, won, damage, repaired, crew int
	fame                                  int
	out                                   bool
}

// round is what came of one.
type round struct {
	number, ship int // where the Aurora lay when it was over
	seats        []deeds
}

// rounds are those that are over, from the sentences of the log. Where everybody was is found from where they are now
// backwards, for a game may begin in the middle.
func (b *builder) rounds() (list []round) {
	v, lines := b.Session.View().(*rules.View), b.Session.Lines()
	fresh := func() []deeds { return make([]deeds, len(b.game.Seats())) }
	now, at := round{seats: fresh()}, make([]int, len(b.game.Seats()))
	for i := range at {
		at[i] = int(v.Automa.Space)
		if game.Seat(i) != b.game.Automa() {
			at[i] = int(v.Convoys[i].Space)
		}
	}
	for k := range lines {
		switch e := lines[k].Event; {
		case e.Type == rules.EvAurora:
			now.ship = int(e.To)
		case e.Type == rules.EvRound && e.N > 1:
			now.number = int(e.N) - 1
			list = append(list, now)
			next := round{ship: now.ship, seats: fresh()}
			for i := range next.seats {
				next.seats[i].out = now.seats[i].out
			}
			now = next
		case int(e.Seat) < len(now.seats):
			now.seats[e.Seat].note(e)
		}
	}
	starts := func(n int) {
		for i := range at {
			if n < len(list) {
				list[n].seats[i].from = at[i]
			}
			if n > 0 {
				list[n-1].seats[i].to = at[i]
			}
		}
	}
	n := len(list)
	for k := len(lines) - 1; k >= 0; k-- {
		switch e := lines[k].Event; {
		case e.Type == rules.EvDrive:
			at[e.Seat] = int(e.From)
		case e.Type == rules.EvRound && e.N > 1:
			starts(n)
			n--
		}
	}
	starts(0)
	return list
}

// note adds what an event says.
func (d *deeds) note(e game.Event) {
	switch e.Type {
	case rules.EvExplore:
		d.explored++
	case rules.EvAction:
		if e.To > 0 && e.To <= rules.SlotCount {
			d.explored++
		}
	case rules.EvDamage:
		d.damage++
	case rules.EvRepair:
		d.repaired++
	case rules.EvLose:
		d.crew++
	case rules.EvDefeat:
		d.won++
	case rules.EvFame:
		d.fame += int(e.N)
	case rules.EvOut:
		d.out = true
	}
}

// told are the deeds that have a sign and words: how often, and whether they are bad.
func (d *deeds) told() []board.Note {
	var list []board.Note
	for _, x := range []struct {
		sign string
		n    int
		bad  bool
	}{{"explore", d.explored, false}, {"enemy", d.won, false}, {"repair", d.repaired, false},
		{"fame", d.fame, d.fame < 0}, {"damage", d.damage, true}, {"skull", d.crew, true}} {
		if x.n != 0 {
			note := board.Note{Sign: x.sign, N: board.Minus(x.n), Bad: x.bad}
			if x.sign == "fame" && x.n > 0 {
				note.N = "+" + note.N
			}
			list = append(list, note)
		}
	}
	return list
}

// way is how a convoy moved.
func (d *deeds) way() string {
	if d.from == d.to {
		return strconv.Itoa(d.to)
	}
	return strconv.Itoa(d.from) + " → " + strconv.Itoa(d.to)
}

// roundup shows what came of the round before one that begins.
func (b *builder) roundup(number int) {
	for _, r := range b.rounds() {
		if r.number != number {
			continue
		}
		u := &board.Roundup{Title: b.T("roundup.title", "n", number), Ship: b.T("log.aurora", "space", r.ship)}
		for i := range r.seats {
			d := &r.seats[i]
			u.Lines = append(u.Lines, board.Deeds{Seat: b.name(game.Seat(i)), Name: b.voice.Side(game.Seat(i)),
				Way: d.way(), Out: d.out, Notes: d.told()})
		}
		b.model.Roundup = u
	}
}

// roundsPanel tells all rounds that are over, the last first, a line a convoy.
func (b *builder) roundsPanel() panel.Panel {
	var list []panel.Record
	rounds := b.rounds()
	for k := len(rounds) - 1; k >= 0; k-- {
		r := &rounds[k]
		list = append(list, panel.Record{Head: true, Text: "**" + b.T("roundup.title", "n", r.number) + "** " +
			b.T("log.aurora", "space", r.ship)})
		for i := range r.seats {
			seat := game.Seat(i)
			list = append(list, panel.Record{Spot: b.seatSpot(seat), Text: "**" + b.voice.Side(seat) + "** " +
				b.deedWords(&r.seats[i])})
		}
	}
	if len(list) == 0 {
		list = panel.Texts(b.T("roundup.none"))
	}
	return b.List(b.T("roundup.all"), list)
}

// deedWords say what a convoy did and lost.
func (b *builder) deedWords(d *deeds) string {
	if d.out {
		return b.T("roundup.out")
	}
	list := []string{b.T("roundup.stays", "n", d.to)}
	if d.from != d.to {
		list[0] = b.T("roundup.drives", "from", d.from, "to", d.to)
	}
	for _, note := range d.told() {
		if note.Sign == "fame" {
			list = append(list, b.T("roundup.fame", "n", note.N))
			continue
		}
		n, _ := strconv.Atoi(note.N)
		list = append(list, b.T("roundup."+note.Sign, "n", n))
	}
	return strings.Join(list, ", ")
}
