package aurora

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// mainStyle is the style of the button for the move that most people want.
const mainStyle = panel.StyleMain

// end returns the last screen: who won and why, a picture of the journey with everybody's points by source, and the
// crew that made it.
func (b *builder) end() *panel.End {
	end := b.End()
	end.Backdrop = night{over: true}
	if said := b.last(); said != "" {
		end.Body = said + " " + end.Body
	}
	score := b.T("end.score", "n", b.View.PointsOf(b.View.Seat()).Total()) // everybody's points are shown below
	end.Facts = slices.DeleteFunc(slices.Clone(end.Facts), func(fact string) bool { return fact == score })
	var facts []string
	for i := range b.game.Seats() {
		seat := game.Seat(i)
		facts = append(facts, b.T("end.points", "side", b.voice.Side(seat), "n",
			kit.Minus(b.View.PointsOf(seat).Total()), "list", b.voice.Account(b.View, seat)))
	}
	j := b.journey()
	scant, least, full := j.Heights(b.Window)
	end.Chart = &panel.Chart{Picture: road{j}, Facts: facts, Scant: scant, Least: least, Full: full}
	return end
}

// noBreak keeps a name and its number in one line.
const noBreak = "\u00a0"

// last says how the game ended when its rounds ended it (11.3): who is aboard, or that the ship has sailed.
func (b *builder) last() string {
	if !b.departed() {
		return ""
	}
	var aboard []string
	for i := range b.game.Seats() {
		if b.aboard(game.Seat(i)) {
			aboard = append(aboard, b.voice.Side(game.Seat(i)))
		}
	}
	if len(aboard) == 0 {
		return b.T("end.sailed", "n", int(b.View.Public.Round))
	}
	var saved []string
	for i := range b.game.Seats() {
		saved = append(saved, b.voice.Side(game.Seat(i))+noBreak+strconv.Itoa(b.View.PointsOf(game.Seat(i)).Goal))
	}
	return b.T("end.aboard", "list", strings.Join(aboard, ", "), "saved", strings.Join(saved, ", "))
}

// departed reports whether the game ended with the Aurora's departure, and not before it.
func (b *builder) departed() bool {
	switch b.Session.Result().Why {
	case rules.LastConvoy.String(), rules.LostCrew.String(), rules.Conceded.String():
		return false
	}
	return true
}

// aboard reports whether a convoy has reached the Aurora.
func (b *builder) aboard(seat game.Seat) bool {
	if seat == b.game.Automa() {
		return b.View.Automa.Space >= b.View.AuroraSpace()
	}
	c := &b.View.Convoys[seat]
	return c.In && c.Space >= b.View.AuroraSpace()
}

type road struct{ *board.Journey }

// DrawImage implements panel.Image.
func (r road) DrawImage(c *kit.Canvas, w kit.Window, at kit.Rect) {
	board.DrawJourney(c, r.Journey, w, at)
}

// journey returns where everybody was after each round, and their points.
func (b *builder) journey() *board.Journey {
	r := b.game.Route()
	j := &board.Journey{Last: int(r.Last), Sources: b.wordsOf().Sources, Total: b.T("board.total"),
		Points: b.model.Points, Crew: b.T("end.crew"), Ship: int(b.View.AuroraSpace())}
	for space := uint8(1); space <= r.Last; space++ {
		if r.Region[space] != r.Region[space-1] {
			j.Borders = append(j.Borders, int(space))
		}
	}
	at, from := b.starts(), b.starts()
	stops := make([][]int, len(at))
	j.Round = int(b.View.Public.Round)
	rest := func() {
		for i := range at {
			stops[i] = append(stops[i], at[i])
		}
	}
	for _, l := range b.Session.Lines() {
		switch e := l.Event.(type) {
		case rules.RoundBegan:
			if e.Round > 1 {
				j.Round = min(j.Round, e.Round-1)
				rest()
			}
		case rules.Drove:
			at[e.Seat] = e.To
		}
	}
	rest()
	for i := range b.game.Seats() {
		seat := game.Seat((int(b.who()) + i) % len(b.game.Seats()))
		lane := board.Lane{Seat: b.name(seat), From: from[seat], Stops: stops[seat]}
		if seat != b.game.Automa() {
			c := &b.View.Convoys[seat]
			lane.Out = !c.In
		}
		j.Lanes = append(j.Lanes, lane)
	}
	c := b.own()
	for i := range c.Crew[:c.CrewN] {
		j.Made = append(j.Made, b.prints[c.Crew[i].Card])
	}
	switch {
	case c.CrewN == 0:
		j.Crew = b.T("end.crew.none")
	case !b.departed():
		j.Crew = b.T("end.crew.own")
	case !b.aboard(b.who()):
		j.Crew = b.T("end.crew.left")
	}
	return j
}

// The sources of points, and their signs.
var (
	sourceNames = [...]string{"lead", "track", "objects", "places", "crew", "goal"}
	sourceSigns = [...]string{"speed", "fame", "object", "flag", "survivor", "truck"}
)

// night is the picture behind the first and last screens.
type night struct{ over bool }

// DrawBackdrop implements panel.Backdrop.
func (n night) DrawBackdrop(c *kit.Canvas, w kit.Window, name kit.Rect, _ float64) {
	art.Landscape(c, w.Rect(), name, n.over)
}

// Title puts the night behind the first screen.
func (b *builder) Title(t *panel.Title) {
	t.Backdrop = night{}
	t.Across = []kit.Stop{{At: 0, Color: kit.Hex(0xEFFFF8)}, {At: 0.55, Color: kit.Hex(0x9BF0D0)},
		{At: 1, Color: kit.Hex(0x62B4FF)}}
}
