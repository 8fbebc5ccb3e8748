// Positions to look at and to test the layout with. Their words stand for any language's.

package board_test

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// Sample is a table, what lies open over it, and a toast about one of its things.
type Sample struct {
	*board.Model
	Open    panel.Open
	Toast   string
	ToastAt table.Spot
}

// Layout lays table and panels out in a window of w by h CSS pixels.
func (s Sample) Layout(w, h, textScale float64) (*board.Layout, *panel.Layout) {
	f := board.NewLayout(s.Model, w, h, textScale)
	hits := f.Hits()
	if s.Open.Title != nil {
		hits = nil
	}
	if s.Toast != "" {
		at, over := f.Over(s.ToastAt)
		if !over {
			at, _ = f.Anchor(s.ToastAt)
		}
		s.Open.Toast = &panel.Toast{Text: s.Toast, At: at, Over: over, Foot: f.Held.Y, Head: f.Top.Bottom()}
	}
	return f, panel.NewLayout(s.Open, f.Window, hits)
}

// Draw draws both at a moment.
func (s Sample) Draw(c *kit.Canvas, f *board.Layout, p *panel.Layout, now board.Now) {
	if s.Open.Title == nil {
		board.Draw(c, s.Model, f, now)
	}
	p.Draw(c, now.Clock)
}

// alone returns a sample with nothing over the table.
func alone(build func() *board.Model) func() Sample {
	return func() Sample { return Sample{Model: build()} }
}

// All are the samples by name.
var All = map[string]func() Sample{
	"table": alone(Table), "moloch": alone(MolochView), "wide": alone(WideHand), "late": alone(Late),
	"crowd": alone(Crowd), "bare": alone(Bare), "waiting": alone(Waiting), "paying": alone(Paying),
	"planned": alone(Planned), "battle": alone(Battle), "count": alone(Count), "standoff": alone(Standoff),
	"doom": alone(Doom), "deserted": alone(Deserted), "opening": Opening, "story": Told, "choice": Choice, "fan": Fan,
	"pile": Pile, "log": Records, "why": Why, "menu": Menu, "settings": Settings,
	"end": End, "lost": Lost, "title": Title, "inspect": Inspect,
}

func robot(id, art, name, strength string, trigger kit.Icon) board.Unit {
	return board.Unit{ID: id, Art: art, Name: name, Kind: board.Robot, Faction: board.Moloch, Strength: strength,
		Trigger: trigger}
}

func soldier(id, art, name, strength string, trigger kit.Icon) board.Unit {
	return board.Unit{ID: id, Art: art, Name: name, Kind: board.Soldier, Faction: board.Outpost, Strength: strength,
		Trigger: trigger}
}

func districts(names ...kit.Icon) []board.District {
	var out []board.District
	for _, n := range names {
		out = append(out, board.District{Benefit: n})
	}
	return out
}

func hand(art, name, strength string, kind board.Kind, trigger kit.Icon, word, text string) board.Card {
	c := board.Card{
		ID: art, Art: art, Faction: board.Outpost, Kind: kind, Name: name, Strength: strength, TriggerIcon: trigger,
		TriggerWord: word, Text: text, KindIcon: board.IconInstant, KindWord: "Instant", Glow: board.GlowAct,
	}
	switch kind {
	case board.Soldier:
		c.KindIcon, c.KindWord = board.IconSoldier, "Soldier"
	case board.Building:
		c.KindIcon, c.KindWord = board.IconBuilding, "Building"
	case board.Robot, board.Spiders:
		c.KindIcon, c.KindWord = board.IconRobot, "Robot"
	case board.Module:
		c.KindIcon, c.KindWord = board.IconModule, "Module"
	}
	return c
}

