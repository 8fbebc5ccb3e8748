package aurora

import "encoding/json"

// retuned is a sheet with what a later version changes put in its place. What that says of a card stands in a row with
// its id; of a row only what is named changes.
func retuned(sheet, later []byte) []byte {
	var old, changes any
	for _, x := range []struct {
		text []byte
		into *any
	}{{sheet, &old}, {later, &changes}} {
		if err := json.Unmarshal(x.text, x.into); err != nil {
			panic(err) // the files are ours
		}
	}
	text, err := json.Marshal(merged(old, changes))
	if err != nil {
		panic(err) // it was just read
	}
	return text
}

// merged is a value with another put over it: objects entry by entry, lists of rows with ids row by row, anything else
// whole.
func merged(old, later any) any {
	switch changes := later.(type) {
	case map[string]any:
		object, ok := old.(map[string]any)
		if !ok {
			return later
		}
		for key, value := range changes {
			object[key] = merged(object[key], value)
		}
		return object
	case []any:
		rows, ok := old.([]any)
		if !ok || len(changes) == 0 || idOf(changes[0]) == "" {
			return later
		}
		for _, change := range changes {
			found := false
			for i, row := range rows {
				if idOf(row) == idOf(change) {
					rows[i] = merged(row, change)
					found = true
				}
			}
			if !found {
				panic("aurora: there is no " + idOf(change) + " to be changed")
			}
		}
		return rows
	}
	return later
}

// idOf is the id of a row, "" if it has none.
func idOf(row any) string {
	object, ok := row.(map[string]any)
	if !ok {
		return ""
	}
	id, _ := object["id"].(string)
	return id
}
