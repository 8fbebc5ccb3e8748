package aurora

// Phase is a phase of a round.
type Phase uint8

// The phases.
const (
	PhaseExploration Phase = iota // 7
	PhaseRest                     // 8
	PhaseMovement                 // 9
	PhaseAttack                   // 10, and the end of the round (11)
	PhaseOver
)

// Prompt is what the seat that decides is asked.
type Prompt uint8

// The prompts.
const (
	NoPrompt Prompt = iota
	AskExplore
	AskCrew
	AskPart
	AskBonus
	AskAfter
	AskBlock
	AskChoose
	AskDrop
	AskGive
	AskLose
	AskDamage
	AskRepair
	AskContaminate
	AskClean
	AskRally
	AskSkill
	AskAttach
	AskReplace
	AskDetach
	AskSalvage
	AskHand
	AskRest
	AskDrive
	AskPay
	AskMine
	AskStow
	AskRenegade
	AskFire
	AskLift
	AskOust
	AskLoot
	promptCount
)
