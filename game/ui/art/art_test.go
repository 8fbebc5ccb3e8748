package art

import (
	"math"
	"slices"
	"strings"
	"testing"

	"convoy/game/ui/kit"
)

// cards are the ids of all cards, without copy numbers.
var cards = []string{
	"runner", "assault-team", "hacker", "commando", "cpt-johnson", "mcpherson", "kid", "nestugov", "task-force", "heavy-machine-gun",
	"patriot", "lieutenant-calahan", "saboteur", "scorn", "trooper", "scout", "bunker", "emp-launcher", "electromagnetic-field", "emp-assault",
	"medic", "sudden-attack", "war-council", "retreat", "recon", "move", "sniper", "intelligence",
	"annihilator", "blocker", "brute", "gauss-cannon", "hybrid", "juggernaut", "clown", "hunter", "brain", "defender", "spiders",
	"dreadnought", "steelhound", "ripper", "hornet", "stormtrooper", "transporter", "kasparov-module", "net-module",
	"contamination-module", "combat-module", "annihilation-module", "destruction-module", "matrix-connection", "push-back",
	"recycler", "retreat-order", "relocate", "massive-assault",
}

// Two cards are told apart if their pictures differ by more than this in brightness or colour, 0..255 on average, as a whole
// and as a token.
const apart = 9

func TestEveryCardHasItsOwnPicture(t *testing.T) {
	type seen struct {
		id           string
		scene, token []uint8
	}
	var all []seen
	for _, id := range cards {
		if blocks()[id] == nil {
			t.Errorf("%s has no scene", id)
			continue
		}
		scene, token := kit.NewPainter(50, 38, 0.25), kit.NewPainter(40, 49, 0.35)
		Scene(scene, id)
		crop := Crop(id, true)
		token.Push(kit.Translate(-crop.X, -crop.Y))
		Scene(token, id)
		// A little out of focus, so that it is shapes that differ, not edges.
		scene.Blur(1)
		token.Blur(1)
		one := seen{id, scene.Image().Pix, token.Image().Pix}
		for _, other := range all {
			if d := difference(one.scene, other.scene); d < apart {
				t.Errorf("%s looks like %s: %.1f apart", id, other.id, d)
			}
			if d := difference(one.token, other.token); d < apart {
				t.Errorf("the token of %s looks like that of %s: %.1f apart", id, other.id, d)
			}
		}
		all = append(all, one)
	}
}

// difference is how far two pictures of one size are apart on average.
func difference(a, b []uint8) float64 {
	sum := 0.0
	for i := range a {
		sum += math.Abs(float64(a[i]) - float64(b[i]))
	}
	return sum / float64(len(a)) * 4 / 3 // alpha never differs
}

// TestEveryBlockIsRead paints every block, so that a slip in the text is found, and looks for blocks nobody uses.
func TestEveryBlockIsRead(t *testing.T) {
	used := map[string]bool{}
	for _, lines := range blocks() {
		for _, line := range lines {
			f := strings.Fields(line)
			switch f[0] {
			case "use":
				used[f[1]] = true
			case "row":
				used[f[4]] = true
			}
		}
	}
	for name := range blocks() {
		(&pen{Painter: kit.NewPainter(20, 15, 0.1), planes: olive}).draw(name)
		if !used[name] && !slices.Contains(cards, name) {
			t.Errorf("nobody uses the block %q", name)
		}
	}
}

func TestSkylinesChangeWithTheirBlocks(t *testing.T) {
	for _, city := range []string{"ziggy-one", "iron-gate", "cleveland-harbour", "jersey-crust", "new-york"} {
		seen := map[string]bool{}
		for _, b := range [][]Block{{Whole, Whole}, {Burning, Whole}, {Ruined, Whole}, {Ruined, Ruined}} {
			p := kit.NewPainter(200, 120, 1)
			Skyline(p, city, 200, 120, b)
			seen[string(p.Image().Pix)] = true
		}
		if len(seen) != 4 {
			t.Errorf("%s has only %d looks", city, len(seen))
		}
	}
}
