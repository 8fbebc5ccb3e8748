package aurora

import "onelongnight/game"

// Job is what a task is about.
type Job uint8

// The jobs, with the fields of Task that they use. Seat is whose task it is, game.NoSeat of those that are everybody's.
const (
	NoJob         Job = iota
	toNext            // the next turn of the phase
	toAfter           // 7.2, what may follow the action
	toExplore         // the action that Explore tells of
	toEffects         // those of List, from Next on
	toBlock           // 7.6
	toChoose          // 7.8, 10.4: an option of Card
	toLeaveSlot       // 7.8: the explored card is discarded
	toGain            // of what was Gained goes what does not fit (2.5)
	toDrop            // of cargo of some Kinds goes what does not fit
	toSwap            // a resource for the one on the merchant
	toPayResource     // a resource of the owner's choice, as a price
	toPaySurvivor     // a survivor card who is not used, as a price
	toGive            // an object of the owner's choice, as a price
	toLose            // a survivor card of the owner's choice
	toDamage          // Left places of Zone
	toRepair          // Left places
	toContaminate     // Left times, perhaps only those Used
	toClean           // Left tokens, perhaps only of those Used
	toRally           // a survivor in Rest
	toSkill           // antifreeze for a survivor
	toDraw            // Left objects
	toHand            // 4.1
	toInstall         // 2.9: Card, which comes From somewhere
	toDetach          // 2.9
	toSalvage         // 7.9
	toDriveOn         // 13.2: up to Left edges
	toFireOnce        // 13.3
	toPay             // 9.3: for Left edges of the drive by Path
	toArrive          // 9.5: what is met from At on by Path
	toSlide           // 9.5: Edge, a shortcut
	toBeacon          // 9.6
	toMine            // 14: on an edge from At on by Path
	toAttack          // 10.1
	toStow            // 10.2: places from Next on
	toSpare           // 10.3: all who may spare themselves an enemy
	toRenegade        // 10.3: one of them
	toAppear          // 10.4: enemies of the slots from Next on
	toAmbush          // 10.4: by Card, on Left sides of the order
	toStrike          // 10.4: by Card, on one convoy
	toTurns           // 10.5: the convoys are to fire
	toMark            // 10.6: Card
	toDefeat          // 10.7: Card, if the hit by Result was enough
	toSpoils          // 10.8
	toLoot            // 10.8: the prize
	toFire            // 10.9: enemies of the regions before Region
	toVolley          // 10.9: enemies of Region, at Zone of Left sides of the order
	toLines           // 10.9: ambushes of enemies with numbers from Next on
	toLeave           // 10.10
	toEnd             // 11
	toEndEffects      // 15.8: of shown action cards from Next on
	toNewRound        // 11.3
	jobCount
)

// Task is something that is still to be done. Which jobs use which field is said above.
type Task struct {
	Do   Job
	Seat game.Seat

	Left   int8  // how much is still to be done
	Next   uint8 // the next of a row: of effects, places, slots, enemies, or cards
	Card   Card
	From   source // where Card is
	Result uint8
	List   list
	Zone   Zone
	Region uint8
	Used   bool     // of survivors, in this action
	Kinds  uint8    // of tokens, bit n for Token n
	Gained [3]uint8 // food, fuel and ammo
	At     uint8    // a space
	Path   path
	Edge   Edge
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

// step does the task in hand, or a part of it. It takes the task off when nothing of it is left.
type step func(play, *Task)

// asks is the step of a task that does nothing but ask.
func asks(prompt Prompt) step { return func(p play, t *Task) { p.choose(prompt, t.Seat) } }

// steps are those of all jobs, each in the file of its rule.
var steps = [jobCount]step{
	toNext:        play.nextTurn,
	toAfter:       play.after,
	toExplore:     play.explore,
	toEffects:     play.effects,
	toBlock:       play.block,
	toChoose:      asks(AskChoose),
	toLeaveSlot:   play.cardLeaves,
	toGain:        play.shed,
	toDrop:        play.shed,
	toSwap:        asks(AskDrop),
	toPayResource: asks(AskDrop),
	toPaySurvivor: asks(AskLose),
	toGive:        asks(AskGive),
	toLose:        asks(AskLose),
	toDamage:      play.suffer,
	toRepair:      play.mend,
	toContaminate: play.sicken,
	toClean:       play.cleanse,
	toRally:       asks(AskRally),
	toSkill:       asks(AskSkill),
	toDraw:        play.drawNext,
	toHand:        asks(AskHand),
	toInstall:     play.install,
	toDetach:      play.detach,
	toSalvage:     asks(AskSalvage),
	toDriveOn:     asks(AskDrive),
	toFireOnce:    asks(AskFire),
	toPay:         play.payNext,
	toArrive:      play.arrive,
	toSlide:       play.slide,
	toBeacon:      play.beacon,
	toMine:        play.mine,
	toAttack:      play.attack,
	toStow:        play.stow,
	toSpare:       play.spare,
	toRenegade:    play.renegade,
	toAppear:      play.appearNext,
	toAmbush:      play.ambush,
	toStrike:      play.strike,
	toTurns:       play.turns,
	toMark:        play.mark,
	toDefeat:      play.defeat,
	toSpoils:      play.spoils,
	toLoot:        asks(AskLoot),
	toFire:        play.enemyFire,
	toVolley:      play.volley,
	toLines:       play.lines,
	toLeave:       play.leave,
	toEnd:         play.endRound,
	toEndEffects:  play.endEffects,
	toNewRound:    play.roundOver,
}