// base returns what every table has.
func base() *board.Model {
	m := &board.Model{Seat: board.Outpost, Stand: board.Count{Value: 13, Label: "districts stand"}}
	m.Sides[board.Moloch] = board.SideInfo{Name: "Moloch", Deck: 31, Hand: 4, Battles: 15, Lasts: "lasts 15 battles"}
	m.Sides[board.Outpost] = board.SideInfo{Name: "Outpost", Deck: 31, Hand: 4, Battles: 15, Lasts: "lasts 15 battles"}
	m.Steps = furniture.Steps{Index: 2, Labels: []string{"I", "II", "III", "IV", "V", "VI"},
		Names: []string{"Draw", "District", "Moloch attacks", "Outpost attacks", "Modules", "Resolution"},
		Now:   "III Moloch attacks"}
	m.Cities = [5]board.City{
		{N: 1, ID: "ziggy-one", Name: "Ziggy One", Short: "Ziggy", Active: true, Moloch: row(3), Outpost: row(4),
			Districts: districts(board.IconDraw, board.IconKill)},
		{N: 2, ID: "iron-gate", Name: "Iron Gate", Moloch: row(4), Outpost: row(4),
			Districts: districts(board.IconKill, board.IconDraw, board.IconNone)},
		{N: 3, ID: "cleveland-harbour", Name: "Cleveland Harbour", Short: "Cleveland", Moloch: row(4), Outpost: row(3),
			Districts: districts(board.IconSend, board.IconBomb, board.IconDraw)},
		{N: 4, ID: "jersey-crust", Name: "Jersey Crust", Short: "Jersey", Moloch: row(4), Outpost: row(4),
			Districts: districts(board.IconSend, board.IconBomb)},
		{N: 5, ID: "new-york", Name: "New York", Moloch: row(5), Outpost: row(5),
			Districts: districts(board.IconKill, board.IconDraw, board.IconBomb)},
	}
	m.Buttons = []furniture.Button{
		{Button: panel.Button{ID: "menu", Icon: kit.IconMenu, Label: "Menu"}, Slot: furniture.SlotTopLeft},
		{Button: panel.Button{ID: "log", Icon: kit.IconLog, Label: "Log"}, Slot: furniture.SlotTopRight},
		{Button: panel.Button{ID: "mute", Icon: kit.IconSound, Label: "Sound off"}, Slot: furniture.SlotSound},
		optionalButton("undo", "Undo", kit.IconUndo, furniture.HomeUndo),
		{Button: panel.Button{ID: "support", Icon: board.IconBuilding, Label: "Support",
			Sub: "discard 2: kill a robot"}},
		{Button: panel.Button{ID: "done", Label: "End attack", Sub: "6 cards stay in hand", Style: panel.StyleMain}},
	}
	m.Log.Lines = []string{"Moloch played **Hunter**; it killed **Runner**."}
	return m
}

func row(n int) board.Row { return board.Row{Positions: n, Total: "0"} }

// outpostHand returns the hand in the design's picture.
func outpostHand() []board.Card {
	return []board.Card{
		hand("commando", "Commando", "1", board.Soldier, board.IconEntry, "Entry",
			"Moloch loses the top card of its deck."),
		hand("emp-launcher", "EMP Launcher", "0", board.Building, board.IconAura, "Aura",
			"Robots and special modules here lose their abilities."),
		hand("scorn", "Scorn", "1", board.Soldier, board.IconEntry, "Entry", "You may kill one robot in this city, "+
			"unless it is immune."),
		hand("sniper", "Sniper", "", board.Instant, board.IconInstant, "Instant", "Kill any one robot, in any city. "+
			"Immunity does not help it."),
		hand("move", "Move", "", board.Instant, board.IconInstant, "Instant", "Move a soldier to a neighbouring city."),
		hand("war-council", "War Council", "", board.Instant, board.IconInstant, "Instant", "Draw three, keep two."),
	}
}

