package library

import (
	"errors"

	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/words"
)

// missionFiles are the missions of games and their texts, as far as the host has brought them. They are no part of the
// page's program.
type missionFiles struct {
	desk  *desk.Desk
	host  desk.Host
	known map[string]*missionBook // by game and language
	fault error                   // why they did not come; they are asked for again by [missionFiles.again]
}

func newMissionFiles(d *desk.Desk, h desk.Host) *missionFiles {
	return &missionFiles{desk: d, host: h}
}

// again lets what did not come be asked for once more.
func (f *missionFiles) again() { f.fault = nil }

type missionBook struct {
	list   []mission.Mission
	words  *words.Catalogue
	begins map[*mission.Mission]*beginning // of those that were asked for
}

// beginning is how a mission begins: who sits where differs from one to the next, and from the game on the table.
type beginning struct {
	seat  game.Seat // the player's
	start game.State
	voice table.Voice
}

// errNoMissions is for a game, or a host, without any.
var errNoMissions = errors.New("there are none")

// Can reports whether the game that is offered may have missions.
func (f *missionFiles) Can() bool {
	_, aims := f.desk.Offer().Game.(game.Aimer)
	return aims && len(f.desk.Offer().Chapters) > 0
}

// book returns what that game has in the language that is spoken: nil without an
// error while it is still on the way.
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
	said, bad := there.Text(desk.MissionPrefix + lang) // both are on their way from now on
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

// beginning returns how one of the missions of the book begins. The error says why it cannot.
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

// side returns who plays one of the missions, "" for one that cannot be played.
func (f *missionFiles) side(one *mission.Mission) string {
	if at, _ := f.beginning(one); at != nil {
		return at.voice.Side(at.seat)
	}
	return ""
}

// say returns a text that is kept beside the missions, "" while there is none.
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
