package convoy

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"convoy/game"
	rules "convoy/game/convoy"
	"convoy/game/table"
	"convoy/game/ui/board"
)

// way is what has been touched on the way to a move, with what the pointer is
// over as the next step.
func (b *builder) way() []string {
	way := b.session.Selected()
	for _, spot := range b.next {
		if spot == b.chrome.Hover {
			return append(append([]string(nil), way...), spot)
		}
	}
	return way
}

// forecast is the outcome of the battle if the move that is being made were
// the last thing done in it, or as things stand; and that move, nil if none is
// being made.
func (b *builder) forecast() (rules.Forecast, *table.Action) {
	best := b.view.Forecast()
	way := b.way()
	if len(way) == 0 || b.watching() || b.view.Fight == 0 {
		return best, nil
	}
	var made *table.Action
	leads := b.session.Leads(way)
	for i := range leads {
		a := &leads[i]
		act := rules.ActOf(a.Move)
		if act.Verb == rules.DoDone {
			return best, nil
		}
		f := b.view.After(a.Move)
		here := act.Verb == rules.DoPlay && rules.City(act.B) == b.view.Active
		if made == nil || here || margin(f, b.view.Who) > margin(best, b.view.Who) {
			best, made = f, a
		}
		if here {
			break // most cards are played where the battle is
		}
	}
	return best, made
}

func margin(f rules.Forecast, side game.Seat) int { return f.Low[side] - f.Low[rules.Other(side)] }

// foretell puts the forecast beside the totals of the active city, and into
// the prompt if a move is being made.
func (b *builder) foretell() {
	v := b.view
	if v.Phase == rules.Over || v.Fight == 0 {
		return
	}
	f, made := b.forecast()
	city := &b.model.Cities[v.Active-1]
	for _, side := range sides {
		row, text := &city.Moloch, between(f.Low[side], f.High[side])
		if side == rules.Outpost {
			row = &city.Outpost
		}
		if made != nil || text != row.Total {
			row.Forecast = text
		}
	}
	if made == nil {
		return
	}
	args := []any{"city", b.voice.City(v.Active), "moloch", between(f.Low[rules.Moloch], f.High[rules.Moloch]),
		"outpost", between(f.Low[rules.Outpost], f.High[rules.Outpost]), "card", b.voice.Card(f.Target)}
	key := "forecast.open"
	if winner, sure := v.Sure(f); sure {
		key = "forecast." + map[game.Seat]string{rules.Moloch: "moloch", rules.Outpost: "outpost", game.NoSeat: "none"}[winner]
	}
	said := b.t(key, args...)
	if f.Target != rules.NoCard {
		said += " " + b.t("forecast.target", args...)
	}
	if b.session.Final(*made) {
		said += " " + b.t("forecast.final")
	}
	p := &b.model.Prompt
	p.Lines = slices.Insert(p.Lines, min(1, len(p.Lines)), said) // before the card's text, which may be cut
}

// between writes a range, or one number.
func between(low, high int) string {
	if low == high {
		return strconv.Itoa(low)
	}
	return fmt.Sprintf("%d–%d", low, high)
}

// whyPanel adds a total up, term by term.
func (b *builder) whyPanel() {
	n, side, _ := strings.Cut(b.chrome.Place, "-")
	number, _ := strconv.Atoi(n)
	c, seat := rules.City(number), rules.Moloch
	if side == (rules.Rules{}).Seats()[rules.Outpost] {
		seat = rules.Outpost
	}
	v := b.view
	r := &board.Records{Title: b.t("why.title", "side", b.voice.Side(seat), "city", b.voice.City(c)), Buttons: b.commands(), Scroll: b.chrome.PanelAt}
	for _, u := range v.UnitsIn(c, seat) {
		r.Lines = append(r.Lines, b.t("why.unit", "card", b.voice.Card(u), "n", v.Strength(u), "terms", b.terms(u)))
	}
	r.Lines = append(r.Lines, b.t("why.total", "n", v.Total(c, seat)))
	if f := v.Forecast(); c == v.Active && f.High[seat] > f.Low[seat] {
		r.Lines = append(r.Lines, b.t("why.hidden", "n", f.High[seat]-f.Low[seat]))
	}
	if v.Total(c, rules.Moloch) == v.Total(c, rules.Outpost) && v.Leader(c) == rules.Moloch {
		r.Lines = append(r.Lines, b.t("why.tie"))
	}
	b.model.Records = r
}

// terms says what makes a unit's strength.
func (b *builder) terms(u rules.Card) string {
	names := [...]string{rules.TermPrinted: "printed", rules.TermMarkers: "markers", rules.TermWeak: "weak", rules.TermAura: "aura",
		rules.TermModule: "module", rules.TermFloor: "floor", rules.TermNet: "net"}
	var said []string
	for _, t := range b.view.Terms(u) {
		n := fmt.Sprintf("%+d", t.N)
		if t.N < 0 {
			n = fmt.Sprint("−", -t.N)
		} else if t.Kind == rules.TermPrinted {
			n = strconv.Itoa(t.N)
		}
		said = append(said, b.t("term."+names[t.Kind], "n", n, "card", b.voice.Card(t.Card)))
	}
	return strings.Join(said, ", ")
}
