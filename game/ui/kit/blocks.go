package kit

import "strings"

// Blocks reads a text of named blocks: a line "= name" begins one, and the non-empty lines after it belong to it. Text
// before the first block is for people, and ignored.
func Blocks(text string) map[string][]string {
	all := map[string][]string{}
	name := ""
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if after, ok := strings.CutPrefix(line, "= "); ok {
			name = after
			all[name] = []string{}
		} else if line != "" && name != "" {
			all[name] = append(all[name], line)
		}
	}
	return all
}
