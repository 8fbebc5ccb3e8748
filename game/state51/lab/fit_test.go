package lab

import (
	"flag"
	"os"
	"testing"

	"onelongnight/game/bot"
	"onelongnight/game/state51/think"
)

var fit = flag.Bool("fit", false, "fit the outlook anew, which takes minutes")

// TestOutlookIsFitted writes the weights anew if it is asked to.
func TestOutlookIsFitted(t *testing.T) {
	if !*fit {
		return
	}
	f := Outlook(bot.Level{Name: "4", New: bot.SearchByQuickJudgement(4, 3, 1)})
	w, err := f.Run(os.Stderr)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("../think/outlook.txt", []byte(think.WeightsText(&w)), 0o644); err != nil {
		t.Fatal(err)
	}
}
