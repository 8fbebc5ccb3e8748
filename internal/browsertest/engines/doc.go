// Package engines plays the packed game in browsers of three engines: Chromium, Firefox and WebKitGTK, each with its
// own storage, worker and graphics, and each killed in the middle.
//
// An Engine evaluates JavaScript, clicks at a point of the page and is killed; everything else is a player's, who is
// the same in all. Chromium is driven as package browsertest does, Firefox by Marionette, which needs no driver beside
// it, and WebKitGTK by its WebDriver. That keeps no profile, so what outlives a kill is tried in a MiniBrowser that is
// driven by its inspector, which cannot click.
//
// Firefox and WebKit need a display for WebGL 2, even where they show nothing: Xvfb gives one, and Mesa's software
// renderer draws.
package engines
