package hex

import "onelongnight/game"

// Trial tries moves and battles in a position. They follow the rules, except that a battle has no consequences: no turn
// begins, and no army dies or wins. The caller must answer the battle's questions, see Public.Ask.
type Trial struct{ p play }

// Try begins a trial, which changes s itself. log may be nil.
func (s *State) Try(log *game.Log) Trial { return Trial{play{State: s, log: log, only: true}} }

// Battle begins a battle (7), whoever's turn it is, and fights up to its first question or its end.
func (t *Trial) Battle() {
	if t.p.Public.Turn == 0 {
		t.p.Public.Turn = 1 // before the first turn, so that there is somebody to ask first
	}
	t.p.battle(ByTile)
}

// Do plays a move, which must be legal, up to the next question.
func (t *Trial) Do(m game.Move) { t.p.do(m, ActOf(m)) }

// Cure is one answer to which Medic absorbs which hit (7.8).
type Cure struct {
	Medic, Unit Hex
	Wounds      uint8 // wounds that the unit does not get
}

// Cures appends the possible answers while AskMedic is open.
func (t *Trial) Cures(buf []Cure) []Cure {
	x := t.healing()
	var room [16]absorption
	_, options := x.asked(room[:0])
	for _, c := range options {
		h := &x.hits.list[c.hit]
		buf = append(buf, Cure{c.medic, h.To, h.Wounds})
	}
	return buf
}

// Absorb gives the n-th of those answers, from 0.
func (t *Trial) Absorb(n int) {
	x := t.healing()
	var room [16]absorption
	_, options := x.asked(room[:0])
	t.p.absorb(&x, options[n])
	t.p.goOn()
}

func (t *Trial) healing() healing {
	x := healing{s: t.p.State, w: t.p.now(), done: t.p.Fight}
	t.p.current(x.w, &x.hits)
	return x
}
