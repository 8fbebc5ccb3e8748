package table

import "onelongnight/game"

// Holder is a voice of a game in which a move goes on with what the move before it took hold of, such as a piece that
// was put down and is still to be turned.
type Holder interface {
	// Holds are the first steps that every path of a position has in common and that were taken by the move before:
	// they need not be taken again. None for most positions.
	Holds(v game.View) []Spot
}

// Gatherer is a voice of a game that asks for several cards one after the other although their order means nothing,
// such as a price that is paid with cards of the hand.
type Gatherer interface {
	// Gathers tells whether the cards that are asked for in a position are chosen together: one is put to the other
	// until none is lacking, and all are confirmed at once.
	Gathers(v game.View) bool
}

// Opener is a voice of a game in which a thing can be looked at with all that could be done with it, even while nothing
// of that can be done.
type Opener interface {
	// Opens tells whether a thing is taken hold of although no move begins with it: why not is told by what opens.
	Opens(v game.View, spot Spot) bool
}

// Opens tells whether the viewer can take hold of a thing that no move begins with.
func (s *Session) Opens(spot Spot) bool {
	o, ok := s.Voice.(Opener)
	return ok && s.MyTurn() && s.only.Allows == nil && len(s.Leads([]Spot{spot})) == 0 && o.Opens(s.View(), spot)
}

// held are the steps that were taken by the move before, nil if there are none.
func (s *Session) held() []Spot {
	if h, ok := s.Voice.(Holder); ok && len(s.actions) > 0 {
		return h.Holds(s.View())
	}
	return nil
}

// gathers tells whether what is asked in a position of the viewer's is gathered.
func (s *Session) gathers(v game.View) bool {
	g, ok := s.Voice.(Gatherer)
	return ok && g.Gathers(v)
}
