package think

import (
	_ "embed"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/learned"
)

// factNames lists the names of the facts in the files of numbers.
var factNames = [factCount]string{
	factFame: "fame", factHeld: "held", factPlaces: "places", factCrewFame: "crew-fame", factLead: "lead",
	factSpace: "space", factClean: "clean", factWhole: "whole", factCars: "cars", factStart: "start",
	factFuel: "fuel", factFood: "food", factLoads: "loads", factAmmo: "ammo", factCrew: "crew", factSkill: "skill",
	factContamination: "contamination", factReady: "ready", factReadySkill: "ready-skill",
	factRestingSkill: "resting-skill", factAlone: "alone", factPair: "pair", factTruck: "truck", factSpeed: "speed",
	factTow: "tow", factFree: "free", factCabin: "cabin", factHold: "hold", factSpare: "spare", factGrown: "grown",
	factGuns: "guns", factLevels: "levels", factArmour: "armour", factDamage: "damage", factRecycle: "recycle",
	factTracks: "tracks", factFoes: "foes", factTargets: "targets", factOrder: "order", factReach: "reach",
	factGoes:    "goes",
	factAbility: "speeds", factAbility + 1: "any-bonus", factAbility + 2: "no-contamination",
	factAbility + 3: "no-fame-loss", factAbility + 4: "gains-missing", factAbility + 5: "rallies",
	factAbility + 6: "repairs", factAbility + 7: "ignores", factAbility + 8: "hits-more", factAbility + 9: "worth-fame",
	factItself: "itself", factItsSpace: "its-space", factItsLead: "its-lead", factItsFame: "its-fame",
	factItsHeld: "its-held", factItsCrew: "its-crew", factItsSick: "its-sick", factItsRows: "its-rows",
	factItsFuel: "its-fuel", factItsAmmo: "its-ammo", factItsDamage: "its-damage", factGoesItself: "it-goes",
}

// foundText and soloText are the numbers found by play; cmd/lab rewrites the files.
//
//go:embed found.txt
var foundText string

//go:embed solo.txt
var soloText string

// found holds the numbers that Judge uses between people, solo those against the Automa.
var found, solo = read(foundText), read(soloText)

func read(text string) (w weights) {
	if err := learned.ReadSigned(text, FactNames, w[:]); err != nil {
		panic(err) // cannot happen: a test reads the files
	}
	return w
}

// guess is a guess at what each fact is worth, made before anything was played.
var guess = facts{
	factFame: 1, factHeld: 1.3, factPlaces: 1, factCrewFame: 1, factLead: 0.2, factSpace: 0.8, factClean: 0.4,
	factWhole: 0.3, factStart: 1.8, factFuel: 1.2, factFood: 0.55, factLoads: 0.5, factAmmo: 0.4, factCrew: 0.9,
	factSkill: 0.5, factContamination: -0.4, factReadySkill: 0.15, factRestingSkill: 0.1, factAlone: -3.6,
	factTruck: 1, factSpeed: 1, factTow: 0.2, factFree: 0.4, factCabin: 0.25, factHold: 0.25, factGrown: 0.5,
	factGuns: 0.2, factLevels: 0.2, factArmour: 0.13, factDamage: -0.2, factFoes: -0.5, factTargets: 1,
	factItself: 5, factItsSpace: 0.8, factItsLead: 0.5, factItsFame: 1, factItsHeld: 1, factItsCrew: 0.4,
	factItsRows: 0.4, factItsFuel: 0.8,
}

// Guessed returns the numbers that the search for better ones starts from.
func Guessed() []float64 {
	n := make([]float64, NumberCount)
	for i, v := range guess {
		n[3*i] = v
	}
	n[3*factItself+1] = 2 // it gains something in every round to come
	return n
}

// By returns the game, judged by other numbers.
func (g Game) By(n []float64) game.Game { return by{g, (*weights)(n)} }

// by is a game that is judged by numbers of its own.
type by struct {
	Game
	w *weights
}

// Judge implements game.Judge.
func (b by) Judge(s game.State, seat game.Seat) float64 {
	return b.judged(s.(*aurora.State), seat, b.w)
}
