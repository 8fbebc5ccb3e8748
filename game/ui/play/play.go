// Package play is a game while it is played: it makes the moves of all seats ([Play]), shows what came of them beat by
// beat ([Film], [Playback]) and once more ([Recap]), says and sounds it ([Toasts], [Audio]), and keeps it ([Saves]).
// It warns of some moves ([Warnings]), goes back for practice ([Practice]), and hides the table between two people at
// one device ([Curtain]). [Needs] is what nearly every part of the program is made with.
package play

import (
	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
	"onelongnight/game/ui/sound"
)

// keeper keeps the game on the table.
type keeper interface {
	// Keep keeps it as it is now: somebody has moved.
	Keep()
}

// Questions are those that the person has asked the computer player.
type Questions interface {
	// Drop drops the one that somebody waits for.
	Drop()
}

// Play makes the moves of all seats, and passes on what came of them: to the
// store, to those who listen, to the film.
type Play struct {
	desk   *desk.Desk
	host   desk.Host
	prefs  *settings.Preferences
	saves  keeper
	advice Questions
	film   *Film
	audio  *Audio
	toasts *Toasts

	since int      // lines of the log that were there before the person's last move
	told  int      // lines of the log already announced
	asked bool     // the person knows that it is their turn
	after []func() // are called after every move, before it is kept
	turn  []func() // and when the person is asked something
}

// NewPlay makes moves of the game on the desk.
func NewPlay(n *Needs, saves keeper, advice Questions, film *Film) *Play {
	out := &Play{desk: n.Desk, host: n.Host, prefs: n.Prefs, saves: saves, advice: advice, film: film, audio: n.Audio,
		toasts: n.Toasts}
	n.Desk.OnBegin(out.begin)
	return out
}

// begin begins with the game that was just put on the table.
func (p *Play) begin() {
	p.told = len(p.desk.Session().Lines())
	p.since = p.told
}

// Heard takes everything that has happened for known.
func (p *Play) Heard() {
	p.told = len(p.desk.Session().Lines())
	p.film.Taken(p.desk.Session().StepCount())
}

// Unheard takes nothing for known: how the game begins is told.
func (p *Play) Unheard() { p.told = 0 }

// OnMove has do called after every move, and when a game comes to the table.
func (p *Play) OnMove(do func()) { p.after = append(p.after, do) }

// OnTurn has do called when the person is asked something.
func (p *Play) OnTurn(do func()) { p.turn = append(p.turn, do) }

// Judge has those look who look after every move.
func (p *Play) Judge() {
	for _, do := range p.after {
		do()
	}
}

// Show writes what is new.
func (p *Play) Show(s *scene.Screen) { s.Since = p.since }

// Do makes the person's action with that ID.
func (p *Play) Do(id string) {
	if err := p.desk.Session().Do(id); err != nil {
		p.toasts.Refuse(err, table.NoSpot)
		return
	}
	p.moved()
}

// Touch touches a thing on the table, with what that means for the move that
// is being made.
func (p *Play) Touch(spot table.Spot) (table.Touched, error) {
	done, err := p.desk.Session().Touch(spot)
	switch {
	case err == nil && done.Played:
		p.moved()
	case done.Back:
		p.Rewound()
	}
	return done, err
}

// Answer makes the opponent's move.
func (p *Play) Answer(m game.Move) error {
	if err := p.desk.Session().Play(m); err != nil {
		return err
	}
	p.changed()
	return nil
}

// sit lets the person of a seat look on, and shows them what has happened since they moved last.
func (p *Play) sit(seat game.Seat) error {
	if err := p.desk.Session().Sit(seat); err != nil {
		return err
	}
	first, steps := p.desk.Session().Steps()
	from := len(steps)
	for from > 0 && !steps[from-1].Mine {
		from--
	}
	p.told = len(p.desk.Session().Lines())
	for p.told > 0 && p.desk.Session().Lines()[p.told-1].Step >= first+from {
		p.told--
	}
	p.since, p.asked = p.told, false
	p.film.Taken(first + from)
	p.film.Ending(p.desk.Last() != scene.NoPanel)
	p.desk.Invalidate()
	p.film.Roll()
	p.Announce()
	return nil
}

// Rewound is called when moves were taken back.
func (p *Play) Rewound() {
	p.Heard()
	p.asked = false
	p.moved()
}

// Undo takes the last move back.
func (p *Play) Undo() {
	if err := p.desk.Session().Undo(); err != nil {
		p.toasts.Refuse(err, table.NoSpot)
		return
	}
	p.Rewound()
}

// redo makes the move again that was taken back last.
func (p *Play) redo() {
	if err := p.desk.Session().Redo(); err != nil {
		p.toasts.Refuse(err, table.NoSpot)
		return
	}
	p.moved()
}

// Concede gives the game up.
func (p *Play) Concede() {
	p.desk.Open(scene.NoPanel)
	if err := p.desk.Session().Concede(); err != nil {
		p.toasts.Refuse(err, table.NoSpot)
		return
	}
	p.moved()
}

// moved is called after a move of the person's: news are counted from there.
func (p *Play) moved() {
	p.since = p.told
	p.desk.Open(scene.NoPanel)
	p.changed()
}

// changed is called after every move: it saves, shows and announces it.
func (p *Play) changed() {
	p.Judge()
	p.saves.Keep()
	p.advice.Drop()
	p.desk.ShowPlace(table.NoSpot)
	p.news()
	p.audio.Ambience()
	p.film.Ending(p.desk.Last() != scene.NoPanel)
	p.film.Roll()
	p.Announce()
}

// news shows what is new where nothing is animated.
func (p *Play) news() {
	if p.prefs.Speed() > 0 {
		return
	}
	if text, about := p.desk.Offer().Skin.News(p.fresh()); text != "" {
		p.toasts.Display(text, about)
	}
}

// fresh returns the lines of the log that were not announced yet.
func (p *Play) fresh() []table.Line {
	lines := p.desk.Session().Lines()
	return lines[min(p.told, len(lines)):]
}

// Announce says what is new in the log and then how the game ended or what the
// person is asked, as one announcement that nothing may cut off.
func (p *Play) Announce() {
	var said []string
	for _, l := range p.fresh() {
		said = append(said, l.Text)
	}
	p.told = len(p.desk.Session().Lines())
	asked := p.desk.Session().MyTurn()
	switch r := p.desk.Session().Result(); {
	case r.Over:
		title, why := p.desk.Offer().Voice.Ending(r, p.desk.Viewer())
		said = append(said, title+".", why)
		if h, ok := p.host.(desk.Page); ok && !h.Asks() {
			h.Persist() // whoever has played to the end will come back
		}
	case asked:
		if !p.asked {
			p.audio.Cue(sound.Turn)
		}
		heading, body := p.desk.Offer().Voice.Prompt(p.desk.Session().View())
		said = append(said, p.desk.T("say.turn", "heading", heading))
		if p.prefs.Described() {
			said = append(said, body...)
		}
	}
	if text := desk.Sentences(said...); text != "" {
		p.host.Announce(text, false)
	}
	p.asked = asked
	for _, do := range p.turn {
		do()
	}
}
