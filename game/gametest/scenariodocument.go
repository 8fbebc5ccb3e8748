package gametest

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

func (b *Bench) Position() map[string]any { return decode(b.State.Position()) }

// Is compares the whole entry of a unit in the position with want; nil means that the unit is gone. Units are the
// entries under "units", each with an "id".
func (b *Bench) Is(id string, want map[string]any) {
	b.t.Helper()
	var got map[string]any
	units, _ := b.Position()["units"].([]any)
	for _, u := range units {
		if u.(map[string]any)["id"] == id {
			got = u.(map[string]any)
		}
	}
	is, _ := json.Marshal(got)
	must, _ := json.Marshal(want)
	b.Equal(id, string(is), string(must))
}

func decode(b []byte) map[string]any {
	var doc map[string]any
	if err := json.Unmarshal(b, &doc); err != nil {
		panic(err) // games write valid JSON, which package gametest checks
	}
	return doc
}

// LookUp finds a value by a dotted path ("units.1.id") and returns it as words; a missing value is empty.
func LookUp(doc any, path string) string {
	for key := range strings.SplitSeq(path, ".") {
		switch d := doc.(type) {
		case map[string]any:
			doc = d[key]
		case []any:
			i, err := strconv.Atoi(key)
			if err != nil || i >= len(d) {
				return ""
			}
			doc = d[i]
		default:
			return ""
		}
	}
	return InWords(doc, func(entry map[string]any) string { return fmt.Sprint(entry) })
}

// InWords returns an entry of a position as scenarios write it: a list as words, nothing for a missing entry, and an
// object as the game does.
func InWords(entry any, object func(map[string]any) string) string {
	switch e := entry.(type) {
	case nil:
		return ""
	case []any:
		var words []string
		for _, x := range e {
			words = append(words, InWords(x, object))
		}
		return strings.Join(words, " ")
	case map[string]any:
		return object(e)
	}
	return fmt.Sprint(entry)
}
