// The names of the files that scripts and the program load. Packing puts a hash of its content into
// each name, here and wherever else a name stands in quotation marks.
'use strict';

globalThis.tableFiles = {
  game: 'game.wasm',
  brain: 'brain.js',
  offline: 'sw.js',
  fr: 'words-fr.txt',
  hu: 'words-hu.txt',
  pl: 'words-pl.txt',
};
