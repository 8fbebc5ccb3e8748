package game

import "reflect"

// EventTable has values for types of events: what each sounds like, how long it is shown.
type EventTable[V any] map[reflect.Type]V

// TableOf makes a table of lists of events, each of which stands for its type.
func TableOf[V comparable](lists map[V][]Event) EventTable[V] {
	t := EventTable[V]{}
	for v, list := range lists {
		for _, e := range list {
			t[reflect.TypeOf(e)] = v
		}
	}
	return t
}

// Of returns the value of an event, false if it has none.
func (t EventTable[V]) Of(e Event) (v V, ok bool) {
	v, ok = t[reflect.TypeOf(e)]
	return v, ok
}
