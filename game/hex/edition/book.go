package edition

import (
	"embed"
	"slices"
	"strings"

	"onelongnight/game/edition"
	"onelongnight/game/hex"
	"onelongnight/game/hex/voice"
)

// books holds the rules in words for players, numbered as in docs/rules/hex.md, and the pages on words and signs, in
// the form of package book.
//
//go:embed book-en.txt book-fr.txt book-hu.txt book-pl.txt
var books embed.FS

// bookTexts returns the book in each language, with an entry for each kind of tile that is filled from the game's data.
func bookTexts() map[string]string { return edition.BookTexts(books, tiles(), "") }

// bookIn returns the book in a language.
func bookIn(lang string) (string, error) {
	return edition.BookIn(lang, voice.Languages.In, voice.Others, bookTexts, voice.BookFacts)
}

// tiles returns a chapter for each army. They are alike in all languages: names and facts are texts of the catalogue.
func tiles() string {
	var out strings.Builder
	army := hex.ArmyCount
	for k := range hex.Kind(hex.KindCount) {
		d := k.Data()
		if d.Army != army {
			army = d.Army
			out.WriteString("\n= " + army.String() + " {army." + army.String() + "}\n")
		}
		out.WriteString("\n== " + d.ID + " {tile." + d.ID + "}\n@ card:" + d.ID + "\n& " + strings.Join(see(d), " ") +
			"\n")
	}
	return out.String()
}

// actions lists the rule of each instant.
var actions = map[hex.Action]string{hex.Battle: "5.2", hex.Move: "5.3", hex.PushBack: "5.4", hex.Sniper: "5.5",
	hex.Grenade: "5.6", hex.AirStrike: "5.7"}

// effects lists what else to read about effects, if there is more than the rule that names them.
var effects = map[hex.Effect]string{hex.Medic: "medics", hex.Convert: "special", hex.Mobility: "placing",
	hex.Stride: "placing", hex.InitiativeBonus: "initiative"}

// see returns what else to read about a kind of tile.
func see(d *hex.Data) (list []string) {
	add := func(when bool, name string) {
		if when && !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	if rule := actions[d.Action]; d.Class == hex.Instant {
		return []string{rule, "instants"}
	}
	add(d.Class == hex.Headquarters, "hq")
	melee, ranged := d.Face.Melee != [hex.DirCount]uint8{}, d.Face.Ranged != [hex.DirCount]uint8{}
	add(len(d.Initiative) > 0, "initiative")
	add(melee, "melee")
	add(ranged, "shot")
	add(d.Face.Gauss != 0, "gauss")
	add(d.Face.Armor != 0, "armor")
	add(d.Face.Net != 0, "net")
	for _, g := range d.Gifts {
		add(true, "modules")
		add(effects[g.Effect] != "", effects[g.Effect])
	}
	add(d.Mobile, "mobile")
	add(d.HP > 1, "wound")
	add(d.Explodes, "special")
	add(len(list) == 0, "board")
	return list
}
