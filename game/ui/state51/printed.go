package state51

import "onelongnight/game/ui/state51/art"

// Prints returns the prints of the cards, one for each design in the order of the rules' data, and of the factions'
// contacts.
func (k *Skin) Prints() (designs, contacts []*art.Print) {
	d := k.game.Data()
	for i := range d.Designs {
		designs = append(designs, k.prints[&d.Designs[i]])
	}
	return designs, k.points[:]
}
