package kit

import (
	"maps"
	"slices"
)

// stroke is one part of an icon on a 24×24 grid: filled, or drawn with a line of the given width. A part with accent is
// drawn in the accent colour, or cut out where the icon has none.
type stroke struct {
	d      string
	width  float64
	accent bool
	alpha  float64
}

func line(d string, width float64) stroke { return stroke{d: d, width: width, alpha: 1} }
func area(d string) stroke                { return stroke{d: d, alpha: 1} }
func faint(d string) stroke               { return stroke{d: d, alpha: 0.55} }
func accent(d string, width float64) stroke {
	return stroke{d: d, width: width, accent: true, alpha: 1}
}

// circle is an SVG path of a circle.
const (
	circle7  = "M19 12A7 7 0 0 1 5 12A7 7 0 0 1 19 12Z"
	circle34 = "M15.4 12A3.4 3.4 0 0 1 8.600 12A3.4 3.4 0 0 1 15.4 12Z"
	circle55 = "M17.5 12A5.5 5.5 0 0 1 6.5 12A5.5 5.5 0 0 1 17.5 12Z"
	bolt     = "M13 1L4 14h6l-2 9 11-14h-7z"
)

var icons = map[Icon][]stroke{
	IconKill: {line(circle7, 2.4), line("M12 1v7M12 16v7M1 12h7M16 12h7", 2.6), area("M14 12A2 2 0 0 1 10 12A2 2 0 0 1 14 12Z")},
	IconDraw: {faint("M3 7h9v15h-9z"), area("M9 2h12v16h-12z"), accent("M15 6v8M11 10h8", 2.4)},
	IconSend: {line("M2 12h11", 3), area("M11 4l9 8-9 8z"), line("M22 3v18", 2.4)},
	IconBomb: {
		area("M18 15A8 8 0 0 1 2 15A8 8 0 0 1 18 15Z"), line("M15 9l3-3q2-3 4-2", 2.6),
		area("M23.6 3.5A1.6 1.6 0 0 1 20.4 3.5A1.6 1.6 0 0 1 23.6 3.5Z"), accent("M6 14q1-4 4-4", 1.8),
	},
	IconNone:     {line("M3 20h18M5 20V9l5-3v14M14 20V12h5v8", 2.2)},
	IconEntry:    {line("M12 2v9", 3.2), area("M5 9l7 8 7-8z"), line("M3 21h18", 3)},
	IconAura:     {area(circle34), line(circle7, 2), line("M12 1.4a10.6 10.6 0 0 1 7.5 3.1M22.6 12a10.6 10.6 0 0 1 -3.1 7.5M12 22.6a10.6 10.6 0 0 1 -7.5 -3.1M1.400 12a10.6 10.6 0 0 1 3.1 -7.5", 1.8)},
	IconCost:     {line("M4 2h12v17h-12z", 2.4), line("M20 10v11M15.5 17.5L20 22l4-4.5", 2.6)},
	IconWin:      {line("M5 22V3", 2.8), area("M6 3h15l-4 5 4 5H6z")},
	IconOnce:     {line("M12 3a9 9 0 1 1 -8 5", 2.8), area("M1 9l4-6 4 6z"), line("M12.5 8v8M10 10l2.5-2", 2.6)},
	IconInstant:  {area(bolt)},
	IconRobot:    {area("M4 8l3-4h10l3 4v9l-4 4H8l-4-4z"), {d: "M7 11h10", width: 3, accent: true, alpha: 1}},
	IconSoldier:  {area("M3 13Q3 4 12 4t9 9l2 2H1z"), {d: "M6 17h12l-2 5H8z", alpha: 0.7}},
	IconBuilding: {area("M2 21V11l4-3h12l4 3v10z"), accent("M6 14h12", 3)},
	IconModule: {
		area("M6 6h12v12h-12z"), line("M9 2v4M15 2v4M9 18v4M15 18v4M2 9h4M2 15h4M18 9h4M18 15h4", 2.2),
	},
	IconShield: {area("M12 1l9 3v8q0 8-9 11-9-3-9-11V4z")},
	IconOff:    {line("M12 2v10", 3), line("M6 6a8.500 8.500 0 1 0 12 0", 3)},
	IconUndo:   {line("M9 4L3 10l6 6", 2.8), line("M4 10h10a6 6 0 0 1 0 12h-3", 2.8)},
	IconRedo:   {line("M15 4l6 6-6 6", 2.8), line("M20 10H10a6 6 0 0 0 0 12h3", 2.8)},
	IconHint:   {area("M12 1.500a7.500 7.500 0 0 1 4 13.800V18H8v-2.700A7.500 7.500 0 0 1 12 1.500z"), line("M8.500 21h7", 2.6), accent("M12 14V9.500", 1.8)},
	IconLock:   {line("M7 11V8a5 5 0 0 1 10 0v3", 2.8), area("M4 11h16v11h-16z"), accent("M12 15v3", 2.6)},
	IconMenu:   {line("M3 6h18M3 12h18M3 18h18", 2.8)},
	IconHelp:   {line("M8 8a4 4 0 1 1 5.5 3.7Q12 12.5 12 15", 2.8), area("M13.9 19.5A1.9 1.9 0 0 1 10.1 19.5A1.9 1.9 0 0 1 13.9 19.5Z")},
	IconGear: {
		line(circle55, 3),
		line("M12 1v5M12 18v5M1 12h5M18 12h5M4.2 4.2l3.5 3.5M16.3 16.3l3.5 3.5M19.8 4.2l-3.5 3.5M7.7 16.3l-3.5 3.5", 2.6),
	},
	IconDeck:  {area("M3 8l9-5 9 5-9 5z"), line("M3 12.5l9 5 9-5M3 17l9 5 9-5", 2.2)},
	IconHand:  {faint("M0.500 8.500l8.7-2.2 3.1 12.6-8.700 2.200z"), area("M8 4h9v13h-9z"), faint("M17 6.300l7 2.2-3.1 12.6-7-2.200z")},
	IconPile:  {line("M4 3h13v17h-13z", 2.2), line("M7 7l7 9M14 7l-7 9", 2.4)},
	IconLog:   {line("M4 5h16M4 11h16M4 17h10", 2.6)},
	IconClose: {line("M5 5l14 14M19 5L5 19", 3)},
	IconCheck: {line("M4 12.500l5.500 6L20 5.500", 3)},
	IconPlay:  {area("M6 3l14 9-14 9z")},
	IconPlus:  {line("M12 3v18M3 12h18", 2.8)},
	IconBack:  {line("M14 4l-8 8 8 8", 3)},
	IconStar:  {area("M12 1l3.200 7.400 8 .7-6 5.300 1.800 7.800-7-4.100-7 4.100 1.800-7.800-6-5.300 8-.7z")},
	IconEye:   {line("M1.500 12Q12 1 22.500 12Q12 23 1.500 12Z", 2.4), area(circle34)},
	IconSpeed: {area("M2 4l9 8-9 8z"), area("M12 4l10 8-10 8z")},
	IconSound: {area("M2 9h5l6-5v16l-6-5H2z"), line("M16 8q3 4 0 8M19 5q6 7 0 14", 2.2)},
	IconSwap:  {line("M3 8h14M7 16h14", 2.6), area("M15 3l7 5-7 5z"), area("M9 11l-7 5 7 5z")},
}

