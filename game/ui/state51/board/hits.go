package board

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// leastSeen is how much of a plate at the edge must be visible to be pointed at, in CSS pixels.
const leastSeen = 16

// addHits lists what can be pointed at.
func (f *Layout) addHits(m *Model) {
	f.Layout.Hits(&f.hits)
	h := &f.hits
	f.rivalHits(m)
	if m.Draft == nil {
		f.settlementHits(&m.Seats[m.Shown])
		for i, r := range f.Sources {
			h.Add(m.Ledger.Lines[i].Spot, r)
		}
	} else {
		f.draftHits(m)
	}
	for i, r := range f.Choices {
		h.Add(m.Choices[i].Spot, r)
	}
	if m.Ticket != nil {
		h.Add(m.Ticket.Spot, f.Face)
		if f.Portrait && m.Ticket.Leads() { // where there is no room to say so, touching it reads it
			h.Add(Face, f.Face)
		}
		for i, r := range f.Lanes {
			spot := m.Ticket.Lanes[i].Spot
			switch lane := &m.Ticket.Lanes[i]; {
			case spot == table.NoSpot && lane.Open: // the locations to touch are in the rows
				spot = Places
			case spot == table.NoSpot: // it says why it is not possible
				spot = table.KindNote.Spot("lane")
			}
			h.Add(spot, r)
			for k, at := range f.Fares[i] {
				if fare := &m.Ticket.Lanes[i].Sources[k]; fare.Spot != table.NoSpot {
					h.Add(fare.Spot, at)
				}
			}
		}
	}
}

// rivalHits adds what can be pointed at of the rivals: on a phone their settlements, otherwise what can be taken and
// visited there.
func (f *Layout) rivalHits(m *Model) {
	for i := range f.Rivals {
		s, r := &m.Seats[i+1], &f.Rivals[i]
		if f.Portrait {
			place := s.Place
			if m.Shown == i+1 {
				place = m.Seats[0].Place // a second touch goes back home
			}
			f.hits.Add(table.KindTab.Spot(place.ID), r.Head)
			continue
		}
		f.hits.Add(s.Spot, r.Head)
		for k, at := range r.Robs {
			f.hits.Add(s.Robs[k].Spot, at)
		}
		for k, at := range r.Visits {
			f.hits.Add(s.Visits[k].Spot, at)
		}
		for k, at := range r.Built {
			f.hits.Add(s.Built[k].Spot, at)
		}
		if !r.More.Empty() {
			f.hits.Add(s.Place, r.More)
			f.folds[s.Place] = true
		}
	}
}

// settlementHits adds what can be pointed at in the settlement shown.
func (f *Layout) settlementHits(s *Seat) {
	h := &f.hits
	for i, r := range f.Base.Tokens {
		h.Add(s.Tokens[i].Spot, r)
	}
	for i, r := range f.Base.Stores {
		h.Add(s.Stores[i].Spot, r)
	}
	for row := range f.Plates {
		for i, r := range f.Plates[row] {
			f.seen(s.Rows[row][i].Spot, r, f.RowsAt[row])
		}
	}
	if s.Leader != nil {
		f.seen(s.Leader.Spot, f.Leader, f.RowsAt[1])
	}
}

// seen adds the visible part of a place in the rows.
func (f *Layout) seen(spot table.Spot, r, room kit.Rect) {
	if r = r.Intersect(room); r.W >= leastSeen {
		f.hits.Add(spot, r)
	}
}

// draftHits adds the row, and the picks.
func (f *Layout) draftHits(m *Model) {
	for i, r := range f.Draft.Picks {
		for k := range m.Seats {
			if m.Seats[k].Faction == m.Draft.Picks[i].Faction {
				f.hits.Add(m.Seats[k].Spot.Tagged(i), r)
			}
		}
	}
	for i, r := range f.Draft.Cards {
		f.hits.Add(m.Draft.Row[i].Spot, r)
	}
	if m.Draft.Deck != table.NoSpot {
		f.hits.Add(m.Draft.Deck, f.Draft.More)
	}
}
