package hex

// Start is why a battle was begun.
type Start uint8

// The reasons; NoBattle if there is no battle.
const (
	NoBattle       Start = iota
	ByTile               // 5.2
	FullBoard            // 4.1
	FinalBattle          // 8.2
	OvertimeBattle       // 8.4
	PuzzleBattle         // 10.3
)

// Stage is how far a phase of a battle has come (7.1).
type Stage uint8

// The stages.
const (
	Opening  Stage = iota // (a) and (b)
	Choosing              // (c)
	Healing               // (d) and (e)
	Closing               // (f)
)

// Fight is where a battle stands, and what has been answered in its present phase. An instant uses only Absorbed and
// Spent.
type Fight struct {
	Start       Start
	Stage       Stage
	Phase       int8                 // the initiative of the phase
	Attack      Hexes                // the units that attack in it
	Explode     Hexes                // Clowns that have answered whether they explode
	Exploding   Hexes                // Clowns that explode
	Convert     Hexes                // units that have decided on a conversion, or have none to decide on
	Conversions [HexCount]conversion // what each unit converts, by hex
	Absorbed    [2]uint64            // bit n: a Medic took the n-th hit
	Spent       Hexes                // the Medics that took a hit
}

func (f *Fight) absorbed(n int) bool { return f.Absorbed[n/64]>>(n%64)&1 != 0 }
func (f *Fight) absorb(n int, medic Hex) {
	f.Absorbed[n/64] |= 1 << (n % 64)
	f.Spent |= medic.Set()
}

// clear forgets the answers of a phase, before the next one.
func (f *Fight) clear() {
	*f = Fight{Start: f.Start, Phase: f.Phase, Stage: Opening}
}
