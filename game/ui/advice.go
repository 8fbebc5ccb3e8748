package ui

import (
	"math"
)

// advice asks the computer player on the person's behalf. It sees the person's
// view and no more.
type advice struct {
	host   Host
	post   func(func())
	busy   func() bool // the opponent thinks, and is never interrupted
	open   bool        // a question is
	number int         // of the question, to know answers that come too late
}

// ask asks the computer player; what was asked before is dropped.
func (a *advice) ask(line string, then func(reply string, err error)) {
	if a.busy() {
		return
	}
	a.drop()
	a.open = true
	number := a.number
	a.host.Think(line, func(reply string, err error) {
		a.post(func() {
			if a.open && number == a.number {
				a.open = false
				then(reply, err)
			}
		})
	})
}

// drop drops the question that is open.
func (a *advice) drop() {
	if a.open {
		a.host.Cancel()
	}
	a.open = false
	a.number++
}

// percent is a chance as people read it.
func (d *desk) percent(chance float64) string {
	return d.t("number.percent", "n", int(math.Round(100*chance)))
}

// leastLoss is the least winning chance that is worth a word.
const leastLoss = 0.01
