package convoy

// Effect is one sentence of a card: what is done, and where it is done to a unit
// somebody picks, out of which scope. The side that owns the card picks.
type Effect struct {
	May   bool       // the pick may be declined
	Do    EffectKind // what happens
	Among Scope      // to which units; nobody: it has no target
	N     uint8      // how many, 0 meaning one
}

func may(do EffectKind, among Scope) Effect  { return Effect{May: true, Do: do, Among: among} }
func must(do EffectKind, among Scope) Effect { return Effect{Do: do, Among: among} }
func always(do EffectKind, n uint8) Effect   { return Effect{Do: do, N: n} }

// EffectKind is what is done, to a unit or at large (effect_apply.go).
type EffectKind uint8

// The kinds.
const (
	nothing EffectKind = iota

	// done to the unit picked
	kill        // discarded
	expel       // discarded for want of a position
	returnHome  // back to its owner's hand
	hack        // its ability, or that of its module, is disabled
	weaken      // a −2 marker
	encourage   // a +1 marker
	strengthen  // a +2 marker
	giveShield  // a shield
	copyEntry   // the Kid does as that soldier does
	march       // moves one city of its owner's will
	shove       // moves one city, even into a full one
	entangle    // netted until the end of the battle
	takeModule  // loses its module to a soldier picked next
	giveModule  // that soldier
	recycle     // its module goes back to Moloch's hand
	sendAhead   // to New York
	redeploy    // to the next city when its own falls
	crossJersey // between Jersey Crust and New York

	// done at large
	draw          // the owner draws N cards
	mill          // Moloch loses N cards (6.1, 6.2)
	council       // draw 3, keep 2
	spy           // Moloch's hand is seen
	forbidInstant // no instants in the next Outpost attack
	forbidModules // no module phases in this battle
	endBattle     // the battle ends without a winner (4.9)
	recoverCard   // a random discarded card goes on top of the deck
	revealTwo     // Iron Gate's loss (6.3)
	widenCity     // one Outpost position more
	addDistrict   // one district more
)

// Scope is a set of units to pick from, named by where they are and what
// they must be like (scope.go). "Here" is the city of the acting card.
type Scope uint8

// The scopes.
const (
	nobody Scope = iota
	soldiersHere
	otherSoldiersHere
	movableOthersHere // other soldiers with a free neighbouring position
	unnettedSoldiersHere
	bareSoldiersHere // soldiers without a captured module
	copyableHere     // soldiers whose entry ability would do something now
	robotsHere
	unshieldedHere
	vulnerableHere // robots that are not immune
	hackableHere
	loadedHere         // vulnerable robots with a module
	shovableRobotsHere // vulnerable robots that a push can move
	unnettedRobotsHere // vulnerable robots not yet netted
	soldiersAnywhere
	movableSoldiers
	fallenSoldiers // in destroyed cities
	robotsAnywhere
	movableRobots
	carriers // units with a module
	crossers // soldiers who can cross between Jersey Crust and New York
	senders  // own units here that can be sent to New York
	redeployable
	outpostHolders // Outpost units here that take a position
	robotHolders   // robots here that take a position
	crowdedSpiders // Spiders here that lost their ability just now
)

var effectNames = map[EffectKind]string{kill: "kill", expel: "expel", returnHome: "return", hack: "hack",
	weaken: "weaken", encourage: "encourage", strengthen: "strengthen", giveShield: "shield", copyEntry: "copy",
	march: "march", shove: "shove", entangle: "net", takeModule: "take", giveModule: "give", recycle: "recycle",
	sendAhead: "send", redeploy: "redeploy", crossJersey: "cross"}

// String returns the key of an effect kind that is done to a unit, "" of any other.
func (k EffectKind) String() string { return effectNames[k] }
