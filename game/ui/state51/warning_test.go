package state51_test

import (
	"fmt"
	"strings"
	"testing"

	rules "onelongnight/game/state51"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
	look "onelongnight/game/ui/state51"
)

// TestAPassIsWarnedOf where nothing was done in the round yet, and where a point can still be had; no more.
func TestAPassIsWarnedOf(t *testing.T) {
	for name, c := range map[string]struct {
		base, more, want string
	}{
		"nothing done":        {`"worker":2`, `"hand":["envoy"]`, "You still could"},
		"nothing can be done": {``, `"hand":[]`, ""},
		"all is done":         {`"worker":2`, `"hand":["envoy"],"actions":3`, ""},
		"a point is left":     {`"worker":2,"scrap":1`, `"hand":[],"locations":[{"id":"scrap-trader-1"}],"actions":3`, "Scrap Trader"},
	} {
		s := from(t, fmt.Appendf(nil, `{"game":"state51","version":2,"phase":"actions","round":3,"first":"a","turn":"a",
			"deck":["school-1","oil-rig","road-1","market"],"seats":[{"faction":"appalachians","base":{%s},%s},
			{"faction":"new-york","passed":true}]}`, c.base, c.more))
		bare, _ := rules.Of(s.Game)
		k := look.New(bare, voice.English().For(s.Game))
		var pass *table.Action
		for _, a := range s.Actions() {
			if rules.ActOf(a.Move).Verb == rules.DoPass {
				pass = &a
			} else if got := k.Warning(s, a); got != "" {
				t.Errorf("%s: %s is warned of: %s", name, a.ID, got)
			}
		}
		if pass == nil {
			t.Fatalf("%s: nobody can pass", name)
		}
		if got := k.Warning(s, *pass); (got == "") != (c.want == "") || !strings.Contains(got, c.want) {
			t.Errorf("%s: a pass is told %q, want %q", name, got, c.want)
		}
	}
}
