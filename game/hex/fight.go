package hex

// Start is why a battle was begun.
type Start uint8

// The reasons, and none where there is no battle.
const (
	NoBattle       Start = iota
	ByTile               // 5.2
	FullBoard            // 4.1
	FinalBattle          // 8.2
	OvertimeBattle       // 8.4
	PuzzleBattle         // 10.3
)

var startNames = [...]string{"", "tile", "full", "final", "overtime", "puzzle"}

// String is the reason as the protocol writes it.
func (s Start) String() string { return startNames[s] }

// Stage is how far a phase of a battle is (7.1).
type Stage uint8

// The stages.
const (
	Opening  Stage = iota // (a) and (b)
	Choosing              // (c)
	Healing               // (d) and (e)
	Closing               // (f)
)

// Fight is where a battle stands, and what was answered in its present phase.
// An instant uses Absorbed and Spent alike.
type Fight struct {
	Start       Start
	Stage       Stage
	Phase       int8                 // the initiative of the phase
	Attack      Hexes                // who attacks in it
	Explode     Hexes                // Clowns that were asked
	Exploding   Hexes                // those that do
	Convert     Hexes                // units that were asked to convert
	Conversions [HexCount]conversion // what they convert
	Absorbed    [2]uint64            // bit n: the n-th hit was taken by a Medic
	Spent       Hexes                // those Medics
}

func (f *Fight) absorbed(n int) bool { return f.Absorbed[n/64]>>(n%64)&1 != 0 }
func (f *Fight) absorb(n int, medic Hex) {
	f.Absorbed[n/64] |= 1 << (n % 64)
	f.Spent |= medic.Set()
}

// clear forgets the answers of a phase.
func (f *Fight) clear() {
	*f = Fight{Start: f.Start, Phase: f.Phase, Stage: Opening}
}
