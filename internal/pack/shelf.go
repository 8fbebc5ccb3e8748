package pack

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"onelongnight/game/ui/settings"
	"onelongnight/game/words"
)

// data is what the page's scripts know of this build, see web/files.js.
type data struct {
	Former    string                       `json:"former"`    // the prefix of an earlier version's keys, see web/vault.js
	Languages []string                     `json:"languages"` // the first is the one in the programs
	Games     []gameData                   `json:"games"`
	Words     map[string]map[string]string `json:"words"` // what the shelf says at once, by language
	More      map[string]string            `json:"more"`  // the files with what the page says later, by language
}

// gameData is what the page's scripts know of a game.
type gameData struct {
	Name    string              `json:"name"`
	Program []piece             `json:"program"`
	Brain   []piece             `json:"brain"`
	Texts   map[string]string   `json:"texts"`
	Covers  map[string][]string `json:"covers"`
}

// moreData is what the page says only on request, in one language.
type moreData struct {
	Words    map[string]string            `json:"words"`
	Games    map[string]map[string]string `json:"games"`
	Settings []settings.Row               `json:"settings"`
}

// The texts that the shelf shows at once, and those that it shows later, as prefixes of their keys. The page's own
// words are in web/texts.js, in English.
var (
	firstWords = []string{"shelf.", "menu.continue", "menu.new", "menu.play", "menu.games", "menu.settings",
		"menu.credits", "menu.fullscreen", "menu.window", "menu.update"}
	firstOfGame = []string{"game.title", "game.tagline", "game.seats"}
	laterWords  = []string{"games.", "exchange.", "set.level.", "set.style.", "menu.", "achievement.", "achievements.",
		"credits.", "page."}
	laterOfGame = []string{"side.", "grade.", "achievement."}
)

// say adds the texts to the data: what is shown at once, in all languages, and for each language a file with the
// others.
func (d *data) say(dir string, list []Game) error {
	d.Words, d.More = map[string]map[string]string{}, map[string]string{}
	shared := words.Others()
	shared["en"] = words.English
	for _, lang := range d.Languages {
		c, err := words.New(lang, shared[lang])
		if err != nil {
			return err
		}
		first := under(c, firstWords)
		more := moreData{Words: under(c, laterWords), Games: map[string]map[string]string{},
			Settings: settings.Rows(c)}
		for _, g := range list {
			if g.Box.Kind == nil {
				continue
			}
			own, err := g.words(lang, shared[lang])
			if err != nil {
				return err
			}
			for key, text := range under(own, firstOfGame) {
				first[g.Name+strings.TrimPrefix(key, "game")] = text
			}
			more.Games[g.Name] = under(own, laterOfGame)
			for key := range under(c, laterOfGame) { // shared by all games
				delete(more.Games[g.Name], key)
			}
		}
		d.Words[lang] = first
		text, err := json.Marshal(more)
		if err != nil {
			return err
		}
		d.More[lang] = "shelf-" + lang + ".json"
		if err := os.WriteFile(filepath.Join(dir, d.More[lang]), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// catalogue is a catalogue's list of texts, see words.Catalogue.
type catalogue interface{ Entries() map[string]string }

// words returns a game's texts in a language.
func (g Game) words(lang, shared string) (catalogue, error) {
	local, err := g.Look.In(lang, shared, g.Box.Texts()[lang])
	if err != nil {
		return nil, err
	}
	opened, err := g.Box.Kind.Open(nil)
	if err != nil {
		return nil, err
	}
	voice, ok := local.Speak(opened).(catalogue)
	if !ok {
		return nil, fmt.Errorf("%s does not show its words", g.Name)
	}
	return voice, nil
}

// under returns the texts whose keys begin with one of the prefixes.
func under(c catalogue, prefixes []string) map[string]string {
	texts := map[string]string{}
	for key, text := range c.Entries() {
		if slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(key, p) }) {
			texts[key] = text
		}
	}
	return texts
}
