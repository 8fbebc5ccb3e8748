package aurora

// Source is how the numbers of a card are known: by "rulebook", "public", "inferred" or "house", and whether some are
// ours all the same.
type Source struct {
	How  string
	Ours bool
}

// SourceOf finds how the numbers of a card, an object or an action card are known, by its id; the zero value if there
// is none. It reads the file of cards anew at each call, and is for what makes books.
func SourceOf(id string) Source {
	t := sheetAt(sheets.Count())
	lists := [][]tree{listAt(under(t, "automa"), "cards")}
	for _, part := range [...]string{"start", "exploration", "objects", "enemies", "loot"} {
		lists = append(lists, listAt(t, part))
	}
	for _, rows := range lists {
		for _, row := range rows {
			if textAt(row, "id") == id {
				return Source{textAt(row, "known"), len(wordsAt(row, "house")) > 0}
			}
		}
	}
	return Source{}
}
