package state51

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"onelongnight/game"
)

// positionJSON is a position or a view as the referee writes it.
type positionJSON struct {
	Game    string       `json:"game"`
	Version int          `json:"version"`
	You     string       `json:"you,omitempty"` // in views
	Phase   string       `json:"phase"`
	Round   int          `json:"round"`
	First   string       `json:"first"`
	Turn    string       `json:"turn,omitempty"`
	Pending string       `json:"pending,omitempty"`
	Playing *playingJSON `json:"playing,omitempty"`
	Pick    int          `json:"pick,omitempty"`
	Row     []string     `json:"row,omitempty"`
	Deck    game.IDList  `json:"deck,omitzero"`
	Deal    int          `json:"deal,omitempty"` // in scenarios, see loader.deal
	Discard []string     `json:"discard,omitempty"`
	Scores  []int        `json:"scores,omitempty"` // in views
	Unseen  []string     `json:"unseen,omitempty"` // in views
	Seats   []seatJSON   `json:"seats"`
}

type playingJSON struct {
	As    string   `json:"as"`
	Card  string   `json:"card,omitempty"`
	Old   string   `json:"old,omitempty"`
	Kind  string   `json:"kind,omitempty"`
	Reach int      `json:"reach,omitempty"`
	Owes  []string `json:"owes,omitempty"`
}

type seatJSON struct {
	Faction     string         `json:"faction"`
	Hand        game.IDList    `json:"hand,omitzero"`
	Shown       []string       `json:"shown,omitempty"`
	Base        goodsJSON      `json:"base,omitzero"`
	Store       goodsJSON      `json:"store,omitzero"`
	Leader      *leaderJSON    `json:"leader,omitempty"`
	Locations   []locationJSON `json:"locations,omitempty"`
	Agreements  []string       `json:"agreements,omitempty"`
	Spoils      []string       `json:"spoils,omitempty"`
	Used        []string       `json:"used,omitempty"`
	Visits      int            `json:"visits,omitempty"`
	Redeveloped bool           `json:"redeveloped,omitempty"`
	Passed      bool           `json:"passed,omitempty"`
	Actions     int            `json:"actions,omitempty"`
}

type leaderJSON struct {
	ID     string    `json:"id"`
	Goods  goodsJSON `json:"goods,omitzero"`
	Tokens int       `json:"tokens,omitempty"`
}

type locationJSON struct {
	ID       string   `json:"id"`
	Tokens   int      `json:"tokens,omitempty"`
	Used     int      `json:"used,omitempty"`
	Holds    []string `json:"holds,omitempty"`
	Visitors []string `json:"visitors,omitempty"`
}

// goodsJSON is how many goods there are of each kind, in the order of the data.
type goodsJSON [GoodCount]int

// MarshalJSON writes an object that leaves out the kinds of which there are none.
func (g goodsJSON) MarshalJSON() ([]byte, error) {
	b := []byte{'{'}
	for k, n := range g {
		if n == 0 {
			continue
		}
		if len(b) > 1 {
			b = append(b, ',')
		}
		b = strconv.AppendQuote(b, Good(k).String())
		b = strconv.AppendInt(append(b, ':'), int64(n), 10)
	}
	return append(b, '}'), nil
}

// maxGoods is how many goods of a kind a position may name.
const maxGoods = 99

// UnmarshalJSON reads an object, which may only name goods that exist as tokens.
func (g *goodsJSON) UnmarshalJSON(b []byte) error {
	var named map[string]int
	if err := json.NewDecoder(bytes.NewReader(b)).Decode(&named); err != nil {
		return err
	}
	for name, n := range named {
		k := slices.Index(goodNames[:], name)
		switch {
		case k < 0:
			return fmt.Errorf("there is no good %q", name)
		case Good(k) > VP:
			return fmt.Errorf("%s is no token that could lie anywhere", name)
		case n < 0 || n > maxGoods:
			return fmt.Errorf("there are %d of %s: 0 to %d can be", n, name, maxGoods)
		}
		g[k] = n
	}
	return nil
}

func (s *State) Position() []byte {
	doc := s.document()
	doc.Deck.IDs = s.topFirst(&s.Deck)
	for i := range doc.Seats {
		doc.Seats[i].Hand.IDs = s.ids(s.Hand[i].Cards())
		s.shown(&doc.Seats[i], &s.Hand[i])
	}
	return game.MustJSON(doc)
}

