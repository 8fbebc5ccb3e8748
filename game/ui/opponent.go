package ui

import (
	"time"

	"onelongnight/game/bot"
)

// opponent is the question to the computer player that is open, if any.
type opponent struct {
	asking  bool
	number  int // of the question, to know answers that come too late
	nextAt  time.Time
	trouble int // answers in a row that were none
}

// stop drops the open question.
func (o *opponent) stop(host Host) {
	if o.asking {
		host.Cancel()
	}
	o.asking = false
	o.number++
	o.trouble = 0
}

// maxTrouble is how often a question is asked again before the game says that
// the opponent does not answer.
const maxTrouble = 3

// oppose asks the opponent when it is to move. The answer is played when it
// comes; the screen is never held up.
func (a *App) oppose() {
	o := &a.opponent
	if a.session == nil || o.asking || o.trouble >= maxTrouble || a.session.MyTurn() || a.session.Result().Over || a.chrome.Panel == TitlePanel || time.Now().Before(o.nextAt) {
		return
	}
	view, seed := a.session.TurnView()
	o.asking = true
	o.number++
	number := o.number
	a.host.Think(bot.Question(a.session.Game, a.chosen.player(), seed, view), func(reply string, err error) {
		a.inbox <- func() { a.answered(number, reply, err) }
	})
}

func (a *App) answered(number int, reply string, err error) {
	o := &a.opponent
	if number != o.number {
		return
	}
	o.asking = false
	o.nextAt = time.Now().Add(opponentPause)
	choice, bad := bot.ReadAnswer(reply)
	if err == nil {
		err = bad
	}
	if err == nil {
		err = a.session.Play(choice.Move)
	}
	if err != nil {
		o.trouble++
		a.toast(a.t("error.brain", "reason", err.Error()), "")
		return
	}
	o.trouble = 0
	a.changed()
}

// opponentPause lets the person follow one enemy move before the next.
const opponentPause = 350 * time.Millisecond
