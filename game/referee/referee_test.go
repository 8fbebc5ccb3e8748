package referee_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestConversation checks a conversation to the letter: requests and their answers.
func TestConversation(t *testing.T) {
	r := newReferee()
	for _, x := range []struct{ line, want string }{
		{`{"do":"legal"}`,
			`{"error":{"code":"no-game","text":"no game is on the table: begin with new, load or open"},"ok":false}`},
		{`{"do":"games"}`, `{"games":["convoy"],"ok":true}`},
		{`{"do":"new","game":"chess"}`, `{"error":{"code":"game","text":"there is no game chess"},"ok":false}`},
		{`{"do":"new","game":"convoy","seed":"7"}`, `{"ok":true}`},
		{`{"do":"legal"}`, `{"moves":["keep","mulligan"],"ok":true,"prompt":"mulligan","seat":"moloch"}`},
		{`{"do":"play","move":"keep"}`, `{"events":[{"type":"keep","seat":"moloch"}],"ok":true}`},
		{`{"do":"play","move":"district 1"}`,
			`{"error":{"code":"illegal","reason":"wrong-moment","text":"First decide whether you keep this hand."},"ok":false}`},
		{`{"do":"play","move":"dance"}`,
			`{"error":{"code":"illegal","reason":"unknown-move","text":"There is no such move."},"ok":false}`},
		{`{"do":"result"}`, `{"ok":true,"over":false,"why":"","winner":""}`},
		{`{"do":"view","seat":"nobody"}`, `{"error":{"code":"seat","text":"there is no seat nobody"},"ok":false}`},
		{`{"do":"think","level":"99"}`, `{"error":{"code":"level","text":"there is no level 99"},"ok":false}`},
		{`{"do":"load","position":null}`, `{"error":{"code":"position","text":"load needs a position"},"ok":false}`},
		{`{"do":"open","code":"zzz"}`, `{"error":{"code":"code","text":"this is not a replay code"},"ok":false}`},
		{`null`, `{"error":{"code":"json","text":"the line is no JSON object of a request: it is null"},"ok":false}`},
		{`{"do":"fly"}`, `{"error":{"code":"unknown","text":"there is no request fly"},"ok":false}`},
		{`{"do":"concede","seat":"moloch"}`,
			`{"events":[{"type":"concede","seat":"moloch"},{"type":"over","winner":"outpost","why":"conceded"}],"ok":true}`},
		{`{"do":"result"}`, `{"ok":true,"over":true,"why":"conceded","winner":"outpost"}`},
		{`{"do":"legal"}`, `{"moves":[],"ok":true,"over":true,"prompt":"","seat":""}`},
		{`{"do":"play","move":"keep"}`,
			`{"error":{"code":"illegal","reason":"game-over","text":"The game is over."},"ok":false}`},
		{`{"do":"think","level":"5"}`, `{"error":{"code":"over","text":"the game is over"},"ok":false}`},
	} {
		if got := string(r.Answer([]byte(x.line))); got != x.want {
			t.Errorf("%s\nis answered  %s\nand must be  %s", x.line, got, x.want)
		}
	}
}

// TestServeAnswersEveryLine checks that bad, blank and overlong lines are answered too, and that Serve ends with its
// input.
func TestServeAnswersEveryLine(t *testing.T) {
	in := `{"do":"games"}` + "\n\nnonsense\n" + `{"do":"games","x":"` + strings.Repeat("y", 2<<20) + "\"}\n" +
		`{"do":"levels"}`
	var out bytes.Buffer
	if err := newReferee().Serve(strings.NewReader(in), &out); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	var ok []bool
	for _, line := range lines {
		var answer struct{ OK bool }
		if err := json.Unmarshal([]byte(line), &answer); err != nil {
			t.Fatal(err)
		}
		ok = append(ok, answer.OK)
	}
	if want := []bool{true, false, false, false, true}; !slices.Equal(ok, want) {
		t.Errorf("answers are %v, must be %v", ok, want)
	}
}

