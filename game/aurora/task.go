package aurora

import "onelongnight/game"

// Job is what is to be done in a task.
type Job uint8

// The jobs, with the fields of Task that they use. Seat is whose task it is, game.NoSeat if it is nobody's own.
const (
	NoJob         Job = iota
	toNext            // the next turn of the phase
	toAfter           // 7.2: what may follow the action
	toExplore         // the explore action that Explore describes
	toEffects         // the effects of List, from Next on
	toBlock           // 7.6: a block of the explored location
	toChoose          // 7.8, 10.4: an option of Card
	toLeaveSlot       // 7.8: the explored card is discarded
	toGain            // dropping what does not fit, of what was Gained (2.5)
	toDrop            // dropping what does not fit, of some Kinds of cargo
	toSwap            // swapping a resource for the one on the Merchant
	toPayResource     // a resource of the owner's choice, as a price
	toPaySurvivor     // a survivor who is not used, as a price
	toGive            // an object of the owner's choice, as a price
	toLose            // losing a survivor card of the owner's choice (2.8)
	toDamage          // damage to Left places of Zone
	toRepair          // repairing Left places
	toContaminate     // contaminating Left times, perhaps only those Used
	toClean           // cleaning off Left tokens, perhaps only of those Used
	toRally           // a survivor from Rest to Action
	toSkill           // antifreeze for a survivor
	toDraw            // drawing Left objects
	toHand            // 4.1: discarding or playing a fourth object
	toInstall         // 2.9: installing Card, which comes From somewhere
	toDetach          // 2.9: letting trailers go that the truck cannot tow
	toSalvage         // 7.9: taking a card from the discard pile
	toDriveOn         // 13.2: driving up to Left edges
	toFireOnce        // 13.3: one attack
	toPay             // 9.3: paying for Left more edges of the drive by Path
	toArrive          // 9.5: what a drive by Path meets from space At on
	toSlide           // 9.5: closing Edge, a shortcut, if it is an avalanche
	toBeacon          // 9.6: the beacon where the convoy stands
	toMine            // 14: laying a mine on an edge of Path, which begins at space At
	toAttack          // 10.1: the beginning of the Attack phase
	toStow            // 10.2: stowing the places from Next on
	toSpare           // 10.3: everybody who has a Renegade
	toRenegade        // 10.3: one of them names an enemy
	toAppear          // 10.4: the enemies in the slots from Next on
	toAmbush          // 10.4: the ambush of Card on the first Left sides of the order, the last first
	toStrike          // 10.4: the ambush of Card on one convoy
	toTurns           // 10.5: the convoys are to fire
	toMark            // 10.6: a target on Card
	toDefeat          // 10.7: the defeat of Card, if the hit by Result was enough
	toSpoils          // 10.8: loot and objects of the defeated enemies
	toLoot            // 10.8: the loot on offer
	toFire            // 10.9: the fire of the enemies in the regions below Region
	toVolley          // 10.9: their fire at Zone of the first Left sides of the order, the last first
	toLines           // 10.9: the ambushes of enemies with numbers from Next on
	toLeave           // 10.10: the end of the Attack phase
	toEnd             // 11: the end of the round
	toEndEffects      // 15.8: the end effects of the shown action cards from Next on
	toNewRound        // 11.3: the end of the game, or the next round
	jobCount
)

// Task is something still to be done. The comments at the jobs say which of them uses which field.
type Task struct {
	Do   Job
	Seat game.Seat

	Left   int8  // how much is still to be done
	Next   uint8 // the next effect, place, slot, enemy or card
	Card   Card
	From   source // where Card comes from
	Result uint8
	List   list
	Zone   Zone
	Region uint8
	Used   bool     // only survivors used in this action
	Kinds  uint8    // kinds of tokens, bit n for Token n
	Gained [3]uint8 // food, fuel and ammo
	At     uint8    // a space
	Path   path
	Edge   Edge
}

// depth is the most tasks that can wait at once.
const depth = 24

// Agenda is the stack of tasks; the last one is done first.
type Agenda struct {
	TaskN uint8
	Tasks [depth]Task
}

func (t *Agenda) push(task Task) {
	t.Tasks[t.TaskN] = task
	t.TaskN++
}

// top returns the task in hand, the topmost.
func (t *Agenda) top() *Task { return &t.Tasks[t.TaskN-1] }

// done takes the task in hand off the stack and returns it.
func (t *Agenda) done() Task {
	t.TaskN--
	task := t.Tasks[t.TaskN]
	t.Tasks[t.TaskN] = Task{}
	return task
}

// drop takes all tasks of a seat off the stack (3.6).
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

// everybody is the seat of tasks that belong to no seat.
const everybody = game.NoSeat

// step does the task in hand or a part of it, and takes it off the stack once nothing of it is left.
type step func(play, *Task)

// asks returns the step of a task that only asks.
func asks(prompt Prompt) step { return func(p play, t *Task) { p.choose(prompt, t.Seat) } }

// steps lists the step of every job; each one is in the file of its rule.
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
