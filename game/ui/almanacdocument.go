package ui

import (
	"onelongnight/game/book"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// bookDocument is the game's book as a part of the document: where to search,
// what was found, what is read, and what is in the book.
type bookDocument struct{ *desk }

// make makes it anew.
func (d bookDocument) make() (list []mirror.Node) {
	c := d.screen.Almanac
	if c.Book == nil {
		return []mirror.Node{mirror.Say(mirror.Text, c.Instead)}
	}
	field := mirror.Node{Kind: mirror.Field, ID: scene.SearchField.String(), Text: d.t("book.search"), More: c.Query}
	window := kit.NewWindow(d.width, d.height, d.screen.TextScale)
	if c.Listed || panel.ListEnds(window) > 0 {
		r := panel.FieldWords(window)
		field.X, field.Y, field.W, field.H = r.MidX(), r.MidY(), r.W, r.H
	}
	list = append(list, field)
	if c.Query != "" {
		list = append(list, d.hits(c)...)
	}
	if c.Entry != nil {
		list = append(list, d.entry(c)...)
	}
	return append(list, d.contents(c))
}

// hits are what was found.
func (d bookDocument) hits(c *scene.Almanac) []mirror.Node {
	title := d.t("book.found", "n", len(c.Hits))
	if len(c.Hits) == 0 {
		title = d.t("book.none", "query", c.Query)
	}
	out := mirror.Node{Kind: mirror.List}
	for i, h := range c.Hits {
		item := mirror.Node{Kind: mirror.Entry, Nodes: []mirror.Node{d.link(scene.HitSpot(i, h), h.Entry.Title)}}
		if h.Text != "" {
			item.Add(mirror.Say(mirror.Words, " "+h.Text))
		}
		out.Nodes = append(out.Nodes, item)
	}
	list := []mirror.Node{mirror.Say(mirror.Subheading, title)}
	if len(c.Hits) > 0 {
		list = append(list, out)
	}
	return list
}

// link is one to an entry or a rule.
func (d bookDocument) link(spot table.Spot, text string) mirror.Node {
	n := mirror.Node{Kind: mirror.Link, ID: spot.String(), Text: text}
	n.X, n.Y, _ = d.picture.Where(spot)
	return n
}

// entry is what is read.
func (d bookDocument) entry(c *scene.Almanac) []mirror.Node {
	list := []mirror.Node{mirror.Say(mirror.Subheading, c.Entry.Title)}
	if c.Facts != "" {
		list = append(list, mirror.Say(mirror.Text, panel.PlainText(c.Facts)))
	}
	rulings, links := false, 0
	for _, b := range c.Entry.Blocks {
		if b.Kind == book.Ruling && !rulings {
			rulings = true
			list = append(list, mirror.Say(mirror.Minor, d.t("book.rulings")))
		}
		list = gather(list, b.Kind, d.block(b, &links))
	}
	if len(c.Entry.See) > 0 {
		see := mirror.Node{Kind: mirror.List}
		for i, s := range c.Entry.See {
			see.Nodes = append(see.Nodes, mirror.Node{Kind: mirror.Entry, Nodes: []mirror.Node{d.link(scene.SeeSpot(i, s), s.Text)}})
		}
		list = append(list, mirror.Say(mirror.Minor, d.t("book.see")), see)
	}
	return list
}

// gather adds a paragraph to a part of the document: what is one of a list to
// the list before it.
func gather(list []mirror.Node, kind book.Kind, n mirror.Node) []mirror.Node {
	if kind != book.Item && kind != book.Ruling {
		return append(list, n)
	}
	n.Kind = mirror.Entry
	if last := len(list) - 1; last >= 0 && list[last].Kind == mirror.List {
		list[last].Nodes = append(list[last].Nodes, n)
		return list
	}
	return append(list, mirror.Node{Kind: mirror.List, Nodes: []mirror.Node{n}})
}

// block is a paragraph, with the links in it; so many are in those before.
func (d bookDocument) block(b book.Block, links *int) mirror.Node {
	out := mirror.Node{Kind: mirror.Text}
	said := ""
	if b.Number != "" {
		said = b.Number + " "
	}
	say := func() {
		if said != "" {
			out.Nodes = append(out.Nodes, mirror.Say(mirror.Words, said))
			said = ""
		}
	}
	for _, s := range b.Text {
		if s.Link == "" {
			said += s.Text
			continue
		}
		say()
		out.Nodes = append(out.Nodes, d.link(scene.LinkSpot(*links, s), s.Text))
		*links++
	}
	say()
	return out
}

// contents is what is in the book: its chapters, and the entries of the one that
// is unfolded.
func (d bookDocument) contents(c *scene.Almanac) mirror.Node {
	out := mirror.Node{Kind: mirror.Navigation, ID: "contents", Text: d.t("book.contents"), Nodes: []mirror.Node{mirror.Say(mirror.Subheading, d.t("book.contents"))}}
	list := mirror.Node{Kind: mirror.List}
	for _, ch := range c.Book.Chapters {
		spot := scene.ChapterSpot(ch.ID)
		b := mirror.Node{Kind: mirror.Button, ID: spot.String(), Text: ch.Title, State: mirror.Folded}
		b.X, b.Y, _ = d.picture.Where(spot)
		item := mirror.Node{Kind: mirror.Entry, Nodes: []mirror.Node{b}}
		if ch.ID == c.Unfolded {
			item.Nodes[0].State = mirror.Unfolded
			inner := mirror.Node{Kind: mirror.List}
			for _, e := range ch.Entries {
				inner.Nodes = append(inner.Nodes, mirror.Node{Kind: mirror.Entry, Nodes: []mirror.Node{d.link(scene.EntrySpot(e.ID), e.Title)}})
			}
			item.Nodes = append(item.Nodes, inner)
		}
		list.Nodes = append(list.Nodes, item)
	}
	out.Nodes = append(out.Nodes, list)
	return out
}
