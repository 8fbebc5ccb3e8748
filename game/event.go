package game

// Event is one thing that happened. Each game declares its own event types; their fields hold all there is to say, and
// their values are comparable. The protocol, voices, films and sounds read events with a type switch.
type Event interface {
	// Name returns the event type's name in the protocol, one of the game's closed list.
	Name() string
	// Who returns the seat that acted or is affected, NoSeat if there is none. An event gets this method by embedding a
	// Seat, or Nobody.
	Who() Seat
}

// Who lets an event implement Event by embedding its seat.
func (s Seat) Who() Seat { return s }

// Nobody is embedded by events that concern no seat.
type Nobody struct{}

func (Nobody) Who() Seat { return NoSeat }

// Revealer is an event that may show somebody something hidden, or that chance decided: a player cannot undo past it.
// An event that always does so embeds Revealing.
type Revealer interface {
	Event
	Reveals() bool
}

// Revealing is embedded by events that always reveal something.
type Revealing struct{}

func (Revealing) Reveals() bool { return true }

// Reveals reports whether any of these events showed somebody something that they cannot forget.
func Reveals(events ...Event) bool {
	for _, e := range events {
		if r, ok := e.(Revealer); ok && r.Reveals() {
			return true
		}
	}
	return false
}

// Secret is an event that is partly hidden from some seats.
type Secret interface {
	Event
	// Seen returns the event without what is hidden from a seat; NoSeat sees everything.
	Seen(by Seat) Event
}

// Seen returns an event without what is hidden from a seat; NoSeat sees everything.
func Seen(e Event, by Seat) Event {
	if s, ok := e.(Secret); ok {
		return s.Seen(by)
	}
	return e
}

// HiddenFrom names the seats that may not know all of an event.
func HiddenFrom(g Game, e Event) (names []string) {
	for i, info := range g.Seats() {
		if Seen(e, Seat(i)) != e {
			names = append(names, info.Name)
		}
	}
	return names
}

// Is reports whether an event has the type E.
func Is[E Event](e Event) bool {
	_, ok := e.(E)
	return ok
}

// Log collects events in order.
type Log struct {
	Events []Event
	// Watch, if set, is called after each event, before the rules go on. The table copies the position there, so that
	// it can show step by step what one move does at once.
	Watch func(Event)
}

// Add appends an event. A nil log drops it, and then nothing is allocated: the event only becomes an interface value
// when it is kept.
func Add[E Event](l *Log, e E) {
	if l != nil {
		l.add(e)
	}
}

func (l *Log) add(e Event) {
	l.Events = append(l.Events, e)
	if l.Watch != nil {
		l.Watch(e)
	}
}
