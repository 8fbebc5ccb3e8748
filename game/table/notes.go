package table

import (
	"slices"
	"strconv"
	"strings"
)

// Keys of what a save notes about a session besides its moves.
const (
	noteSeal     = "seal"     // seal of the deal before the first move
	notePractice = "practice" // turns were taken back, so the game counts nowhere
	noteMatch    = "match"    // the outcomes of earlier games on the same deal
	noteDay      = "day"      // date, if this is the daily game
	noteMission  = "mission"  // chapter and name of the mission
	noteHints    = "hints"    // number of hints taken in the mission
	noteRole     = "role"     // role of the viewer's seat, unless the seat's name says it
)

// notes are lines "key=value"; neither has a comma, a space or an equals sign.
type notes []string

func (n notes) of(key string) string {
	for _, note := range n {
		if value, ok := strings.CutPrefix(note, key+"="); ok {
			return value
		}
	}
	return ""
}

// set returns a new list in which key has that value.
func (n notes) set(key, value string) notes {
	out := slices.DeleteFunc(slices.Clone(n), func(note string) bool { return strings.HasPrefix(note, key+"=") })
	out = append(out, key+"="+value)
	slices.Sort(out)
	return out
}

// noNotes is written in a save without notes.
const noNotes = "-"

// String returns the notes as a save has them.
func (n notes) String() string {
	if len(n) == 0 {
		return noNotes
	}
	return strings.Join(n, ",")
}

// parseNotes reads them back. It keeps keys it does not know: a later program may have noted them.
func parseNotes(text string) notes {
	if text == noNotes {
		return nil
	}
	return strings.Split(text, ",")
}

// Practice reports whether turns of the game were taken back. Such a game counts nowhere.
func (s *Session) Practice() bool { return s.notes.of(notePractice) != "" }

// OfDay marks the session as the daily game of a date.
func (s *Session) OfDay(date string) { s.notes = s.notes.set(noteDay, date) }

// Day returns the date if this is a daily game, otherwise "".
func (s *Session) Day() string { return s.notes.of(noteDay) }

// Match lists how the viewer did in earlier games on the same deal.
func (s *Session) Match() []Outcome {
	var list []Outcome
	for word := range strings.SplitSeq(s.notes.of(noteMatch), ".") {
		if word != "" {
			list = append(list, Outcome(word))
		}
	}
	return list
}

// Follows makes the session the next game of a match: on the deal of one that has ended, but from another seat.
func (s *Session) Follows(before *Session) {
	words := ""
	for _, o := range append(before.Match(), before.outcome()) {
		words += "." + string(o)
	}
	s.notes = s.notes.set(noteMatch, words[1:])
}

// OfMission marks the session as a mission.
func (s *Session) OfMission(chapter, name string) {
	s.notes = s.notes.set(noteMission, chapter+"/"+name)
}

// Mission returns the session's mission, "" if it is none.
func (s *Session) Mission() (chapter, name string) { return s.notes.mission() }

// Mission returns the save's mission, "" if it is none.
func (s *Summary) Mission() (chapter, name string) { return s.notes.mission() }

func (n notes) mission() (chapter, name string) {
	chapter, name, _ = strings.Cut(n.of(noteMission), "/")
	return chapter, name
}

// Hints returns how many hints were taken in the mission.
func (s *Session) Hints() int {
	n, _ := strconv.Atoi(s.notes.of(noteHints)) // 0 if nothing is noted
	return n
}

// TookHint adds one to Hints.
func (s *Session) TookHint() { s.notes = s.notes.set(noteHints, strconv.Itoa(s.Hints()+1)) }
