package aurora_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"onelongnight/game/aurora"
	"onelongnight/game/gametest"
)

// row is a card or another object in cards.json, or in a position.
type row map[string]any

// sheetText returns cards.json, which has the cards of version 1 and is called the sheet in these tests.
func sheetText(t testing.TB) []byte {
	t.Helper()
	b := gametest.Read(t, "cards.json")
	return b
}

// printed returns all cards of the sheet by id, with objects, results and the Automa's cards.
func printed(t testing.TB) map[string]row {
	t.Helper()
	var s struct {
		Start, Exploration, Objects, Enemies, Loot, Results []row
		Automa                                              struct{ Cards []row }
	}
	if err := json.Unmarshal(sheetText(t), &s); err != nil {
		t.Fatal(err)
	}
	all := map[string]row{}
	for _, list := range [][]row{s.Start, s.Exploration, s.Objects, s.Enemies, s.Loot, s.Results, s.Automa.Cards} {
		for _, card := range list {
			all[card["id"].(string)] = card
		}
	}
	return all
}

// TestTheRefereeListsTheSheet checks that the referee shows the whole sheet as it is.
func TestTheRefereeListsTheSheet(t *testing.T) {
	listed, err := json.Marshal(rules1(t).Sheet())
	if err != nil {
		t.Fatal(err)
	}
	var got, want map[string]any
	if err := json.Unmarshal(listed, &got); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(sheetText(t), &want); err != nil {
		t.Fatal(err)
	}
	a, _ := json.Marshal(got)
	b, _ := json.Marshal(want)
	if !bytes.Equal(a, b) {
		t.Error("what the referee lists is not the sheet")
	}
}

// words returns an entry that is a list of words.
func (r row) words(key string) (list []string) {
	all, _ := r[key].([]any)
	for _, x := range all {
		list = append(list, fmt.Sprint(x))
	}
	return list
}

// options returns an entry that is a list of lists of effects.
func (r row) options(key string) (all [][]string) {
	list, _ := r[key].([]any)
	for _, x := range list {
		all = append(all, row{"": x}.words(""))
	}
	return all
}

// number returns an entry that is a number, 0 if it is missing.
func (r row) number(key string) int {
	n, _ := r[key].(float64)
	return int(n)
}

// word returns an entry that is a word, "" if it is missing.
func (r row) word(key string) string {
	text, _ := r[key].(string)
	return text
}

// under returns an entry that is an object, nil if it is missing.
func (r row) under(key string) row {
	below, _ := r[key].(map[string]any)
	return below
}

// effectWords writes effects as the sheet does (17).
func effectWords(effects []aurora.Effect) (list []string) {
	words := map[aurora.EffectKind]string{aurora.DoDamage: "damage N ZONE", aurora.DoContaminate: "contaminate N WHOM",
		aurora.DoClean: "clean N WHOM", aurora.DoRepair: "repair N", aurora.DoFame: "fame N",
		aurora.DoFameIfAhead: "fame N if-ahead", aurora.DoGain: "gain TOKEN N", aurora.DoDraw: "object N",
		aurora.DoDropResource: "drop resource", aurora.DoDropSurvivor: "drop survivor",
		aurora.DoDropObject: "drop object", aurora.DoSwap: "swap", aurora.DoTakeTokens: "take",
		aurora.DoDriveOn: "drive N", aurora.DoFireOnce: "fire", aurora.DoSalvage: "salvage",
		aurora.DoAuroraRed: "aurora red", aurora.DoCure: "cure N"}
	for _, e := range effects {
		whom := "own"
		if e.Used {
			whom = "used"
		}
		values := strings.NewReplacer("TOKEN", fmt.Sprint(e.Token), "ZONE", fmt.Sprint(e.Zone), "WHOM", whom,
			"N", fmt.Sprint(e.N))
		list = append(list, values.Replace(words[e.Do]))
	}
	return list
}

// abilityWords writes an ability as the sheet does.
func abilityWords(s aurora.Skill) string {
	word := map[aurora.Ability]string{aurora.TiresToRest: "tires-to-rest", aurora.AnyBonus: "any-bonus",
		aurora.NoContamination: "no-contamination", aurora.NoFameLoss: "no-fame-loss",
		aurora.GainsMissing: "gain missing",
		aurora.IgnoresEnemy: "ignore-enemy", aurora.Speeds: "speed", aurora.Rallies: "rally", aurora.Repairs: "repair",
		aurora.HitsMore: "hit", aurora.WorthFame: "fame"}[s.Can]
	if s.N != 0 {
		word += fmt.Sprint(" ", s.N)
	}
	return word
}

// texts returns the words of some values.
func texts[T fmt.Stringer](all []T) (list []string) {
	for _, x := range all {
		list = append(list, x.String())
	}
	return list
}

// TestTheCardsAreThoseOfTheSheet checks every number of every card against the sheet.
func TestTheCardsAreThoseOfTheSheet(t *testing.T) {
	d := sheet1(t)
	colours, n := []string{"red", "blue", "green", "yellow"}, 0
	for id, want := range printed(t) {
		c := d.Card(id)
		if c == aurora.NoCard {
			continue // objects, results and cards of the Automa have tests of their own
		}
		n++
		x := d.Of(c)
		colour := ""
		if x.Owner >= 0 {
			colour = colours[x.Owner]
		}
		ability := want.under("ability")
		for what, pair := range map[string][2]any{
			"kind":    {x.Kind.String(), want["kind"]},
			"colour":  {colour, want.word("colour")},
			"ability": {abilityWords(x.Skill), ability.word("do")},
			"extra":   {x.Extra, want["extra"] == true}, "tracks": {x.Tracks, want["tracks"] == true},
			"stays": {x.Stays, want["stays"] == true}, "loot": {x.Loot, want["tier"] != nil},
			"period": {int(x.Period), want.number("period")}, "tier": {int(x.Tier), want.number("tier")},
			"number": {int(x.Number), want.number("n")}, "skill": {int(x.Printed), want.number("skill")},
			"speed": {int(x.Speed), want.number("speed")}, "tow": {int(x.Tow), want.number("tow")},
			"behind": {int(x.Skill.Behind), ability.number("behind")},
			"more":   {int(x.Skill.More), ability.number("more")},
			"if":     {x.Skill.Loot, ability["if"] == "loot"},
			"places": {texts(x.Places), want.words("places")},
			"left":   {texts(x.Blocks[0]), want.words("left")}, "right": {texts(x.Blocks[1]), want.words("right")},
			"tokens": {texts(x.Tokens), want.words("tokens")},
			"do":     {effectWords(d.Effects(x.Do)), want.words("do")},
		} {
			if !reflect.DeepEqual(pair[0], pair[1]) {
				t.Errorf("%s: %s is %v, the sheet has %v", id, what, pair[0], pair[1])
			}
		}
		var options [][]string
		for _, l := range x.Choose {
			options = append(options, effectWords(d.Effects(l)))
		}
		if all := append(want.options("choose"), want.options("ambush")...); !reflect.DeepEqual(options, all) {
			t.Errorf("%s has the options %v, the sheet has %v", id, options, all)
		}
	}
	if n != aurora.CardCount {
		t.Errorf("%d of %d cards are in the sheet", n, aurora.CardCount)
	}
}

// rules1 returns the rules with the cards of version 1, which are those of the sheet.
func rules1(t testing.TB) aurora.Rules {
	t.Helper()
	first, ok := aurora.Rules{}.At(1)
	if !ok {
		t.Fatal("version 1 cannot be had")
	}
	return first.(aurora.Rules)
}

func sheet1(t testing.TB) *aurora.Data { return rules1(t).Data() }
