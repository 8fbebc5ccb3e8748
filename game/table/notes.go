package table

import (
	"slices"
	"strconv"
	"strings"
)

// What is noted of a session beside its moves, and kept in its save.
const (
	noteSeal     = "seal"     // of the deal, as it was before the first move
	notePractice = "practice" // turns were taken back: it counts nowhere
	noteMatch    = "match"    // the outcomes of the games on this deal before it
	noteDay      = "day"      // whose daily game it is
	noteMission  = "mission"  // which mission it is, with its chapter
	noteHints    = "hints"    // how many hints the player took for it
	noteRole     = "role"     // what the viewer's seat plays, where it is not called that anyway
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

// set sets what a key has, in a new list.
func (n notes) set(key, value string) notes {
	out := slices.DeleteFunc(slices.Clone(n), func(note string) bool { return strings.HasPrefix(note, key+"=") })
	out = append(out, key+"="+value)
	slices.Sort(out)
	return out
}

// noNotes is how none are written.
const noNotes = "-"

// String returns the form in saves.
func (n notes) String() string {
	if len(n) == 0 {
		return noNotes
	}
	return strings.Join(n, ",")
}

// parseNotes reads it back. What a later program notes is kept.
func parseNotes(text string) notes {
	if text == noNotes {
		return nil
	}
	return strings.Split(text, ",")
}

// Practice tells whether turns of the game were taken back, so that it is played to learn from and counts nowhere.
func (s *Session) Practice() bool { return s.notes.of(notePractice) != "" }

// OfDay makes the session the daily game of a date.
func (s *Session) OfDay(date string) { s.notes = s.notes.set(noteDay, date) }

// Day returns the date whose daily game it is, "" if it is none.
func (s *Session) Day() string { return s.notes.of(noteDay) }

// Match lists how the viewer fared in the games on the same deal before this one.
func (s *Session) Match() []Outcome {
	var list []Outcome
	for word := range strings.SplitSeq(s.notes.of(noteMatch), ".") {
		if word != "" {
			list = append(list, Outcome(word))
		}
	}
	return list
}

// Follows makes the session the next game of a match: on the deal of one that has ended, from another seat.
func (s *Session) Follows(before *Session) {
	words := ""
	for _, o := range append(before.Match(), before.outcome()) {
		words += "." + string(o)
	}
	s.notes = s.notes.set(noteMatch, words[1:])
}

// OfMission makes the session a mission: the words are the mission's chapter and its name.
func (s *Session) OfMission(chapter, name string) {
	s.notes = s.notes.set(noteMission, chapter+"/"+name)
}

// Mission returns which mission the session is, "" if it is none.
func (s *Session) Mission() (chapter, name string) { return s.notes.mission() }

// Mission returns which mission the game is, "" if it is none.
func (s *Summary) Mission() (chapter, name string) { return s.notes.mission() }

func (n notes) mission() (chapter, name string) {
	chapter, name, _ = strings.Cut(n.of(noteMission), "/")
	return chapter, name
}

// Hints returns how many hints were taken for the mission.
func (s *Session) Hints() int {
	n, _ := strconv.Atoi(s.notes.of(noteHints)) // 0 where nothing is noted
	return n
}

// TookHint counts one more.
func (s *Session) TookHint() { s.notes = s.notes.set(noteHints, strconv.Itoa(s.Hints()+1)) }
