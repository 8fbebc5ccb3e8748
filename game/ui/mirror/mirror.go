// Package mirror is the document beside the canvas: what the screen shows, as landmarks, headings, tables, paragraphs
// and buttons. Screen readers, switches, the Tab key and tests use it. It is plain data; the page turns it into
// elements (web/mirror.js) and changes only what differs.
package mirror

import (
	"iter"
	"strconv"
	"strings"
)

// Kind is the kind of a node, as the page knows it.
type Kind string

// The text of regions, navigation, dialogs, groups, tables and logs is their name ("" for a group that is alone in
// something with a name); that of the others is their content.
const (
	Main       Kind = "main"
	Region     Kind = "section"
	Navigation Kind = "nav"
	Dialog     Kind = "dialog" // everything else is inert; its ID says what is open
	Group      Kind = "group"  // buttons that the arrows move through: one stop of the Tab key
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

// State is the state of a button.
type State string

// Plain; the chosen or another value of a choice; disabled, so that it only tells something.
const (
	Plain   State = ""
	Chosen  State = "true"
	Another State = "false"
	Off     State = "off"
)

// Node is a node of the document.
type Node struct {
	Kind  Kind
	ID    string  // unique among its siblings of that kind, a button's in the document; "" if not needed
	Text  string  // its content or name
	More  string  // of a button or a dialog: description after its name
	State State   // of a button
	X, Y  float64 // of a button: where on the canvas the same is done, in CSS pixels
	Nodes []Node
}

// Say returns a node with a text.
func Say(kind Kind, text string) Node { return Node{Kind: kind, Text: text} }

// Add adds nodes, except empty ones.
func (n *Node) Add(nodes ...Node) {
	for _, x := range nodes {
		if x.Text != "" || len(x.Nodes) > 0 {
			n.Nodes = append(n.Nodes, x)
		}
	}
}

// All yields a node and everything in it, in reading order.
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

// Separators between nodes and between the fields of one. No text contains them.
const (
	endNode  = "\x1e"
	endField = "\x1f"
)

// Encode returns the nodes inside n as text for the page. Each has its kind, ID, text, description, state, place, and
// depth from 0.
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
