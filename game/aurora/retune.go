package aurora

// sheetAt is the sheet of a version: the file of cards with what each later version changes put in its place, one after
// the other. What a version says of a card stands in a row with its id; of a row only what is named changes.
func sheetAt(version int) tree {
	t := treeOf(cardsText)
	for _, changes := range listAt(treeOf(retunedText), "versions") {
		if numberOf(under(changes, "version")) <= version {
			t = merged(t, changes)
		}
	}
	return t
}

// merged is a value with another put over it: objects entry by entry, lists of rows with ids row by row, anything else
// whole.
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

// rowOf is the place of the row with an id.
func rowOf(rows []tree, id string) int {
	for i, row := range rows {
		if textAt(row, "id") == id {
			return i
		}
	}
	panic("aurora: there is no " + id + " to be changed")
}
