// Package games lists the games of the shelf: their rules, their words, and
// the players that only one of them has. The page, its worker and all tools find them here. Their
// looks are in game/ui/games, as those need a screen.
//
// A new game adds a line to each function, and nothing else outside its own
// folders. The list is written out: nothing is registered by being imported.
package games

import (
	"strings"

	"onelongnight/game"
	"onelongnight/game/book"
	"onelongnight/game/bot"
	convoybook "onelongnight/game/convoy/book"
	"onelongnight/game/convoy/missions"
	convoythink "onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	hexbook "onelongnight/game/hex/book"
	hexmissions "onelongnight/game/hex/missions"
	"onelongnight/game/hex/players"
	hexthink "onelongnight/game/hex/think"
	hexvoice "onelongnight/game/hex/voice"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/words"
	convoysprites "onelongnight/sprites/convoy"
	"onelongnight/sprites/icons"
)

// Kinds lists the games in the order of the shelf.
func Kinds() []game.Kind { return []game.Kind{convoythink.Rules{}, hexthink.Rules{}} }

// Former is the name under which the program kept saves and settings when it had
// one game only. They are moved when they are found there.
const Former = "convoy"

// Voices are the words of each game in English, by its name.
func Voices() map[string]table.Speaker {
	english := voice.English()
	return map[string]table.Speaker{
		convoythink.Rules{}.Name(): func(game.Game) table.Voice { return english },
		hexthink.Rules{}.Name():    func(g game.Game) table.Voice { return hexvoice.English().For(g) },
	}
}

// Texts are all words of each other language, as one file.
func Texts() map[string]string {
	texts := map[string]string{}
	for lang, shared := range words.Others() {
		texts[lang] = words.Join([2]string{words.Table, shared}, [2]string{convoythink.Rules{}.Name(), voice.Others()[lang]},
			[2]string{hexthink.Rules{}.Name(), hexvoice.Others()[lang]})
	}
	return texts
}

// Books are the books of all games, as one file for each language. They are part
// of no page's program: only who calls this carries them. A catalogue that
// cannot be read is an error.
func Books() (map[string]string, error) {
	books := map[string]string{}
	for lang, text := range convoybook.Texts() {
		v := voice.English()
		if own, other := voice.Others()[lang]; other {
			var err error
			if v, err = voice.In(lang, words.Others()[lang], own); err != nil {
				return nil, err
			}
		}
		titles, err := words.New(lang, missions.Texts()[lang])
		if err != nil {
			return nil, err
		}
		facts := func(about string) string {
			spot, _ := table.ParseSpot(about) // what is none has no facts
			return strings.TrimSpace(voice.Facts(v, spot) + "\n" + seen(v, titles, spot))
		}
		hexagons, err := hexBook(lang)
		if err != nil {
			return nil, err
		}
		books[lang] = words.Join([2]string{convoythink.Rules{}.Name(), book.Fill(text, func(key string) string { return v.T(key) }, facts)},
			[2]string{hexthink.Rules{}.Name(), hexagons})
	}
	return books, nil
}

// hexBook is the book of Neuroshima Hex in a language.
func hexBook(lang string) (string, error) {
	v := hexvoice.English()
	if own, other := hexvoice.Others()[lang]; other {
		var err error
		if v, err = hexvoice.In(lang, words.Others()[lang], own); err != nil {
			return "", err
		}
	}
	facts := func(about string) string {
		spot, _ := table.ParseSpot(about) // what is none has no facts
		return hexvoice.Almanac(v, spot)
	}
	return book.Fill(hexbook.Texts()[lang], func(key string) string { return v.T(key) }, facts), nil
}

// seen tells in which lessons and scenarios a card matters, "" for none.
func seen(v *voice.Voice, titles *words.Catalogue, spot table.Spot) string {
	var list []string
	for _, m := range missions.Seen(voice.Copies(spot)) {
		list = append(list, v.T("almanac.seen."+string(m.Chapter), "n", m.Number, "title", titles.T(m.Key(mission.Title))))
	}
	if len(list) == 0 {
		return ""
	}
	return v.T("almanac.seen", "list", strings.Join(list, "; "))
}

// Missions are the missions of all games, as one file, and what is said about
// them, as one file for each language. They are part of no page's program
// either.
func Missions() (data string, texts map[string]string) {
	texts = map[string]string{}
	for lang, text := range missions.Texts() {
		texts[lang] = words.Join([2]string{convoythink.Rules{}.Name(), text}, [2]string{hexthink.Rules{}.Name(), hexmissions.Texts()[lang]})
	}
	return words.Join([2]string{convoythink.Rules{}.Name(), missions.LessonFile + "\n" + missions.CampaignFile + "\n" + missions.PuzzleFile},
		[2]string{hexthink.Rules{}.Name(), hexmissions.LessonFile + "\n" + hexmissions.PuzzleFile}), texts
}

// Signs are the drawings of the table's icons and of all games', in the form of
// package sprites/icons: books name some.
func Signs() string { return icons.Text + convoysprites.Icons }

// own are the players that a game brings itself, by its name. They may have
// the names of shared ones, whose place they take at that game.
func own(name string) []bot.Level {
	if name == (hexthink.Rules{}).Name() {
		return players.Levels()
	}
	return nil
}

// Levels lists the players of a game: its own, then those that games share. One
// that the game cannot have is an error when it is seated.
func Levels(name string) []bot.Level { return bot.Join(own(name), bot.Levels()) }

// AllLevels lists the players of all games, each name once.
func AllLevels() []bot.Level {
	list := bot.Levels()
	for _, k := range Kinds() {
		list = bot.Join(list, Levels(k.Name()))
	}
	return list
}

// Shelf is what the computer player can be asked about.
func Shelf() bot.Shelf { return bot.Shelf{Kinds: Kinds(), Levels: Levels} }
