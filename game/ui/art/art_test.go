package art

import (
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

func TestEveryCardHasItsOwnPicture(t *testing.T) {
	seen := map[string]string{}
	for _, id := range cards {
		if scenes[id] == nil {
			t.Errorf("%s has no scene", id)
			continue
		}
		p := kit.NewPainter(100, 75, 0.5)
		Scene(p, id)
		if twin, ok := seen[string(p.Image().Pix)]; ok {
			t.Errorf("%s looks like %s", id, twin)
		}
		seen[string(p.Image().Pix)] = id
	}
	if len(scenes) != len(cards) {
		t.Errorf("there are %d scenes for %d cards", len(scenes), len(cards))
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
