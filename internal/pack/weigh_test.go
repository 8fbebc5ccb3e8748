package pack

import (
	"strings"
	"testing"
)

// TestSavingsArePrinted in a table, a line for each.
func TestSavingsArePrinted(t *testing.T) {
	var out strings.Builder
	savings := []Saving{{"go/build", Weight{157_400, 991_000}}, {"net", Weight{3_450, 119_000}}}
	if err := PrintSavings(&out, [2]Weight{{3_254_972, 17_000_000}, {642_148, 2_990_642}}, savings); err != nil {
		t.Fatal(err)
	}
	want := `     brotli     plain  left out in turn
   157.4 kB    991 kB  go/build
     3.5 kB    119 kB  net
  3255.0 kB  17000 kB  page with all of them
   642.1 kB   2991 kB  worker with all of them
`
	if out.String() != want {
		t.Errorf("printed is\n%s", out.String())
	}
}
