package aurora

import (
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/ui/aurora/board"
)

// road is the way to the Aurora with all that is on it.
func (b *builder) road() {
	v, r, road := b.View, b.game.Route(), &b.model.Road
	road.Ship, road.Own = int(v.AuroraSpace()), int(b.own().Space)
	fuel := map[uint8]int{}
	if b.Asks && v.Ask == rules.AskDrive && v.Asked == v.Who {
		for _, d := range v.Drives() {
			if n, ok := fuel[d.To]; !ok || d.Fuel < n {
				fuel[d.To] = d.Fuel
			}
		}
	}
	for space := range r.Last + 1 {
		spot := voice.SpaceSpot(space)
		s := board.Space{Spot: spot, Region: int(r.Region[space]), Beacon: v.Beacons[space].String(),
			Legal:  b.Touchable(spot),
			Picked: b.Picked(spot), Hovered: b.Aimed(spot)}
		if n, ok := fuel[space]; ok {
			s.Fuel = strconv.Itoa(n)
		}
		road.Spaces = append(road.Spaces, s)
	}
	for n := 1; n <= 6; n++ {
		if w := r.White[n]; w > 0 {
			road.Spaces[w].White = n
		}
		if red := r.Red[n]; red > 0 {
			road.Spaces[red].Red = n
		}
	}
	open := b.tracks()
	for i := range r.Ways {
		w := &r.Ways[i]
		spot := voice.EdgeSpot(b.game, r.Edge(w.ID))
		shut := v.Closed>>i&1 != 0
		road.Ways = append(road.Ways, board.Way{From: int(w.From), To: int(w.To), Name: b.capital(b.T("way." + w.ID)),
			Tracks: w.Tracks, Open: !shut && (!w.Tracks || open), Shut: shut, Spot: spot, Legal: b.Touchable(spot),
			Picked: b.wayPicked(uint8(1) << i), Danger: b.effects(b.game.Data().Effects(w.Do))})
	}
	for _, spot := range b.Next {
		if name, ok := strings.CutPrefix(spot.ID, "edge-"); ok {
			if e := r.Edge(name); int(e) < int(r.Last) {
				from, _ := r.Ends(e)
				b.model.Edges = append(b.model.Edges, board.Edge{Spot: spot, From: int(from), Legal: true})
			}
		}
	}
	b.course()
	b.standing()
	b.trail()
}

// trail is the cheapest drive to the space under the pointer, or the one whose button is there.
func (b *builder) trail() {
	v, r := b.View, b.game.Route()
	if !b.Asks || v.Ask != rules.AskDrive || v.Asked != v.Who {
		return
	}
	best := -1
	drives := v.Drives()
	for i, d := range drives {
		way := b.Screen.Hover.ID == "way-"+strconv.Itoa(int(d.Ways)) && b.Picked(voice.SpaceSpot(d.To))
		if way || voice.SpaceSpot(d.To) == b.Screen.Hover && (best < 0 || d.Fuel < drives[best].Fuel) {
			best = i
		}
	}
	if best < 0 {
		return
	}
	for at := b.own().Space; at < drives[best].To; {
		leg := board.Leg{From: int(at), To: int(at) + 1}
		for i := range r.Ways {
			if drives[best].Ways>>i&1 != 0 && r.Ways[i].From == at {
				leg.To, leg.Short = int(r.Ways[i].To), true
			}
		}
		b.model.Road.Trail = append(b.model.Road.Trail, leg)
		at = uint8(leg.To)
	}
}

// capital is a text that begins with a capital.
func (b *builder) capital(text string) string {
	for i, r := range text {
		return strings.ToUpper(string(r)) + text[i+len(string(r)):]
	}
	return text
}

// wayPicked tells whether a shortcut is part of a drive that the pointer is over.
func (b *builder) wayPicked(bit uint8) bool {
	if mask, ok := strings.CutPrefix(b.Screen.Hover.ID, "way-"); ok {
		n, _ := strconv.Atoi(mask)
		return uint8(n)&bit != 0
	}
	return false
}

// tracks tells whether the own convoy has them.
func (b *builder) tracks() bool {
	for _, c := range b.own().Cars {
		if b.game.Data().Of(c).Tracks {
			return true
		}
	}
	return false
}

// course is where the ship will lie in the rounds to come, as things stand.
func (b *builder) course() {
	v, r := b.View, b.game.Route()
	for n := 1; n <= 2; n++ {
		number := int(v.Number) + n
		if number > 6 {
			return
		}
		space := r.White[number]
		if v.OnRed {
			space = r.Red[number]
		}
		b.model.Road.Course = append(b.model.Road.Course, board.Course{Space: int(space),
			Text: b.T("board.course", "n", int(v.Public.Round)+n)})
	}
}

// standing are the convoys, the own one first.
func (b *builder) standing() {
	v := b.View
	add := func(seat game.Seat) {
		s := board.Standing{Seat: b.name(seat), Own: seat == b.who()}
		if seat == b.game.Automa() {
			s.Space = int(v.Automa.Space)
		} else {
			if !v.Convoys[seat].In {
				return
			}
			s.Space = int(v.Convoys[seat].Space)
		}
		b.model.Road.Tokens = append(b.model.Road.Tokens, s)
	}
	add(b.who())
	for i := range b.game.Seats() {
		if seat := game.Seat(i); seat != b.who() {
			add(seat)
		}
	}
}
