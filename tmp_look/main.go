package main

import (
	"fmt"
	"image/png"
	"os"
	"strconv"
	"time"

	"onelongnight/game"
	"onelongnight/game/games/all"
	"onelongnight/game/hex"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	uihex "onelongnight/game/ui/hex"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/soft"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

func main() {
	dir, moves := os.Args[1], 40
	if len(os.Args) > 2 {
		moves, _ = strconv.Atoi(os.Args[2])
	}
	host := &uitest.Host{Kinds: all.Kinds(), Stored: map[string]string{"settings": "speed=0 tips=off level=2"}}
	v := voice.English()
	app := ui.New(host, ui.Offer{Kind: hex.Rules{}, Speak: func(g game.Game) table.Voice { return v.For(g) }, Dress: func(g game.Game) scene.Skin { return uihex.New(v.For(g)) }})
	w := &uitest.Window{App: app, W: 1280, H: 720}
	shot := func(name string) {
		for _, size := range [][2]float64{{1280, 720}, {360, 640}, {821, 462}} {
			w.W, w.H = size[0], size[1]
			p, m := w.Run()
			k := 1.0
			if size[0] == 360 {
				k = 2
			}
			dev := soft.New(int(size[0]*k), int(size[1]*k))
			c := kit.NewCanvas(dev)
			t0 := time.Now()
			c.Begin(k)
			p.Draw(c, m)
			c.End()
			fmt.Println(name, size, time.Since(t0))
			f, _ := os.Create(fmt.Sprintf("%s/%s-%d.png", dir, name, int(size[0])))
			png.Encode(f, dev.Screen)
			f.Close()
		}
		w.W, w.H = 1280, 720
	}
	shot("title")
	w.Press("button:play-outpost")
	rng := game.NewStream(game.SeedOf("look"))
	n := 0
	seen := map[string]bool{}
	for end := time.Now().Add(60 * time.Second); n < moves && time.Now().Before(end); w.Run() {
		can := host.Moves()
		if len(can) == 0 {
			time.Sleep(2 * time.Millisecond)
			continue
		}
		s := "move"
		if len(can[0]) > 4 {
			s = can[0][:4]
		}
		if n > 14 && !seen[s] && s == "turn" {
			seen[s] = true
			shot("turning")
		}
		w.Press(can[rng.Below(len(can))])
		n++
	}
	for len(host.Moves()) == 0 {
		w.Run()
		time.Sleep(2 * time.Millisecond)
	}
	shot("table")
	fmt.Println(host.Moves())
}
