package aurora

import "encoding/json"

// Sheet is the referee's form of the game's data: the file of cards, with what was retuned since.
func (r Rules) Sheet() map[string]any {
	var sheet map[string]any
	text := cardsText
	if r.Version() == currentVersion {
		text = retuned(cardsText, retunedText)
	}
	if err := json.Unmarshal(text, &sheet); err != nil {
		panic(err) // the file is ours
	}
	return sheet
}
