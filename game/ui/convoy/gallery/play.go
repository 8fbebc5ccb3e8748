package main

import (
	"image"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	skin "onelongnight/game/ui/convoy"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/scene"
)

var (
	rules = think.Rules{}
	words = voice.English()
	looks = skin.New(words)
)

// seed is a game in which a good deal happens.
const seed = "gallery"

// player plays a game for both sides.
type player struct{ *table.Session }

func begin(human game.Seat, seed string) *player {
	s, err := table.Begin(rules, func(game.Game) table.Voice { return words }, table.Against(rules, human, "3"), seed)
	if err != nil {
		panic(err) // the sides fit the game
	}
	return &player{s}
}

// move makes the greedy player's move for whoever decides.
func (p *player) move() error {
	packed, text := p.TurnView()
	_, view, err := rules.Unpack(packed)
	if err != nil {
		return err
	}
	return p.Play(bot.Greedy(rules, view, game.SeedOf(text)).Move)
}

// until plays on until a step of one of these types happens, and returns where
// the steps of its move begin; false at the end of the game.
func (p *player) until(want func(table.Step) bool) (from int, ok bool) {
	for !p.Result().Over {
		from = p.StepCount()
		if p.move() != nil {
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

// beats are those of the steps from a number on.
func (p *player) beats(from int) []motion.Beat {
	first, steps := p.Steps()
	return looks.Beats(from, steps[from-first:])
}

// frame draws a beat after some ms.
func (p *player) frame(f *film, c *scene.Screen, b motion.Beat, t float64) *image.RGBA {
	first, steps := p.Steps()
	paint := func(until, fresh int) scene.Picture {
		return looks.Paint(scene.Scene{Session: p.Session, Past: steps[:until-first], Fresh: fresh, Until: until}, c, float64(f.w), float64(f.h))
	}
	return f.take(paint(b.Last+1, b.Last+1-b.First), scene.Moment{Before: paint(b.First, 0), T: t, Length: b.Length})
}

// still draws the session as it stands.
func (p *player) still(f *film, c *scene.Screen) *image.RGBA {
	return f.take(looks.Paint(scene.Scene{Session: p.Session}, c, float64(f.w), float64(f.h)), scene.Moment{})
}