// DrawIcon draws an icon centred in r, as large as fits. The accent colours its one second part.
func (c *Canvas) DrawIcon(i Icon, r Rect, col, accent Color) {
	if _, ok := icons[i]; !ok {
		return
	}
	col, accent = c.tone.Of(col), c.tone.Of(accent)
	size := min(r.W, r.H)
	type iconKey struct {
		icon        Icon
		col, accent Color
	}
	// Some icons reach a little over the grid, so the sprite has a margin.
	pad := size / 12
	c.Art(iconKey{i, col, accent}, r.Centred(size+2*pad, size+2*pad), func(p *Painter) {
		p.Icon(i, Rect{pad, pad, size, size}, col, accent)
	})
}

// Icon paints an icon into the square r.
func (p *Painter) Icon(i Icon, r Rect, col, accent Color) {
	p.Push(Translate(r.X, r.Y))
	p.Push(Scale(r.W/24, r.H/24))
	for _, s := range icons[i] {
		paint := Solid(col.Fade(s.alpha))
		if s.accent {
			paint = Solid(accent)
		}
		if s.width > 0 {
			p.Stroke(SVG(s.d), s.width, paint)
		} else {
			p.Fill(SVG(s.d), paint)
		}
	}
	p.Pop()
	p.Pop()
}

// Icons returns the names of all icons, sorted.
func Icons() []Icon { return slices.Sorted(maps.Keys(icons)) }
