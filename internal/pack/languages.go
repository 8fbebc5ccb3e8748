package pack

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"onelongnight/game/games"
	"onelongnight/game/words"
	"onelongnight/sprites/fonts"
)

// Texts that the page fetches when they are wanted: the words of a language, the games' books in it, and their missions
// with what is said about those. Their files are called after what they are and the language.
const (
	wordsPrefix   = "words-"
	bookPrefix    = "book-"
	missionFile   = "missions"
	missionPrefix = missionFile + "-"
)

// signsOwner is the part of a file of books that draws the signs in them.
const signsOwner = "signs"

// writeBooks writes the games' books, a file for each language, English too.
func writeBooks(dir string) error {
	books, err := games.Books()
	if err != nil {
		return err
	}
	for lang, text := range books {
		text += words.Join([2]string{signsOwner, games.Signs()})
		if err := os.WriteFile(filepath.Join(dir, bookPrefix+lang+".txt"), []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// writeMissions writes the games' missions, and a file for each language with what is said about them.
func writeMissions(dir string) error {
	data, texts := games.Missions()
	files := map[string]string{missionFile: data}
	for lang, text := range texts {
		files[missionPrefix+lang] = text
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name+".txt"), []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// pageOwner is the part of a language's file that is the page's own: its title.
const pageOwner = "page"

// writeLanguages writes a file of words for each language but English, which is
// part of the program, and a manifest in that language. The page fetches the
// one that is wanted; the service worker keeps them all.
func writeLanguages(dir, web string) error {
	manifest, err := os.ReadFile(filepath.Join(web, "manifest.webmanifest"))
	if err != nil {
		return err
	}
	for lang, text := range games.Texts() {
		title, err := titleIn(lang, text)
		if err != nil {
			return err
		}
		text = words.Join([2]string{pageOwner,
			fmt.Sprintf("page.title = %s\npage.tagline = %s\npage.description = %s\n",
				title.Name, title.Tagline, title.Description)}) + text
		if err := os.WriteFile(filepath.Join(dir, wordsPrefix+lang+".txt"), []byte(text), 0o644); err != nil {
			return err
		}
		own := strings.Replace(string(manifest), `"lang": "en"`, `"lang": "`+lang+`"`, 1)
		own = strings.NewReplacer("%TITLE%", quoted(title.Name), "%DESCRIPTION%", quoted(title.Description)).Replace(
			own)
		if err := os.WriteFile(filepath.Join(dir, "manifest-"+lang+".webmanifest"), []byte(own), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// writeFonts writes the type of the page's own texts, which books are read in: the program carries the same, but the
// page cannot see it there.
func writeFonts(dir string) error {
	for name, font := range map[string][]byte{"barlow": fonts.Body, "barlow-bold": fonts.BodyBold,
		"big-shoulders": fonts.DisplayBold} {
		if err := os.WriteFile(filepath.Join(dir, name+".ttf"), font, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// titleIn is the page's title in a language, of which that is the file.
func titleIn(lang, text string) (Title, error) {
	shared := words.Part(text, words.Table)
	var list []Words
	for _, kind := range games.Kinds() {
		c, err := words.New(lang, shared, words.Part(text, kind.Name()))
		if err != nil {
			return Title{}, err
		}
		list = append(list, c)
	}
	if len(list) == 1 {
		return TitleOf(list...), nil
	}
	c, err := words.New(lang, shared)
	return shelfTitle(c), err
}
