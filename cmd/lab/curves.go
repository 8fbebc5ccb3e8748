package main

import (
	"bufio"
	"cmp"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// curves draws how strong the nets became while they learned, read from their records: one picture of all games.
func curves(flags *flag.FlagSet, args []string) error {
	out := flags.String("o", "docs/curves.svg", "the picture")
	if err := flags.Parse(args); err != nil {
		return err
	}
	records, err := filepath.Glob("game/*/edition/weights.txt")
	if err != nil {
		return err
	}
	var all []curve
	for _, record := range records {
		f, err := os.Open(record)
		if err != nil {
			return err
		}
		c, err := readCurve(f)
		f.Close()
		if err != nil {
			return fmt.Errorf("%s: %w", record, err)
		}
		c.game = filepath.Base(filepath.Dir(filepath.Dir(record)))
		all = append(all, c)
	}
	return os.WriteFile(*out, []byte(drawCurves(all)), 0o644)
}

// curve holds how well a game's nets did against each rival.
type curve struct {
	game   string
	games  float64 // the most games of training in the record
	rivals map[string][]share
}

// share is the part of a match that the nets won after some games of training, with its 95 % confidence interval.
type share struct{ games, mean, low, high float64 }

var (
	gamesLine = regexp.MustCompile(`^(stretch \d+(?: of \d+)?: )?(\d+) games`)
	matchText = regexp.MustCompile(`(?:vs|against) +(\S+) +(\d\.\d+) \((\d\.\d+) to (\d\.\d+)\)`)
)

// readCurve reads a record of training. A line "stretch 2 of 3: 400 games" adds its games to those so far; a line
// without a stretch counts from zero. Of several gates, only gate 1 is read. Matches against the best nets so far are
// left out, since those nets change.
func readCurve(r io.Reader) (curve, error) {
	c, games, first := curve{rivals: map[string][]share{}}, 0.0, true
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		line := lines.Text()
		if m := gamesLine.FindStringSubmatch(line); m != nil {
			n, err := strconv.ParseFloat(m[2], 64)
			if err != nil {
				return c, err
			}
			if m[1] == "" {
				games = 0
			}
			games, first = games+n, true
			c.games = max(c.games, games)
		}
		if strings.Contains(line, " gate ") {
			first = strings.Contains(line, " gate 1,")
		}
		for _, m := range matchText.FindAllStringSubmatch(line, -1) {
			s := share{games: games}
			for i, to := range []*float64{&s.mean, &s.low, &s.high} {
				*to, _ = strconv.ParseFloat(m[i+2], 64) // the expression lets only numbers through
			}
			if first && m[1] != "best" {
				c.rivals[m[1]] = append(c.rivals[m[1]], s)
			}
		}
	}
	if len(c.rivals) == 0 {
		return c, fmt.Errorf("no match is recorded")
	}
	return c, lines.Err()
}

// The size of a panel and the margin around it, in px.
const panelWidth, panelHeight, margin = 300, 220, 40

// inks are the colours of the curves in a panel.
var inks = [...]string{"#b5531c", "#1c6fb5", "#3a7d2c", "#7a3fa0"}

// drawCurves draws each game in its own panel: games of training to the right, the share won upwards.
func drawCurves(all []curve) string {
	var svg strings.Builder
	fmt.Fprintf(&svg, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" "+
		"font-size=\"11\">\n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
		len(all)*(panelWidth+margin)+margin, panelHeight+3*margin)
	for i, c := range all {
		fmt.Fprintf(&svg, "<g transform=\"translate(%d %d)\">\n", margin+i*(panelWidth+margin), margin)
		c.draw(&svg)
		fmt.Fprintln(&svg, "</g>")
	}
	return svg.String() + "</svg>\n"
}

func (c *curve) draw(svg io.Writer) {
	x := func(games float64) float64 { return panelWidth * games / c.games }
	y := func(part float64) float64 { return panelHeight * (1 - part) }
	fmt.Fprintf(svg, "<text y=\"-12\" font-weight=\"bold\">%s: share won, by games of training</text>\n", c.game)
	for _, part := range []float64{0, 0.25, 0.5, 0.75, 1} {
		fmt.Fprintf(svg, "<path d=\"M0 %.0fh%d\" stroke=\"#ccc\"/><text x=\"-4\" y=\"%.0f\" "+
			"text-anchor=\"end\">%.0f</text>\n", y(part), panelWidth, y(part)+4, 100*part)
	}
	fmt.Fprintf(svg, "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%.0f games</text>\n", panelWidth, panelHeight+16,
		c.games)
	names := slices.SortedFunc(maps.Keys(c.rivals), cmp.Compare)
	for i, name := range names {
		ink, list := inks[i%len(inks)], c.rivals[name]
		var line, band, back strings.Builder
		for k, s := range list {
			fmt.Fprintf(&line, "%c%.1f %.1f", "ML"[min(k, 1)], x(s.games), y(s.mean))
			fmt.Fprintf(&band, "%c%.1f %.1f", "ML"[min(k, 1)], x(s.games), y(s.high))
			last := list[len(list)-1-k]
			fmt.Fprintf(&back, "L%.1f %.1f", x(last.games), y(last.low))
		}
		fmt.Fprintf(svg, "<path d=\"%s%sZ\" fill=\"%s\" opacity=\"0.12\"/><path d=\"%s\" fill=\"none\" stroke=\"%s\" "+
			"stroke-width=\"2\"/>\n", band.String(), back.String(), ink, line.String(), ink)
		if _, err := strconv.Atoi(name); err == nil {
			name = "level " + name
		}
		fmt.Fprintf(svg, "<text x=\"%d\" y=\"%d\" fill=\"%s\">against %s</text>\n", i%2*panelWidth/2,
			panelHeight+34+15*(i/2), ink, name)
	}
}
