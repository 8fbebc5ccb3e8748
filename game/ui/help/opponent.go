package help

import (
	"time"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
)

// Opponent asks the computer for the moves of its seats, one at a time.
type Opponent struct {
	desk    *desk.Desk
	host    desk.Host
	post    func(func())
	prefs   *settings.Preferences
	advice  *Asker
	play    answerer
	toasts  *play.Toasts
	curtain hider
	playing func() bool // the film is running
	script  Script      // nil for none

	number   int // of the question, to recognise late answers
	nextAt   time.Time
	seen     time.Time // since when a person who has moved sees what came of it
	failures int       // failed answers in a row
}

// NewOpponent returns an idle opponent. playing reports whether the film is still running.
func NewOpponent(n *play.Needs, playing func() bool, advice *Asker, player answerer, curtain hider) *Opponent {
	out := &Opponent{desk: n.Desk, host: n.Host, post: n.Post, playing: playing, prefs: n.Prefs, advice: advice,
		play: player, curtain: curtain, toasts: n.Toasts}
	n.Desk.OnClear(out.Stop)
	return out
}

// answerer makes moves of other seats.
type answerer interface{ Answer(m game.Move) error }

// hider hides the table while the device is passed on.
type hider interface {
	Fall()
	// Down reports whether it is hidden.
	Down() bool
}

// Script is a mission's script for the other seats.
type Script interface {
	// Waits reports whether nobody may move yet.
	Waits() bool
	// Reply returns the scripted move, false if the computer should decide.
	Reply() (game.Move, bool)
}

func (o *Opponent) Follow(s Script) { o.script = s }

const (
	// maxFailures is how often a question is repeated before the player is told that the opponent does not answer.
	maxFailures = 3
	// opponentPause lets the person follow one move of the opponent before the next, where moves are animated.
	opponentPause = 350 * time.Millisecond
	// seeingPause is long enough to recognise a card that was drawn.
	seeingPause = 1500 * time.Millisecond
)

// rest delays the opponent's next move. At instant speed nothing is followed, and a round of three rivals has some
// thirty moves: even a short pause after each would be seconds.
func (o *Opponent) rest() {
	if o.prefs.Speed() > 0 {
		o.nextAt = time.Now().Add(opponentPause)
	}
}

// Stop drops the pending question.
func (o *Opponent) Stop() {
	if o.advice.playing {
		o.host.Cancel()
	}
	o.advice.playing = false
	o.number++
	o.failures = 0
}

// Ask asks for a move if it is the computer's turn, except while the person reads the introduction. The move is made
// when the answer comes; nothing blocks.
func (o *Opponent) Ask() {
	if o.advice.playing || o.advice.quiet || o.desk.Holds(scene.PrimerPanel) || o.failures >= maxFailures ||
		!o.desk.Awaits() || o.script.Waits() || time.Now().Before(o.nextAt) {
		return
	}
	player, _ := o.desk.Session().TurnPlayer()
	if player.Kind == table.Person { // another person at this device
		o.passOn()
		return
	}
	if move, ok := o.script.Reply(); ok {
		o.rest()
		if err := o.play.Answer(move); err != nil {
			o.toasts.Warn("error.input", err)
		}
		return
	}
	view, seed := o.desk.Session().TurnView()
	o.advice.playing = true
	o.number++
	number := o.number
	o.host.Think(bot.Question(o.desk.Session().Game, player.Level, seed, view), func(reply string, err error) {
		o.post(func() { o.answered(number, reply, err) })
	})
}

// passOn lowers the curtain for the next person. First it leaves the one before a moment to see what came of their
// move, such as a card that nobody else may see.
func (o *Opponent) passOn() {
	switch {
	case o.playing() || o.curtain.Down():
		o.seen = time.Time{}
	case o.seen.IsZero() && o.prefs.Speed() > 0:
		o.seen = time.Now()
	case time.Since(o.seen) >= seeingPause:
		o.seen = time.Time{}
		o.curtain.Fall()
	}
}

func (o *Opponent) answered(number int, reply string, err error) {
	if number != o.number {
		return
	}
	o.advice.playing = false
	o.rest()
	choice, bad := bot.ReadAnswer(reply)
	if err == nil {
		err = bad
	}
	if err == nil {
		if err = o.play.Answer(choice.Move); err != nil {
			o.rejectAnswer()
		}
	}
	if err != nil {
		o.failures++
		o.toasts.Warn("error.brain", err)
		return
	}
	o.failures = 0
}

// rejectAnswer tells the host that its answer was not a legal move.
func (o *Opponent) rejectAnswer() {
	if host, ok := o.host.(desk.Page); ok {
		host.RejectAnswer()
	}
}

// stuck reports whether the opponent has failed so often that it waits to be asked again.
func (o *Opponent) stuck() bool { return o.failures >= maxFailures && o.desk.Awaits() }

func (o *Opponent) again() {
	o.failures, o.nextAt = 0, time.Time{}
	o.toasts.Hide()
}
