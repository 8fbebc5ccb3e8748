package convoy

import "onelongnight/game"

// This is the one file with the numbers and texts-as-effects of section 1 of docs/rules/convoy.md. [H] marks a house
// value, free to be retuned by self-play within the limits given there; every other value is printed on the cards or
// ruled. The version changes with any of them, and with any rule that changes what is legal or what comes of a move:
// old replays would not play back.
//
// Version 2 differs from the first values in three places:
//
//	New York's positions, Moloch and Outpost   2, 6   were 5, 5
//	McPherson, Scorn                           2      were 1
//
// With the first values players learning the game from nothing won 2 of 100 games as the Outpost, and nearly all of the
// others were lost to robots that had gathered in New York. Other values were tried with trained players of equal
// strength, here one ply deep with nets trained for the first row (Moloch's share of the points, 95 % intervals of
// about 3.5 %):
//
//	New York 2, 6; Jersey Crust 3, 5; Cleveland Harbour 3, 4; Runner,
//	  McPherson, Nestugov, Scorn 2                                      44.5 %
//	the same with Runner and Nestugov 1                                 45.4 %
//	and Jersey Crust 4, 4 as before                                     47.9 %
//	and Cleveland Harbour 4, 3 as before: this is version 2             52.0 %
//	and McPherson 1 as before                                           55.6 %
//	and Scorn 1 as before: only New York differs                        59.2 %
//	New York 2, 5                                                       66.2 %
//
// With nets trained for it, the row in which only New York differs gave Moloch 57.8 % (54 to 62) of 640 games between
// searching players. What two equal top players make of version 2 is in docs/opponent.md.
const version = 2

// Data is a card as printed. Effects read like the card's text. An aura has no effects, as it does not happen but
// lasts; it is in board.go.
type Data struct {
	ID       string
	Side     game.Seat
	Kind     Kind
	Strength int8
	Entry    []Effect // when it enters a city that stands
	Win      []Effect // after it has won a battle in its city
	Pay      []Effect // for a card that is discarded
	Captured []Effect // for a card that is discarded, if the Outpost has captured it
	Play     []Effect // when an instant is played
	Aura     bool     // it has a lasting ability
	OnceMove bool     // it moves once per battle in its side's attack
}

type list = []Effect

// among returns the scope of the target that an instant needs, or nobody.
func (d *Data) among() Scope {
	if len(d.Play) == 0 {
		return nobody
	}
	return d.Play[0].Among
}

