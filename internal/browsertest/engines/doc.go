// Package engines plays the packed game in browsers of three engines: Chromium, Firefox and WebKitGTK. Each has its own
// storage, worker and graphics, and each is killed in the middle of a game.
//
// An [Engine] evaluates JavaScript, clicks at a point of the page, and can be killed. Everything else is up to the
// player, who is the same for all. Chromium is driven as in package browsertest; Firefox by Marionette, which is built
// in; WebKitGTK by its WebDriver. That driver keeps no profile, so whether saves survive a kill is tested in a
// MiniBrowser driven by its remote inspector, which cannot click.
//
// Firefox and WebKit need a display for WebGL 2, even when they show nothing: Xvfb provides one, and Mesa's software
// renderer draws.
package engines