// document returns the position as everybody sees it, without hands.
func (s *State) document() *positionJSON {
	doc := &positionJSON{Game: Rules{}.Name(), Version: s.g.data.Version, Phase: s.Phase.String(),
		Round: int(s.Public.Round), First: game.SeatName(s.g, s.First), Turn: game.SeatName(s.g, s.Turn()),
		Discard: s.topFirst(&s.Discard)}
	if s.Phase == PhaseDraft {
		doc.Row = s.ids(s.Row.Cards())
		if int(s.Pick) <= s.picks() {
			doc.Pick = int(s.Pick)
		}
	}
	if !s.Quiet() {
		doc.Pending = s.Prompt()
	}
	if s.acts() {
		doc.Playing = s.playing()
	}
	for i := range s.g.seats {
		doc.Seats = append(doc.Seats, s.seat(game.Seat(i)))
	}
	return doc
}

// acts reports whether an action or a free deed is under way. A pass is neither, and whoever concedes in the middle of
// one ends it.
func (s *State) acts() bool {
	return s.Playing.As != 0 && s.Playing.As != DoPass && s.Phase != PhaseOver
}

// playing returns the action or free deed under way.
func (s *State) playing() *playingJSON {
	p := &s.Playing
	out := &playingJSON{As: grammar[p.As].word, Card: s.g.data.ids[p.Card], Old: s.g.data.ids[p.Old], Reach: int(p.Sum)}
	if p.As == DoPlace {
		out.Kind = p.Kind.String()
	}
	for _, k := range p.Owes[:p.Owed] {
		out.Owes = append(out.Owes, k.String())
	}
	return out
}

func (s *State) seat(seat game.Seat) seatJSON {
	h, d := &s.Seats[seat], s.g.data
	out := seatJSON{Faction: s.g.Base(seat).ID, Agreements: s.inOrder(h.Agreements), Spoils: s.inOrder(h.Spoils),
		Visits: int(h.Visits), Redeveloped: h.Redeveloped, Passed: h.Passed, Actions: int(h.Actions)}
	for k, n := range h.Base {
		out.Base[k] = int(n)
	}
	out.Base[VP] = int(h.VP)
	for k, n := range h.Store {
		out.Store[k] = int(n)
	}
	if h.Leader != NoCard {
		out.Leader = &leaderJSON{ID: d.ids[h.Leader], Tokens: int(h.LeaderTokens)}
		if k, n := s.g.LeaderGood(h); n > 0 {
			out.Leader.Goods[k] = n
		}
	}
	for rest := h.Locations; !rest.Empty(); {
		out.Locations = append(out.Locations, s.location(rest.Pop()))
	}
	for c, contact := range s.g.Base(seat).Contacts {
		if h.Used>>c&1 != 0 {
			out.Used = append(out.Used, contact.ID)
		}
	}
	slices.Sort(out.Used)
	return out
}

func (s *State) location(c Card) locationJSON {
	m := &s.Marks[c]
	out := locationJSON{ID: s.g.data.ids[c], Tokens: int(m.Tokens), Used: int(m.Used)}
	for i, k := range s.g.data.of[c].Effect.Pay {
		if m.Holds>>i&1 != 0 {
			out.Holds = append(out.Holds, k.String())
		}
	}
	for i, info := range s.g.seats {
		if m.Visitors>>i&1 != 0 {
			out.Visitors = append(out.Visitors, info.Name)
		}
	}
	return out
}

// shown adds the cards of a hand that everybody knows, in the order of the hand.
func (s *State) shown(out *seatJSON, hand *Pile) {
	for _, c := range hand.Cards() {
		if s.Shown.Has(c) {
			out.Shown = append(out.Shown, s.g.data.ids[c])
		}
	}
}

func (s *State) ids(cards []Card) (list []string) {
	for _, c := range cards {
		list = append(list, s.g.data.ids[c])
	}
	return list
}

func (s *State) topFirst(p *Pile) []string {
	list := s.ids(p.Cards())
	slices.Reverse(list)
	return list
}

// inOrder returns the ids of a set of cards, in order.
func (s *State) inOrder(set Cards) (list []string) {
	for !set.Empty() {
		list = append(list, s.g.data.ids[set.Pop()])
	}
	return list
}
