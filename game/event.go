package game

// Event is one thing that happened: a type of its game's own, whose fields are what there is to say about it. Its
// values are comparable. The protocol, voices, films and sounds read it by a type switch.
type Event interface {
	// Name returns what the protocol calls things of this sort, from the game's closed list.
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
	Event
	Reveals() bool
}

// Revealing is embedded by events that always reveal something.
type Revealing struct{}

// Reveals is true.
func (Revealing) Reveals() bool { return true }

// Reveals tells whether anything came to light in these events that cannot be forgotten.
func Reveals(events ...Event) bool {
	for _, e := range events {
		if r, ok := e.(Revealer); ok && r.Reveals() {
			return true
		}
	}
	return false
}

// Secret is an event of which not everybody may know everything.
type Secret interface {
	Event
	// Seen returns the event as a seat may know it, without what is hidden from it; NoSeat knows everything.
	Seen(by Seat) Event
}

// Seen returns an event as a seat may know it.
func Seen(e Event, by Seat) Event {
	if s, ok := e.(Secret); ok {
		return s.Seen(by)
	}
	return e
}

// HiddenFrom names the seats of a game from which something of an event is hidden.
func HiddenFrom(g Game, e Event) (names []string) {
	for i, info := range g.Seats() {
		if Seen(e, Seat(i)) != e {
			names = append(names, info.Name)
		}
	}
	return names
}

// Is tells whether an event is of a type.
func Is[E Event](e Event) bool {
	_, ok := e.(E)
	return ok
}

// Log collects events in order.
type Log struct {
	Events []Event
	// Watch, if set, is called after each event, while the position is what
	// the event made of it: a presenter copies it there to show step by step
	// what the rules do at once.
	Watch func(Event)
}

// Add appends an event. A log that is nil takes it and keeps nothing: then nothing is allocated either, since an event
// becomes an interface only where it is kept.
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
