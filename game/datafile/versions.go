package datafile

import "sync"

// Versions are a game's data in all its versions, from the first to the latest: whatever was begun with one is played
// on with it. Each is read when it is first asked for, as a shelf shows games that nobody opens. D is a pointer.
type Versions[D any] struct{ of []func() D }

// NewVersions returns as many versions, each of which read makes from its number.
func NewVersions[D any](count int, read func(version int) D) *Versions[D] {
	v := &Versions[D]{make([]func() D, count)}
	for i := range v.of {
		v.of[i] = sync.OnceValue(func() D { return read(i + 1) })
	}
	return v
}

// Count returns the number of the latest version, which is how many there are.
func (v *Versions[D]) Count() int { return len(v.of) }

// Latest returns today's data.
func (v *Versions[D]) Latest() D { return v.of[len(v.of)-1]() }

// At returns the data of a version, nil if there is no such version.
func (v *Versions[D]) At(version int) (none D) {
	if version < 1 || version > len(v.of) {
		return none
	}
	return v.of[version-1]()
}
