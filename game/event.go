package game

// Event is one thing that happened: who, what, from where, to where, because
// of which piece or rule, and the number before and after. Pieces and places
// are numbers of the game's own; zero means none.
type Event struct {
	TYPED   Typed
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

// Typed is one thing that happened: a type of its game's own, whose fields are what there is to say about it. Its
// values are comparable. The protocol, voices, films and sounds read it by a type switch.
type Typed interface {
	// Name is what the protocol calls things of this sort, from the game's closed list.
	Name() string
	// Who acts or is concerned; NoSeat where that is nobody. An event embeds its Seat for this, or Nobody.
	Who() Seat
}

// Who makes an event that embeds a seat one that concerns it.
func (s Seat) Who() Seat { return s }

// Nobody is embedded by events that concern no seat.
type Nobody struct{}

// Who is no seat.
func (Nobody) Who() Seat { return NoSeat }

// Revealer is an event by which somebody may learn something, or which chance decides: there is no undo past it. An
// event that always does so embeds Revealing.
type Revealer interface {
	Typed
	Reveals() bool
}

// Revealing is embedded by events that always reveal something.
type Revealing struct{}

// Reveals is true.
func (Revealing) Reveals() bool { return true }

// Secret is an event of which not everybody may know everything.
type Secret interface {
	Typed
	// Seen is the event as a seat may know it, without what is hidden from it; NoSeat knows everything.
	Seen(by Seat) Typed
}

// Seen is an event as a seat may know it.
func Seen(e Typed, by Seat) Typed {
	if s, ok := e.(Secret); ok {
		return s.Seen(by)
	}
	return e
}

// Hidden tells whether something of an event is hidden from a seat.
func Hidden(e Typed, from Seat) bool { return Seen(e, from) != e }

// HiddenFrom names the seats of a game from which something of an event is hidden.
func HiddenFrom(g Game, e Typed) (names []string) {
	for i, info := range g.Seats() {
		if Hidden(e, Seat(i)) {
			names = append(names, info.Name)
		}
	}
	return names
}

// Is tells whether an event is of a type.
func Is[E Typed](e Typed) bool {
	_, ok := e.(E)
	return ok
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

// Add appends an event. A log that is nil takes it and keeps nothing: then nothing is allocated either.
func Add[E Typed](l *Log, e E) {
	if l != nil {
		l.add(e)
	}
}

func (l *Log) add(e Typed) {
	r, ok := e.(Revealer)
	old := Event{TYPED: e, Type: e.Name(), Seat: e.Who(), Reveals: ok && r.Reveals()}
	for seat := range Seat(MaxSeats) {
		if Hidden(e, seat) {
			old.Hidden |= 1 << seat
		}
	}
	l.Add(old)
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
