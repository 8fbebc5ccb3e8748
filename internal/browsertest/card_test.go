package browsertest

import (
	"bytes"
	"encoding/base64"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// TestAResultIsAPicture: the text of a daily game's result can be copied, and is drawn as a picture, with all its
// lines.
func TestAResultIsAPicture(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Embed)
	page.WaitFirstDraw()
	const text = `The Convoy, 2026-11-22\nPlayed: Outpost, against level 3\nVictory. Moloch’s deck is empty and no robot stands in New York.\nBattles won: 6 of 10\nRobots killed: 14`
	draw := func(text string) []byte {
		var data string
		page.Eval("import(`./${tableFiles.card}`).then((m) => m.draw("+"`"+text+"`"+`)).then((blob) => new Promise((done) => {
			const reader = new FileReader();
			reader.onload = () => done(reader.result.split(',')[1]);
			reader.readAsDataURL(blob);
		}))`, &data)
		file, err := base64.StdEncoding.DecodeString(data)
		if err != nil {
			t.Fatal(err)
		}
		return file
	}
	file := draw(text)
	if err := os.WriteFile(filepath.Join(pictures, "card.png"), file, 0o644); err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	if size := img.Bounds().Size(); size.X != 1200 || size.Y != 630 {
		t.Errorf("it is %v", size)
	}
	bright := 0
	for y := 150; y < 600; y++ {
		for x := range 1200 {
			if r, _, _, _ := img.At(x, y).RGBA(); color.Gray16Model.Convert(img.At(x, y)).(color.Gray16).Y > 0xd000 &&
				r > 0xd000 {
				bright++
			}
		}
	}
	if bright < 3000 {
		t.Errorf("there are hardly any words on it: %d bright points", bright)
	}
	if bytes.Equal(file, draw("The Convoy")) {
		t.Error("another text gives the same picture")
	}
	page.Eval("tableExchange.exportCard('Result', 'About it', 'day.txt', `"+text+"`)", nil)
	page.Wait(
		`[...document.querySelectorAll('dialog.exchange button')].some((b) => b.textContent === tableText('exchange.picture'))`)
}