var cards = [endOfCards]Data{
	// The Outpost's soldiers and buildings. Strengths [H].
	Runner: {ID: "runner", Side: Outpost, Kind: Soldier, Strength: 1, OnceMove: true},
	AssaultTeam: {ID: "assault-team", Side: Outpost, Kind: Soldier, Strength: 2,
		Entry: list{may(returnHome, vulnerableHere)}},
	Hacker:    {ID: "hacker", Side: Outpost, Kind: Soldier, Strength: 1, Entry: list{may(hack, hackableHere)}},
	Commando1: {ID: "commando-1", Side: Outpost, Kind: Soldier, Strength: 1, Entry: list{always(mill, 1)}},
	Commando2: {ID: "commando-2", Side: Outpost, Kind: Soldier, Strength: 1, Entry: list{always(mill, 1)}},
	Johnson:   {ID: "cpt-johnson", Side: Outpost, Kind: Soldier, Strength: 2, Win: list{always(mill, 1)}},
	McPherson: {ID: "mcpherson", Side: Outpost, Kind: Soldier, Strength: 2,
		Entry: list{may(weaken, vulnerableHere)}},
	Kid: {ID: "kid", Side: Outpost, Kind: Soldier, Strength: 1, Entry: list{may(copyEntry, copyableHere)}},
	Nestugov: {ID: "nestugov", Side: Outpost, Kind: Soldier, Strength: 1,
		Pay: list{must(takeModule, loadedHere)}},
	TaskForce: {ID: "task-force", Side: Outpost, Kind: Soldier, Strength: 2,
		Entry: list{may(returnHome, otherSoldiersHere)}},
	HeavyMachineGun: {ID: "heavy-machine-gun", Side: Outpost, Kind: Soldier, Strength: 2,
		Win: list{may(strengthen, soldiersHere)}},
	Patriot:     {ID: "patriot", Side: Outpost, Kind: Soldier, Strength: 2, Aura: true},
	Calahan:     {ID: "lieutenant-calahan", Side: Outpost, Kind: Soldier, Strength: 1, Aura: true},
	Saboteur:    {ID: "saboteur", Side: Outpost, Kind: Soldier, Strength: 1, Aura: true},
	Scorn:       {ID: "scorn", Side: Outpost, Kind: Soldier, Strength: 2, Entry: list{may(kill, vulnerableHere)}},
	Trooper1:    {ID: "trooper-1", Side: Outpost, Kind: Soldier, Strength: 1, Entry: list{always(draw, 1)}},
	Trooper2:    {ID: "trooper-2", Side: Outpost, Kind: Soldier, Strength: 1, Entry: list{always(draw, 1)}},
	Scout1:      {ID: "scout-1", Side: Outpost, Kind: Soldier, Strength: 1, Entry: list{may(march, movableOthersHere)}},
	Scout2:      {ID: "scout-2", Side: Outpost, Kind: Soldier, Strength: 1, Entry: list{may(march, movableOthersHere)}},
	Bunker:      {ID: "bunker", Side: Outpost, Kind: Building, Aura: true},
	EMPLauncher: {ID: "emp-launcher", Side: Outpost, Kind: Building, Aura: true},
	Field:       {ID: "electromagnetic-field", Side: Outpost, Kind: Building, Aura: true},

	// The Outpost's instants.
	EMPAssault:   {ID: "emp-assault", Side: Outpost, Kind: Instant, Play: list{always(endBattle, 1)}},
	Medic:        {ID: "medic", Side: Outpost, Kind: Instant, Play: list{must(returnHome, fallenSoldiers)}},
	SuddenAttack: {ID: "sudden-attack", Side: Outpost, Kind: Instant, Play: list{always(forbidModules, 1)}},
	WarCouncil1:  {ID: "war-council-1", Side: Outpost, Kind: Instant, Play: list{always(council, 3)}},
	WarCouncil2:  {ID: "war-council-2", Side: Outpost, Kind: Instant, Play: list{always(council, 3)}},
	Retreat: {ID: "retreat", Side: Outpost, Kind: Instant, Play: list{must(march, movableSoldiers),
		may(march, movableSoldiers)}},
	Recon: {ID: "recon", Side: Outpost, Kind: Instant, Play: list{must(encourage, soldiersAnywhere),
		may(encourage, soldiersAnywhere)}},
	Move1:        {ID: "move-1", Side: Outpost, Kind: Instant, Play: list{must(march, movableSoldiers)}},
	Move2:        {ID: "move-2", Side: Outpost, Kind: Instant, Play: list{must(march, movableSoldiers)}},
	Move3:        {ID: "move-3", Side: Outpost, Kind: Instant, Play: list{must(march, movableSoldiers)}},
	Move4:        {ID: "move-4", Side: Outpost, Kind: Instant, Play: list{must(march, movableSoldiers)}},
	Sniper:       {ID: "sniper", Side: Outpost, Kind: Instant, Play: list{must(kill, robotsAnywhere)}},
	Intelligence: {ID: "intelligence", Side: Outpost, Kind: Instant, Play: list{always(spy, 1)}},

	// Moloch's robots. Strengths [H] but for the Spiders and the Hornet.
	Annihilator: {ID: "annihilator", Side: Moloch, Kind: Robot, Strength: 3, Aura: true},
	Blocker:     {ID: "blocker", Side: Moloch, Kind: Robot, Strength: 3, Aura: true},
	Brute:       {ID: "brute", Side: Moloch, Kind: Robot, Strength: 3, Entry: list{may(giveShield, unshieldedHere)}},
	GaussCannon: {ID: "gauss-cannon", Side: Moloch, Kind: Robot, Strength: 5},
	Hybrid:      {ID: "hybrid", Side: Moloch, Kind: Robot, Strength: 3, Entry: list{may(strengthen, robotsHere)}},
	Juggernaut:  {ID: "juggernaut", Side: Moloch, Kind: Robot, Strength: 5, Aura: true},
	Clown: {ID: "clown", Side: Moloch, Kind: Robot, Strength: 3,
		Pay: list{must(kill, robotsHere), {Do: kill, Among: soldiersHere, N: 2}}},
	Hunter1:      {ID: "hunter-1", Side: Moloch, Kind: Robot, Strength: 3, Entry: list{may(kill, soldiersHere)}},
	Hunter2:      {ID: "hunter-2", Side: Moloch, Kind: Robot, Strength: 3, Entry: list{may(kill, soldiersHere)}},
	Hunter3:      {ID: "hunter-3", Side: Moloch, Kind: Robot, Strength: 3, Entry: list{may(kill, soldiersHere)}},
	Brain:        {ID: "brain", Side: Moloch, Kind: Robot, Strength: 3, Pay: list{must(returnHome, robotsHere)}},
	Defender:     {ID: "defender", Side: Moloch, Kind: Robot, Strength: 2, Win: list{always(recoverCard, 1)}},
	Spiders1:     {ID: "spiders-1", Side: Moloch, Kind: Robot, Strength: 1, Aura: true},
	Spiders2:     {ID: "spiders-2", Side: Moloch, Kind: Robot, Strength: 1, Aura: true},
	Spiders3:     {ID: "spiders-3", Side: Moloch, Kind: Robot, Strength: 1, Aura: true},
	Dreadnought:  {ID: "dreadnought", Side: Moloch, Kind: Robot, Strength: 4, Aura: true},
	Steelhound:   {ID: "steelhound", Side: Moloch, Kind: Robot, Strength: 4},
	Ripper:       {ID: "ripper", Side: Moloch, Kind: Robot, Strength: 3, Pay: list{must(kill, soldiersHere)}},
	Hornet:       {ID: "hornet", Side: Moloch, Kind: Robot, Strength: 3, OnceMove: true},
	Stormtrooper: {ID: "stormtrooper", Side: Moloch, Kind: Robot, Strength: 3, Aura: true},
	Transporter:  {ID: "transporter", Side: Moloch, Kind: Robot, Strength: 4, Entry: list{always(draw, 1)}},

	// Moloch's modules.
	KasparovModule: {ID: "kasparov-module", Side: Moloch, Kind: SpecialModule,
		Pay: list{must(shove, soldiersHere)}, Captured: list{must(shove, shovableRobotsHere)}},
	NetModule: {ID: "net-module", Side: Moloch, Kind: SpecialModule,
		Pay: list{must(entangle, unnettedSoldiersHere)}, Captured: list{must(entangle, unnettedRobotsHere)}},
	ContaminationModule: {ID: "contamination-module", Side: Moloch, Kind: SpecialModule, Aura: true},
	CombatModule1:       {ID: "combat-module-1", Side: Moloch, Kind: StrengthModule, Strength: 1},
	CombatModule2:       {ID: "combat-module-2", Side: Moloch, Kind: StrengthModule, Strength: 1},
	AnnihilationModule:  {ID: "annihilation-module", Side: Moloch, Kind: StrengthModule, Strength: 2},
	DestructionModule:   {ID: "destruction-module", Side: Moloch, Kind: StrengthModule, Strength: 3},

	// Moloch's instants.
	MatrixConnection: {ID: "matrix-connection", Side: Moloch, Kind: Instant, Play: list{always(draw, 3)}},
	PushBack1:        {ID: "push-back-1", Side: Moloch, Kind: Instant, Play: list{must(shove, soldiersAnywhere)}},
	PushBack2:        {ID: "push-back-2", Side: Moloch, Kind: Instant, Play: list{must(shove, soldiersAnywhere)}},
	Recycler:         {ID: "recycler", Side: Moloch, Kind: Instant, Play: list{must(recycle, carriers)}},
	RetreatOrder:     {ID: "retreat-order", Side: Moloch, Kind: Instant, Play: list{must(returnHome, robotsAnywhere)}},
	Relocate:         {ID: "relocate", Side: Moloch, Kind: Instant, Play: list{must(march, movableRobots)}},
	MassiveAssault:   {ID: "massive-assault", Side: Moloch, Kind: Instant, Play: list{always(forbidInstant, 1)}},
}

