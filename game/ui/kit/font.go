package kit

import (
	"math"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"

	"onelongnight/sprites"
)

// Face is a typeface.
type Face uint8

// Display is for headings and numbers, label for short words, body for sentences.
const (
	DisplayBlack Face = iota
	DisplayBold
	LabelBold
	Label
	Body
	BodyBold
)

// faceData refers to the files, as a page sets some of them later than packages are initialized.
var faceData = [...]*[]byte{
	&sprites.DisplayBlack, &sprites.DisplayBold, &sprites.LabelBold, &sprites.Label, &sprites.Body, &sprites.BodyBold,
}

// measureSize is the size in pixels at which widths are measured. They scale linearly, since hinting is off.
const measureSize = 64

type sizedFace struct {
	face Face
	size int // quarter pixels
}

// faceCache holds parsed fonts and sized faces. A font.Face is not safe for concurrent use, so every use holds the
// lock; tests measure text in parallel.
var faceCache = struct {
	sync.Mutex
	parsed [len(faceData)]*opentype.Font
	sized  map[sizedFace]font.Face
	widths map[widthKey]float64
}{sized: map[sizedFace]font.Face{}, widths: map[widthKey]float64{}}

type widthKey struct {
	face Face
	text string
}

// sized returns a face at a size in device pixels. The caller holds the lock.
func sized(f Face, px float64) font.Face {
	key := sizedFace{f, int(math.Round(px * 4))}
	if got, ok := faceCache.sized[key]; ok {
		return got
	}
	if faceCache.parsed[f] == nil {
		parsed, err := opentype.Parse(*faceData[f])
		if err != nil {
			panic("kit: embedded font: " + err.Error()) // a build with a broken font cannot show anything
		}
		faceCache.parsed[f] = parsed
	}
	made, err := opentype.NewFace(faceCache.parsed[f], &opentype.FaceOptions{Size: float64(key.size) / 4, DPI: 72})
	if err != nil {
		panic("kit: embedded font: " + err.Error())
	}
	faceCache.sized[key] = made
	return made
}

// Width returns the width of one line of text in CSS pixels. Tracking is added after each letter but the last.
func Width(f Face, size, tracking float64, text string) float64 {
	if text == "" {
		return 0
	}
	faceCache.Lock()
	defer faceCache.Unlock()
	key := widthKey{f, text}
	w, ok := faceCache.widths[key]
	if !ok {
		w = float64(font.MeasureString(sized(f, measureSize), text)) / 64 / measureSize
		if len(faceCache.widths) > 1<<14 {
			clear(faceCache.widths) // only what is on screen needs to be cached
		}
		faceCache.widths[key] = w
	}
	letters := 0
	for range text {
		letters++
	}
	return w*size + tracking*float64(letters-1)
}

// Cap returns the height of a capital letter, as a fraction of the font size.
func Cap(f Face) float64 {
	if f <= DisplayBold {
		return 0.8
	}
	return 0.7
}
