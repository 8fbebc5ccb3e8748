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

var phaseNames = [...]string{"exploration", "rest", "movement", "attack", "over"}

// String returns the phase as positions write it.
func (p Phase) String() string { return phaseNames[p] }

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

var promptNames = [promptCount]string{"", "explore", "crew", "part", "bonus", "after", "block", "choose", "drop",
	"give", "lose", "damage", "repair", "contaminate", "clean", "rally", "skill", "attach", "replace", "detach",
	"salvage", "hand", "rest", "drive", "pay", "mine", "stow", "renegade", "fire", "lift", "oust", "loot"}

// String returns the prompt as the protocol writes it.
func (p Prompt) String() string { return promptNames[p] }
