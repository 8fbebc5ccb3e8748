// Every word that the page says before the program runs, or when it cannot. What stands in braces is
// filled in. The words of index.html itself are there, as they must be seen without any script. This is
// English; the other languages have their words in game/words, and language.js brings them.
'use strict';

const tableTexts = {
  'loading': 'Loading {percent}%, {came} of {all} MB',
  'starting': 'Starting',
  'silent': 'Nothing has come for {seconds} seconds. The line is slow or gone; it is tried again by itself.',
  'again': 'The line broke off. Trying again ({n} of {all}) …',

  'exchange.give': 'This text holds your games. Copy it or save it as a file, and keep it somewhere safe: “My games” reads it again, here or in any other browser.',
  'exchange.take': 'Open a file, or put the text of your games here.',
  'exchange.text': 'Your games as text',
  'exchange.copy': 'Copy',
  'exchange.copied': 'Copied',
  'exchange.selected': 'This browser does not let the game copy. The text is selected: copy it with Ctrl+C, or press it and choose “Copy”.',
  'exchange.frame': 'If no file appears, the page around this game forbids it: copy the text instead.',
  'exchange.picture': 'Copy as a picture',
  'exchange.save': 'Save as a file',
  'exchange.open': 'Open a file',
  'exchange.add': 'Add these games',
  'exchange.close': 'Close',
  'ask.use': 'Use it',

  'retry': 'Try again',
  'reload': 'Reload the page',
  'go-on': 'Go on without it',
  'shelf': 'All games',
  'own-window': 'Open the game in a window of its own',
  'report': 'Copy a report',
  'report.says': 'What the game said when it stopped, and which browser this is. There is nothing else in it.',

  'fail.wasm': 'This browser does not run WebAssembly, or it is switched off. A newer browser, or another one, will play the game.',
  'fail.webgl': 'This browser does not offer WebGL 2, which the table is drawn with. It may be switched off in the settings (look for “hardware acceleration”), or the browser may be too old.',
  'fail.graphics': 'The graphics did not start. Perhaps too many pages draw at once, or the browser has switched the graphics off after a fault. Close other tabs and try again; if that does not help, close the whole browser and open it again.',
  'fail.lost': 'The graphics card took the picture away and has not given it back. Try again; if that does not help, close the whole browser and open it again.',
  'fail.often': 'The graphics card has taken the picture away several times in a row. Close other tabs and programs, then try again.',
  'fail.sandbox': 'The page around this game keeps it in a locked frame, where it can load nothing. In a window of its own it works.',
  'fail.part': 'A part of the game did not arrive: {name}.',
  'fail.without': 'A part of the game did not arrive: {name}. It can be played without, but keys and fingers may then be less well understood.',
  'fail.unkept': 'Nothing more can be kept here for playing offline: the server does not send {name} as it should.',
  'fail.words': 'Parts of this page are in English: the server does not send {name} as it should.',
  'fail.network': 'The game could not be downloaded. Is the network gone? ({reason})',
  'fail.status': 'The game could not be downloaded: the server answered {status} for {name}.',
  'fail.foreign': 'Something else came instead of the game. Perhaps this network wants you to log in first, or the game was put on its server wrongly. ({name})',
  'fail.cut': 'The game did not arrive whole, or this browser cannot run it. ({reason})',
  'fail.stalled': 'The game does not arrive: the line has been silent for a long time.',
  'fail.ended': 'The game ended by itself. The browser’s console may say why. Reload the page to go on.',
  'fail.ours': 'The game stopped. The fault is ours; your games are kept. Reload the page to go on, and if it happens again, please send us the report.',
  'fail.memory': 'The game stopped: there was no memory left for it. Your games are kept. Close other tabs and programs, then reload the page.',
  'fail.picture': 'The game stopped: the graphics of this browser cannot hold what it draws. Your games are kept. Try a smaller window or another browser; reloading may help too.',
};

// tableOther are the same texts in another language, once that has come.
const tableOther = new Map();

// tableText is a text with what belongs in its places; of files' names, without the hashes.
function tableText(key, places = {}) {
  const place = (_, name) => String(places[name]).replace(/\.[0-9a-f]{16}(?=\.)/, '');
  return (tableOther.get(key) ?? tableTexts[key]).replace(/\{(\w+)\}/g, place);
}
