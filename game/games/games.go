// Package games lists the games of the shelf: their rules, their words, and
// the players that only one of them has. Whoever plays any game by its name
// finds it here: the page and its worker, the referee, the arena, tests. Their
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
	"onelongnight/game/convoy"
	convoybook "onelongnight/game/convoy/book"
	"onelongnight/game/convoy/missions"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/hex"
	hexvoice "onelongnight/game/hex/voice"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/words"
	convoysprites "onelongnight/sprites/convoy"
	"onelongnight/sprites/icons"
)

// Kinds lists all games, those that only the referee plays as yet too.
func Kinds() []game.Kind { return append(OnShelf(), hex.Rules{}) }

// OnShelf lists the games that people can play, in the order of the shelf: they have words and looks.
func OnShelf() []game.Kind { return []game.Kind{convoy.Rules{}} }

// Former is the name under which the program kept saves and settings when it had
// one game only. They are moved when they are found there.
const Former = "convoy"

// Voices are the words of each game in English, by its name.
func Voices() map[string]table.Speaker {
	english := voice.English()
	return map[string]table.Speaker{
		convoy.Rules{}.Name(): func(game.Game) table.Voice { return english },
		hex.Rules{}.Name():    func(g game.Game) table.Voice { return hexvoice.English().For(g) },
	}
}

// Texts are all words of each other language, as one file.
func Texts() map[string]string {
	texts := map[string]string{}
	for lang, shared := range words.Others() {
		texts[lang] = words.Join([2]string{words.Table, shared}, [2]string{convoy.Rules{}.Name(), voice.Others()[lang]})
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
		books[lang] = words.Join([2]string{convoy.Rules{}.Name(), book.Fill(text, func(key string) string { return v.T(key) }, facts)})
	}
	return books, nil
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
		texts[lang] = words.Join([2]string{convoy.Rules{}.Name(), text})
	}
	return words.Join([2]string{convoy.Rules{}.Name(), missions.LessonFile + "\n" + missions.CampaignFile + "\n" + missions.PuzzleFile}), texts
}

// Signs are the drawings of the table's icons and of all games', in the form of
// package sprites/icons: books name some.
func Signs() string { return icons.Text + convoysprites.Icons }

// own are the players that a game brings itself, by its name. They may have
// the names of shared ones, whose place they take at that game.
func own(name string) []bot.Level {
	if name == (hex.Rules{}).Name() {
		return hexLevels
	}
	return nil
}

// hexLevels play Neuroshima Hex by its judgement, as nobody has learned it yet: the
// first three see one action ahead, the first two of them take lesser ones at
// times; the others search: to the end of the turn, of the enemy's next one, and of the own after that.
var hexLevels = []bot.Level{
	{Name: "1", New: bot.ByJudgement(0.03, 0.12)},
	{Name: "2", New: bot.ByJudgement(0.012, 0.08)},
	{Name: "3", New: bot.ByJudgement(0, 0)},
	{Name: "4", New: bot.SearchByJudgement(8, 4, 1)},
	{Name: "5", New: bot.SearchByJudgement(48, 8, 2)},
	{Name: "6", New: bot.SearchByJudgement(128, 10, 3)},
	{Name: "heuristic-hex-1", New: bot.ByJudgement(0, 0)},
}

// Levels lists the players of a game: its own, then those that games share. One
// that the game cannot have is an error when it is seated.
func Levels(name string) []bot.Level { return bot.Join(own(name), bot.Levels()) }

// AllLevels lists the players of all games, each name once.
func AllLevels() []bot.Level {
	all := bot.Levels()
	for _, k := range Kinds() {
		all = bot.Join(all, own(k.Name()))
	}
	return all
}

// Shelf is what the computer player can be asked about. Games that people cannot
// play yet would only make its program heavier.
func Shelf() bot.Shelf { return bot.Shelf{Kinds: OnShelf(), Levels: Levels} }
