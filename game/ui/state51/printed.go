package state51

import "onelongnight/game/ui/state51/art"

// Prints returns the prints of the cards, one for each design in the order of the rules' data.
func (k *Skin) Prints() (list []*art.Print) {
	d := k.game.Data()
	for i := range d.Designs {
		list = append(list, k.prints[&d.Designs[i]])
	}
	return list
}
