package state51

// effectJSON is an effect in the list of cards.
type effectJSON struct {
	Do      string   `json:"do"`
	Type    string   `json:"type,omitempty"`
	On      string   `json:"on,omitempty"`
	How     string   `json:"how,omitempty"`
	Colour  string   `json:"colour,omitempty"`
	N       int      `json:"n,omitempty"`
	For     string   `json:"for,omitempty"`
	Workers *int     `json:"workers,omitempty"`
	Needs   []string `json:"needs,omitempty"`
	Pay     []string `json:"pay,omitzero"`
	Gain    []string `json:"gain,omitzero"`
	Open    *bool    `json:"open,omitempty"`
	Free    bool     `json:"free,omitempty"`
}

// cardJSON is a card as the referee lists it.
type cardJSON struct {
	ID        string     `json:"id"`
	Design    string     `json:"design"`
	Kind      string     `json:"kind"`
	Copies    int        `json:"copies,omitempty"`
	Class     string     `json:"class,omitempty"`
	Distance  *int       `json:"distance,omitempty"` // 0 for leaders; contacts have none
	Types     []string   `json:"types,omitempty"`
	Spoil     []string   `json:"spoil,omitempty"`
	Agreement []string   `json:"agreement,omitempty"`
	Goods     []string   `json:"goods,omitempty"`
	Effect    effectJSON `json:"effect"`
}

type factionJSON struct {
	ID       string        `json:"id"`
	Gain     []string      `json:"gain"`
	Contacts []contactJSON `json:"contacts"`
}

type contactJSON struct {
	ID     string   `json:"id"`
	Colour string   `json:"colour"`
	N      int      `json:"n"`
	Pay    []string `json:"pay"`
}

// Sheet lists the cards of the deck in the order of their ids, and the factions with their contacts.
func (r Rules) Sheet() map[string]any {
	d := r.Data()
	var cards []cardJSON
	for c := Card(1); c <= CardCount; c++ {
		x := d.of[c]
		card := cardJSON{ID: d.ids[c], Design: x.ID, Kind: x.Kind.String(), Class: x.Class(),
			Spoil: words(x.Spoil), Agreement: words(x.Agreement), Goods: words(x.Goods), Effect: x.Effect.json()}
		if x.Kind != Leader {
			card.Copies = x.Copies
		}
		if x.Kind != Contact {
			card.Distance = &x.Distance
		}
		for _, t := range x.Printed {
			card.Types = append(card.Types, t.String())
		}
		cards = append(cards, card)
	}
	var factions []factionJSON
	for i := range d.Bases {
		b := &d.Bases[i]
		f := factionJSON{ID: b.ID, Gain: words(b.Gain)}
		for _, c := range b.Contacts {
			f.Contacts = append(f.Contacts, contactJSON{c.ID, c.Colour.String(), c.N, words(c.Pay)})
		}
		factions = append(factions, f)
	}
	return map[string]any{"cards": cards, "factions": factions}
}

// Class returns the class of a location by its effect (1.2), or "" for other cards.
func (x *Design) Class() string {
	if x.Kind != Location {
		return ""
	}
	switch x.Effect.Do {
	case Produce:
		return "production"
	case DoAct, Combine:
		return "action"
	}
	return "ability"
}

// json returns an effect with the fields that its kind uses.
func (e *Effect) json() effectJSON {
	out := effectJSON{Do: e.Do.String(), N: e.N, Free: e.Free}
	switch e.Do {
	case Produce:
		out.Gain, out.Open = words(e.Gain), &e.Open
	case Each:
		out.Type, out.Gain = e.Type.String(), words(e.Gain)
	case Slots:
		out.For = "both"
		if e.Spoils {
			out.For = "spoils"
		}
	case Draft:
		out.How = draftNames[e.How]
	case DoAct:
		out.Workers, out.Pay, out.Gain = &e.Workers, words(e.Pay), words(e.Gain)
	case Combine:
		out.Workers, out.Needs, out.Gain = &e.Workers, words(e.Pay), words(e.Gain)
	case When:
		out.On, out.Gain = occasionNames[e.On], words(e.Gain)
		if e.On == OnPlay {
			out.On += ":" + e.Type.String()
		}
	case Reach:
		out.Colour, out.Pay = e.Colour.String(), words(e.Pay)
	}
	return out
}

// words returns the names of goods; it is never nil.
func words(goods []Good) []string {
	list := []string{}
	for _, g := range goods {
		list = append(list, g.String())
	}
	return list
}
