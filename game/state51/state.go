package state51

import "onelongnight/game"

// Phase is a part of a round (2.2).
type Phase uint8

const (
	PhaseDraft      Phase = iota // 4
	PhaseProduction              // 5
	PhaseActions                 // 6
	PhaseOver
)

// Prompt is the kind of decision that is open.
type Prompt uint8

const (
	NoPrompt  Prompt = iota
	AskTrim          // 4.1
	AskDraft         // 4.2
	AskStrike        // 9.5
	AskLast          // 9.5
	AskTwo           // 9.5
	AskSpoils        // 5.1 (d)
	AskAct           // 6
	AskReach         // 7.2
	AskMeans         // 6.8
	AskPay           // 7.4
	AskCost          // 7.5
	AskTarget        // 9.10
	AskRoom          // 8.2
	AskKeep          // 8.3
)

// ActionLimit is how many actions a seat may make in a round (6.4).
const ActionLimit = 60

// LastRound is the last round that can be played (2.4).
const LastRound = 20

// WinningVP is how many points make the round the last one (2.4).
const WinningVP = 30

const (
	handLimit  = 10 // cards in hand in a draft (4.1)
	rowSize    = 5  // 4.2
	visitLimit = 3  // per round and seat (6.12)
)

// Holding is what a seat has in public, and what it has done in this round.
type Holding struct {
	Base       Tokens
	VP         uint16    // total value of the victory tokens on the base
	Store      Resources // in all its stores together (8.3)
	Locations  Cards
	Agreements Cards
	Spoils     Cards

	Leader       Card
	LeaderGoods  uint8 // tokens left on the leader, all of one kind, see LeaderGood
	LeaderTokens uint8 // victory tokens on the leader

	Used        uint8 // faction contacts used: bit n for Base.Contacts[n]
	Visits      uint8
	Actions     uint8
	Redeveloped bool // with a brick (6.8)
	Passed      bool
}

// Mark is what lies on a location in play.
type Mark struct {
	Tokens   uint8 // victory tokens
	Used     uint8 // how often it was worked in this round
	Holds    uint8 // the filled places of a combination: bit n for Effect.Pay[n]
	Visitors uint8 // who visited it in this round: bit n for seat n
}

// RedevelopMeans is what allows a redevelopment (6.8).
type RedevelopMeans uint8

const (
	NoRedevelopMeans RedevelopMeans = iota
	WithBrick
	WithRebuild
	WithRebuildFree
)

// Playing is the action or free deed under way.
type Playing struct {
	As   Verb  // 0 if none is under way
	Card Card  // the card that is played, worked or placed on
	Old  Card  // the location that will be replaced
	Kind Good  // the good placed or hired, or the last one kept
	Sum  uint8 // the distance that is already covered (7.2)
	With RedevelopMeans
	// Source is the faction contact whose price is being paid, counted from 1, or 0.
	Source uint8
	Owes   [4]Good // what is still owed; the first good is asked for
	Owed   uint8   // how many goods of Owes count
}

// Public is everything that all seats see (10.1).
type Public struct {
	Seats   [game.MaxSeats]Holding
	Marks   [CardCount + 1]Mark
	Shown   Cards // cards in hands that everybody knows (10.2)
	Discard Pile
	Row     Pile // in the order in which they were revealed

	Phase   Phase
	Ask     Prompt
	Asked   game.Seat
	First   game.Seat
	Round   uint8
	Pick    uint8 // the pick of the draft, from 1; one more after the last
	Playing Playing

	Rank [game.MaxSeats]uint8 // set once the game is over
	Why  Why
}

// State is a full position.
type State struct {
	g *Game
	Public
	Deck Pile
	Hand [game.MaxSeats]Pile
	rng  game.Rand
}

func (s *State) Game() *Game { return s.g }

func (s *State) Turn() game.Seat {
	if s.Phase == PhaseOver {
		return game.NoSeat
	}
	return s.Asked
}

// Quiet reports whether nothing is under way. Only such positions can be loaded.
func (s *State) Quiet() bool {
	switch s.Ask {
	case AskDraft, AskSpoils, AskAct:
		return true
	}
	return s.Phase == PhaseOver
}

func (s *State) Round() int { return int(s.Public.Round) }

func (s *State) CopyFrom(src game.State) { *s = *src.(*State) }

// Prompt returns the name of what is asked, "" once the game is over.
func (s *Public) Prompt() string { return s.Ask.String() }

// Owner returns the seat that has a card as a location in play, or NoSeat.
func (s *Public) Owner(c Card) game.Seat {
	for i := range s.Seats {
		if s.Seats[i].Locations.Has(c) {
			return game.Seat(i)
		}
	}
	return game.NoSeat
}

// LeaderGood returns the kind of the goods on a seat's leader, and how many there are. The kind means nothing if there
// are none.
func (g *Game) LeaderGood(h *Holding) (Good, int) {
	if h.LeaderGoods == 0 {
		return 0, 0
	}
	return g.data.of[h.Leader].Goods[0], int(h.LeaderGoods)
}

func (g *Game) onLeader(h *Holding, kind Good) int {
	if k, n := g.LeaderGood(h); k == kind {
		return n
	}
	return 0
}

// Have returns how many resource tokens of a kind a seat can spend, on base, store and leader together (7.4).
func (g *Game) Have(h *Holding, kind Good) int {
	return int(h.Base[kind]) + int(h.Store[kind]) + g.onLeader(h, kind)
}

// General returns how many slots a seat has for agreements and spoils alike, and how many it has in all, with those for
// spoils only (8.2).
func (g *Game) General(seat game.Seat, h *Holding) (general, all int) {
	d := g.data
	general = d.Bases[g.factions[seat]].Slots
	for rest := h.Locations.And(&d.slots); !rest.Empty(); {
		if e := &d.of[rest.Pop()].Effect; e.Spoils {
			all += e.N
		} else {
			general += e.N
		}
	}
	return general, all + general
}

// StoreRoom returns how many resource tokens a seat's stores can hold together (8.3).
func (g *Game) StoreRoom(h *Holding) (n int) {
	for rest := h.Locations.And(&g.data.stores); !rest.Empty(); {
		n += g.data.of[rest.Pop()].Effect.N
	}
	return n
}

// agreementFits reports whether a seat has a slot for another agreement, and spoilFits for another spoil.
func (s *State) agreementFits(seat game.Seat) bool {
	h := &s.Seats[seat]
	general, all := s.g.General(seat, h)
	a := h.Agreements.Len()
	return a < general && a+h.Spoils.Len() < all
}

func (s *State) spoilFits(seat game.Seat) bool {
	h := &s.Seats[seat]
	_, all := s.g.General(seat, h)
	return h.Agreements.Len()+h.Spoils.Len() < all
}

// owns reports whether a seat has a location in play with a draft ability (9.5).
func (s *State) owns(seat game.Seat, how DraftAbility) bool {
	with := s.Seats[seat].Locations.And(&s.g.data.drafts[how])
	return !with.Empty()
}

// drawable reports whether a card can be drawn (3.3).
func (s *State) drawable() bool { return s.Deck.N > 0 || s.Discard.N > 0 }
