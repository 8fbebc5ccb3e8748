package convoy

// refuseChoice checks an answer to the pending choice.
func (s *State) refuseChoice(act Act, f *Task) Reason {
	switch f.Op {
	case OpEffect:
		return s.refusePick(act, f)
	case OpWhere:
		return s.refuseWhere(act, f)
	case OpPay:
		return s.refuseCard(act, DoDiscard, s.Hand[f.Seat].find(Card(act.A)) >= 0)
	case OpCouncil:
		drawn := s.Hand[Outpost].find(Card(act.A)) >= s.Hand[Outpost].Len()-3
		return s.refuseCard(act, DoDiscard, drawn)
	case OpReveal:
		c := Card(act.A)
		return s.refuseCard(act, DoMill, c == s.Revealed[0] || c == s.Revealed[1])
	case OpWins:
		if act.Verb != DoFirst {
			return WrongMoment
		}
		for i, u := range winUnits {
			if f.Which>>i&1 != 0 && u == Card(act.A) {
				return legal
			}
		}
		return NotOffered
	}
	if act.Verb != DoDistrict {
		return WrongMoment
	}
	c, open := s.ravageable()
	return s.refuseDistrict(c, act, open)
}

func (s *State) refuseCard(act Act, verb Verb, offered bool) Reason {
	switch {
	case act.Verb != verb:
		return WrongMoment
	case !offered:
		return NotOffered
	}
	return legal
}

func (s *State) refusePick(act Act, f *Task) Reason {
	units, modules := s.scope(f)
	switch {
	case act == Act{Verb: DoPickNone}:
		if f.Effect.May {
			return legal
		}
		return MustChoose
	case act.Verb != DoPick && act.Verb != DoPickModule:
		return WrongMoment
	case act.Verb == DoPick && units.Has(Card(act.A)), act.Verb == DoPickModule && modules.Has(Card(act.A)):
		return legal
	}
	if u := Card(act.A); robots.Has(u) && s.In[f.City].Has(u) && s.Immune(u) {
		return Immune
	}
	return NotOffered
}

func (s *State) refuseWhere(act Act, f *Task) Reason {
	to := City(act.A)
	switch {
	case act.Verb != DoCity:
		return WrongMoment
	case to > NewYork:
		return NoSuchCity
	case s.destinations(f.Unit, f.Effect.Do).has(to):
		return legal
	case !s.Units[f.Unit].City.neighbours().has(to):
		return NotAdjacent
	}
	return CityFull
}
