package browsertest

import (
	"strings"

	"onelongnight/game/table"
)

// Choose returns the ID of the move to make: one that begins with a preference, earlier preferences first.
func Choose(buttons []Button, preferences []string) (id string) {
	best := -1
	for _, b := range buttons {
		score := worth(b.ID, preferences)
		if score > best {
			best, id = score, b.ID
		}
	}
	return id
}

// isMove tells moves from commands and from buttons that only show details.
func isMove(id string) bool {
	_, err := table.ParseSpot(id)
	return err != nil
}

func worth(id string, preferences []string) int {
	switch id {
	case "button:insist":
		return 1
	case "button:seen": // cards that were revealed
		return 0
	}
	if !isMove(id) || id == "mulligan" {
		return -1
	}
	if id == "pick none" {
		return 0
	}
	for i, p := range preferences {
		if strings.HasPrefix(id, p) {
			return len(preferences) - i
		}
	}
	return 0
}

// Moves returns the moves among the buttons with their labels, one per line.
func Moves(buttons []Button) string {
	var list []string
	for _, b := range buttons {
		if isMove(b.ID) {
			list = append(list, b.ID+" = "+b.Label)
		}
	}
	return strings.Join(list, "\n")
}
