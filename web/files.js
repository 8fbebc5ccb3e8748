// The names of the files that scripts and the program load. Packing puts a hash of its content into
// each name, here and wherever else a name stands in quotation marks.
'use strict';

globalThis.tableFiles = {
  game: 'game.wasm',
  brain: 'brain.js',
  offline: 'sw.js',
  'words-fr': 'words-fr.txt',
  'words-hu': 'words-hu.txt',
  'words-pl': 'words-pl.txt',
  book: 'book.js',
  card: 'card.js',
  'book-style': 'book.css',
  'book-en': 'book-en.txt',
  'book-fr': 'book-fr.txt',
  'book-hu': 'book-hu.txt',
  'book-pl': 'book-pl.txt',
  missions: 'missions.txt',
  'missions-en': 'missions-en.txt',
  'missions-fr': 'missions-fr.txt',
  'missions-hu': 'missions-hu.txt',
  'missions-pl': 'missions-pl.txt',
};
