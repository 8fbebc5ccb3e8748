// Knows what the address names: nothing, which is the shelf, or a game ("#hex"), with what is wanted of it behind a
// slash: its first screen ("new") or a kept game (its key). A replay's address ("#replay=CODE") names the game that the
// code is of. A document runs one program at a time, and only one: whoever leaves a game has the page loaded anew, and
// so nothing of it stays, neither memory nor sound nor worker. With "?trace" before all that the console says why a
// touch, a key or a button does nothing.
'use strict';

globalThis.tableRoute = (() => {
  const { games } = tableFiles;
  const shelf = games.length > 1;
  const replay = /^#replay=([\w-]+)/;
  const known = (name) => games.some((game) => game.name === name);
  const plain = () => location.pathname + location.search;
  const format = 1; // of codes, see game.Code

  // kindOf is the game that a code is of: its second byte is how long the name is that follows.
  function kindOf(code) {
    try {
      const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/').slice(0, 64));
      return bytes.charCodeAt(0) === format ? bytes.slice(2, 2 + bytes.charCodeAt(1)) : '';
    } catch {
      return ''; // letters that no code has
    }
  }

  // named is what an address names: a game, '' for none, and what is wanted of it.
  function named(hash) {
    const code = replay.exec(hash)?.[1];
    if (code) {
      const game = shelf ? kindOf(code) : games[0].name;
      return { game: known(game) ? game : games[0].name, wish: hash }; // the program says what is wrong with a code
    }
    if (!shelf) return { game: games[0].name, wish: '' };
    const [game, wish = ''] = hash.slice(1).split('/'); // letters, digits and hyphens
    return known(game) ? { game, wish } : { game: '', wish: '' };
  }

  let { game, wish } = named(location.hash);
  let left = false;

  // hold has the address name the game, and nothing in it: what was wanted is wanted once, and a reload goes on.
  function hold() {
    const hash = shelf ? `#${game}` : '';
    history.replaceState(history.state, '', plain() + hash);
  }

  function anew() {
    left = true;
    location.reload();
  }

  // follow goes where the address leads by now: in the game that runs, to another one, or to the shelf.
  function follow() {
    if (left) return;
    const to = named(location.hash);
    if (to.game !== game) {
      if (game) anew();
      else dispatchEvent(new CustomEvent('table-enter', { detail: to }));
    } else if (to.wish) {
      if (replay.test(to.wish)) dispatchEvent(new CustomEvent('table-link', { detail: location.href }));
      else return anew();
      hold();
    }
  }

  const traces = new URLSearchParams(location.search).has('trace');

  const api = {
    shelf,
    // trace writes a line for developers, null unless they want that.
    trace: traces ? (line) => console.log(line) : null,
    game: () => game,
    // wish is what is wanted of the game, once.
    wish() {
      const wanted = replay.test(wish) ? plain() + wish : wish;
      wish = '';
      return wanted;
    },
    // enter takes a game from the shelf; back from it leads to the shelf.
    enter(name, wanted) {
      [game, wish] = [name, wanted];
      document.documentElement.dataset.game = name;
      if (location.hash) hold();
      else history.pushState({ shelf: true }, '', `${plain()}#${name}`);
    },
    // leave goes back to the shelf.
    leave() {
      if (history.state?.shelf) {
        history.back(); // and follow does the rest
        return;
      }
      history.replaceState(null, '', plain());
      anew();
    },
  };
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  if (game) {
    document.documentElement.dataset.game = game; // the style shows its cover, and no shelf
    hold();
    // The scripts come while the rest of the page is read; boot.js runs them.
    for (const href of tableFiles.scripts) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
    }
  }
  return api;
})();
