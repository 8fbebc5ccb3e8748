package aurora

import (
	"strconv"

	"onelongnight/game/datafile"
)

// EdgeKind is what sort of way an edge is (9.4).
type EdgeKind uint8

// The kinds.
const (
	Road EdgeKind = iota
	Shortcut
	Dangerous
	Avalanche
)

var edgeKinds = [...]string{"road", "shortcut", "dangerous", "avalanche"}

// String is the word of the data.
func (k EdgeKind) String() string { return edgeKinds[k] }

// Edge is a way from one space to a later one: that of the road behind a space has the space's number, those of the
// shortcuts follow from firstShortcut.
type Edge uint8

const (
	// LastSpaceEver is the last space of the longest route.
	LastSpaceEver = 34
	// firstShortcut is the number of a route's first shortcut.
	firstShortcut Edge = 64
	// ShortcutCount is how many shortcuts a route has at most.
	ShortcutCount = 8
	// NoEdge stands where there is none.
	NoEdge Edge = 0xFF
)

// Way is a shortcut.
type Way struct {
	ID       string
	From, To uint8
	Kind     EdgeKind
	Tracks   bool // open to convoys with tracks only
	Do       list
}

// Route is one of the two maps (13).
type Route struct {
	Last    uint8
	Region  [LastSpaceEver + 1]uint8 // 1 to 3, by space
	Beacon  [LastSpaceEver + 1]bool  // where beacon markers lie
	White   [7]uint8                 // the spaces of the Aurora, by number
	Red     [7]uint8
	Ways    []Way                    // along the road
	leaving [LastSpaceEver + 1]uint8 // which ways begin there, bit n for Ways[n]
}

func (d *Data) routeOf(t tree) (r Route) {
	r.Last = uint8(numberAt(t, "last"))
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
	r.White[0], r.Red[0] = 0, 0 // where there is no number
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

// EdgeID is the id of an edge.
func (r *Route) EdgeID(e Edge) string {
	if e >= firstShortcut {
		return r.Ways[e-firstShortcut].ID
	}
	return strconv.Itoa(int(e)) + "-" + strconv.Itoa(int(e)+1)
}

// Edge finds an edge by its id, NoEdge if there is none.
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

// Ends are the spaces that an edge joins.
func (r *Route) Ends(e Edge) (from, to uint8) {
	if e >= firstShortcut {
		w := &r.Ways[e-firstShortcut]
		return w.From, w.To
	}
	return uint8(e), uint8(e) + 1
}

// exists tells whether a route has an edge.
func (r *Route) exists(e Edge) bool {
	return e < Edge(r.Last) || e >= firstShortcut && int(e-firstShortcut) < len(r.Ways)
}

// open are the shortcuts that a convoy may take: bit n for Ways[n]; of a convoy without tracks not those that need
// them, and no closed ones (9.4).
func (r *Route) open(tracks bool, closed uint8) (set uint8) {
	for i := range r.Ways {
		if (tracks || !r.Ways[i].Tracks) && closed>>i&1 == 0 {
			set |= 1 << i
		}
	}
	return set
}

// fewest is how few edges lead from one space to another ahead of it, over some shortcuts.
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

// path is a way along the road to a space, over shortcuts.
type path struct {
	To   uint8
	Ways uint8 // bit n for Route.Ways[n]
}

// length is how many edges a path from a space has; 0 if there is no such way.
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

// Length is how many edges it takes from a space to another one, over some shortcuts; 0 if there is no such way.
func (r *Route) Length(from, to, ways uint8) int { return r.length(from, path{to, ways}) }

// edge is the first edge of a path from a space, and where it leads.
func (r *Route) edge(from uint8, p path) (Edge, uint8) {
	if set := r.leaving[from] & p.Ways; set != 0 {
		i := first8(set)
		return firstShortcut + Edge(i), r.Ways[i].To
	}
	return Edge(from), from + 1
}
