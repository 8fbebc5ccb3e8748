package aurora

// EffectKind is what an effect does (17).
type EffectKind uint8

// The kinds of effects.
const (
	NoEffect       EffectKind = iota
	DoDamage                  // N to Zone
	DoContaminate             // N, those used or all own
	DoClean                   // N, those used or all own
	DoRepair                  // N
	DoFame                    // N up, or down
	DoGain                    // N of Token
	DoDraw                    // N objects
	DoDropResource            // a cost
	DoDropSurvivor            // a cost
	DoDropObject              // a cost
	DoSwap                    // a cost: a resource for the one on the card
	DoTakeTokens              // those on the card
	DoDriveOn                 // up to N spaces (13.2)
	DoFireOnce                // 13.3
	DoSalvage                 // 7.9
	DoAuroraRed               // 7.12
	DoCure                    // N of the Automa's (15.8)
	DoFameIfAhead             // N, if the person is ahead of the Automa (15.8)
)

// Effect is one thing that a card does.
type Effect struct {
	Do    EffectKind
	N     int8
	Zone  Zone
	Token Token
	Used  bool // those used in this action, not all own
}

// Bonus is an option of the bonus of a slot, from 1 in the order of their ids.
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

var bonusNames = [bonusCount]string{"", "ammo", "clean", "drive", "fire", "food", "fuel", "repair", "salvage"}

// String is the word of data and protocol.
func (b Bonus) String() string { return bonusNames[b] }

// Ability is what a survivor can do (3.5).
type Ability uint8

// The abilities.
const (
	NoAbility       Ability = iota
	TiresToRest             // the leader
	Speeds                  // N more, More if far behind
	AnyBonus                // the explorer
	NoContamination         // the hermit
	NoFameLoss              // the pastor
	GainsMissing            // the jackal
	Rallies                 // the medic
	Repairs                 // the mechanic, N
	IgnoresEnemy            // the renegade
	HitsMore                // the sharpshooter, N
	WorthFame               // N at the end, if With a loot card aboard
)

// Skill is an ability with its numbers.
type Skill struct {
	Can    Ability
	N      int8
	Behind int8 // how many edges to the furthest convoy
	More   int8 // make it so much more
	Loot   bool // only with a loot card aboard
}
