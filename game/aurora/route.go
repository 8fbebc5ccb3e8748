package aurora

import (
	"strconv"

	"onelongnight/game/datafile"
)

// EdgeKind is what sort of edge it is (9.4).
type EdgeKind uint8

// The kinds.
const (
	Road EdgeKind = iota
	Shortcut
	Dangerous
	Avalanche
)

// Edge is a way from one space to a later one. The edge of the road that leaves space n is number n; shortcuts are
// numbered from firstShortcut.
type Edge uint8

const (
	// LastSpaceEver is the number of the last space of the longer route.
	LastSpaceEver = 34
	// firstShortcut is the number of a route's first shortcut.
	firstShortcut Edge = 64
	// ShortcutCount is the most shortcuts that a route has.
	ShortcutCount = 8
	// NoEdge is no edge.
	NoEdge Edge = 0xFF
)

// Way is a shortcut.
type Way struct {
	ID       string
	From, To uint8
	Kind     EdgeKind
	Tracks   bool // only for convoys with tracks
	Do       list
}

// Route is one of the two maps (13).
type Route struct {
	Last    uint8
	Region  [LastSpaceEver + 1]uint8 // by space, 1 to 3
	Beacon  [LastSpaceEver + 1]bool  // by space: a beacon marker lies there at first
	White   [7]uint8                 // the spaces of the Aurora by her number, on the white lane and the red
	Red     [7]uint8
	Ways    []Way                    // the shortcuts, in order along the road
	Automa  Tokens                   // what the Automa begins with there, nothing for the usual (15.1)
	Fame    int8                     // its fame then
	leaving [LastSpaceEver + 1]uint8 // the shortcuts that begin on a space, bit n for Ways[n]
}

func (d *Data) routeOf(t tree) (r Route) {
	r.Last, r.Automa, r.Fame = uint8(numberAt(t, "last")), countsAt(t, "automa"), int8(numberAt(t, "fame"))
	for i, region := range listAt(t, "regions") {
		for space := numberAt(region, "from"); space <= numberAt(region, "to"); space++ {
			r.Region[space] = uint8(i) + 1
		}
	}
	for _, x := range listAt(t, "spaces") {
		space := uint8(numberAt(x, "space"))
		r.Beacon[space] = flagAt(x, "beacon")
		r.White[numberAt(x, "white")], r.Red[numberAt(x, "red")] = space, space
	}
	r.White[0], r.Red[0] = 0, 0 // spaces without a number wrote here
	for _, e := range listAt(t, "edges") {
		kind := EdgeKind(datafile.Index(edgeKinds[:], textAt(e, "kind")))
		if kind == Road {
			continue
		}
		from := uint8(numberAt(e, "from"))
		r.leaving[from] |= 1 << len(r.Ways)
		r.Ways = append(r.Ways, Way{textAt(e, "id"), from, uint8(numberAt(e, "to")), kind, flagAt(e, "tracks"),
			d.list(wordsAt(e, "do"))})
	}
	return r
}

// EdgeID returns the id of an edge, such as "4-5" on the road.
func (r *Route) EdgeID(e Edge) string {
	if e >= firstShortcut {
		return r.Ways[e-firstShortcut].ID
	}
	return strconv.Itoa(int(e)) + "-" + strconv.Itoa(int(e)+1)
}

// Edge returns the edge with an id, NoEdge if there is none.
func (r *Route) Edge(id string) Edge {
	for i := range r.Ways {
		if r.Ways[i].ID == id {
			return firstShortcut + Edge(i)
		}
	}
	for e := range Edge(r.Last) {
		if r.EdgeID(e) == id {
			return e
		}
	}
	return NoEdge
}

// Ends returns the spaces that an edge joins.
func (r *Route) Ends(e Edge) (from, to uint8) {
	if e >= firstShortcut {
		w := &r.Ways[e-firstShortcut]
		return w.From, w.To
	}
	return uint8(e), uint8(e) + 1
}

// exists reports whether a route has an edge.
func (r *Route) exists(e Edge) bool {
	return e < Edge(r.Last) || e >= firstShortcut && int(e-firstShortcut) < len(r.Ways)
}

// open returns the shortcuts that a convoy may take (9.4), bit n for Ways[n]: all that are not closed, and without
// tracks only those that need none.
func (r *Route) open(tracks bool, closed uint8) (set uint8) {
	for i := range r.Ways {
		if (tracks || !r.Ways[i].Tracks) && closed>>i&1 == 0 {
			set |= 1 << i
		}
	}
	return set
}

// fewest returns the fewest edges from one space to another ahead of it, over the open shortcuts.
func (r *Route) fewest(from, to, open uint8) int {
	var edges [LastSpaceEver + 1]uint8
	for at := int(to) - 1; at >= int(from); at-- {
		edges[at] = edges[at+1] + 1
		for set := r.leaving[at] & open; set != 0; set &= set - 1 {
			if end := r.Ways[first8(set)].To; end <= to {
				edges[at] = min(edges[at], edges[end]+1)
			}
		}
	}
	return int(edges[from])
}

// path is a way to a space along the road and over some shortcuts.
type path struct {
	To   uint8
	Ways uint8 // bit n for Route.Ways[n]
}

// length returns how many edges a path has that starts on a space, 0 if there is no such path.
func (r *Route) length(from uint8, p path) int {
	if p.To <= from || p.To > r.Last {
		return 0
	}
	n, at := int(p.To-from), from
	for set := p.Ways; set != 0; set &= set - 1 {
		i := first8(set)
		if i >= len(r.Ways) {
			return 0
		}
		w := &r.Ways[i]
		if w.From < at || w.To > p.To {
			return 0
		}
		n -= int(w.To-w.From) - 1
		at = w.To
	}
	return n
}

// Length returns how many edges lead from one space to another over some shortcuts, 0 if there is no such path.
func (r *Route) Length(from, to, ways uint8) int { return r.length(from, path{to, ways}) }

// edge returns the first edge of a path from a space, and the space where that edge ends.
func (r *Route) edge(from uint8, p path) (Edge, uint8) {
	if set := r.leaving[from] & p.Ways; set != 0 {
		i := first8(set)
		return firstShortcut + Edge(i), r.Ways[i].To
	}
	return Edge(from), from + 1
}
