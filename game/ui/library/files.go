package library

import (
	"errors"

	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/words"
)

// missionFiles are the games' missions and their texts, as far as the host has fetched them. They are not part of the
// page's program.
type missionFiles struct {
	desk  *desk.Desk
	host  desk.Host
	known map[string]*missionBook // by game and language
	fault error                   // why they could not be fetched; see again
}

func newMissionFiles(d *desk.Desk, h desk.Host) *missionFiles {
	return &missionFiles{desk: d, host: h}
}

// again lets failed files be requested once more.
func (f *missionFiles) again() { f.fault = nil }

type missionBook struct {
	list   []mission.Mission
	words  *words.Catalogue
	begins map[*mission.Mission]*beginning // of the missions asked for
}

// beginning is how a mission begins. Who sits where differs between missions.
type beginning struct {
	seat  game.Seat // the player's
	start game.State
	voice table.Voice
}

// errNoMissions means that the game or host has none.
var errNoMissions = errors.New("there are none")

// Can reports whether the game on offer may have missions.
func (f *missionFiles) Can() bool {
	_, aims := f.desk.Offer().Game.(game.Aimer)
	return aims && len(f.desk.Offer().Chapters) > 0
}

// book returns the game's missions in the current language; nil without an error while they are loading.
func (f *missionFiles) book() (*missionBook, error) {
	if !f.Can() {
		return nil, errNoMissions
	}
	lang, name := f.desk.Language(), f.desk.Offer().Kind.Name()
	key := name + " " + lang
	if b := f.known[key]; b != nil {
		return b, nil
	}
	if f.fault != nil {
		return nil, f.fault
	}
	there := f.host
	data, err := there.Text(desk.MissionFile)
	said, bad := there.Text(desk.MissionPrefix + lang) // this starts fetching both
	switch {
	case err != nil:
		f.fault = err
		return nil, err
	case bad != nil:
		f.fault = bad
		return nil, bad
	case data == "" || said == "":
		return nil, nil
	}
	b := &missionBook{begins: map[*mission.Mission]*beginning{}}
	if b.list, err = mission.Parse(words.Part(data, name)); err != nil {
		return nil, err
	}
	if b.words, err = words.New(lang, words.Part(said, name)); err != nil {
		return nil, err
	}
	if f.known == nil {
		f.known = map[string]*missionBook{}
	}
	f.known[key] = b
	return b, nil
}

// beginning returns how a mission begins, or an error if it cannot.
func (f *missionFiles) beginning(one *mission.Mission) (*beginning, error) {
	b, err := f.book()
	if b == nil {
		return nil, err
	}
	if known := b.begins[one]; known != nil {
		return known, nil
	}
	_, g, start, err := one.Begin(f.desk.Offer().Kind, "")
	if err != nil {
		return nil, err
	}
	b.begins[one] = &beginning{game.SeatNamed(g, one.Seat), start, f.desk.Offer().Speak(g)}
	return b.begins[one], nil
}

// side returns what the player of a mission plays, "" if the mission cannot be played.
func (f *missionFiles) side(one *mission.Mission) string {
	if at, _ := f.beginning(one); at != nil {
		return at.voice.Side(at.seat)
	}
	return ""
}

// say returns a text kept with the missions, "" while there is none.
func (f *missionFiles) say(key string, args ...any) string {
	if b, _ := f.book(); b != nil {
		return b.words.T(key, args...)
	}
	return ""
}

func (b *missionBook) of(c mission.Chapter) (list []*mission.Mission) {
	for i := range b.list {
		if b.list[i].Chapter == c {
			list = append(list, &b.list[i])
		}
	}
	return list
}

func (b *missionBook) named(name string) *mission.Mission {
	for i := range b.list {
		if b.list[i].Name == name {
			return &b.list[i]
		}
	}
	return nil
}
