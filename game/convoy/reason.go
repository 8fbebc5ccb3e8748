package convoy

import "onelongnight/game"

// Reason says why a move is refused. The catalogue has words for players under "illegal.<reason>". "" means that the
// move is legal.
type Reason string

const (
	legal           Reason = ""
	GameOver        Reason = game.ReasonOver
	WrongMoment     Reason = "wrong-moment"     // the prompt asks for something else
	NotInHand       Reason = "not-in-hand"      // the card is not in the hand of the side to move
	NotAUnit        Reason = "not-a-unit"       // only robots, soldiers and buildings go into cities
	NotAnInstant    Reason = "not-an-instant"   // only instants are played like that
	NotAModule      Reason = "not-a-module"     // only modules are attached
	NoSuchCity      Reason = "no-such-city"     // there are five
	CityDestroyed   Reason = "city-destroyed"   // nothing enters play there any more
	CityFull        Reason = "city-full"        // no free position
	NoTarget        Reason = "no-target"        // it would do nothing now (4.15)
	InstantsBarred  Reason = "instants-barred"  // Massive Assault
	TooManyActions  Reason = "too-many-actions" // 60 in an attack phase (4.14)
	NotInPlay       Reason = "not-in-play"      // the unit stands in no city
	NotYours        Reason = "not-yours"        // the unit is the enemy's
	NoAbility       Reason = "no-ability"       // the unit has nothing to use now
	Disabled        Reason = "disabled"         // its ability does not work
	AlreadyMoved    Reason = "already-moved"    // once per battle
	NotAdjacent     Reason = "not-adjacent"     // one city along the road
	CannotLeave     Reason = "cannot-leave"     // Electromagnetic Field
	NoCards         Reason = "no-cards"         // too few cards in hand for the cost
	NotActiveCity   Reason = "not-active-city"  // modules only work in the active city
	NoSupport       Reason = "no-support"       // the city has none
	SupportUsed     Reason = "support-used"     // once per game
	NotARobot       Reason = "not-a-robot"      // modules go under robots
	HasModule       Reason = "has-module"       // one per robot
	NoSuchDistrict  Reason = "no-such-district" // the city has fewer
	DistrictRavaged Reason = "district-ravaged" // it cannot be chosen again
	Immune          Reason = "immune"           // the robot is immune
	NotOffered      Reason = "not-offered"      // not one of the choices
	MustChoose      Reason = "must-choose"      // declining is not allowed
)
