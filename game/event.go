package game

// Event is one thing that happened: who, what, from where, to where, because
// of which piece or rule, and the number before and after. Pieces and places
// are numbers of the game's own; zero means none.
type Event struct {
	Type    string // from the game's closed list
	Rule    string // the rule or effect behind it, "" when Cause says enough
	Seat    Seat   // the seat that acts or is concerned
	Piece   uint16 // the card, tile or unit it happens to
	Other   uint16 // a second one: a module, a replaced unit
	Cause   uint16 // the one whose text did it
	From    uint16 // the place it left
	To      uint16 // the place it reached
	N       int16  // a count
	Before  int16  // the number before,
	After   int16  // and after
	Hidden  Hide   // who may not see Piece
	Reveals bool   // somebody learned something or chance decided: no undo past this
}

// Hide says from which seats the Piece of an event is hidden.
type Hide uint8

// HideFromOthers hides a piece from everybody but one seat.
func HideFromOthers(owner Seat) Hide { return 1<<MaxSeats - 1 - 1<<owner }

// From tells whether the piece is hidden from that seat. Nothing is hidden
// from NoSeat.
func (h Hide) From(seat Seat) bool { return seat < MaxSeats && h&(1<<seat) != 0 }

// Log collects events in order. A nil Log takes them and keeps nothing.
type Log struct {
	Events []Event
	// Watch, if set, is called after each event, while the position is what
	// the event made of it: a presenter copies it there to show step by step
	// what the rules do at once.
	Watch func(Event)
}

// Add appends an event.
func (l *Log) Add(e Event) {
	if l == nil {
		return
	}
	l.Events = append(l.Events, e)
	if l.Watch != nil {
		l.Watch(e)
	}
}

// Reveals tells whether anything came to light in these events that cannot be
// forgotten.
func Reveals(events []Event) bool {
	for i := range events {
		if events[i].Reveals {
			return true
		}
	}
	return false
}
