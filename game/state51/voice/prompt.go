package voice

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/state51"
)

// Prompt says what the view's seat is asked, or whom it waits for.
func (s *Speaker) Prompt(view game.View) (heading string, body []string) {
	v := view.(*state51.View)
	switch {
	case v.Phase == state51.PhaseOver:
		return s.T("prompt.over"), nil
	case v.Asked != v.Who:
		return s.T("prompt.wait", "side", s.Side(v.Asked)), nil
	}
	key := "prompt." + v.Ask.String()
	p := &v.Playing
	args := []any{"card", s.Card(p.Card), "old", s.Card(p.Old), "have", int(p.Sum), "need", 0, "n", 0, "good", ""}
	set := func(name string, value any) {
		for i := range args {
			if args[i] == name && i%2 == 0 {
				args[i+1] = value
			}
		}
	}
	switch v.Ask {
	case state51.AskReach:
		set("need", s.game.Data().Of(p.Card).Distance)
		key += "." + verbs[p.As]
	case state51.AskTrim:
		set("n", int(v.Hand[v.Who].N)-10)
	case state51.AskPay:
		set("good", s.Good(p.Owes[0], 1))
	case state51.AskCost:
		set("n", int(p.Owed))
		if p.As == state51.DoSwap {
			return s.T("prompt.swap", args...), []string{s.T("prompt.swap.body")}
		}
		key += "." + p.Owes[0].String()
	case state51.AskKeep:
		h := &v.Seats[v.Who]
		set("n", s.game.StoreRoom(h)-h.Store.Sum())
		if v.Reached() || v.Round >= state51.LastRound { // there is no clean-up then, so nothing is lost (2.4)
			return s.T(key, args...), []string{s.T(key+".last", args...)}
		}
	case state51.AskAct:
		if v.Seats[v.Who].Actions >= state51.ActionLimit {
			return s.T("prompt.act"), []string{s.T("prompt.spent")}
		}
		return s.T("prompt.act"), []string{s.T("prompt.act." + actBody(v))}
	}
	return s.T(key, args...), []string{s.T(key+".body", args...)}
}

// actBody returns the key of what is said with an action: that the round is the last one or, if there are any cards,
// that they can be chosen.
func actBody(v *state51.View) string {
	switch {
	case v.Reached():
		return "last"
	case v.Hand[v.Who].N == 0:
		return "bare"
	}
	return "body"
}

// Whereabouts returns the round and the points, with those of the view's seat first.
func (s *Speaker) Whereabouts(view game.View) string {
	v := view.(*state51.View)
	var points []string
	seats := len(s.game.Seats())
	for i := range seats {
		points = append(points, strconv.Itoa(v.Points(game.Seat((int(v.Who)+i)%seats))))
	}
	return s.T("where.round", "n", int(v.Round), "points", strings.Join(points, " : "))
}

func (s *Speaker) Ending(r game.Result, to game.Seat) (title, why string) {
	winners := 0
	for i := range s.game.Seats() {
		if r.Won(game.Seat(i)) {
			winners++
		}
	}
	switch {
	case r.Won(to) && winners > 1:
		title = s.T("end.shared")
	case r.Won(to):
		title = s.T("end.won")
	default:
		title = s.T("end.lost")
	}
	why = s.T("end.why." + r.Why)
	if r.Why == state51.Conceded.String() && r.Last(to) { // this seat is the one that gave up
		why = s.T("end.why.conceded.own")
	}
	if r.Tie != "" {
		why += " " + s.T("end.tie."+r.Tie)
	}
	return title, why
}

// giver returns the name of a card, a base or a contact that gives goods, or "" for the rules.
func (s *Speaker) giver(n state51.Giver) string {
	id := s.game.GiverID(n)
	switch {
	case n == 0:
		return ""
	case n.Card() != state51.NoCard:
		return s.Card(n.Card())
	case slices.Contains(s.game.Roles(), id):
		return s.T("cause.base")
	}
	return s.T("contact." + id)
}

func (s *Speaker) Sentence(event game.Event, to game.Seat) string {
	key := "log." + event.Name()
	args := []any{"side", s.Side(event.Who()), "card", s.Card(state51.CardOf(event))}
	switch e := game.Seen(event, to).(type) {
	case state51.RoundBegan:
		args = append(args, "n", e.Round)
	case state51.Drew:
		if e.Card == state51.NoCard {
			key += ".hidden"
		}
	case state51.Shuffled:
		args = append(args, "n", e.Cards)
	case state51.Discarded:
		if e.Seat == game.NoSeat {
			key += ".row"
		}
	case state51.Gained:
		switch {
		case e.On != state51.NoCard:
			key += ".on"
		case e.By == 0:
			key += ".rule"
		}
		args = append(args, "goods", s.Good(e.Good, e.N), "cause", s.giver(e.By))
	case state51.Paid:
		key += "." + e.From.String()
		args = append(args, "goods", s.Good(e.Good, e.N))
	case state51.Played:
		key += "." + e.As.String()
		args = append(args, "old", s.Card(e.Old))
	case state51.Settled:
		key += "." + e.As
	case state51.Used:
		args = append(args, "cause", s.giver(e.Contact))
	case state51.Visit:
		args = append(args, "whom", s.Side(e.Owner))
	case state51.Stored:
		args = append(args, "goods", s.Good(e.Good, e.N))
	case state51.Placed:
		args = append(args, "goods", s.Good(e.Good, 1))
	case state51.Robbed:
		args = append(args, "goods", s.Good(e.Good, 1), "whom", s.Side(e.Whom))
	case state51.Scored:
		args = append(args, "n", e.Round, "points", s.scores(e))
	case state51.ActionsBegan, state51.Ended:
		return ""
	}
	return s.T(key, args...)
}

// scores returns every seat's points, after its name.
func (s *Speaker) scores(e state51.Scored) string {
	var list []string
	for i := range s.game.Seats() {
		list = append(list, s.Side(game.Seat(i))+" "+strconv.Itoa(e.Points[i]))
	}
	return strings.Join(list, ", ")
}
