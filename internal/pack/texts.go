package pack

import (
	"os"
	"path/filepath"

	"onelongnight/game/ui/desk"
	"onelongnight/game/words"
	"onelongnight/sprites"
)

// signsOwner names the part of a book's file that belongs to no game: the drawings of the signs in it.
const signsOwner = "signs"

// writeTexts writes what a game's page fetches when it is needed: the words of every language but English, which is
// part of the program; the book; and the missions with their texts. It returns the files by the names that the program
// uses, see [desk.Host].
func writeTexts(dir string, g Game) (files map[string]string, err error) {
	files = map[string]string{}
	if g.Box.Kind == nil {
		return files, nil
	}
	texts := map[string]string{}
	texts[desk.MissionFile] = words.Join([2]string{g.Name, g.Box.Missions.Text()})
	about, shared := g.Box.Missions.Texts(), words.Others()
	for _, lang := range words.Languages {
		book, err := g.Box.Book(lang)
		if err != nil {
			return nil, err
		}
		texts[desk.BookPrefix+lang] = words.Join([2]string{g.Name, book},
			[2]string{signsOwner, sprites.Icons + g.Look.Signs})
		texts[desk.MissionPrefix+lang] = words.Join([2]string{g.Name, about[lang]})
		if own := g.Box.Texts()[lang]; own != "" {
			texts[desk.WordsPrefix+lang] = words.Join([2]string{words.Table, shared[lang]}, [2]string{g.Name, own})
		}
	}
	for name, text := range texts {
		files[name] = g.Name + "-" + name + ".txt"
		if err := os.WriteFile(filepath.Join(dir, files[name]), []byte(text), 0o644); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// writeFonts writes the fonts of the page's own texts, in which the shelf and books are shown. Programs take two of
// them from the page instead of carrying them, see sprites/fonts_js.go.
func writeFonts(dir string) error {
	for name, font := range map[string][]byte{"barlow": sprites.Body, "barlow-bold": sprites.BodyBold,
		"big-shoulders": sprites.DisplayBold} {
		if err := os.WriteFile(filepath.Join(dir, name+".ttf"), font, 0o644); err != nil {
			return err
		}
	}
	return nil
}