// Table returns the position of the design's pictures: battle 4, the Outpost's attack, with Scorn picked up.
func Table() *board.Model {
	m := base()
	m.Stand.Value = 10
	m.Sides[board.Moloch] = board.SideInfo{Name: "Moloch", Deck: 16, Hand: 5, Discard: 6, Battles: 8,
		Lasts: "lasts 8 battles"}
	m.Sides[board.Outpost] = board.SideInfo{Name: "Outpost", Deck: 18, Hand: 6, Discard: 2, Battles: 9,
		Lasts: "lasts 9 battles"}
	m.Steps.Index, m.Steps.Now = 3, "IV Outpost attacks"
	m.Prompt = furniture.Prompt{Heading: "Your attack", Lines: []string{
		"Choose a city for **Scorn**.", "Iron Gate, if Hunter dies: **11 to 7**.", "Cleveland is full.",
	}}
	m.Hand = outpostHand()
	m.Hand[2].Glow = board.GlowSelected
	z, i, c, j, n := &m.Cities[0], &m.Cities[1], &m.Cities[2], &m.Cities[3], &m.Cities[4]
	z.Destroyed, z.Active, i.Active = true, false, true
	for k := range z.Districts {
		z.Districts[k].State = board.Ravaged
	}
	z.Moloch.Units = []board.Unit{robot("brute", "brute", "Brute", "3", "")}
	z.Outpost.Units = []board.Unit{soldier("scout-1", "scout", "Scout", "1", ""), soldier("kid", "kid", "Kid", "1", "")}

	i.Districts[0].State, i.Districts[1].State = board.Ravaged, board.Fought
	jug, hun, sto := robot("juggernaut", "juggernaut", "Juggernaut", "5", ""),
		robot("hunter-1", "hunter", "Hunter", "3", board.IconEntry),
		robot("stormtrooper", "stormtrooper", "Stormtrooper", "1", board.IconWin)
	jug.Shielded, hun.Glow, sto.Marker, sto.Tone = true, board.GlowThreat, "−2", panel.ToneDown
	spi := robot("spiders-1", "spiders", "Spiders", "1", board.IconAura)
	spi.Kind = board.Spiders
	i.Moloch = board.Row{Positions: 4, Units: []board.Unit{jug, hun, sto, spi}, Total: "10", Forecast: "7", Leads: true}
	cal, hmg, tro := soldier("lieutenant-calahan", "lieutenant-calahan", "Lt Calahan", "2", board.IconAura),
		soldier("heavy-machine-gun", "heavy-machine-gun", "Heavy MG", "5", board.IconWin),
		soldier("trooper-1", "trooper", "Trooper", "2", board.IconEntry)
	cal.Tone, hmg.Tone, tro.Tone, hmg.Marker, hmg.MarkerUp = panel.ToneUp, panel.ToneUp, panel.ToneUp, "+2", true
	i.Outpost = board.Row{Positions: 4, Units: []board.Unit{cal, hmg, tro}, Total: "9", Forecast: "11"}
	i.Glow, i.LitSocket, i.LitSide = board.GlowLegal, "+", board.Outpost
	i.Support = "Support"

	hou, hor := robot("steelhound", "steelhound", "Steelhound", "4", ""), robot("hornet", "hornet", "Hornet", "2",
		board.IconOnce)
	hou.Marker, hou.MarkerUp, hou.Tone, hor.Tone = "+1", true, panel.ToneUp, panel.ToneDown
	c.Moloch = board.Row{Positions: 4, Units: []board.Unit{hou, hor}, Total: "6", Leads: true}
	c.Outpost = board.Row{Positions: 3,
		Units: []board.Unit{soldier("saboteur", "saboteur", "Saboteur", "1", board.IconAura),
			soldier("patriot", "patriot", "Patriot", "2", board.IconAura),
			soldier("assault-team", "assault-team", "Assault Team", "2", board.IconEntry)}, Total: "5"}
	c.Note = "full"
	gau := robot("gauss-cannon", "gauss-cannon", "Gauss Cannon", "6", "")
	gau.Marker, gau.MarkerUp, gau.Tone = "+1", true, panel.ToneUp
	j.Moloch = board.Row{Positions: 4, Units: []board.Unit{gau}, Total: "6", Leads: true}
	j.Glow, j.LitSocket, j.LitSide = board.GlowLegal, "+", board.Outpost
	kid := soldier("task-force", "task-force", "Task Force", "2", board.IconEntry)
	kid.Marker, kid.MarkerUp, kid.Tone = "+1", true, panel.ToneUp
	n.Outpost = board.Row{Positions: 5, Units: []board.Unit{kid}, Total: "2", Leads: true}
	n.Glow, n.LitSocket, n.LitSide = board.GlowLegal, "+1", board.Outpost
	return m
}

// Opening returns the first battle, with nothing in play.
func Opening() Sample {
	m := base()
	m.Cities[0].Districts[0].Glow, m.Cities[0].Districts[1].Glow = board.GlowLegal, board.GlowLegal
	m.Steps.Index, m.Steps.Now = 1, "II District"
	m.Prompt = furniture.Prompt{Heading: "Choose a district",
		Lines: []string{"Where does the convoy strike in **Ziggy One**?"}}
	m.Hand = outpostHand()[:4]
	return Sample{m, panel.Open{Focus: table.KindPart.Spot("1-2")}, "Moloch chooses first; you attack after it.",
		table.KindPart.Spot("1-1")}
}
