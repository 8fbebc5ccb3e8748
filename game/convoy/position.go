package convoy

import "onelongnight/game"

// positionVersion is the version of the JSON below.
const positionVersion = 1

// positionJSON is a position or a view as the protocol writes it. In a view, hidden lists are numbers. Empty fields are
// left out.
//
// Two things occur only in missions: closed positions in cities, and a position that is still to be dealt, for which
// the seed shuffles the decks and each side draws a first hand, besides the cards that it already has (3.1).
type positionJSON struct {
	Game       string     `json:"game"`
	Version    int        `json:"version"`
	Phase      string     `json:"phase"`
	Pending    string     `json:"pending,omitempty"`
	Battle     int        `json:"battle,omitempty"`
	Active     int        `json:"active,omitempty"`
	Fight      int        `json:"fight,omitempty"`
	Cities     []townJSON `json:"cities"`
	Moloch     sideJSON   `json:"moloch"`
	Outpost    sideJSON   `json:"outpost"`
	Units      []unitJSON `json:"units,omitempty"`
	Revealed   []string   `json:"revealed,omitempty"`
	Deal       bool       `json:"deal,omitempty"`
	NoInstants bool       `json:"noInstants,omitempty"`
	NoModules  bool       `json:"noModules,omitempty"`
	Actions    int        `json:"actionsThisPhase,omitempty"`
}

type townJSON struct {
	Destroyed     bool  `json:"destroyed,omitempty"`
	Ravaged       []int `json:"ravaged,omitempty"`
	SupportUsed   bool  `json:"supportUsed,omitempty"`
	ExtraDistrict bool  `json:"extraDistrict,omitempty"`
	ExtraPosition bool  `json:"extraPosition,omitempty"`
	// Closed is how many positions are closed, for Moloch and for the Outpost.
	Closed *[2]uint8 `json:"closed,omitempty"`
}

// sideJSON has one side's cards, top card first. In a view, hidden lists are numbers.
type sideJSON struct {
	Hand    game.IDList `json:"hand,omitzero"`
	Deck    game.IDList `json:"deck,omitzero"`
	Discard []string    `json:"discard,omitempty"`
	Unseen  []string    `json:"unseen,omitempty"`
	Known   knownJSON   `json:"known,omitzero"`
}

type knownJSON struct {
	Hand []string `json:"hand,omitempty"`
	Deck []string `json:"deck,omitempty"`
	Top  []string `json:"top,omitempty"`
}

// IsZero reports whether nothing is known, so that the entry is left out. An empty list is as good as none.
func (k knownJSON) IsZero() bool { return len(k.Hand)+len(k.Deck)+len(k.Top) == 0 }

type unitJSON struct {
	ID           string `json:"id"`
	City         int    `json:"city"`
	Plus1        int    `json:"plus1,omitempty"`
	Plus2        int    `json:"plus2,omitempty"`
	Minus2       int    `json:"minus2,omitempty"`
	Shield       bool   `json:"shield,omitempty"`
	Hacked       bool   `json:"hacked,omitempty"`
	Module       string `json:"module,omitempty"`
	ModuleHacked bool   `json:"moduleHacked,omitempty"`
	Netted       bool   `json:"netted,omitempty"`
	Moved        bool   `json:"moved,omitempty"`
	EMPProof     bool   `json:"empProof,omitempty"`
}

// Position returns everything, with hidden cards.
func (s *State) Position() []byte {
	doc := s.publicJSON()
	if s.Depth > 0 {
		doc.Pending = s.Prompt()
	}
	for side, out := range doc.sides() {
		out.Hand.IDs = ids(s.Hand[side].Cards())
		out.Deck.IDs = ids(s.Deck[side].topDown())
		top := int(s.Known[side].Top)
		if top > 0 {
			out.Known.Top = out.Deck.IDs[:top]
		}
	}
	return game.MustJSON(doc)
}

// JSON returns the view as the protocol writes it.
func (v *View) JSON() []byte {
	doc := v.publicJSON()
	if v.Depth > 0 {
		doc.Pending = v.Prompt()
	}
	for _, c := range v.Revealed {
		if c != NoCard {
			doc.Revealed = append(doc.Revealed, c.ID())
		}
	}
	for side, out := range doc.sides() {
		out.Hand = game.HiddenIDs(v.HandSize[side])
		if game.Seat(side) == v.Who {
			out.Hand = game.IDList{IDs: ids(v.Own.Cards())}
		}
		out.Deck = game.HiddenIDs(v.DeckSize[side])
		out.Unseen = ids(v.Unseen(game.Seat(side)))
		out.Known.Top = ids(v.Top[side].topDown())
	}
	return game.MustJSON(doc)
}

// sides returns the two halves of the document, by seat.
func (d *positionJSON) sides() [2]*sideJSON {
	return [2]*sideJSON{Moloch: &d.Moloch, Outpost: &d.Outpost}
}

// publicJSON returns what both sides see.
func (s *Public) publicJSON() *positionJSON {
	doc := &positionJSON{Game: Rules{}.Name(), Version: positionVersion, Phase: s.Phase.String(),
		Battle: int(s.Battle), Active: int(s.Active), Fight: int(s.Fight),
		NoInstants: s.NoInstants, NoModules: s.NoModules, Actions: int(s.Actions)}
	for c := ZiggyOne; c <= NewYork; c++ {
		doc.Cities = append(doc.Cities, s.Towns[c].json())
	}
	for _, u := range inIDOrder {
		if u.IsUnit() && s.Units[u].City != Nowhere {
			doc.Units = append(doc.Units, s.unitJSON(u))
		}
	}
	for side, out := range doc.sides() {
		out.Discard = ids(s.Discard[side].topDown())
		out.Known.Hand = ids(s.Known[side].Hand.Cards(game.Seat(side)))
		out.Known.Deck = ids(s.Known[side].Deck.Cards(game.Seat(side)))
	}
	return doc
}

func (t *Town) json() townJSON {
	if t.Destroyed {
		return townJSON{Destroyed: true}
	}
	out := townJSON{SupportUsed: t.SupportUsed, ExtraDistrict: t.ExtraDistrict, ExtraPosition: t.ExtraPosition}
	if t.Closed != [2]uint8{} {
		closed := t.Closed
		out.Closed = &closed
	}
	for d := 1; d <= 8; d++ {
		if t.Ravaged>>(d-1)&1 != 0 {
			out.Ravaged = append(out.Ravaged, d)
		}
	}
	return out
}

func (s *Public) unitJSON(c Card) unitJSON {
	u := &s.Units[c]
	out := unitJSON{ID: c.ID(), City: int(u.City), Plus1: int(u.Plus1), Plus2: int(u.Plus2), Minus2: int(u.Minus2)}
	if u.Module != NoCard {
		out.Module = u.Module.ID()
	}
	for _, f := range out.flags() {
		*f.on = s.Is(c, f.flag)
	}
	return out
}

type namedFlag struct {
	flag Flag
	on   *bool
	name string
}

// flags pairs the flags with their fields, for reading and writing.
func (u *unitJSON) flags() [6]namedFlag {
	return [6]namedFlag{{Shielded, &u.Shield, "shield"}, {Hacked, &u.Hacked, "hacked"},
		{ModuleHacked, &u.ModuleHacked, "moduleHacked"},
		{Netted, &u.Netted, "netted"}, {Moved, &u.Moved, "moved"}, {EMPProof, &u.EMPProof, "empProof"}}
}

func ids(list []Card) []string {
	out := make([]string, len(list))
	for i, c := range list {
		out[i] = c.ID()
	}
	return out
}
