package voice

import (
	"strings"

	"onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
)

// DriveWords say how far a drive goes, what it costs and what the view's seat has, what lies on the way, and who is met
// at its end.
func (s *Speaker) DriveWords(v *aurora.View, d foresee.Drive) (list []string) {
	most := 0
	for _, other := range foresee.Drives(v) {
		most = max(most, other.Edges)
	}
	list = append(list, s.T("forecast.reach", "n", d.Edges, "most", most, "fuel", d.Fuel, "have",
		int(v.Convoys[v.Who].Goods[aurora.Fuel])))
	for i, w := range s.game.Route().Ways {
		if effects := s.game.Data().Effects(w.Do); d.Ways>>i&1 != 0 && len(effects) > 0 {
			list = append(list, s.T("forecast.way", "way", Capital(s.T("way."+w.ID)), "what", s.Effects(effects)))
		}
	}
	list = append(list, s.FoeWords(v, d.To)...)
	list = append(list, s.beaconWords(v, d.To)...)
	if v.Beacons[d.To] != aurora.NoBeacon {
		if found, fits := foresee.Finds(v, &d); !fits {
			list = append(list, s.T("forecast.excess.all", "token", s.Token(found, 1)))
		}
	}
	return append(list, s.ShipWords(v, d.To))
}

// FoeWords say who is met on a space; nothing if nobody is.
func (s *Speaker) FoeWords(v *aurora.View, space uint8) []string {
	var foes []string
	region := s.game.Route().Region[space]
	for i := range v.Foes[:v.FoeN] {
		if x := &v.Foes[i]; x.Region == region {
			foes = append(foes, s.Card(x.Card))
		}
	}
	if len(foes) == 0 {
		return nil
	}
	return []string{s.T("forecast.foe", "card", strings.Join(foes, ", "))}
}

// ShipWords say how far the Aurora is from a space.
func (s *Speaker) ShipWords(v *aurora.View, space uint8) string {
	if n := int(v.AuroraSpace()) - int(space); n > 0 {
		return s.T("forecast.ship", "n", n)
	}
	return s.T("forecast.reached")
}

func (s *Speaker) beaconWords(v *aurora.View, space uint8) []string {
	if beacon := v.Beacons[space]; beacon != aurora.NoBeacon {
		return []string{s.T("forecast.beacon", "beacon", s.T("beacon."+beacon.String()))}
	}
	return nil
}

// spaceWords say what one can read off a space of the map: if it can be driven to now, of the cheapest drive.
func (s *Speaker) spaceWords(v *aurora.View, space uint8) []string {
	var best *foresee.Drive
	if v.Ask == aurora.AskDrive && v.Asked == v.Who {
		for _, d := range foresee.Drives(v) {
			if d.To == space && (best == nil || d.Fuel < best.Fuel) {
				best = &d
			}
		}
	}
	if best != nil {
		return s.DriveWords(v, *best)
	}
	list := append(s.FoeWords(v, space), s.beaconWords(v, space)...)
	return append(list, s.ShipWords(v, space))
}

// Capital returns a text with a capital at its beginning.
func Capital(text string) string {
	for i, r := range text {
		return strings.ToUpper(string(r)) + text[i+len(string(r)):]
	}
	return text
}
