package uitest

import (
	"onelongnight/game"
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
)

// Bench is a desk with what most parts of the program need, for testing one part alone.
type Bench struct {
	*desk.Desk
	*play.Needs
	Host  *Host
	Offer desk.Offer
}

// NewBench offers a game in the bare skin, in a window of 1280 by 720 CSS pixels. stored is the content of the store.
func NewBench(kind game.Kind, speak table.Speaker, stored map[string]string) *Bench {
	h := &Host{Kinds: []game.Kind{kind}, Stored: stored}
	b := &Bench{Desk: desk.New(h.Random), Host: h, Offer: Offer(kind, speak)}
	b.Needs = play.NewNeeds(b.Desk, h, now, store.Open(h, func() {}), []desk.Offer{b.Offer})
	b.Trace = h.Trace()
	b.SetOffer(b.Offer.Usual())
	b.Resize(desk.Viewport{Scale: 1, Zoom: 1}, 1280, 720)
	b.Prefs.Load()
	return b
}

// Deal deals a game with a person at the first seat and the computer at all others.
func (b *Bench) Deal() error {
	g := b.Desk.Offer().Game
	s, err := table.Begin(g, b.Offer.Speak, table.Against(g, 0, b.Desk.Offer().Players()[0]), "bench")
	if err != nil {
		return err
	}
	b.Begin(s)
	b.SetPicture(b.Paint(scene.Scene{}))
	return nil
}

func (b *Bench) Paint(of scene.Scene) scene.Picture {
	of.Session = b.Session()
	screen := &scene.Screen{}
	b.Show(screen)
	b.Prefs.Show(screen)
	w, h := b.Size()
	return b.Desk.Offer().Skin.Paint(of, screen, w, h)
}

// now calls do at once. Tests use one goroutine.
func now(do func()) { do() }

// FirstMove returns the ID of the person's first legal move, "" if there is none.
func (b *Bench) FirstMove() string {
	for _, s := range b.Session().Sections(b.Picture().Where) {
		return s.Buttons[0].ID
	}
	return ""
}
