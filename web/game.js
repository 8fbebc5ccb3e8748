// The game that the page runs, by the address: its files. A program is fetched once, in pieces; what has come stays.
'use strict';

globalThis.tableGame = (() => {
  const of = (name) => tableFiles.games.find((game) => game.name === name);
  const programs = new Map(); // by game

  return {
    // program is what brings a game's program, see fetch.js.
    program(name) {
      if (!programs.has(name)) programs.set(name, new TableProgram(of(name).program));
      return programs.get(name);
    },
    // text is the file of a text of the game that runs.
    text: (id) => of(tableRoute.game()).texts[id],
    // brain is what the worker has to know to run the game's computer player.
    brain: () => JSON.stringify(of(tableRoute.game()).brain),
  };
})();
