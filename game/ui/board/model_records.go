package board

// Record is a line of a list: a number, words, and the cards that they are about.
type Record struct {
	ID    string // hit id, "" if touching it does nothing
	N     string // the number in front, "" without one
	Tone  Tone   // of the number
	Text  string // may hold **bold** runs and line breaks
	Deep  bool   // a part of the record above
	Sum   bool   // what the records above add up to
	Face  *Pic   // at the left end, nil without one
	Cards []Pic  // at the right end
}

// Pic is a small picture of a card. An ID is the hit id of its own; without one it belongs to its record.
type Pic struct {
	ID, Art string
	Faction Faction
}

// Words are records of nothing but text.
func Words(texts ...string) []Record {
	var list []Record
	for _, t := range texts {
		list = append(list, Record{Text: t})
	}
	return list
}
