package hex

import (
	"slices"
	"strings"

	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// buttons returns the table's buttons: menu, log and sound at the top; commands and moves in the bar.
func (b *builder) buttons() []furniture.Button {
	film, again := b.Film(), b.Screen.Timeline != nil
	list := append(b.Ends(), film...)
	if step, recent := b.lastBattle(); recent && !again && len(film) == 0 && b.atRest() && !b.crowded() &&
		!(b.Window.Portrait && b.Screen.Panel == scene.HintPanel) {
		report := panel.Button{ID: "report", Label: b.T("report.title"), Icon: kit.IconReport}
		list = append(list, furniture.Button{Button: report, Of: reportSpot(step)})
	}
	if !b.Window.Portrait && b.Screen.TextScale <= roomyText && !again &&
		b.warns() { // otherwise the forecast leads there
		danger := panel.Button{ID: dangerID, Label: b.T("danger.open"), Icon: kit.IconDanger}
		list = append(list, furniture.Button{Button: danger, Of: dangerSpot})
	}
	for _, c := range b.Screen.Bar {
		switch {
		case len(film) > 0 && (c.Row != "" || slices.ContainsFunc(film,
			func(f furniture.Button) bool { return f.ID == c.ID })):
		case b.AtAnEnd(c), strings.HasPrefix(c.ID, "zoom-"): // on a phone two fingers, a double tap and keys zoom
		case c.ID != "cancel" && c.ID != "close" && b.crowded():
		default:
			list = append(list, b.Command(c))
		}
	}
	for _, spot := range b.Next {
		if spot.Kind == table.KindButton && len(film) == 0 {
			list = append(list, furniture.Button{Button: b.moveButton(spot)})
		}
	}
	return list
}

// crowded reports whether the moves of the touched tile leave no room in their row for other commands.
func (b *builder) crowded() bool {
	return b.Window.Portrait && b.Asks && b.model.Turning == nil && len(b.Session.Selected()) > 0
}

// roomyText is the largest text scale at which there is room even for buttons that can be reached in another way.
const roomyText = 1.2

// atRest reports whether the present is shown, and no battle is under way.
func (b *builder) atRest() bool {
	return (b.Past == nil || b.Asks) && b.View.Phase != rules.PhaseBattle && b.Screen.Panel != scene.RecapPanel
}

var mainMoves = []string{"end", "play", "explode", "keep-tiles"}

func (b *builder) moveButton(spot table.Spot) panel.Button {
	out := panel.Button{ID: spot.ID}
	for _, a := range b.choices() {
		if slices.Equal(a.Path, []table.Spot{spot}) {
			mine, theirs := b.voice.Falls(b.View, a.Move)
			out.Sub = b.T("follows.short", "mine", mine, "theirs", theirs)
		}
	}
	if converts, ok := strings.CutPrefix(spot.ID, "convert-"); ok {
		way, printed, _ := strings.Cut(converts, "-")
		out.Label = b.T("button.convert."+printed, "way", b.T("way."+way))
		return out
	}
	out.Label = b.T("button." + spot.ID)
	v := b.View
	if slices.Contains(mainMoves, spot.ID) || v.Ask == rules.AskDiscard {
		out.Style = b.MainStyle()
	}
	switch {
	case spot.ID == "end" && v.Goal != rules.NoGoal:
		out.Label = b.T("button.fight")
	case spot.ID == "end" && v.LastTurn():
		out.Sub = b.T("button.end.final")
	case spot.ID == "end":
		if n := int(v.Hand[v.Who].N); n > 0 {
			out.Sub = b.T("button.end.sub", "n", n)
		}
	case spot.ID == "play":
		if t := b.picked(); t.Kind().Data().Action == rules.Battle {
			out.Label, out.Sub = b.T("button.battle"), b.T("button.battle.sub")
		}
	}
	return out
}

// picked returns the tile that was touched first, NoTile for none.
func (b *builder) picked() rules.Tile {
	if sel := b.Session.Selected(); len(sel) > 0 {
		return rules.TileByID(sel[0].ID)
	}
	return rules.NoTile
}

func (k *Skin) ButtonLabel(s *table.Session, button table.Spot) string {
	b := builder{Skin: k, Base: &skin.Base[*rules.View]{Voice: k.voice, Session: s, View: s.View().(*rules.View)}}
	return b.moveButton(button).Label
}
