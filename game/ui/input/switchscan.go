package input

import (
	"slices"
	"strconv"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/trace"
)

// switchScan is one-switch scanning: the focus moves by itself from group to group at the chosen pace; a single key, or
// any press of the pointer, takes the group, and then in the same way one of its things.
type switchScan struct {
	desk  *desk.Desk
	prefs Preferences
	focus *Focus
	view  Shown
	keys  Keys
	do    func(Intent)

	groups []scanGroup
	group  int
	shown  []table.Spot // the group whose first thing has the focus, nil if it is a single thing
	item   int          // −1 while scanning groups
	rounds int          // through the things of a group
	since  time.Time
}

func newSwitchScan(d *desk.Desk, prefs Preferences, focus *Focus, view Shown, keys Keys, do func(Intent)) *switchScan {
	return &switchScan{desk: d, prefs: prefs, focus: focus, view: view, keys: keys, do: do}
}

// scanGroup is a group of things. Those of some groups are touched, those of others show details.
type scanGroup struct {
	spots []table.Spot
	tells bool
}

func (g scanGroup) equal(h scanGroup) bool {
	return g.tells == h.tells && slices.Equal(g.spots, h.spots)
}

// patience is how often the things of a group are scanned before the groups again.
const patience = 2

// pace returns how long the focus stays, 0 without scanning.
func (s *switchScan) pace() time.Duration {
	n, err := strconv.Atoi(s.prefs.Value("scan"))
	if err != nil {
		return 0 // "off"
	}
	return time.Duration(n) * time.Second
}

// on reports whether scanning is on.
func (s *switchScan) on() bool { return s.pace() > 0 }

// advance moves the focus when its time has come, and starts again if the things have changed.
func (s *switchScan) advance(now time.Time) {
	if !s.on() || s.desk.Picture() == nil {
		if s.groups != nil {
			s.groups, s.shown = nil, nil
			s.focus.drop()
		}
		return
	}
	if found := s.find(); !slices.EqualFunc(found, s.groups, scanGroup.equal) {
		s.groups, s.group, s.item, s.since = found, 0, -1, now
		s.point()
		return
	}
	if now.Sub(s.since) < s.pace() || len(s.groups) == 0 {
		return
	}
	s.since = now
	switch n := len(s.groups[s.group].spots); {
	case s.item < 0:
		s.group = (s.group + 1) % len(s.groups)
	case s.item+1 < n:
		s.item++
	case s.rounds+1 < patience || len(s.groups) == 1:
		s.item = 0
		s.rounds++
	default:
		s.item = -1
	}
	s.point()
}

// find lists the groups: what can be touched, by kind; the commands, by row; what can be read, by heading.
func (s *switchScan) find() []scanGroup {
	var list []scanGroup
	last := ""
	add := func(spot table.Spot, name string, tells bool) {
		if n := len(list); n == 0 || name != last {
			list = append(list, scanGroup{tells: tells})
		}
		last = name
		g := &list[len(list)-1]
		g.spots = append(g.spots, spot)
	}
	if s.desk.Bare() {
		next := s.view.Next()
		slices.SortStableFunc(next, func(a, b table.Spot) int { return int(a.Kind) - int(b.Kind) })
		for _, spot := range next {
			add(spot, "touch "+spot.Kind.String(), false)
		}
	}
	for _, c := range s.focus.commands() {
		add(c.Spot(), "give "+c.Row, false)
	}
	for _, sight := range s.view.Front().Sights() {
		if sight.Opens && sight.Seen {
			add(sight.Spot, "read "+sight.Group, true)
		}
	}
	return list
}

// point shows the group or thing that can be taken now.
func (s *switchScan) point() {
	s.shown = nil
	if len(s.groups) == 0 {
		s.focus.drop()
		return
	}
	g := s.groups[s.group]
	if s.item < 0 {
		s.shown = g.spots
		s.focus.Set(g.spots[0])
		return
	}
	s.focus.Set(g.spots[s.item])
}

// key takes what is pointed at if the key is for that, and reports whether it did.
func (s *switchScan) key(key desk.Key) bool { return s.keys.ActionOf(key) == "enter" && s.take() }

// take takes the group or thing that is pointed at. It returns false if scanning is off.
func (s *switchScan) take() bool {
	if !s.on() {
		return false
	}
	s.since = time.Now()
	if len(s.groups) == 0 {
		s.desk.Ignored(trace.ScanAnew, table.NoSpot)
		return true
	}
	g := s.groups[s.group]
	if s.item < 0 && len(g.spots) > 1 {
		s.item, s.rounds = 0, 0
		s.point()
		return true
	}
	spot := g.spots[max(s.item, 0)]
	s.groups = nil // start again, whatever comes of this
	if g.tells && s.desk.Panel() != scene.RecapPanel && s.desk.Panel() != scene.HintPanel {
		s.do(Intent{Kind: Tell, Spot: spot})
	} else {
		s.do(Intent{Kind: Touch, Spot: spot})
	}
	return true
}
