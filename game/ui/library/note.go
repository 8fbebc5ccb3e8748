package library

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
)

// Note keeps in words how far the game on the table is, for a shelf that plays no game.
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
	if where := play.Where(l.desk.Session()); where != "" {
		said = l.desk.T("menu.continue.sub", "side", said, "where", where)
	}
	// In which language that is the program says itself: it need not be the one that was asked for.
	l.saves.Store().Store(desk.WherePrefix+summary.Kind, key+" "+l.desk.T("language")+"\n"+said)
}
