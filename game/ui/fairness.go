package ui

import (
	"strings"

	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// fairness shows that nothing is arranged while a game is played: the seal of the deal before the first card, and after
// the end what was sealed.
type fairness struct {
	*desk.Desk
	exchange *exchange
	toasts   *toasts
}

// newFairness makes it.
func newFairness(d *desk.Desk, exchange *exchange, toasts *toasts) *fairness {
	return &fairness{Desk: d, exchange: exchange, toasts: toasts}
}

// inFours is a seal as people compare it.
func inFours(seal string) string {
	var fours []string
	for ; len(seal) > 4; seal = seal[4:] {
		fours = append(fours, seal[:4])
	}
	return strings.Join(append(fours, seal), " ")
}

// sealed tells the seal of the deal on the table, "" if it has none.
func (f *fairness) sealed() string {
	if f.Session() == nil || f.Session().Seal() == "" {
		return ""
	}
	return f.T("seal.deal", "seal", inFours(f.Session().Seal()))
}

// Show writes it on the open menu.
func (f *fairness) Show(s *scene.Screen) {
	if s.Panel == scene.MenuPanel {
		s.Words = []string{f.sealed()}
	}
}

// ofEnd opens the proof, where there is one.
func (f *fairness) ofEnd() []desk.Command {
	if !f.Finished() || f.Session().Seal() == "" {
		return nil
	}
	return []desk.Command{f.Named("seal", f.prove)}
}

// prove works it out and shows it.
func (f *fairness) prove() {
	p, err := f.Session().Prove()
	if err != nil {
		f.toasts.warn("error.input", err)
		return
	}
	same, played := f.T("seal.same.no", "seed", f.Session().Seed(), "seal", inFours(p.Seal)), f.T("seal.played.no")
	if p.Same {
		same = f.T("seal.same.yes", "seed", f.Session().Seed())
	}
	if p.Played {
		played = f.T("seal.played.yes", "n", f.Session().MoveCount())
	}
	f.Push(desk.Layer{Panel: scene.SealPanel, Words: []string{f.T("seal.shown", "seal", inFours(f.Session().Seal())), same, played, f.T("seal.how")}})
}

// ofSeal are the commands of the proof.
func (f *fairness) ofSeal() []desk.Command {
	shut := desk.NewCommand(scene.Command{ID: "close", Label: f.T("menu.close")}, f.Close)
	p, err := f.Session().Prove()
	if !f.exchange.can() || err != nil {
		return []desk.Command{shut}
	}
	return []desk.Command{f.Named("sealed", func() {
		f.exchange.give(f.T("menu.sealed"), f.T("menu.sealed.says"), "onelongnight-"+f.Session().Seal()+".txt", p.Sealed)
	}), shut}
}
