package aurora

import (
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/ui/aurora/board"
)

// road builds the road to the Aurora and everything on it.
func (b *builder) road() {
	v, r, road := b.View, b.game.Route(), &b.model.Road
	road.Ship, road.Own = int(v.AuroraSpace()), int(b.own().Space)
	fuel := map[uint8]int{}
	for _, d := range b.offered() {
		if n, ok := fuel[d.To]; !ok || d.Fuel < n {
			fuel[d.To] = d.Fuel
		}
	}
	road.Drives = len(fuel) > 0
	for space := range r.Last + 1 {
		spot := voice.SpaceSpot(space)
		s := board.Space{Spot: spot, Region: int(r.Region[space]), Beacon: v.Beacons[space].String(),
			Legal:  b.Touchable(spot),
			Picked: b.Picked(spot), Hovered: b.Aimed(spot)}
		if n, ok := fuel[space]; ok { // even while another one is chosen
			s.Fuel, s.Legal = strconv.Itoa(n), true
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
	drive, driven := b.drive()
	for i := range r.Ways {
		w := &r.Ways[i]
		spot := voice.EdgeSpot(b.game, r.Edge(w.ID))
		shut := v.Closed>>i&1 != 0
		road.Ways = append(road.Ways, board.Way{From: int(w.From), To: int(w.To),
			Name:   voice.Capital(b.T("way." + w.ID)),
			Tracks: w.Tracks, Open: !shut && (!w.Tracks || open), Shut: shut, Spot: spot, Legal: b.Touchable(spot),
			Picked: driven && drive.Ways>>i&1 != 0, Danger: b.effects(b.game.Data().Effects(w.Do))})
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
	if driven {
		b.trail(drive)
	}
}

// tracks reports whether the person's own convoy has tracks.
func (b *builder) tracks() bool {
	for _, c := range b.own().Cars {
		if b.game.Data().Of(c).Tracks {
			return true
		}
	}
	return false
}

// course builds the ship's places in the coming rounds, as things stand. While the ship sails, her number is already
// that of the next round.
func (b *builder) course() {
	v, r := b.View, b.game.Route()
	if v.Reached() {
		return
	}
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
			Text: b.T("board.course", "n", number)})
	}
}

// standing builds the convoys on the road, the person's own first.
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
