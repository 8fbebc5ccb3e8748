package book_test

import (
	"strings"
	"testing"

	"onelongnight/game/book"
)

const sample = `# A remark.
= game The {game.name}
== aim What one wants
~ goal, victory
2.1 A **round** is a round; see [horse] and [the last|4].
@ asks:round figure
- Win{sign} soon.
! One may lose. [2.1]
& horse 4

== end The end
4 It ends.
= beasts Beasts
== horse {beast.horse}
~ pony
@ card:horse-1 card:horse
It runs to the [aim].
`

func sampleWords(key string) string {
	return map[string]string{"game.name": "Game", "beast.horse": "Héroïque Œuf"}[key]
}

func TestRead(t *testing.T) {
	facts := func(about string) string { return "It is " + about + ".\nIt has four legs." }
	text := book.Fill(strings.Replace(sample, "[the last|4]", "[4|the last]", 1), sampleWords, facts)
	b, err := book.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	if len(b.Chapters) != 2 || b.Chapters[0].Title != "The Game" || len(b.Chapters[0].Entries) != 2 {
		t.Fatalf("chapters are %+v", b.Chapters)
	}
	aim, rule := b.Find("2.1")
	if aim == nil || aim.ID != "aim" || rule != "2.1" || aim.Chapter != b.Chapters[0] {
		t.Fatalf("rule 2.1 is in %+v", aim)
	}
	if got, want := book.Plain(aim.Blocks[0].Text), "A round is a round; see Héroïque Œuf and the last."; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
	looks := ""
	for _, block := range aim.Blocks {
		for _, s := range block.Text {
			switch {
			case s.Link != "":
				looks += "[" + s.Link + "]"
			case s.Icon != "":
				looks += "{" + s.Icon + "}"
			case s.Bold:
				looks += "*"
			default:
				looks += "-"
			}
		}
		looks += []string{" text ", " rule ", " item ", " ruling "}[block.Kind]
	}
	if want := "-*-[horse]-[4]- rule -{sign}- item -[2.1] ruling "; looks != want {
		t.Errorf("the looks are %q, want %q", looks, want)
	}
	if horse, rule := b.Find("horse"); rule != "" || horse.About != "card:horse-1" || len(aim.See) != 2 ||
		aim.See[0].Text != horse.Title || aim.See[1].Text != "4 The end" {
		t.Errorf("the horse is %+v, and what else to read %+v", horse, aim.See)
	}
	if horse, _ := b.Find("horse"); len(horse.Facts) != 2 || horse.Facts[0] != "It is card:horse-1." {
		t.Errorf("the facts are %q", horse.Facts)
	}
	for topics, want := range map[string]string{"card:horse-1": "horse", "card:horse-7": "horse", "card:cow": "",
		"figure:total-2": "2.1", "card:cow asks:round-now": "2.1", "asks": "", "": ""} {
		if got := b.About(strings.Fields(topics)); got != want {
			t.Errorf("%q is told of at %q, want %q", topics, got, want)
		}
	}
	if e, _ := b.Find("nothing"); e != nil {
		t.Errorf("nothing is %+v", e)
	}
}

func TestBadBooksAreRefused(t *testing.T) {
	begin := "= a A\n== b B\n"
	for name, text := range map[string]string{
		"a link to nowhere": begin + "[c]", "more to read nowhere": begin + "& c", "an entry twice": begin + "== b C",
		"a rule twice": begin + "1 a\n1 b",
		"no chapter":   "== b B", "no entry": "= a A\ntext", "no title": "= a", "an entry without one": "= a A\n== b",
		"an open bracket": begin + "[b",
		"an open brace":   begin + "{b", "a star": begin + "a * b", "bold left on": begin + "**b",
		"a topic twice": begin + "@ x x", "a number for an entry": "= a A\n== 1 B",
	} {
		if _, err := book.Read(text); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func TestSearchRanks(t *testing.T) {
	b, err := book.Read(`= a A
== one Running the boat
== two A horse
== three Words
About a horse that is running.
== four More
~ horse
== five Of unhorsed men
== six Other
5.1 Horse and boat.
== seven Last
Nobody is unhorsed.
`)
	if err != nil {
		t.Fatal(err)
	}
	for query, want := range map[string]string{
		"horse": "two five four three six seven", "HÖRSÉ": "two five four three six seven", "running": "one three",
		"boat running": "one", "running horse": "three", "5.1": "six", "a horse": "two three six seven", "sea": "",
		" ": "", "boat horse": "six",
	} {
		var got []string
		for _, h := range b.Search(query) {
			got = append(got, h.Entry.ID)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q finds %q, want %q", query, got, want)
		}
	}
	if h := b.Search("boat")[1]; h.Rule != "5.1" || h.Name() != "5.1" || h.Text != "Horse and boat." {
		t.Errorf("boat is found in %+v", h)
	}
}

func TestFold(t *testing.T) {
	for text, want := range map[string]string{"ŁÓDŹ": "lodz", "ŐRÜLT Ű": "orult u", "Œuvre À\u00a0ça": "oeuvre a ca",
		"l’Été": "l'ete", "Żółć": "zolc"} {
		if got := book.Fold(text); got != want {
			t.Errorf("%q folds to %q, want %q", text, got, want)
		}
	}
}

// FuzzRead checks that any text is either refused or read, and that a book that was read can be searched.
func FuzzRead(f *testing.F) {
	f.Add(sample)
	f.Add("= a A\n== b B\n**[b|{x}]** {a.b}")
	f.Fuzz(func(t *testing.T, text string) {
		if b,
			err := book.Read(book.Fill(text, func(key string) string { return key },
			func(about string) string { return about })); err == nil {
			b.Search(text)
		}
	})
}
