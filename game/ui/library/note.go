package library

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
)

// Note stores in words how far the game on the table is, for a shelf that cannot play it.
func (l *Library) Note() {
	h, ok := l.host.(desk.Page)
	if !ok {
		return
	}
	key := l.saves.Now()
	summary, err := table.ReadSummary(l.saves.Text(key))
	if there, _ := h.Shelf(); !there || err != nil {
		return
	}
	said := l.side(play.Game{Key: key, Summary: summary})
	if where := play.Where(l.desk.Session()); where != "" && summary.People() < 2 {
		said = l.desk.T("menu.continue.sub", "side", said, "where", where)
	}
	// The texts themselves say which language they are in: it need not be the one requested.
	l.saves.Store().Store(desk.WherePrefix+summary.Kind, key+" "+l.desk.T("language")+"\n"+said)
}
