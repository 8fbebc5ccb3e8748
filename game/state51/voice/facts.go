package voice

import (
	"strings"

	"onelongnight/game/state51"
)

// Facts says what a design is and does, a sentence each.
func (v *Voice) Facts(x *state51.Design) (list []string) {
	add := func(key string, args ...any) { list = append(list, v.T(key, args...)) }
	if x.Kind == state51.Location {
		var types []string
		for _, t := range x.Printed {
			types = append(types, v.T("type."+t.String()))
		}
		add("fact.location", "n", x.Distance, "list", strings.Join(types, ", "))
		add("fact.spoil", "list", v.Goods(x.Spoil))
		add("fact.agreement", "list", v.Goods(x.Agreement))
	}
	if len(x.Goods) > 0 {
		add("fact.goods", "list", v.Goods(x.Goods))
		add("fact.second")
	}
	return append(list, v.Effect(&x.Effect))
}

// Effect says what an effect does.
func (v *Voice) Effect(e *state51.Effect) string {
	workers, pay := price(e)
	args := []any{"list", v.Goods(e.Gain), "pay", v.Goods(pay),
		"workers", v.Good(state51.Worker, workers), "n", e.N, "type", v.T("type." + e.Type.String())}
	key := "fact." + e.Do.String()
	switch e.Do {
	case state51.Produce:
		if !e.Open {
			key += ".closed"
		}
	case state51.Slots:
		if e.Spoils {
			key += ".spoils"
		}
	case state51.Draft:
		key += "." + e.How.String()
	case state51.DoAct:
		switch {
		case e.Free:
			key += ".free"
		case len(e.Gain) > 0 && e.Gain[0] == state51.Steal:
			key += ".steal"
		case len(pay) == 0:
			key += ".workers"
		}
	case state51.When:
		key += "." + e.On.String()
	case state51.Reach:
		key += "." + e.Colour.String()
		if len(e.Pay) > 0 {
			key += ".pay"
		}
	}
	return v.T(key, args...)
}

// price returns what an effect costs; workers in its price are counted as workers.
func price(e *state51.Effect) (workers int, pay []state51.Good) {
	workers = e.Workers
	for _, k := range e.Pay {
		if k == state51.Worker {
			workers++
		} else {
			pay = append(pay, k)
		}
	}
	return workers, pay
}
