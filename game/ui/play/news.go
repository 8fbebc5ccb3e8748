package play

// news has the subscribers to what happens to games.
type news struct {
	ended   []func()           // the game on the table has just ended
	saved   []func()           // it was saved here
	learned []func(key string) // another window stored something under a key
}

// OnEnd calls do whenever the game on the table has just ended.
func (n *news) OnEnd(do func()) { n.ended = append(n.ended, do) }

// OnSave calls do whenever a game of one's own was saved.
func (n *news) OnSave(do func()) { n.saved = append(n.saved, do) }

// OnLearn calls do with the key under which another window has stored something.
func (n *news) OnLearn(do func(key string)) { n.learned = append(n.learned, do) }
