package think

import (
	_ "embed"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/learned"
)

// Numbers are what a judgement goes by, but for how sure a lead makes, which changes no choice of a player who looks no
// further. They are points of an HQ, or parts of 1, and above 0; see measure and values for what each is.
type Numbers [24]float64

// NumberNames are their names, kebab-case.
var NumberNames = [len(Numbers{})]string{"change", "after", "before", "fallen", "wounded",
	"base", "melee", "ranged", "gauss", "armor", "net", "never", "sooner", "twice", "tough", "mobile", "module", "hand",
	hex.Battle.String(), hex.Move.String(), hex.PushBack.String(),
	hex.Sniper.String(), hex.Grenade.String(), hex.AirStrike.String()}

// Guessed are the numbers as they were before anything was learned; Judge still goes by them.
var Guessed = Numbers{0.7, 0.2, 0.15, 8, 0.8,
	0.3, 0.5, 0.9, 1.4, 0.15, 0.9, 0.75, 0.15, 0.6, 0.4, 0.5, 1, 0.4,
	0.9, 0.5, 0.6, 1.2, 1.2, 1}

// quickText are the numbers of JudgeQuickly, found by play: cmd/lab writes them anew.
//
//go:embed quick.txt
var quickText string

// measure is a judgement by the numbers, with so sure a lead.
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

// Text writes the numbers.
func (n *Numbers) Text() string { return learned.Text(NumberNames[:], n[:]) }

// ReadNumbers reads what Text wrote.
func ReadNumbers(text string) (n Numbers, err error) {
	err = learned.Read(text, NumberNames[:], n[:])
	return n, err
}

// By is the game as it is judged by other numbers.
func (g Game) By(n *Numbers) game.Game {
	return by{g, n.measure(judged.scale, judged.scaleLeft)}
}

// by is a game with a judgement of its own.
type by struct {
	Game
	m measure
}

// Judge implements game.Judge.
func (b by) Judge(s game.State, seat game.Seat) float64 { return b.chance(s.(*hex.State), seat, &b.m) }
