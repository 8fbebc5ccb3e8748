package datafile

import "sync"

// Versions are a game's data in all its versions, the first to the latest, because a game goes on with the version that
// it began with. Each is read only when it is first asked for, since a shelf lists games that nobody opens. D is a
// pointer.
type Versions[D any] struct{ of []func() D }

// NewVersions returns versions 1 to count. read makes the data of a version from its number.
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
