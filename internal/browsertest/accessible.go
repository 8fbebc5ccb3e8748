package browsertest

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
)

// A Node is a node of the accessibility tree, which is all that a screen reader knows of the page.
type Node struct{ Role, Name string }

// Accessible lists the nodes that have a name.
func (p *Page) Accessible() []Node {
	p.t.Helper()
	// Only the fields that we need: newer browsers send values that chromedp's types refuse.
	type text struct {
		Value any `json:"value"`
	}
	var tree struct {
		Nodes []struct {
			Ignored bool `json:"ignored"`
			Role    text `json:"role"`
			Name    text `json:"name"`
		} `json:"nodes"`
	}
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		return cdp.Execute(ctx, "Accessibility.getFullAXTree", nil, &tree)
	}))
	var nodes []Node
	for _, n := range tree.Nodes {
		role, _ := n.Role.Value.(string)
		name, _ := n.Name.Value.(string)
		if !n.Ignored && name != "" {
			nodes = append(nodes, Node{role, name})
		}
	}
	return nodes
}
