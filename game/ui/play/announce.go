package play

import (
	"slices"
	"strings"

	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// Announce speaks the news of the log, and then how the game ended or what the person is asked. While the news are
// still shown, each is spoken when it is, see Poll, and the rest waits until it can be answered, see Shown. What is
// spoken together is one announcement, which nothing may cut off.
func (p *Play) Announce() {
	p.told = len(p.desk.Session().Lines())
	p.owed, p.again = nil, false
	asked := p.desk.Session().MyTurn()
	switch r := p.desk.Session().Result(); {
	case r.Over:
		title, why := p.desk.Session().Ending()
		p.owed = []string{sentence(title), why}
		if h, ok := p.host.(desk.Page); ok && !h.Asks() {
			h.Persist() // somebody who has finished a game will come back
		}
	case asked:
		if !p.asked {
			p.audio.Cue(sound.Turn)
		}
		p.owed, p.again = p.question(), p.asked
	}
	p.Poll()
	p.asked = asked
	for _, do := range p.turn {
		do()
	}
}

// question says what the person is asked: that it is their turn, once in a turn, and what can be done.
func (p *Play) question() []string {
	heading, body := p.desk.Offer().Voice.Prompt(p.desk.Session().View())
	turn := p.desk.T("say.turn", "heading", heading)
	bare := turn == heading+". "+heading+"." // a prompt that only says whose turn it is
	if p.heading = sentence(heading); bare || p.asked {
		turn = p.heading
	}
	return append([]string{turn}, body...)
}

// heard reports whether somebody is there to be told: at the table, and not while the device is passed on.
func (p *Play) heard() bool {
	return p.desk.Session() != nil && !p.desk.First() && !p.desk.Holds(scene.CurtainPanel)
}

// Poll announces what the film has come to. Somebody who has left the table meanwhile is not told.
func (p *Play) Poll() {
	if p.desk.First() {
		p.hush()
	}
	if !p.heard() {
		return
	}
	var now []string
	for reached, lines := p.film.Reached(), p.desk.Session().Lines(); p.said < min(p.told, len(lines)); p.said++ {
		if lines[p.said].Step >= reached {
			break
		}
		now = append(now, lines[p.said].Text)
	}
	if waits := p.film.playback.Waits() && !p.film.paged; waits != p.waits {
		if p.waits = waits; waits {
			now = append(now, p.desk.T("say.waits", "button", p.desk.T("menu.continue")))
		}
	}
	if opens := p.desk.Panel() == scene.RevealPanel; opens != p.opens {
		if p.opens = opens; opens {
			now = append(now, p.revealed()...)
		}
	}
	p.Say(now...)
}

// Shown announces what is asked, or how the game ended. It is called whenever the table has been laid out, as that has
// more to say than the question; the film must have come to its end.
func (p *Play) Shown() {
	if p.Poll(); len(p.owed) > 0 && p.heard() && p.said >= p.told && p.film.Asks() {
		p.Say(p.asks()...)
		p.owed = nil
	}
}

// asks says what is owed, with what the table tells beside a question, such as how a battle stands. If the same was
// asked before in this turn, it leaves out what was said then.
func (p *Play) asks() []string {
	if p.desk.Session().Result().Over {
		return p.owed
	}
	if !p.again || p.last == nil {
		p.last = map[string][]string{}
	}
	before := p.last[p.heading]
	if p.prefs.Described() {
		before = nil
	}
	_, lines := p.desk.Picture().Asked()
	all := panel.PlainText(strings.Join(append(slices.Clone(p.owed[1:]), lines...), " "))
	out, now := []string{p.owed[0]}, []string{}
	for text := range strings.SplitAfterSeq(all, ". ") {
		if text = strings.TrimSpace(text); slices.Contains(now, text) {
			continue
		}
		now = append(now, text)
		if !slices.Contains(before, text) {
			out = append(out, text)
		}
	}
	p.last[p.heading] = now
	return out
}

// revealed says what the film has laid over the table: its words, and the cards.
func (p *Play) revealed() []string {
	said := slices.Clone(p.desk.Top().Words)
	for _, card := range p.film.revealed {
		if name := p.desk.Offer().Voice.Name(p.desk.Session().View(), card); name != "" {
			said = append(said, name)
		}
	}
	for i, text := range said { // a title and a name are no sentences yet
		said[i] = sentence(text)
	}
	return said
}

// sentence returns a heading as a sentence.
func sentence(heading string) string {
	if strings.HasSuffix(heading, ".") || strings.HasSuffix(heading, "?") || strings.HasSuffix(heading, "!") {
		return heading
	}
	return heading + "."
}

// hush drops what has not been announced yet.
func (p *Play) hush() { p.said, p.owed = p.told, nil }

// Say announces some sentences.
func (p *Play) Say(said ...string) {
	if text := desk.Sentences(said...); text != "" {
		p.host.Announce(text, false)
	}
}
