// Package state51 holds what the pictures of 51st State are made of: drawings as text, which game/ui/kit/picture
// explains.
package state51

import _ "embed" // the files are embedded as texts

var (
	//go:embed places.txt
	places string
	//go:embed people.txt
	people string
	//go:embed goods.txt
	goods string
	//go:embed signs.txt
	signs string
	//go:embed emblems.txt
	emblems string
	//go:embed settlements.txt
	settlements string
	//go:embed cover.txt
	cover string
)

// Cards are the files of the pictures of cards, a drawing for each design.
func Cards() []string { return []string{places, people} }

// Tokens are the files of goods, named as in the rules' data.
func Tokens() []string { return []string{goods} }

// Signs are the files of signs, which have one colour.
func Signs() []string { return []string{signs} }

// Emblems are the files of what stands for a faction, and for the game.
func Emblems() []string { return []string{emblems, settlements, cover} }
