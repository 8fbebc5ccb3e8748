package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// TestTheDayIsThatOfTheClocks: the daily game has the date that clocks show where the browser is, in a tab that was
// opened the day before, over the ends of summer time and winter time.
func TestTheDayIsThatOfTheClocks(t *testing.T) {
	for _, one := range []struct{ opened, now, date string }{
		{"2026-10-24T12:00+02:00", "2026-10-25T23:24+01:00", "2026-10-25"},
		{"2026-03-28T12:00+01:00", "2026-03-30T00:30+02:00", "2026-03-30"},
	} {
		t.Run(one.date, func(t *testing.T) {
			site := rig.Serve(t, "game", Game)
			page := rig.tabBack(t, site, Small, quick, `
				const clock = Date, real = Date.now;
				window.ahead = clock.parse('`+one.opened+`') - real();
				Date = class extends clock {
					constructor(...a) { a.length ? super(...a) : super(real() + window.ahead); }
					static now() { return real() + window.ahead; }
				};`)
			page.run(emulation.SetTimezoneOverride("Europe/Budapest"))
			page.Go(site)
			page.WaitFirstDraw()
			h := &hand{t: t, page: page}
			h.press("button:ways")
			h.until("button:daily")
			page.Eval(`window.ahead += Date.parse('`+one.now+`') - Date.now()`, nil)
			page.Wait(`document.querySelector('#mirror [data-id="button:daily"]').textContent.includes('` + one.date + `')`)
			if b := page.need("button:daily"); !strings.Contains(b.Label, one.date) {
				t.Errorf("it is called %q", b.Label)
			}
		})
	}
}
