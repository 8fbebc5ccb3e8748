package aurora

// EffectKind is what an effect does (17 has the words of the data).
type EffectKind uint8

// The kinds of effects.
const (
	NoEffect       EffectKind = iota
	DoDamage                  // N to Zone
	DoContaminate             // N tokens, see Used
	DoClean                   // N tokens, see Used
	DoRepair                  // N places
	DoFame                    // N up, or down if negative
	DoGain                    // N of Token
	DoDraw                    // N objects
	DoDropResource            // a cost
	DoDropSurvivor            // a cost
	DoDropObject              // a cost
	DoSwap                    // a cost: swap a resource for the one on the card
	DoTakeTokens              // all tokens on the card
	DoDriveOn                 // up to N spaces (13.2)
	DoFireOnce                // one attack (13.3)
	DoSalvage                 // a card from the discard pile (7.9)
	DoAuroraRed               // the Aurora goes to her red lane (7.12)
	DoCure                    // N of the Automa's survivors (15.8)
	DoFameIfAhead             // N, if the person's fame is above the Automa's (15.8)
)

// Effect is one thing that a card does.
type Effect struct {
	Do    EffectKind
	N     int8
	Zone  Zone
	Token Token
	Used  bool // only those used in this action, not the whole crew
}

// Bonus is one of the options that the bonus of a slot offers (7.9), from 1 in the order of their ids.
type Bonus uint8

// The bonuses.
const (
	NoBonus Bonus = iota
	BonusAmmo
	BonusClean
	BonusDrive
	BonusFire
	BonusFood
	BonusFuel
	BonusRepair
	BonusSalvage
	bonusCount
)

// Ability is what a survivor can do (3.5); the comments name who can.
type Ability uint8

// The abilities.
const (
	NoAbility       Ability = iota
	TiresToRest             // the leader
	Speeds                  // the co-pilot, the driver: N edges more, and More again if far behind
	AnyBonus                // the explorer
	NoContamination         // the hermit
	NoFameLoss              // the pastor
	GainsMissing            // the jackal
	Rallies                 // the medic
	Repairs                 // the mechanic: N places
	IgnoresEnemy            // the renegade
	HitsMore                // the sharpshooter: N damage more
	WorthFame               // N points at the end, with Loot only if a loot card is aboard
)

// Skill is an ability with its numbers, as printed on a survivor.
type Skill struct {
	Can    Ability
	N      int8
	Behind int8 // how many edges behind the furthest convoy More begins to count
	More   int8 // what is added to N at that distance and beyond
	Loot   bool // only with a loot card aboard
}
