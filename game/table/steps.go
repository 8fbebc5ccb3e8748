package table

// Opens reports whether the viewer can take hold of a thing although no move begins with it.
func (s *Session) Opens(spot Spot) bool {
	return s.MyTurn() && s.only.Allows == nil && len(s.Leads([]Spot{spot})) == 0 && s.Voice.Opens(s.View(), spot)
}

// held returns the first steps that the last move has already taken, nil if there are none.
func (s *Session) held() []Spot {
	if len(s.actions) == 0 {
		return nil
	}
	return s.Voice.Holds(s.View())
}
