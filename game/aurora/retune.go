package aurora

// sheetAt returns the data of a version: cards.json, with the changes of each version up to it put over it in order. A
// change to a card is a row with its id, which names only the entries that change.
func sheetAt(version int) tree {
	t := treeOf(cardsText)
	for _, changes := range listAt(treeOf(retunedText), "versions") {
		if numberOf(under(changes, "version")) <= version {
			t = merged(t, changes)
		}
	}
	return t
}

// merged returns a value with changes put over it: objects entry by entry, lists of rows that have ids row by row,
// anything else as a whole. It may change old.
func merged(old, later tree) tree {
	switch changes := later.(type) {
	case map[string]tree:
		object, ok := old.(map[string]tree)
		if !ok {
			return later
		}
		for key, value := range changes {
			object[key] = merged(object[key], value)
		}
		return object
	case []tree:
		rows, ok := old.([]tree)
		if !ok || len(changes) == 0 || textAt(changes[0], "id") == "" {
			return later
		}
		for _, change := range changes {
			rows[rowOf(rows, textAt(change, "id"))] = merged(rows[rowOf(rows, textAt(change, "id"))], change)
		}
		return rows
	}
	return later
}

// rowOf returns the index of the row with an id, and panics if there is none.
func rowOf(rows []tree, id string) int {
	for i, row := range rows {
		if textAt(row, "id") == id {
			return i
		}
	}
	panic("aurora: there is no " + id + " to be changed")
}
