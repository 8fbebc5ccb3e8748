package gallery

import (
	"fmt"
	"image"
	"math/rand/v2"
	"slices"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/table"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/scene"
)

// Player plays a game for all seats, and takes pictures of it.
type Player struct {
	*table.Session
	Skin   scene.Skin
	Decide func(*table.Session) (game.Move, error) // for the seat to move
	Clock  float64                                 // of things that move by themselves, in s
	Finger [2]float64                              // where what is selected hangs, in parts of the window
}

// Begin begins a game of a setup in which players of one level have every seat.
func (g *Gallery) Begin(setup, seed, level string) (*Player, error) {
	opened, err := g.box.Kind.Open([]byte(setup))
	if err != nil {
		return nil, err
	}
	s, err := table.Begin(opened, g.Look.Speak, table.Together(opened), seed)
	if err != nil {
		return nil, err
	}
	levels, rng := g.box.AllLevels(), rand.New(rand.NewPCG(1, 2))
	at := slices.IndexFunc(levels, func(l bot.Level) bool { return l.Name == level })
	if at < 0 {
		return nil, fmt.Errorf("there is no level %s", level)
	}
	decide := func(s *table.Session) (game.Move, error) {
		p, err := levels[at].New(s.Game, nil)
		if err != nil {
			return 0, err
		}
		return p.Decide(s.View(), game.SeedOf(fmt.Sprint(rng.Uint64()))).Move, nil
	}
	return &Player{Session: s, Skin: g.Look.Skin(s.Game), Decide: decide, Clock: 2}, nil
}

// Tour plays a game to its end, or so many moves. Before a move the seat whose turn it is sits down and before is
// called, after it after, with the number of the move's first step.
func (g *Gallery) Tour(p *Player, moves int, before func(), after func(from int)) {
	for n := 0; !p.Result().Over && n < moves; n++ {
		if g.Fail(p.Sit(p.Turn())); g.err != nil {
			return
		}
		before()
		from := p.StepCount()
		if g.Fail(p.Move()); g.err != nil {
			return
		}
		after(from)
	}
}

// Touch touches things on the table in their order.
func (g *Gallery) Touch(p *Player, spots []table.Spot) {
	for _, spot := range spots {
		_, err := p.Touch(spot)
		g.Fail(err)
	}
}

// Move makes a move for the seat to move.
func (p *Player) Move() error {
	m, err := p.Decide(p.Session)
	if err != nil {
		return err
	}
	return p.Play(m)
}

// Until plays until a wanted step happens, and returns the first step of that move; false at the end of the game.
func (p *Player) Until(want func(table.Step) bool) (from int, ok bool) {
	for !p.Result().Over {
		from = p.StepCount()
		if p.Move() != nil {
			return 0, false
		}
		first, steps := p.Steps()
		for _, s := range steps[from-first:] {
			if want(s) {
				return from, true
			}
		}
	}
	return 0, false
}

// Beats returns the beats of the steps from a number on.
func (p *Player) Beats(from int) []motion.Beat {
	first, steps := p.Steps()
	return p.Skin.(scene.Animator).Beats(from, steps[from-first:])
}

// Frame draws a beat at a time in ms.
func (p *Player) Frame(f *Film, c *scene.Screen, b motion.Beat, t float64) *image.RGBA {
	first, steps := p.Steps()
	paint := func(until, fresh int) scene.Picture {
		moment := scene.Scene{Session: p.Session, Past: steps[:until-first], Fresh: fresh, Until: until}
		return p.Skin.Paint(moment, c, float64(f.W), float64(f.H))
	}
	before := paint(b.First, 0)
	at := scene.Moment{Before: before, T: t, Length: b.Length, Clock: p.Clock}
	return f.Take(paint(b.Last+1, b.Last+1-b.First), at)
}

// Still draws the session as it is.
func (p *Player) Still(f *Film, c *scene.Screen) *image.RGBA {
	picture := p.Skin.Paint(scene.Scene{Session: p.Session}, c, float64(f.W), float64(f.H))
	at, x, y := scene.Moment{Clock: p.Clock}, p.Finger[0]*float64(f.W), p.Finger[1]*float64(f.H)
	if x > 0 { // there is no session behind a first screen
		if held := p.Selected(); len(held) > 0 {
			at.Carried = &scene.Carried{Spot: held[0], X: x, Y: y, Over: true}
		}
	}
	return f.Take(picture, at)
}

// Close returns the command that closes a panel.
func Close(v table.Voice) []scene.Command {
	return []scene.Command{{ID: "close", Label: v.T("menu.close")}}
}

// LastCommands returns the commands of the last screen: on, with sides changed, back, and, in fewer words, what looks
// back.
func LastCommands(v table.Voice, swap string, on []string, back ...string) []scene.Command {
	list := []scene.Command{{ID: "again", Label: v.T("menu.again"), Main: true}}
	for _, id := range on {
		c := scene.Command{ID: id, Label: v.T("menu."+id, "side", swap)}
		if id == "swap" {
			c.Label = v.T("menu.side.play", "side", swap)
		}
		list = append(list, c)
	}
	for _, id := range back {
		list = append(list, scene.Command{ID: id, Label: v.T("menu." + id), Short: v.T("short." + id), Quiet: true})
	}
	return list
}
