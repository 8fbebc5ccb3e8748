package think

import (
	_ "embed"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/learned"
)

// Numbers are those of a judgement, all but the scale of a lead, which makes no difference to a player that looks one
// action ahead. Each is above 0: points of an HQ, or a part of 1. See measure and values for what they mean.
type Numbers [24]float64

// NumberNames lists the names of the numbers, in kebab-case.
var NumberNames = [len(Numbers{})]string{"change", "after", "before", "fallen", "wounded",
	"base", "melee", "ranged", "gauss", "armor", "net", "never", "sooner", "twice", "tough", "mobile", "module", "hand",
	hex.Battle.String(), hex.Move.String(), hex.PushBack.String(),
	hex.Sniper.String(), hex.Grenade.String(), hex.AirStrike.String()}

// Guessed holds the numbers as they were before anything was learned; Judge still uses them.
var Guessed = Numbers{0.7, 0.2, 0.15, 8, 0.8,
	0.3, 0.5, 0.9, 1.4, 0.15, 0.9, 0.75, 0.15, 0.6, 0.4, 0.5, 1, 0.4,
	0.9, 0.5, 0.6, 1.2, 1.2, 1}

// quickText is the numbers of JudgeQuickly, found by play; cmd/lab rewrites the file.
//
//go:embed quick.txt
var quickText string

// measure returns a judgement by the numbers, with a scale for leads.
func (n *Numbers) measure(scale, scaleLeft float64) (m measure) {
	m = measure{change: n[0], after: n[1], before: n[2], fallen: n[3], wounded: float32(n[4]),
		scale: scale, scaleLeft: scaleLeft}
	v := values{base: float32(n[5]), melee: float32(n[6]), ranged: float32(n[7]), gauss: float32(n[8]),
		armor: float32(n[9]), net: float32(n[10]), never: float32(n[11]), sooner: float32(n[12]), twice: float32(n[13]),
		tough: float32(n[14]), mobile: float32(n[15]), module: float32(n[16]), hand: float32(n[17])}
	for i, worth := range n[18:] {
		v.instant[int(hex.Battle)+i] = float32(worth)
	}
	m.fill(&v)
	return m
}

// Text returns the numbers as text.
func (n *Numbers) Text() string { return learned.Text(NumberNames[:], n[:]) }

// ReadNumbers reads what Text wrote.
func ReadNumbers(text string) (n Numbers, err error) {
	err = learned.Read(text, NumberNames[:], n[:])
	return n, err
}

// By returns the game, judged by other numbers.
func (g Game) By(n *Numbers) game.Game {
	return by{g, n.measure(judged.scale, judged.scaleLeft)}
}

// by is a game that is judged by numbers of its own.
type by struct {
	Game
	m measure
}

// Judge implements game.Judge.
func (b by) Judge(s game.State, seat game.Seat) float64 { return b.chance(s.(*hex.State), seat, &b.m) }
