package ui

import (
	"strings"

	"onelongnight/game/ui/scene"
)

// fairness shows that nothing is arranged while a game is played: the seal of the deal before the first card, and after
// the end what was sealed.
type fairness struct {
	*desk
	panels   *panels
	exchange *exchange
	toasts   *toasts
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
	if f.session == nil || f.session.Seal() == "" {
		return ""
	}
	return f.t("seal.deal", "seal", inFours(f.session.Seal()))
}

// tell writes it on the open menu.
func (f *fairness) tell() {
	if f.screen.Panel == scene.MenuPanel {
		f.screen.Words = []string{f.sealed()}
	}
}

// ofEnd opens the proof, where there is one.
func (f *fairness) ofEnd() []command {
	if !f.finished() || f.session.Seal() == "" {
		return nil
	}
	return []command{f.named("seal", f.prove)}
}

// prove works it out and shows it.
func (f *fairness) prove() {
	p, err := f.session.Prove()
	if err != nil {
		f.toasts.warn("error.input", err)
		return
	}
	same, played := f.t("seal.same.no", "seed", f.session.Seed(), "seal", inFours(p.Seal)), f.t("seal.played.no")
	if p.Same {
		same = f.t("seal.same.yes", "seed", f.session.Seed())
	}
	if p.Played {
		played = f.t("seal.played.yes", "n", f.session.MoveCount())
	}
	f.panels.push(layer{panel: scene.SealPanel, words: []string{f.t("seal.shown", "seal", inFours(f.session.Seal())), same, played, f.t("seal.how")}})
}

// ofSeal are the commands of the proof.
func (f *fairness) ofSeal() []command {
	shut := command{scene.Command{ID: "close", Label: f.t("menu.close")}, f.panels.close}
	p, err := f.session.Prove()
	if !f.exchange.can() || err != nil {
		return []command{shut}
	}
	return []command{f.named("sealed", func() {
		f.exchange.give(f.t("menu.sealed"), f.t("menu.sealed.says"), "onelongnight-"+f.session.Seal()+".txt", p.Sealed)
	}), shut}
}