// CityData is one city as printed.
type CityData struct {
	ID           string
	Positions    [2]uint8  // by side
	Districts    []Benefit // benefits of districts 1 to n
	OutpostWins  Effect
	ApplyRavaged bool // Moloch's second district gives its benefit too (4.10)
	SupportCost  uint8
	Support      Effect // the zero Effect if the city has none
}

// cities are the cities by number, 1 to 5 from west to east. The numbers of positions are [H], except for Ziggy One's
// and Iron Gate's; the order of the districts is [H].
var cities = [NewYork + 1]CityData{
	ZiggyOne: {ID: "ziggy-one", Positions: [2]uint8{3, 4}, Districts: []Benefit{Draw, Kill},
		OutpostWins: always(mill, 1)},
	IronGate: {ID: "iron-gate", Positions: [2]uint8{4, 4}, Districts: []Benefit{Kill, Draw, None},
		OutpostWins: always(revealTwo, 1),
		SupportCost: 2, Support: must(kill, robotsHere)},
	Cleveland: {ID: "cleveland-harbour", Positions: [2]uint8{4, 3}, Districts: []Benefit{Send, Bomb, Draw},
		OutpostWins: always(mill, 1), ApplyRavaged: true,
		SupportCost: 1, Support: always(widenCity, 1)},
	Jersey: {ID: "jersey-crust", Positions: [2]uint8{4, 4}, Districts: []Benefit{Send, Bomb},
		OutpostWins: always(mill, 2),
		SupportCost: 2, Support: always(addDistrict, 1)},
	NewYork: {ID: "new-york", Positions: [2]uint8{2, 6}, Districts: []Benefit{Kill, Draw, Bomb},
		OutpostWins: always(mill, 1),
		SupportCost: 2, Support: must(crossJersey, crossers)},
}
