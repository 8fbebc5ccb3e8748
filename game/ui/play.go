package ui

import (
	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// keeper keeps the game on the table.
type keeper interface {
	// Keep keeps it as it is now: somebody has moved.
	Keep()
}

// questions are those that the person has asked the computer player.
type questions interface {
	// Drop drops the one that somebody waits for.
	Drop()
}

// play makes the moves of all seats, and passes on what came of them: to the
// store, to those who listen, to the film.
type play struct {
	*desk.Desk
	host   host.Host
	prefs  *preferences
	saves  keeper
	advice questions
	film   *film
	audio  *audio
	toasts *toasts

	since int      // lines of the log that were there before the person's last move
	told  int      // lines of the log already announced
	asked bool     // the person knows that it is their turn
	after []func() // are called after every move, before it is kept
	turn  []func() // and when the person is asked something
}

// newPlay makes it.
func newPlay(d *desk.Desk, lent host.Host, prefs *preferences, saves keeper, advice questions, film *film, audio *audio, toasts *toasts) *play {
	return &play{Desk: d, host: lent, prefs: prefs, saves: saves, advice: advice, film: film, audio: audio, toasts: toasts}
}

// begin begins with the game that was just put on the table.
func (p *play) begin() {
	p.told = len(p.Session().Lines())
	p.since = p.told
}

// Heard takes everything that has happened for known.
func (p *play) Heard() {
	p.told = len(p.Session().Lines())
	p.film.Taken(p.Session().StepCount())
}

// Unheard takes nothing for known: how the game begins is told.
func (p *play) Unheard() { p.told = 0 }

// OnMove has do called after every move, and when a game comes to the table.
func (p *play) OnMove(do func()) { p.after = append(p.after, do) }

// OnTurn has do called when the person is asked something.
func (p *play) OnTurn(do func()) { p.turn = append(p.turn, do) }

// Judge has those look who look after every move.
func (p *play) Judge() {
	for _, do := range p.after {
		do()
	}
}

// Show writes what is new.
func (p *play) Show(s *scene.Screen) { s.Since = p.since }

// Do makes the person's action with that ID.
func (p *play) Do(id string) {
	if err := p.Session().Do(id); err != nil {
		p.toasts.refuse(err, table.NoSpot)
		return
	}
	p.moved()
}

// touch touches a thing on the table, with what that means for the move that
// is being made.
func (p *play) touch(spot table.Spot) (table.Touched, error) {
	done, err := p.Session().Touch(spot)
	if err == nil && done.Played {
		p.moved()
	}
	return done, err
}

// Answer makes the opponent's move.
func (p *play) Answer(m game.Move) error {
	if err := p.Session().Play(m); err != nil {
		return err
	}
	p.changed()
	return nil
}

// sit lets the person of a seat look on, and shows them what has happened since they moved last.
func (p *play) sit(seat game.Seat) error {
	if err := p.Session().Sit(seat); err != nil {
		return err
	}
	first, steps := p.Session().Steps()
	from := len(steps)
	for from > 0 && !steps[from-1].Mine {
		from--
	}
	p.told = len(p.Session().Lines())
	for p.told > 0 && p.Session().Lines()[p.told-1].Step >= first+from {
		p.told--
	}
	p.since, p.asked = p.told, false
	p.film.Taken(first + from)
	p.film.Ending(p.Last() != scene.NoPanel)
	p.Invalidate()
	p.film.roll()
	p.announce()
	return nil
}

// rewound is called when moves were taken back.
func (p *play) rewound() {
	p.Heard()
	p.asked = false
	p.moved()
}

// undo takes the last move back.
func (p *play) undo() {
	if err := p.Session().Undo(); err != nil {
		p.toasts.refuse(err, table.NoSpot)
		return
	}
	p.rewound()
}

// redo makes the move again that was taken back last.
func (p *play) redo() {
	if err := p.Session().Redo(); err != nil {
		p.toasts.refuse(err, table.NoSpot)
		return
	}
	p.moved()
}

// concede gives the game up.
func (p *play) concede() {
	p.Open(scene.NoPanel)
	if err := p.Session().Concede(); err != nil {
		p.toasts.refuse(err, table.NoSpot)
		return
	}
	p.moved()
}

// moved is called after a move of the person's: what is new is told from here.
func (p *play) moved() {
	p.since = p.told
	p.Open(scene.NoPanel)
	p.changed()
}

// changed is called after every move: it saves, shows and announces it.
func (p *play) changed() {
	p.Judge()
	p.saves.Keep()
	p.advice.Drop()
	p.ShowPlace(table.NoSpot)
	p.news()
	p.audio.ambience()
	p.film.Ending(p.Last() != scene.NoPanel)
	p.film.roll()
	p.announce()
}

// news shows what is new where nothing moves.
func (p *play) news() {
	if skin, ok := p.Offer().Skin.(scene.Reporter); ok && p.prefs.Speed() == 0 {
		if text, about := skin.News(p.fresh()); text != "" {
			p.toasts.show(text, about)
		}
	}
}

// fresh are the lines of the log that were not announced yet.
func (p *play) fresh() []table.Line {
	lines := p.Session().Lines()
	return lines[min(p.told, len(lines)):]
}

// announce says in one piece, that nothing may cut off, what is new in the log,
// and last how the game ended or what the person is asked.
func (p *play) announce() {
	var said []string
	for _, l := range p.fresh() {
		said = append(said, l.Text)
	}
	p.told = len(p.Session().Lines())
	asked := p.Session().MyTurn()
	switch r := p.Session().Result(); {
	case r.Over:
		title, why := p.Offer().Voice.Ending(r, p.Viewer())
		said = append(said, title+".", why)
		if h, ok := p.host.(host.Keeper); ok {
			h.Persist() // whoever has played to the end will come back
		}
	case asked:
		if !p.asked {
			p.audio.Cue(sound.Turn)
		}
		heading, body := p.Offer().Voice.Prompt(p.Session().View())
		said = append(said, p.T("say.turn", "heading", heading))
		if p.prefs.described() {
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
