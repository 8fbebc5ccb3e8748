package aurora

import (
	"encoding/json"
	"strconv"

	"onelongnight/game"
)

// positionJSON is a position in the form that the referee reads and writes.
type positionJSON struct {
	Game    string       `json:"game"`
	Version int          `json:"version"`
	You     string       `json:"you,omitempty"` // in views only
	Seats   int          `json:"seats"`
	Map     string       `json:"map"`
	Mine    bool         `json:"mine,omitempty"`
	Phase   string       `json:"phase"`
	Deal    bool         `json:"deal,omitempty"` // in scenarios only, see loader.deal
	Round   int          `json:"round"`
	Turn    string       `json:"turn,omitempty"`
	Pending string       `json:"pending,omitempty"`
	Explore *exploreJSON `json:"explore,omitempty"`
	Prize   string       `json:"prize,omitempty"`
	Aurora  int          `json:"aurora"`
	Red     bool         `json:"red,omitempty"`
	Order   []string     `json:"order,omitempty"`
	Slots   []slotJSON   `json:"slots"`
	Deck    game.IDList  `json:"deck,omitzero"`
	Box     game.IDList  `json:"box,omitzero"`
	Discard []string     `json:"discard,omitempty"`
	Objects pilesJSON    `json:"objects,omitzero"`
	Loot    lootJSON     `json:"loot,omitzero"`
	Results pilesJSON    `json:"results,omitzero"`
	Grid    string       `json:"grid,omitempty"` // in views only
	Beacons beaconsJSON  `json:"beacons,omitzero"`
	Closed  []string     `json:"closed,omitempty"`
	Mines   []mineJSON   `json:"mines,omitempty"`
	Enemies []enemyJSON  `json:"enemies,omitempty"`
	Spoils  []spoilJSON  `json:"spoils,omitempty"`
	Convoys convoysJSON  `json:"convoys"`
	Automa  *automaJSON  `json:"automa,omitempty"`
	Unseen  *unseenJSON  `json:"unseen,omitempty"` // in views only
}

type exploreJSON struct {
	Slot int      `json:"slot"`
	Used []string `json:"used,omitempty"`
}

type slotJSON struct {
	Card   string   `json:"card,omitempty"`
	Left   []string `json:"left,omitempty"`
	Right  []string `json:"right,omitempty"`
	Tokens []string `json:"tokens,omitempty"`
}

type pilesJSON struct {
	Deck    game.IDList `json:"deck,omitzero"`
	Discard []string    `json:"discard,omitempty"`
}

// IsZero reports whether there is nothing to write.
func (p pilesJSON) IsZero() bool { return p.Deck.IsZero() && len(p.Discard) == 0 }

type lootJSON struct {
	Deck game.IDList `json:"deck,omitzero"`
	Lost game.IDList `json:"lost,omitzero"`
}

// IsZero reports whether there is nothing to write.
func (l lootJSON) IsZero() bool { return l.Deck.IsZero() && l.Lost.IsZero() }

type mineJSON struct {
	Edge string `json:"edge"`
	Seat string `json:"seat"`
}

type enemyJSON struct {
	ID      string   `json:"id"`
	Region  int      `json:"region"`
	Loot    string   `json:"loot,omitempty"`
	Tier    int      `json:"tier,omitempty"` // in views only
	Damage  int      `json:"damage,omitempty"`
	Targets []string `json:"targets,omitempty"`
}

type spoilJSON struct {
	Enemy  string   `json:"enemy"`
	Loot   string   `json:"loot,omitempty"`
	Tier   int      `json:"tier,omitempty"` // in views only
	Winner string   `json:"winner,omitempty"`
	Draws  []string `json:"draws,omitempty"`
}

type convoyJSON struct {
	Space     int          `json:"space,omitempty"`
	Fame      int          `json:"fame,omitempty"`
	Food      int          `json:"food,omitempty"`
	Fuel      int          `json:"fuel,omitempty"`
	Ammo      int          `json:"ammo,omitempty"`
	Objects   game.IDList  `json:"objects,omitzero"`
	Crew      []memberJSON `json:"crew,omitempty"`
	Cars      []carJSON    `json:"cars,omitempty"`
	Points    int          `json:"points,omitempty"`
	FreeStart bool         `json:"freeStart,omitempty"`
	Used      []string     `json:"used,omitempty"`
	Stowed    bool         `json:"stowed,omitempty"`
	Fired     []string     `json:"fired,omitempty"`
	Sharp     bool         `json:"sharp,omitempty"`
	Ignores   string       `json:"ignores,omitempty"`
}

type memberJSON struct {
	ID            string `json:"id"`
	Zone          string `json:"zone"`
	Contamination int    `json:"contamination,omitempty"`
	Antifreeze    int    `json:"antifreeze,omitempty"`
	Food          int    `json:"food,omitempty"`
}

type carJSON struct {
	Card   string            `json:"card"`
	Damage []int             `json:"damage,omitempty"`
	Load   map[string]string `json:"load,omitempty"`
	Top    *carJSON          `json:"top,omitempty"`
}

type automaJSON struct {
	Space        int         `json:"space,omitempty"`
	Fame         int         `json:"fame,omitempty"`
	Food         int         `json:"food,omitempty"`
	Fuel         int         `json:"fuel,omitempty"`
	Ammo         int         `json:"ammo,omitempty"`
	Survivors    int         `json:"survivors,omitempty"`
	Contaminated int         `json:"contaminated,omitempty"`
	Marker       int         `json:"marker,omitempty"`
	Damage       []string    `json:"damage,omitempty"`
	Held         game.IDList `json:"held,omitzero"`
	Deck         game.IDList `json:"deck,omitzero"`
	Pile         game.IDList `json:"pile,omitzero"`
	Shown        []string    `json:"shown,omitempty"`
	Discard      []string    `json:"discard,omitempty"`
}

type unseenJSON struct {
	Exploration []string `json:"exploration,omitempty"`
	Objects     []string `json:"objects,omitempty"`
	Loot        []string `json:"loot,omitempty"`
	Actions     []string `json:"actions,omitempty"`
}

// beaconsJSON is the beacon markers by space, written in the order of the road.
type beaconsJSON map[int]string

// IsZero reports whether there is nothing to write.
func (b beaconsJSON) IsZero() bool { return len(b) == 0 }

// MarshalJSON writes an object.
func (b beaconsJSON) MarshalJSON() ([]byte, error) {
	text := []byte{'{'}
	for space := range LastSpaceEver + 1 {
		if kind := b[space]; kind != "" {
			text = entry(text, strconv.Itoa(space), strconv.AppendQuote(nil, kind))
		}
	}
	return append(text, '}'), nil
}

// entry appends an entry to a JSON object that is being written and has no closing brace yet.
func entry(text []byte, key string, value []byte) []byte {
	if len(text) > 1 {
		text = append(text, ',')
	}
	text = append(strconv.AppendQuote(text, key), ':')
	return append(text, value...)
}

// convoysJSON is the convoys by seat, written in the order of the seats.
type convoysJSON map[string]*convoyJSON

// MarshalJSON writes an object.
func (c convoysJSON) MarshalJSON() ([]byte, error) {
	text := []byte{'{'}
	for _, seat := range colours {
		if c[seat] == nil {
			continue
		}
		b, err := json.Marshal(c[seat])
		if err != nil {
			return nil, err
		}
		text = entry(text, seat, b)
	}
	return append(text, '}'), nil
}
