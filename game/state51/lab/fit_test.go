package lab

import (
	"flag"
	"io"
	"os"
	"testing"

	"onelongnight/game/bot"
	"onelongnight/game/state51/think"
)

var fit = flag.Bool("fit", false, "fit the outlook anew and write it: eight minutes")

// TestTheOutlookIsFitted: equal games make equal weights, which tell something; asked to, it fits those that ship.
func TestTheOutlookIsFitted(t *testing.T) {
	searching := bot.Level{Name: "searching", New: bot.SearchByQuickJudgement(4, 3, 1)}
	if *fit {
		f := Outlook(searching)
		w, err := f.Run(os.Stderr)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile("../think/outlook.txt", []byte(think.WeightsText(&w)), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	f := Fitting{Games: 60, Level: bot.Level{Name: "greedy", New: bot.ByJudgement(0, 0)}, Epochs: 3, Shrink: 1e-5}
	w, err := f.Run(io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := f.Run(io.Discard); err != nil || again != w {
		t.Errorf("a second fitting finds other weights: %v", err)
	}
	if w[0] <= 0 {
		t.Errorf("points count for %v", w[0])
	}
}