// TestLinesUpToTheLimit checks that the limit of 1 MiB does not count the end of a line.
func TestLinesUpToTheLimit(t *testing.T) {
	for over, want := range []string{`{"games":["convoy"],"ok":true}`,
		`{"error":{"code":"line","text":"the line is too long"},"ok":false}`} {
		request := `{"do":"games"}`
		line := request + strings.Repeat(" ", 1<<20+over-len(request))
		for _, end := range []string{"", "\n", "\r\n"} {
			var out bytes.Buffer
			if err := newReferee().Serve(strings.NewReader(line+end), &out); err != nil {
				t.Fatal(err)
			}
			if got := strings.TrimSpace(out.String()); got != want {
				t.Errorf("%d bytes over 1 MiB, with the end %q, are answered %s", over, end, got)
			}
		}
	}
}

// TestWholeGameByProtocol plays a whole game with the moves that "think" answers, and opens its code on the way.
func TestWholeGameByProtocol(t *testing.T) {
	r, other := newReferee(), newReferee()
	say(t, r, `{"do":"new","game":"convoy","seed":"whole"}`)
	for n := 0; ; n++ {
		if say(t, r, `{"do":"result"}`)["over"] == true {
			break
		}
		answer := say(t, r, fmt.Sprintf(`{"do":"think","level":"5","ms":2000,"seed":"%d"}`, n))
		if win, ok := answer["win"].(float64); !ok || win < 0 || win > 1 {
			t.Fatalf("think says %v", answer)
		}
		if played := say(t, r, fmt.Sprintf(`{"do":"play","move":"%s"}`, answer["move"])); played["ok"] != true {
			t.Fatalf("the move of think is refused: %v", played)
		}
		if n%20 != 0 {
			continue
		}
		code := say(t, r, `{"do":"code"}`)["code"]
		if opened := say(t, other, fmt.Sprintf(`{"do":"open","code":"%s"}`, code)); opened["ok"] != true {
			t.Fatalf("%v", opened)
		}
		for _, question := range []string{`{"do":"position"}`, `{"do":"legal"}`, `{"do":"view","seat":"moloch"}`,
			`{"do":"view","seat":"outpost"}`} {
			if a, b := r.Answer([]byte(question)), other.Answer([]byte(question)); !bytes.Equal(a, b) {
				t.Fatalf("after open %s is answered\n%s\nand was\n%s", question, b, a)
			}
		}
	}
}

// TestLoadedGamesKeepTheirPositionInTheCode checks that the code of a game that began with "load" has that position.
func TestLoadedGamesKeepTheirPositionInTheCode(t *testing.T) {
	r, other := newReferee(), newReferee()
	say(t, r, `{"do":"load","game":"convoy","seed":"7","position":{"game":"convoy","version":1,"phase":"outpost-attack","battle":3,"active":2,"fight":1,
		"cities":[{"destroyed":true},{"ravaged":[2]},{},{},{}],"moloch":{"hand":["hornet"],"deck":["steelhound"]},"outpost":{"hand":["scorn","move-2"]},
		"units":[{"id":"hunter-1","city":2,"plus1":1}]}}`)
	say(t, r, `{"do":"play","move":"play scorn 2"}`)
	code := say(t, r, `{"do":"code"}`)["code"]
	say(t, other, fmt.Sprintf(`{"do":"open","code":"%s"}`, code))
	if a, b := r.Answer([]byte(`{"do":"legal"}`)), other.Answer([]byte(`{"do":"legal"}`)); !bytes.Equal(a, b) ||
		!bytes.Contains(a, []byte(`["pick hunter-1","pick none"]`)) {
		t.Errorf("%s\n%s", a, b)
	}
	if got := string(r.Answer([]byte(`{"do":"position"}`))); !strings.Contains(got, `"pending":"target"`) {
		t.Errorf("a choice is open and the position says nothing of it: %s", got)
	}
}
