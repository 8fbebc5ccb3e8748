package aurora

import "encoding/json"

// Source is how the numbers of a card are known: "rulebook", "public", "inferred" or "house", and whether some are ours
// all the same.
type Source struct {
	How  string   `json:"known"`
	Ours []string `json:"house"`
}

// SourceOf finds how the numbers of a card, an object or an action card are known, by its id; the zero value if there is
// none. It reads the file of cards anew at each call, and is for what makes books.
func SourceOf(id string) (k Source) {
	type row struct {
		ID string
		Source
	}
	var s struct {
		Start, Exploration, Objects, Enemies, Loot []row
		Automa                                     struct{ Cards []row }
	}
	if err := json.Unmarshal(retuned(cardsText, retunedText), &s); err != nil {
		panic(err) // the file is ours
	}
	for _, list := range [][]row{s.Start, s.Exploration, s.Objects, s.Enemies, s.Loot, s.Automa.Cards} {
		for _, r := range list {
			if r.ID == id {
				return r.Source
			}
		}
	}
	return k
}
