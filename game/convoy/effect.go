package convoy

// Effect is one sentence of a card: what it does and, if it needs a target, the scope that a unit is picked from. The
// side that owns the card picks.
type Effect struct {
	May   bool       // the pick may be declined
	Do    EffectKind // what happens
	Among Scope      // which units can be picked; nobody means no target
	N     uint8      // how many; 0 means one
}

func may(do EffectKind, among Scope) Effect  { return Effect{May: true, Do: do, Among: among} }
func must(do EffectKind, among Scope) Effect { return Effect{Do: do, Among: among} }
func always(do EffectKind, n uint8) Effect   { return Effect{Do: do, N: n} }

// EffectKind says what an effect does (effect_apply.go).
type EffectKind uint8

const (
	nothing EffectKind = iota

	// Effects on the unit that is picked.
	kill        // discarded
	expel       // discarded because it has no position
	returnHome  // back to its owner's hand
	hack        // its ability, or that of its module, is disabled
	weaken      // a −2 marker
	encourage   // a +1 marker
	strengthen  // a +2 marker
	giveShield  // a shield
	copyEntry   // the Kid copies that soldier's entry ability
	march       // moves one city, as its owner chooses
	shove       // moves one city, even if that is full
	entangle    // netted until the end of the battle
	takeModule  // loses its module to a soldier picked next
	giveModule  // the soldier that gets it
	recycle     // its module goes back to Moloch's hand
	sendAhead   // to New York
	redeploy    // to the next city when its own falls
	crossJersey // between Jersey Crust and New York

	// Effects without a target.
	draw          // the owner draws N cards
	mill          // Moloch loses N cards (6.1, 6.2)
	council       // draw 3, keep 2
	spy           // Moloch's hand is shown
	forbidInstant // no instants in the next Outpost attack
	forbidModules // no module phases in this battle
	endBattle     // the battle ends without a winner (4.9)
	recoverCard   // a random discarded card goes on top of the deck
	revealTwo     // Iron Gate's loss (6.3)
	widenCity     // one more Outpost position
	addDistrict   // one more district
)

// Scope is a set of units to pick from (scope.go). "Here" means the city of the card that acts.
type Scope uint8

const (
	nobody Scope = iota
	soldiersHere
	otherSoldiersHere
	movableOthersHere // other soldiers for whom a neighbouring city has a free position
	unnettedSoldiersHere
	bareSoldiersHere // soldiers without a captured module
	copyableHere     // soldiers whose entry ability would do something now
	robotsHere
	unshieldedHere
	vulnerableHere // robots that are not immune
	hackableHere
	loadedHere         // vulnerable robots with a module
	shovableRobotsHere // vulnerable robots that a push can move
	unnettedRobotsHere // vulnerable robots that are not netted yet
	soldiersAnywhere
	movableSoldiers
	fallenSoldiers // in destroyed cities
	robotsAnywhere
	movableRobots
	carriers // units with a module
	crossers // soldiers who can cross between Jersey Crust and New York
	senders  // one's own units here that can be sent to New York
	redeployable
	outpostHolders // the Outpost's units here that take up a position
	robotHolders   // robots here that take up a position
	crowdedSpiders // Spiders here that have just lost their ability
)

var effectNames = map[EffectKind]string{kill: "kill", expel: "expel", returnHome: "return", hack: "hack",
	weaken: "weaken", encourage: "encourage", strengthen: "strengthen", giveShield: "shield", copyEntry: "copy",
	march: "march", shove: "shove", entangle: "net", takeModule: "take", giveModule: "give", recycle: "recycle",
	sendAhead: "send", redeploy: "redeploy", crossJersey: "cross"}

// String returns the key of an effect that is done to a unit, or "" for another effect.
func (k EffectKind) String() string { return effectNames[k] }
