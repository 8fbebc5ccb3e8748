package desk

import (
	"strings"

	"onelongnight/game/ui/panel"
)

// Sentences joins sentences with spaces.
func Sentences(list ...string) string {
	var said []string
	for _, s := range list {
		if s = strings.TrimSpace(panel.PlainText(s)); s != "" {
			said = append(said, s)
		}
	}
	return strings.Join(said, " ")
}
