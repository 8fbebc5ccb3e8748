// Package play runs a game: it makes the moves of all seats ([Play]), shows what happened beat by beat ([Film],
// [Playback]) and again on request ([Recap]), announces it and plays its sounds ([Toasts], [Audio]), and saves it
// ([Saves]). It warns of some moves ([Warnings]), goes back for practice ([Practice]), and hides the table while a
// device is passed on ([Curtain]). [Needs] are the parts that nearly every constructor in the program takes.
package play

import (
	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
)

// keeper saves the game on the table.
type keeper interface {
	// Keep saves it after a move.
	Keep()
}

// Questions are the person's questions to the computer player.
type Questions interface {
	// Drop drops the pending question.
	Drop()
}

// Play makes the moves of all seats, and passes the results on to the store, the film and subscribers.
type Play struct {
	desk   *desk.Desk
	host   desk.Host
	prefs  *settings.Preferences
	saves  keeper
	advice Questions
	film   *Film
	audio  *Audio
	toasts *Toasts

	since   int      // number of log lines before the person's last move
	told    int      // number of log lines at the last change
	said    int      // number of log lines announced: those of what the film shows, or has shown
	owed    []string // announced once what happened before has been shown: what is asked, or how the game ended
	asked   bool     // the person knows that it is their turn
	again   bool     // what is owed is another question of the same turn
	heading string   // of the question, as a sentence
	// last are the sentences of the questions of this turn, by heading.
	last  map[string][]string
	waits bool     // it has been announced that the film waits
	opens bool     // what was revealed has been announced
	after []func() // called after every move, before it is saved
	turn  []func() // called when the person is asked something
}

// NewPlay makes moves of the game on the desk.
func NewPlay(n *Needs, saves keeper, advice Questions, film *Film) *Play {
	out := &Play{desk: n.Desk, host: n.Host, prefs: n.Prefs, saves: saves, advice: advice, film: film, audio: n.Audio,
		toasts: n.Toasts}
	n.Desk.OnBegin(out.begin)
	return out
}

// begin is called when a game was put on the table.
func (p *Play) begin() {
	p.told = len(p.desk.Session().Lines())
	p.since, p.said, p.owed = p.told, p.told, nil
}

// Heard treats everything so far as announced.
func (p *Play) Heard() {
	p.told = len(p.desk.Session().Lines())
	p.said = p.told
	p.film.Taken(p.desk.Session().StepCount())
}

// Unheard treats nothing as announced, so that the beginning of the game is told.
func (p *Play) Unheard() { p.told, p.said = 0, 0 }

// OnMove calls do after every move, and when a game is put on the table.
func (p *Play) OnMove(do func()) { p.after = append(p.after, do) }

// OnTurn calls do when the person is asked something.
func (p *Play) OnTurn(do func()) { p.turn = append(p.turn, do) }

// Judge calls everybody who subscribed with OnMove.
func (p *Play) Judge() {
	for _, do := range p.after {
		do()
	}
}

func (p *Play) Show(s *scene.Screen) { s.Since = p.since }

// Do performs the person's action with that ID.
func (p *Play) Do(id string) {
	if err := p.desk.Session().Do(id); err != nil {
		p.toasts.Refuse(err, table.NoSpot)
		return
	}
	p.moved()
}

// Touch touches a thing on the table, which may make a move.
func (p *Play) Touch(spot table.Spot) (table.Touched, error) {
	done, err := p.desk.Session().Touch(spot)
	switch {
	case done.Back:
		p.Rewound()
	case err == nil && done.Played:
		p.moved()
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

// lookBack shows a finished game as another person of this device saw it.
func (p *Play) lookBack(seat game.Seat) error {
	s := p.desk.Session()
	if err := s.Sit(seat); err != nil {
		return err
	}
	p.told = len(s.Lines())
	p.since, p.said = p.told, p.told
	p.film.Taken(s.StepCount())
	p.desk.Invalidate()
	return nil
}

// sit makes a person's seat the viewer, and shows what has happened since they last moved.
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
	p.since, p.said, p.asked = p.told, p.told, false
	p.film.Taken(first + from)
	p.film.Ending(p.desk.Last() != scene.NoPanel)
	p.desk.Invalidate()
	p.film.Roll()
	p.Announce()
	return nil
}

// Rewound is called when a move has been taken back.
func (p *Play) Rewound() {
	p.Heard()
	p.film.Rewind()
	p.asked = false
	p.moved()
}

func (p *Play) Undo() {
	if err := p.desk.Session().Undo(); err != nil {
		p.toasts.Refuse(err, table.NoSpot)
		return
	}
	if undone := p.desk.Session().Undone(); undone != "" {
		p.Say(p.desk.T("say.undone", "move", undone))
	}
	p.Rewound()
}

func (p *Play) redo() {
	if err := p.desk.Session().Redo(); err != nil {
		p.toasts.Refuse(err, table.NoSpot)
		return
	}
	p.moved()
}

func (p *Play) Concede() {
	p.desk.Open(scene.NoPanel)
	p.film.Rewind()
	if err := p.desk.Session().Concede(); err != nil {
		p.toasts.Refuse(err, table.NoSpot)
		return
	}
	p.moved()
	p.film.Skip() // whoever gives up has seen enough
}

// moved is called after a move of the person: log lines from here on are news.
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

// news shows the log's news in a toast if there is no animation.
func (p *Play) news() {
	if p.prefs.Speed() > 0 {
		return
	}
	if text, about := p.desk.Offer().Skin.News(p.fresh()); text != "" {
		p.toasts.Display(text, about)
	}
}

// fresh returns the log lines since the last change.
func (p *Play) fresh() []table.Line {
	lines := p.desk.Session().Lines()
	return lines[min(p.told, len(lines)):]
}
