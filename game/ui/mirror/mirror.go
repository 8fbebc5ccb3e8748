// Package mirror is the document beside the canvas: what the screen shows, in
// landmarks, headings, tables, paragraphs and buttons, for those who use a
// screen reader, a switch or the Tab key, and for tests. It is plain data; the
// page makes elements of it and changes only what differs.
package mirror

import (
	"iter"
	"strconv"
	"strings"
)

// Kind is what a node is. Its text is what the page knows it by.
type Kind string

// The kinds. Regions, navigation, dialogs, groups, tables and logs are called by
// their text; the others say it.
const (
	Main       Kind = "main"
	Region     Kind = "section"
	Navigation Kind = "nav"
	Dialog     Kind = "dialog" // all else waits; its ID names what lies open
	Group      Kind = "group"  // buttons that the arrows go through: one stop of the Tab key
	Log        Kind = "log"    // sentences that can be read again
	Title      Kind = "h1"
	Heading    Kind = "h2"
	Subheading Kind = "h3"
	Text       Kind = "p"
	Table      Kind = "table"
	Row        Kind = "tr"
	ColumnHead Kind = "th"
	RowHead    Kind = "rowhead"
	Cell       Kind = "td"
	Button     Kind = "button"
)

// State is how a button stands.
type State string

// The states: plain, of a choice the one that is chosen or another, and a button
// that only tells something.
const (
	Plain   State = ""
	Chosen  State = "true"
	Another State = "false"
	Off     State = "off"
)

// Node is a part of the document.
type Node struct {
	Kind  Kind
	ID    string  // tells it from its siblings of the same kind; "" if its place does. A button's is unique
	Text  string  // what it says, or is called
	More  string  // of a button what is told of it after its name
	State State   // of a button
	X, Y  float64 // of a button: where on the canvas the same is done, in CSS pixels
	Nodes []Node
}

// Say returns a node that says something.
func Say(kind Kind, text string) Node { return Node{Kind: kind, Text: text} }

// Add adds nodes, but none that says nothing and holds nothing.
func (n *Node) Add(nodes ...Node) {
	for _, x := range nodes {
		if x.Text != "" || len(x.Nodes) > 0 {
			n.Nodes = append(n.Nodes, x)
		}
	}
}

// All goes through a node and what is in it, in reading order.
func (n *Node) All() iter.Seq[*Node] {
	return func(yield func(*Node) bool) { n.walk(yield) }
}

func (n *Node) walk(yield func(*Node) bool) bool {
	if !yield(n) {
		return false
	}
	for i := range n.Nodes {
		if !n.Nodes[i].walk(yield) {
			return false
		}
	}
	return true
}

// The signs between nodes and between the fields of one; no text has them.
const (
	endNode  = "\x1e"
	endField = "\x1f"
)

// Encode writes what is in a node as text, for the page: of each node its
// kind, ID, text, what more is told of it, state, place, and how deep it lies,
// from 0.
func (n *Node) Encode() string {
	var b strings.Builder
	for i := range n.Nodes {
		n.Nodes[i].encode(&b, 0)
	}
	return b.String()
}

func (n *Node) encode(b *strings.Builder, depth int) {
	x, y := "", ""
	if n.Kind == Button {
		x, y = strconv.FormatFloat(n.X, 'f', 1, 64), strconv.FormatFloat(n.Y, 'f', 1, 64)
	}
	for _, field := range [...]string{string(n.Kind), n.ID, n.Text, n.More, string(n.State), x, y} {
		b.WriteString(field)
		b.WriteString(endField)
	}
	b.WriteString(strconv.Itoa(depth))
	b.WriteString(endNode)
	for i := range n.Nodes {
		n.Nodes[i].encode(b, depth+1)
	}
}
