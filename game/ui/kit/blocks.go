package kit

import "strings"

// Blocks reads a text of named blocks: a line "= name" begins one, and the lines that follow belong to it but for empty
// ones. What stands before the first block is the text's head, for people.
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
