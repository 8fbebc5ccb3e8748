package panel

import (
	"fmt"
	"testing"

	"onelongnight/game/ui/kit"
)

// TestARowIsNotAlone: a single row, however long, begins at the left, as there is nothing to stand in a second column.
func TestARowIsNotAlone(t *testing.T) {
	row := OptionRow{Label: "In order"}
	for i := range 12 {
		row.Choices = append(row.Choices, Button{ID: fmt.Sprint(i), Rated: true, Label: fmt.Sprintf("%d · Wherever", i),
			Sub: "Win an earlier one of them first."})
	}
	for _, rows := range [][]OptionRow{{row}, {row, {Label: "Sound", Choices: []Button{{Label: "On"}}}}} {
		p := (&Options{Rows: rows}).place(kit.NewWindow(821, 462, 1))
		if p.Labels[0].X != p.View.X || p.Small[0].X != p.View.X {
			t.Errorf("%d rows: the first begins at %g, not %g", len(rows), p.Labels[0].X, p.View.X)
		}
	}
}

// TestTheCatalogueSaysWhatIsChosen: where choices are shortened, the selected one is named above in the language's own
// way.
func TestTheCatalogueSaysWhatIsChosen(t *testing.T) {
	row := OptionRow{Label: "Niveau", Chosen: "Niveau\u00a0: 2, soldat", Choices: []Button{
		{Label: "1, recrue", Short: "1"}, {Label: "2, soldat", Short: "2", Selected: true}}}
	for width, want := range map[float64]string{360: row.Chosen, 1280: row.Label} {
		if got := row.name(kit.NewWindow(width, 720, 1)); got != want {
			t.Errorf("%g wide: %q, not %q", width, got, want)
		}
	}
}
