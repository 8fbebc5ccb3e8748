package aurora

// Source is how the numbers of a card are known: How is "rulebook", "public", "inferred" or "house". Ours says that
// some of them are our own all the same.
type Source struct {
	How  string
	Ours bool
}

// SourceOf returns the source of a card, an object or an action card by its id, the zero value if there is none. It
// reads the data anew at each call: it is meant for programs that make books.
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
