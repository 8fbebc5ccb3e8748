package convoy

import (
	"slices"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/motion"
)

// pace says how long an event is shown, in ms at normal speed, and how many ms after it the next of its kind may begin;
// a stagger of 0 means that the next has to wait for the end.
type pace struct{ length, stagger float64 }

var (
	// attackPace is for the beginning of an attack, which is announced by a banner across the road.
	attackPace = pace{450, 0}
	// arrivalPace is for a unit of the other side, whose card is held up to be read before it goes to its place.
	arrivalPace = pace{board.ArrivalTime, 0}
	// asidePace is for a unit of one's own that is played into a city other than the one fought for: a narrow screen
	// shows that city long enough for the unit to be noticed.
	asidePace = pace{850, 0}
)

// instantTime is how long an instant is shown, in ms.
const instantTime = 900

// paceOf returns the pace of a step. An event without a pace changes nothing that can be seen, or is shown with the
// next.
func paceOf(s *table.Step) pace {
	switch e := s.Event.(type) {
	case rules.PhaseBegan:
		if e.Phase == rules.MolochAttack || e.Phase == rules.OutpostAttack {
			return attackPace
		}
		return pace{}
	case rules.BattleDecided:
		if len(counted(s, e, rules.Moloch))+len(counted(s, e, rules.Outpost)) == 0 {
			return pace{board.BattleTime - board.DesertedLead, 0}
		}
		return pace{board.BattleTime, 0}
	case rules.Played:
		switch {
		case !s.Mine:
			return arrivalPace
		case e.City != s.View(rules.Outpost).(*rules.View).Active:
			return asidePace
		}
		return pace{440, 0}
	case rules.InstantPlayed:
		if e.Card == rules.EMPAssault {
			return pace{instantTime + attackPace.length, 0}
		}
		return pace{instantTime, 0}
	}
	plain, _ := plainPaces.Of(s.Event)
	return plain
}

// plainPaces are those of events that always have the same one, whatever the position.
var plainPaces = game.TableOf(map[pace][]game.Event{
	{140, 45}: {rules.Paid{}},
	{220, 60}: {rules.Drew{}},
	{250, 45}: {rules.ShuffledBack{}},
	{300, 45}: {rules.Discarded{}},
	{300, 0}:  {rules.Kept{}, rules.Redealt{}, rules.Used{}, rules.MovedTo{}, rules.Crushed{}, rules.Returned{}},
	{350, 0}: {rules.Marked{}, rules.GaveShield{}, rules.SwitchedOff{}, rules.ModuleSwitchedOff{},
		rules.CaughtInNet{}, rules.Copied{}, rules.Blocked{}, rules.Attached{}, rules.Captured{},
		rules.Recovered{}, rules.Widened{}, rules.DistrictAdded{}, rules.Triggered{}},
	{400, 0}:   {rules.DistrictChosen{}},
	{450, 0}:   {rules.CitySupported{}, rules.Launched{}, rules.Killed{}},
	{500, 60}:  {rules.Spied{}},
	{500, 160}: {rules.Milled{}, rules.Revealed{}},
	{600, 200}: {rules.BattleBegan{}},
	{600, 0}:   {rules.Ended{}},
	{700, 0}:   {rules.Benefited{}, rules.DistrictFell{}},
	{1500, 0}:  {rules.CityFell{}},
})

// counted returns the units of a side whose strength counts in a battle at the moment when it is decided.
func counted(s *table.Step, e rules.BattleDecided, side game.Seat) []rules.Card {
	v := s.View(rules.Outpost).(*rules.View)
	return slices.DeleteFunc(slices.Clone(v.UnitsIn(e.City, side)),
		func(u rules.Card) bool { return u.Kind() == rules.Building })
}

// follows reports whether an event may be shown in the same beat as the one before it.
func follows(before, e game.Event) bool {
	plain, _ := plainPaces.Of(e)
	return before.Name() == e.Name() && plain.stagger > 0 ||
		game.Is[rules.BattleBegan](before) && game.Is[rules.Drew](e)
}

// Beats cuts steps into beats, each of which is shown at one time. First is the number of the first step.
func (*Skin) Beats(first int, steps []table.Step) []motion.Beat {
	var beats []motion.Beat
	begin, last := 0, game.Event(nil)
	for i := range steps {
		e := steps[i].Event
		switch {
		case paceOf(&steps[i]).length == 0:
			continue // with the next
		case len(beats) > 0 && follows(last, e) && beats[len(beats)-1].Last == first+i-1:
			beats[len(beats)-1].Last = first + i
		default:
			beats = append(beats, motion.Beat{First: first + begin, Last: first + i, Chapter: chapter(&steps[i])})
		}
		begin, last = i+1, e
	}
	for i := range beats {
		part := steps[beats[i].First-first : beats[i].Last-first+1]
		for k, at := range schedule(part) {
			beats[i].Length = max(beats[i].Length, at+paceOf(&part[k]).length)
		}
	}
	return beats
}

// chapter returns the chapter that a step belongs to. Every battle has two: what comes before it is decided, and its
// resolution.
func chapter(s *table.Step) int {
	v := s.View(rules.Moloch).(*rules.View)
	if v.Phase == rules.Resolution || v.Phase == rules.Over {
		return 2*int(v.Battle) + 1
	}
	return 2*int(v.Battle) + 2 // the game begins in chapter 2, before battle 1
}

// schedule returns when each step of a beat begins, in ms from the beginning of the beat.
func schedule(steps []table.Step) []float64 {
	at := make([]float64, len(steps))
	for i := 1; i < len(steps); i++ {
		at[i] = at[i-1] + paceOf(&steps[i-1]).stagger
	}
	return at
}
