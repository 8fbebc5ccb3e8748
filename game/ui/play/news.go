package play

// news are who wants to know what becomes of the games.
type news struct {
	ended   []func()           // of the game on the table, just now
	saved   []func()           // it, one's own
	learned []func(key string) // that another window has stored
}

// OnEnd has do called whenever the game on the table has just ended.
func (n *news) OnEnd(do func()) { n.ended = append(n.ended, do) }

// OnSave has do called whenever a game of one's own was saved.
func (n *news) OnSave(do func()) { n.saved = append(n.saved, do) }

// OnLearn has do called with the key under which another window has stored something.
func (n *news) OnLearn(do func(key string)) { n.learned = append(n.learned, do) }
