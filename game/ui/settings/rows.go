package settings

import (
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Seated reports whether the chosen setup says where the person sits.
func (p *Preferences) Seated() bool {
	_, seat := p.Setup("")
	return seat != game.NoSeat
}

// row returns the values of one setting as commands.
func (p *Preferences) row(of choice) (list []desk.Command) {
	if len(of.values) < 2 || of.opponent() && p.desk.Chairs() < 2 {
		return nil // nothing to choose, or nobody to choose it for
	}
	for i, value := range of.values {
		one := desk.NewCommand(scene.Command{ID: "set-" + of.name + "-" + value, Row: p.rowName(of.name),
			Label: p.ValueName(of.name, value), Choice: true,
			Chosen: value == p.inForce(of.name)}, func() { p.Set(of.name, value) })
		if of.name == "level" {
			one.Short = value
		}
		if hard := p.hard(of.name); hard != nil {
			one.Rated, one.Stars, one.Sub = true, hard[i], p.desk.Optional("side."+value+".pitch")
		}
		list = append(list, one)
	}
	return list
}

// hard returns how hard each option of a choice is, nil if they are all alike.
func (p *Preferences) hard(name string) []int {
	for _, choice := range game.ChoicesOf(p.desk.Offer().Kind) {
		if choice.Name == name {
			return choice.Hard
		}
	}
	return nil
}

// counts reports whether a choice of the setup applies with the others as they are.
func (p *Preferences) counts(name string) bool {
	for _, choice := range game.ChoicesOf(p.desk.Offer().Kind) {
		if choice.Name == name && choice.When != "" {
			return p.Value(choice.When) == choice.With
		}
	}
	return true
}

// Speeds returns the commands for the speeds.
func (p *Preferences) Speeds() (list []desk.Command) {
	for _, choice := range p.chosen.choices {
		if choice.name == "speed" {
			choice.values = slices.DeleteFunc(slices.Clone(choice.values), func(v string) bool { return v == "0" })
			list = p.row(choice)
		}
	}
	return list
}

// ofSettings returns the commands of the settings' screen: a row for each setting.
func (p *Preferences) ofSettings() []desk.Command {
	var list []desk.Command
	for _, choice := range p.chosen.choices {
		if len(choice.values) < 2 || choice.name == muted || choice.game != "" && p.desk.OnShelf() {
			continue // nothing to choose, or no game to choose it for
		}
		if p.Seated() && (p.Arranges(choice.name) || strings.HasPrefix(choice.name, leads)) {
			continue // it has a screen of its own
		}
		list = append(list, p.row(choice)...)
	}
	return list
}

func (p *Preferences) ofSetup() []desk.Command {
	var list []desk.Command
	led := p.led()
	for _, choice := range p.chosen.choices {
		if p.Arranges(choice.name) && p.counts(choice.name) || choice.name == "level" ||
			slices.Contains(led, choice.name) {
			list = append(list, p.row(choice)...)
		}
	}
	return list
}
