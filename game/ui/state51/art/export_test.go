package art

import "onelongnight/game/ui/kit/picture"

// Books are all books of drawings.
func Books() map[string]*picture.Book {
	return map[string]*picture.Book{"cards": cards(), "tokens": tokens(), "signs": signs(), "emblems": emblems()}
}

// HouseKinds is how many kinds of buildings a settlement has.
func HouseKinds() (n int) {
	for _, h := range houses {
		n = max(n, h+1)
	}
	return n
}
