package hex

import "onelongnight/game"

// positionVersion is the version of the JSON form below.
const positionVersion = 1

// positionJSON is a position as the referee writes it.
type positionJSON struct {
	Game           string      `json:"game"`
	Version        int         `json:"version"`
	Mode           string      `json:"mode"`
	Opening        string      `json:"opening,omitempty"`
	Reinforcements bool        `json:"reinforcements,omitempty"`
	Phase          string      `json:"phase"`
	Turn           int         `json:"turn,omitempty"`
	Last           int         `json:"last,omitempty"`
	Overtime       int         `json:"overtime,omitempty"`
	Played         int         `json:"played,omitempty"`
	Puzzle         *puzzleJSON `json:"puzzle,omitempty"`
	Armies         []armyJSON  `json:"armies"`
	Units          []unitJSON  `json:"units,omitempty"`

	// These are written only while a choice is open.
	Pending    string    `json:"pending,omitempty"`
	Tile       string    `json:"tile,omitempty"`
	Initiative int       `json:"initiative,omitempty"`
	Hits       []hitJSON `json:"hits,omitempty"`
	Spent      []string  `json:"spent,omitempty"`
}

type puzzleJSON struct {
	Keep int    `json:"keep"`
	Goal string `json:"goal"`
	By   int    `json:"by,omitempty"`
}

// armyJSON has an army's tiles, those on top first.
type armyJSON struct {
	Army    string      `json:"army"`
	Out     bool        `json:"out,omitempty"`
	HP      *int        `json:"hp,omitempty"`
	Points  int         `json:"points,omitempty"`
	Hand    []string    `json:"hand,omitempty"`
	Pile    game.IDList `json:"pile,omitzero"`
	Unseen  []string    `json:"unseen,omitempty"`
	Discard []string    `json:"discard,omitempty"`
}

type unitJSON struct {
	ID        string `json:"id"`
	Hex       string `json:"hex"`
	Rot       int    `json:"rot,omitempty"`
	Wounds    int    `json:"wounds,omitempty"`
	Moved     bool   `json:"moved,omitempty"`
	Slots     []int  `json:"slots,omitempty"`
	Converted bool   `json:"converted,omitempty"`
}

type hitJSON struct {
	From   string `json:"from"`
	To     string `json:"to"`
	Wounds int    `json:"wounds"`
}

func (s *State) Position() []byte {
	doc := s.document()
	for i := range s.g.seats {
		if a := &doc.Armies[i]; !a.Out {
			a.Pile.IDs = topFirst(&s.Pile[i])
		}
	}
	return game.MustJSON(doc)
}

// document returns the position without what is hidden.
func (s *State) document() *positionJSON {
	doc := &positionJSON{Game: Rules{}.Name(), Version: positionVersion, Mode: s.g.mode.String(),
		Reinforcements: s.g.reinforcements, Phase: s.Phase.String(), Turn: int(s.Public.Turn), Last: int(s.Last),
		Overtime: int(s.Overtime), Played: int(s.Played)}
	if s.g.tactical {
		doc.Opening = tacticalOpening
	}
	if s.Goal != NoGoal {
		doc.Puzzle = &puzzleJSON{Keep: int(s.Keep), Goal: goalNames[s.Goal], By: int(s.By)}
	}
	for i, a := range s.g.armies {
		doc.Armies = append(doc.Armies, s.armyJSON(game.Seat(i), a))
	}
	for rest := s.Taken(); rest != 0; {
		doc.Units = append(doc.Units, s.unitJSON(rest.Pop()))
	}
	if !s.Quiet() {
		s.pending(doc)
	}
	return doc
}

func (s *State) armyJSON(seat game.Seat, a Army) armyJSON {
	if s.Dead(seat) {
		return armyJSON{Army: a.String(), Out: true}
	}
	out := armyJSON{Army: a.String(), Hand: ids(s.Hand[seat].Tiles()), Discard: topFirst(&s.Discard[seat])}
	if n := int(s.Points[seat]); s.g.mode == Score {
		out.Points = n
	} else {
		out.HP = &n
	}
	return out
}

func (s *State) unitJSON(h Hex) unitJSON {
	c := &s.Cells[h]
	out := unitJSON{ID: c.Tile.ID(), Hex: h.String(), Rot: int(c.Rot), Wounds: int(c.Wounds), Moved: c.Moved,
		Converted: c.Converted}
	for i := range 8 {
		if c.Spent>>i&1 != 0 {
			out.Slots = append(out.Slots, i)
		}
	}
	return out
}

// pending adds what an open choice is about.
func (s *State) pending(doc *positionJSON) {
	doc.Pending, doc.Tile = s.Prompt(), s.Tile.ID()
	if s.Phase == PhaseBattle {
		doc.Initiative = int(s.Fight.Phase)
	}
	if s.Ask != AskMedic {
		return
	}
	var w Works
	var l hits
	s.WorkOut(&w)
	s.current(&w, &l)
	for i := range l.all() {
		if h := &l.list[i]; !s.Fight.absorbed(i) {
			doc.Hits = append(doc.Hits, hitJSON{s.by(h).ID(), s.Cells[h.To].Tile.ID(), int(h.Wounds)})
		}
	}
	for rest := s.Fight.Spent; rest != 0; {
		doc.Spent = append(doc.Spent, s.Cells[rest.Pop()].Tile.ID())
	}
}

func ids(list []Tile) []string {
	out := make([]string, len(list))
	for i, t := range list {
		out[i] = t.ID()
	}
	return out
}

func topFirst(p *Pile) []string {
	out := make([]string, p.N)
	for i, t := range p.Tiles() {
		out[len(out)-1-i] = t.ID()
	}
	return out
}
