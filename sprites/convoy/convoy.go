// Package convoy holds what The Convoy's pictures are made of: drawings as text, which game/ui/kit/picture explains,
// and tables of what its cities, houses and figures look like, whose heads say what their lines mean.
package convoy

import _ "embed" // the files are embedded as texts

var (
	//go:embed people.txt
	people string
	//go:embed soldiers.txt
	soldiers string
	//go:embed robots.txt
	robots string
	//go:embed actions.txt
	actions string
	//go:embed modules.txt
	modules string
	//go:embed landmarks.txt
	landmarks string
	//go:embed stage.txt
	stage string

	// Icons are the game's own, in the form of the table's.
	//go:embed icons.txt
	Icons string
	// Cities says what each city looks like.
	//go:embed cities.txt
	Cities string
	// Houses are the outlines of houses seen from close.
	//go:embed houses.txt
	Houses string
	// Frames says where figures stand on their sheets.
	//go:embed frames.txt
	Frames string
)

// Pictures are the files of drawings.
func Pictures() []string {
	return []string{people, soldiers, robots, actions, modules, landmarks, stage}
}
