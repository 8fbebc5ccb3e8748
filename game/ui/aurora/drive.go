package aurora

import (
	"strconv"
	"strings"

	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
)

// offered returns the drives that the person can choose from now.
func (b *builder) offered() []foresee.Drive {
	if !b.Asks || b.View.Ask != rules.AskDrive || b.View.Asked != b.View.Who {
		return nil
	}
	return foresee.Drives(b.View)
}

// drive returns the drive to the space under the pointer, or to the one that was touched. If there are several ways
// there, it is the one whose button the pointer is on, otherwise the cheapest. It returns false if there is none.
func (b *builder) drive() (best foresee.Drive, ok bool) {
	list := b.offered()
	aim := b.selected()
	for _, d := range list {
		if spot := voice.SpaceSpot(d.To); spot == b.Screen.Hover {
			aim = spot
		}
	}
	for _, d := range list {
		switch {
		case voice.SpaceSpot(d.To) != aim:
		case wayButton(d) == b.Screen.Hover:
			return d, true
		case !ok || d.Fuel < best.Fuel:
			best, ok = d, true
		}
	}
	return best, ok
}

// wayButton returns the answer that chooses the way of a drive if there are several.
func wayButton(d foresee.Drive) table.Spot {
	return table.KindButton.Spot("way-" + strconv.Itoa(int(d.Ways)))
}

// trail builds the line of a drive on the map.
func (b *builder) trail(d foresee.Drive) {
	r := b.game.Route()
	for at := b.own().Space; at < d.To; {
		leg := board.Leg{From: int(at), To: int(at) + 1}
		for i := range r.Ways {
			if d.Ways>>i&1 != 0 && r.Ways[i].From == at {
				leg.To, leg.Short = int(r.Ways[i].To), true
			}
		}
		b.model.Road.Trail = append(b.model.Road.Trail, leg)
		at = uint8(leg.To)
	}
}

// driveWords say how far a drive goes, what it costs and what lies there, see voice.Speaker.DriveWords.
func (b *builder) driveWords(d foresee.Drive) []string {
	list := b.voice.DriveWords(b.View, d)
	if b.Window.Portrait { // a phone has only few lines for this
		return []string{list[0], strings.Join(list[1:], " ")}
	}
	return list
}

// staySpot is the button for driving nowhere.
var staySpot = table.KindButton.Spot("stay")

// stayWords say what driving nowhere means: what is kept, how far the person could go, who is met, and where the ship
// is.
func (b *builder) stayWords() []string {
	most := uint8(0)
	for _, d := range foresee.Drives(b.View) {
		most = max(most, d.To)
	}
	c := b.own()
	list := []string{b.T("forecast.stay.keep", "fuel", b.voice.Token(rules.Fuel, int(c.Goods[rules.Fuel])), "most",
		int(most))}
	return append(append(list, b.voice.FoeWords(b.View, c.Space)...), b.voice.ShipWords(b.View, c.Space))
}
