package aurora

import "onelongnight/game"

// Job is what a task is about.
type Job uint8

// The jobs. Seat is whose task it is, game.NoSeat of those that are everybody's; what A, B, C and N say differs.
const (
	NoJob         Job = iota
	toNext            // the next turn of the phase
	toAfter           // 7.2, what may follow the action
	toExplore         // the action that Explore tells of
	toEffects         // A: list, B: next effect
	toBlock           // 7.6
	toChoose          // 7.8, 10.4: A: card, one of whose options is taken
	toGain            // what does not fit of N food, A fuel, B ammo is dropped (2.5)
	toDrop            // cargo that does not fit: A: kinds of tokens, bit n for Token n
	toSwap            // a resource for the one on the merchant
	toPayResource     // a resource of the owner's choice
	toGive            // an object of the owner's choice
	toLose            // a survivor card of the owner's choice; A: not one that is used
	toDamage          // N to zone A, or to the seat's Automa board
	toRepair          // N
	toContaminate     // N, A: used
	toClean           // N, A: used
	toRally           // N
	toSkill
	toDraw    // N objects
	toHand    // 4.1
	toInstall // 2.9: A: card, B: where it comes from
	toDetach  // 2.9
	toSalvage // 7.9
	toDriveOn // 13.2, up to N edges
	toFireOnce
	toPay      // 9.3: A: space, B: shortcuts, N: edges still to be paid
	toArrive   // 9.5: A: where the drive is, B: where it ends, C: shortcuts, N: nitromethane
	toSlide    // 9.5: A: which shortcut
	toBeacon   // 9.6
	toMine     // 14: A: from, B: to, C: shortcuts
	toStow     // 10.2: A: the next place
	toRenegade // 10.3
	toStrike   // 10.4: A: enemy
	toMark     // 10.6: A: enemy
	toDefeat   // 10.7: A: enemy, B: at once settled
	toAttack   // A: stage, B: where in it
	toAmbush   // A: enemy, B: how many of the order are still to be struck
	toSpoils   // 10.8
	toLoot     // 10.8: the prize
	toFire     // 10.9: A: region, B: how many of the order are still to be hit, C: grid
	toLines    // 10.9: A: the last enemy by number whose ambush was looked at
	toLeave    // 10.10
	toEnd      // 11: A: stage, B: where in it
)

// Task is something that is still to be done.
type Task struct {
	Do      Job
	Seat    game.Seat
	A, B, C uint8
	N       int8
}

// depth is how many tasks may wait at once.
const depth = 24

// Agenda is the tasks that wait; the last is done first.
type Agenda struct {
	TaskN uint8
	Tasks [depth]Task
}

func (t *Agenda) push(task Task) {
	t.Tasks[t.TaskN] = task
	t.TaskN++
}

// top is the task in hand.
func (t *Agenda) top() *Task { return &t.Tasks[t.TaskN-1] }

// done takes the task in hand off.
func (t *Agenda) done() Task {
	t.TaskN--
	task := t.Tasks[t.TaskN]
	t.Tasks[t.TaskN] = Task{}
	return task
}

// drop takes away all tasks of a seat (3.6).
func (t *Agenda) drop(seat game.Seat) {
	n := uint8(0)
	for _, task := range t.Tasks[:t.TaskN] {
		if task.Seat != seat {
			t.Tasks[n] = task
			n++
		}
	}
	for i := n; i < t.TaskN; i++ {
		t.Tasks[i] = Task{}
	}
	t.TaskN = n
}

// everybody is the seat of tasks that are nobody's own.
const everybody = game.NoSeat

// step does the topmost task, or a part of it.
func (p play) step() {
	t := p.top()
	switch t.Do {
	case toNext:
		p.done()
		p.next()
	case toChoose, toSwap, toPayResource, toGive, toLose, toRally, toSkill, toHand, toSalvage, toDriveOn,
		toFireOnce, toLoot:
		p.choose(prompts[t.Do], t.Seat)
	case toAfter, toExplore, toEffects, toBlock:
		p.stepExploration(t)
	case toGain, toDrop, toDamage, toRepair, toContaminate, toClean, toDraw:
		p.stepEffect(t)
	case toInstall:
		p.install(t)
	case toDetach:
		p.detach(t)
	case toPay, toArrive, toSlide, toBeacon, toMine:
		p.stepMovement(t)
	case toStow:
		p.stow(t)
	case toRenegade, toStrike, toMark, toDefeat, toAttack, toAmbush, toSpoils, toFire, toLines, toLeave:
		p.stepAttack(t)
	case toEnd:
		p.endRound(t)
	}
}

// stepExploration goes on with the action of the exploration phase (7).
func (p play) stepExploration(t *Task) {
	switch t.Do {
	case toAfter:
		p.after(t.Seat)
	case toExplore:
		p.explore(t.Seat)
	case toEffects:
		p.effects(t)
	case toBlock:
		p.block(t.Seat)
	}
}

// stepEffect goes on with an effect that is done bit by bit, such as so much damage.
func (p play) stepEffect(t *Task) {
	switch t.Do {
	case toGain, toDrop:
		p.shed(t)
	case toDamage:
		p.suffer(t)
	case toRepair:
		p.mend(t)
	case toContaminate:
		p.sicken(t)
	case toClean:
		p.cleanse(t)
	case toDraw:
		p.drawNext(t)
	}
}

// stepMovement goes on with a drive (9).
func (p play) stepMovement(t *Task) {
	switch t.Do {
	case toPay:
		p.payNext(t)
	case toArrive:
		p.arrive(t)
	case toSlide:
		p.slide(int(p.done().A))
	case toBeacon:
		p.beacon(p.done().Seat)
	case toMine:
		p.mine(t)
	}
}

// stepAttack goes on with the attack phase (10).
func (p play) stepAttack(t *Task) {
	switch t.Do {
	case toRenegade:
		p.renegade(t)
	case toStrike:
		p.strike(t)
	case toMark:
		p.mark(t)
	case toDefeat:
		p.defeat(t)
	case toAttack:
		p.attack(t)
	case toAmbush:
		p.ambush(t)
	case toSpoils:
		p.spoils()
	case toFire:
		p.enemyFire(t)
	case toLines:
		p.lines(t)
	case toLeave:
		p.done()
		p.leave()
	}
}

// prompts are those of the tasks that do nothing but ask.
var prompts = [...]Prompt{toChoose: AskChoose, toSwap: AskDrop, toPayResource: AskDrop,
	toGive: AskGive, toLose: AskLose, toRally: AskRally, toSkill: AskSkill, toHand: AskHand, toSalvage: AskSalvage,
	toDriveOn: AskDrive, toFireOnce: AskFire, toLoot: AskLoot}
