package library

import (
	"strings"

	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
)

// Fairness proves that nothing is arranged during a game: from its start the menu has the seal of the deal, and after
// the end what was sealed.
type Fairness struct {
	desk     *desk.Desk
	exchange *Exchange
	toasts   *play.Toasts
}

// NewFairness proves the deal of the game on the desk; exchange hands the proof out.
func NewFairness(n *play.Needs, exchange *Exchange) *Fairness {
	return &Fairness{desk: n.Desk, exchange: exchange, toasts: n.Toasts}
}

// inFours formats a seal for people to compare.
func inFours(seal string) string {
	var fours []string
	for ; len(seal) > 4; seal = seal[4:] {
		fours = append(fours, seal[:4])
	}
	return strings.Join(append(fours, seal), " ")
}

// sealed returns the seal of the deal on the table, "" if it has none.
func (f *Fairness) sealed() string {
	if f.desk.Session() == nil || f.desk.Session().Seal() == "" {
		return ""
	}
	return f.desk.T("seal.deal", "seal", inFours(f.desk.Session().Seal()))
}

// ofMenu returns the menu's command that shows the seal during the game.
func (f *Fairness) ofMenu() []desk.Command {
	if f.desk.Finished() || f.sealed() == "" {
		return nil
	}
	return []desk.Command{f.desk.Named("seal", func() {
		f.desk.Push(desk.Layer{Panel: scene.SealPanel, Words: []string{f.sealed()}})
	})}
}

// ofEnd returns the command that opens the proof, if there is one.
func (f *Fairness) ofEnd() []desk.Command {
	if !f.desk.Finished() || f.desk.Session().Seal() == "" {
		return nil
	}
	return []desk.Command{f.desk.Named("seal", f.prove)}
}

// prove computes the proof and shows it.
func (f *Fairness) prove() {
	p, err := f.desk.Session().Prove()
	if err != nil {
		f.toasts.Warn("error.input", err)
		return
	}
	same, played := f.desk.T("seal.same.no", "seed", f.desk.Session().Seed(), "seal",
		inFours(p.Seal)), f.desk.T("seal.played.no")
	if p.Same {
		same = f.desk.T("seal.same.yes", "seed", f.desk.Session().Seed())
	}
	if p.Played {
		played = f.desk.T("seal.played.yes", "n", f.desk.Session().MoveCount())
	}
	f.desk.Push(desk.Layer{Panel: scene.SealPanel, Words: []string{f.desk.T("seal.shown", "seal",
		inFours(f.desk.Session().Seal())), same, played, f.desk.T("seal.how")}})
}

// ofSeal returns the commands of the proof. Before the end they would give away what is hidden.
func (f *Fairness) ofSeal() []desk.Command {
	shut := desk.NewCommand(scene.Command{ID: "close", Label: f.desk.T("menu.close")}, f.desk.Close)
	p, err := f.desk.Session().Prove()
	if !f.exchange.Can() || !f.desk.Finished() || err != nil {
		return []desk.Command{shut}
	}
	return []desk.Command{f.desk.Named("sealed", func() {
		f.exchange.give(f.desk.T("menu.sealed"), f.desk.T("menu.sealed.says"), "onelongnight-"+f.desk.Session().Seal()+
			".txt",
			p.Sealed)
	}), shut}
}
