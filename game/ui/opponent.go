package ui

import (
	"time"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
)

// opponent is whoever is to move in the person's stead, the computer mostly: the
// question to it that is open, if any.
type opponent struct {
	*desk.Desk
	host    host.Host
	post    func(func())
	prefs   *preferences
	advice  *advice
	play    *play
	toasts  *toasts
	curtain *curtain
	waits   func() bool              // nobody moves yet
	script  func() (game.Move, bool) // what is answered without asking anybody

	asking   bool
	number   int // of the question, to know answers that come too late
	nextAt   time.Time
	failures int // answers in a row that were none
}

const (
	// maxFailures is how often a question is asked again before the game says
	// that the opponent does not answer.
	maxFailures = 3
	// opponentPause lets the person follow one move of the opponent before the
	// next, shortPause where moves are not shown one by one anyway.
	opponentPause = 350 * time.Millisecond
	shortPause    = 80 * time.Millisecond
)

// rest puts the opponent's next move off for a while.
func (o *opponent) rest() {
	pause := opponentPause
	if o.prefs.speed() == 0 {
		pause = shortPause
	}
	o.nextAt = time.Now().Add(pause)
}

// stop drops the open question.
func (o *opponent) stop() {
	if o.asking {
		o.host.Cancel()
	}
	o.asking = false
	o.number++
	o.failures = 0
}

// ask asks the opponent when it is to move. The answer is played when it comes;
// the screen is never held up.
func (o *opponent) ask() {
	if o.asking || o.advice.quiet || o.failures >= maxFailures || !o.Awaits() || o.waits() || time.Now().Before(o.nextAt) {
		return
	}
	player, _ := o.Session().TurnPlayer()
	if player.Kind == table.Person { // another person at this device
		if !o.play.film.playing() && !o.curtain.down() {
			o.curtain.fall()
		}
		return
	}
	if move, ok := o.script(); ok {
		o.rest()
		if err := o.play.answer(move); err != nil {
			o.toasts.warn("error.input", err)
		}
		return
	}
	view, seed := o.Session().TurnView()
	o.asking = true
	o.number++
	number := o.number
	o.host.Think(bot.Question(o.Session().Game, player.Level, seed, view), func(reply string, err error) {
		o.post(func() { o.answered(number, reply, err) })
	})
}

func (o *opponent) answered(number int, reply string, err error) {
	if number != o.number {
		return
	}
	o.asking = false
	o.rest()
	choice, bad := bot.ReadAnswer(reply)
	if err == nil {
		err = bad
	}
	if err == nil {
		if err = o.play.answer(choice.Move); err != nil {
			o.rejectAnswer()
		}
	}
	if err != nil {
		o.failures++
		o.toasts.warn("error.brain", err)
		return
	}
	o.failures = 0
}

// rejectAnswer tells the host that its answer was no move.
func (o *opponent) rejectAnswer() {
	if host, ok := o.host.(host.AnswerRejecter); ok {
		host.RejectAnswer()
	}
}

// stuck tells whether the opponent has failed to answer so often that it waits to be asked again.
func (o *opponent) stuck() bool { return o.failures >= maxFailures && o.Awaits() }

// again asks the opponent once more.
func (o *opponent) again() {
	o.failures, o.nextAt = 0, time.Time{}
	o.toasts.hide()
}
