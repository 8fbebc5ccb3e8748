package convoy

import "onelongnight/game"

// Op is the kind of a task.
type Op uint8

// The kinds of tasks. Those marked * may wait for a decision.
const (
	OpEffect     Op = iota // * an effect: a pick, or an effect kind at large
	OpWhere                // * the city a picked unit moves to
	OpPay                  // * discard a card as a cost, of which Left are still to be discarded
	OpEnter                // the entry ability of a unit
	OpRoom                 // a reducer has come: a unit of the other side that has no position goes
	OpCrowd                // those Spiders of Which that have no position are discarded
	OpMill                 // one mill (6.1, 6.2), by a card, or by a city if Cause is NoCard
	OpCouncil              // * which of the three cards that were drawn to discard
	OpReveal               // * which of the two cards that are shown to discard
	OpWins                 // * the on-win abilities of Which, in the winner's order
	OpCityWin              // the city's win effect
	OpRavageMore           // * Moloch's second district
	OpBenefit              // the Benefit of a district
	OpRavaged              // the fought district is ravaged
	OpFall                 // a city without districts is destroyed
	OpBattle               // the next battle, or the end
)

// Task is one thing that is still to happen, or a decision that is waited for. All of it is public.
type Task struct {
	Op      Op
	Effect  Effect
	Seat    game.Seat // who decides, or whose effect it is
	City    City      // "here"
	Unit    Card      // the acting unit, or the one that moves
	Cause   Card      // the card whose text it is; NoCard for rules and cities
	Left    uint8     // of OpPay
	Which   uint8     // of OpCrowd, OpWins: bit n for spiderUnits[n], winUnits[n]
	Benefit Benefit   // of OpBenefit
	Fresh   bool      // it begins an action of its own (4.14)
}

// play is a state in the course of a move, with the log of what happens.
type play struct {
	*State
	log *game.Log
}

func (p *play) push(f Task) {
	p.Pending[p.Depth] = f
	p.Depth++
}

func (p *play) pop() Task {
	p.Depth--
	f := p.Pending[p.Depth]
	p.Pending[p.Depth] = Task{}
	return f
}

// top returns the task that waits for a decision. There must be one.
func (s *Public) top() *Task { return &s.Pending[s.Depth-1] }

// pushAll pushes the effects of a card so that the first one is on top. Each step of an instant is an action of its own
// (4.14).
func (p *play) pushAll(effects []Effect, f Task) {
	for i := len(effects) - 1; i >= 0; i-- {
		f.Effect = effects[i]
		f.Fresh = i > 0 && f.Cause.Kind() == Instant
		p.push(f)
	}
}

// run takes tasks off the stack until one has to wait for a decision, or none is left.
func (p *play) run() {
	for p.Depth > 0 && p.Phase != Over {
		f := p.pop()
		if p.step(f) {
			return
		}
	}
	if p.Phase == Over {
		for p.Depth > 0 {
			p.pop()
		}
	}
}

// step carries out a task. It returns true if the task is back on the stack and waits.
func (p *play) step(f Task) (waits bool) {
	if f.Fresh {
		p.Worked = 0
	}
	switch f.Op {
	case OpEffect:
		if f.Effect.Among != nobody {
			return p.ask(f)
		}
		p.happen(f)
	case OpWhere:
		return p.askWhere(f)
	case OpPay:
		return p.askPay(f)
	case OpEnter:
		p.enter(f.Unit)
	case OpRoom:
		p.makeRoom(f)
	case OpCrowd:
		p.crowd(f)
	case OpMill:
		p.millOne(f)
	case OpCouncil, OpReveal:
		p.push(f)
		return true
	case OpWins:
		return p.askWins(f)
	case OpCityWin:
		p.cityWin(f)
	case OpRavageMore:
		return p.askRavage(f)
	case OpBenefit:
		p.benefit(f)
	case OpRavaged:
		p.ravaged()
	case OpFall:
		p.fall()
	case OpBattle:
		p.nextBattle()
	}
	return false
}

// ask offers the units in an effect's scope. It asks nothing if there is no unit, or if all of them must be taken.
func (p *play) ask(f Task) (waits bool) {
	units, modules := p.scope(&f)
	if units|modules == 0 {
		return false
	}
	if !f.Effect.May && units.Len() <= max(1, int(f.Effect.N)) {
		p.picked(f, p.lowest(units))
		return false
	}
	p.push(f)
	return true
}

// lowest returns the unit of a set whose id comes first.
func (s *State) lowest(units Set) Card {
	best := units.Pop()
	for units != 0 {
		if c := units.Pop(); rank[c] < rank[best] {
			best = c
		}
	}
	return best
}

// picked does the effect to a unit, and asks for the next one if there are to be more.
func (p *play) picked(f Task, u Card) {
	if f.Effect.N > 1 {
		rest := f
		rest.Effect.N--
		p.push(rest)
	}
	p.applyTo(f, u)
}

func (p *play) askWhere(f Task) (waits bool) {
	options := p.destinations(f.Unit, f.Effect.Do)
	if options.isSingle() {
		p.moveTo(f, options.first())
		return false
	}
	p.push(f)
	return true
}

func (p *play) askPay(f Task) (waits bool) {
	if int(f.Left) < p.Hand[f.Seat].Len() {
		p.push(f)
		return true
	}
	// All cards must go: in id order, at the same time.
	for p.Hand[f.Seat].N > 0 {
		lowest := p.Hand[f.Seat].C[0]
		for _, c := range p.Hand[f.Seat].Cards() {
			if rank[c] < rank[lowest] {
				lowest = c
			}
		}
		p.pay(f, lowest)
	}
	return false
}
