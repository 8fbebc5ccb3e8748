package aurora

import "encoding/json"

// Sheet is the referee's form of the game's data: the file of cards as it stands.
func (r Rules) Sheet() map[string]any {
	var sheet map[string]any
	if err := json.Unmarshal(cardsText, &sheet); err != nil {
		panic(err) // the file is ours
	}
	return sheet
}
