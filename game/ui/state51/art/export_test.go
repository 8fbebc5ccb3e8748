package art

import "onelongnight/game/ui/kit/picture"

// Books returns all books of drawings.
func Books() map[string]*picture.Book {
	return map[string]*picture.Book{"cards": cards(), "tokens": tokens(), "signs": signs(), "emblems": emblems()}
}

// HouseKinds is how many kinds of buildings a settlement has.
const HouseKinds = houseKinds
