// What belongs to this build: the files that scripts and programs load, the games with theirs, and what the shelf says
// at once in every language. Packing fills the games in, and puts a hash of its content into each name, here and
// wherever else a name stands in quotation marks.
'use strict';

globalThis.tableFiles = {
  // The scripts that a game needs beside its program, in the order in which they are run.
  scripts: [
    'texts.js',
    'library.js',
    'language.js',
    'failure.js',
    'fetch.js',
    'vault.js',
    'offline.js',
    'exchange.js',
    'wasm_exec.js',
    'crash.js',
    'graphics.js',
    'viewport.js',
    'pace.js',
    'input.js',
    'mirror.js',
    'game.js',
  ],
  // Those that the shelf needs for what lies behind its buttons.
  panels: 'panels.js',
  scan: 'scan.js',
  pad: 'pad.js',
  brain: 'brain.js',
  // The page's typefaces that a program draws with too, in the order of TakeFonts in wasm/browser.
  fonts: ['big-shoulders.ttf', 'barlow.ttf'],
  offline: 'sw.js',
  book: 'book.js',
  card: 'card.js',
  'book-style': 'book.css',
  // Which games there are and what the page says, see data in internal/pack/shelf.go.
  ...%DATA%,
};
