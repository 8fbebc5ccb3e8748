package pack

import (
	"slices"
	"strings"
	"testing"
)

// TestAPartIsLeftOutWithWhatItNeeds: of a part that imports another one which has a stand-in, both are left as they
// are.
func TestAPartIsLeftOutWithWhatItNeeds(t *testing.T) {
	for part, with := range map[string]string{"go/build": "regexp", "regexp": ""} {
		needed, err := needs(t.Context(), ".", part)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Contains(needed, part) || with != "" && !slices.Contains(needed, with) {
			t.Errorf("%s needs %q", part, needed)
		}
	}
}

// TestSavingsArePrinted in a table, a line for each.
func TestSavingsArePrinted(t *testing.T) {
	var out strings.Builder
	savings := []Saving{{"go/build", []string{"regexp"}, Weight{157_400, 991_000}},
		{"net", nil, Weight{3_450, 119_000}}}
	if err := PrintSavings(&out, Weight{3_254_972, 17_000_000}, savings); err != nil {
		t.Fatal(err)
	}
	want := `     brotli     plain  left out in turn
   157.4 kB    991 kB  go/build with regexp
     3.5 kB    119 kB  net
  3255.0 kB  17000 kB  page and worker with all of them
`
	if out.String() != want {
		t.Errorf("printed is\n%s", out.String())
	}
}
