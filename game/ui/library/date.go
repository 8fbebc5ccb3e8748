package library

import "time"

// dateFormat is the same in all languages.
const dateFormat = "2006-01-02"

// dateOf returns the local date of a time, and the number of that day since 1 January 1970.
func dateOf(now time.Time) (date string, day int) {
	y, m, n := now.Date()
	at := time.Date(y, m, n, 0, 0, 0, 0, time.UTC)
	return at.Format(dateFormat), int(at.Unix() / (24 * 60 * 60))
}
