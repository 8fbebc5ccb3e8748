package browsertest

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"

	"onelongnight/game/gametest"
)

// TestIcons checks the sizes of the PNG icons and that a first visit stays cheap, and draws them when asked. What
// Chromium draws has thousands of colours; ImageMagick makes 256 of them:
//
//	convert icon-512.png -dither None -colors 256 PNG8:icon-512.png
func TestIcons(t *testing.T) {
	for _, size := range []int64{192, 512} {
		file := filepath.Join(rig.root, "web", fmt.Sprintf("icon-%d.png", size))
		if *gametest.Update {
			drawIcon(t, file, size)
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if len(data) > 32<<10 {
			t.Errorf("%s has %d bytes; see above", file, len(data))
		}
		config, err := png.DecodeConfig(bytes.NewReader(data))
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if int64(config.Width) != size || int64(config.Height) != size {
			t.Errorf("%s is %dx%d", file, config.Width, config.Height)
		}
	}
}

func drawIcon(t *testing.T, file string, size int64) {
	t.Helper()
	ctx, _, shut, err := rig.window()
	if err != nil {
		t.Fatal(err)
	}
	defer shut()
	var drawn []byte
	err = chromedp.Run(ctx,
		chromedp.EmulateViewport(size, size),
		chromedp.Navigate("file://"+filepath.Join(rig.root, "web", "icon.svg")),
		chromedp.CaptureScreenshot(&drawn),
	)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, drawn, 0o644); err != nil {
		t.Fatal(err)
	}
}
