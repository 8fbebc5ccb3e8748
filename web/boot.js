// Starts a game and stands by it: shows how the download goes, takes the splash away at the first frame, and puts
// whatever goes wrong on the page instead of leaving it black. While somebody looks at the shelf it fetches what will
// be wanted: the game played last, else the first; whoever touches another one has that come first.
'use strict';

(() => {
  const $ = (id) => document.getElementById(id);
  const silence = { told: 10_000, most: 20_000 }; // ms without a byte: until it is said, until it is tried again
  const tries = 4;
  let playing = false; // the first frame has been drawn
  let wanted = ''; // the game whose program comes while somebody looks

  const reload = () => location.reload();
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));

  // The scripts of a game are fetched after the shelf stands, and run in their order.
  let scripts = null;
  let lost = ''; // the script that did not come

  function bringScripts() {
    scripts ??= Promise.all(
      tableFiles.scripts.map(
        (name) =>
          new Promise((done) => {
            const script = Object.assign(document.createElement('script'), { src: name, async: false });
            script.addEventListener('load', done);
            script.addEventListener('error', () => {
              lost ||= name;
              done();
            });
            document.head.append(script);
          }),
      ),
    );
    return scripts;
  }

  // What can be told depends on what has come: without these nothing can be said from here; guard.js says it.
  const speechless = () => typeof tableText === 'undefined' || typeof tableFailure === 'undefined';
  // A game that cannot go on leaves the others usable.
  const helps = () => ({
    reload,
    ...(typeof tableCrash === 'undefined' ? {} : tableCrash.acts()),
    ...(tableRoute.shelf && { shelf: () => tableRoute.leave() }),
  });
  const fail = (reason, acts = helps()) => tableFailure.show(reason, acts);
  const why = () =>
    (typeof tableGraphics === 'undefined' ? '' : tableGraphics.why()) ||
    (typeof tableCrash === 'undefined' ? '' : tableCrash.why());

  // What the game itself tells, see wasm/browser/page.go.
  addEventListener('table-fail', (e) => fail(why() || e.detail));
  addEventListener(
    'table-ready',
    () => {
      playing = true;
      performance.mark('first-draw');
      $('splash').classList.add('gone');
      setTimeout(() => {
        $('splash').hidden = true;
      }, 500); // also where the style did not come
    },
    { once: true },
  );

  // Before the first frame any error is the reason why there is none. Later ones need not be fatal,
  // and if one is, the program ends and run() tells.
  const unlessPlaying = (reason) => {
    if (tableRoute.game() && !playing && reason && !speechless()) fail(why() || String(reason));
  };
  addEventListener('error', (e) => unlessPlaying(e.message));
  addEventListener('unhandledrejection', (e) => unlessPlaying(e.reason));

  // The bar, the line below it, and the button beside it when the line is silent.
  const bar = {
    timer: 0,
    show(program) {
      const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
      const mega = (bytes) => (bytes / 1e6).toLocaleString(tableShelf.language(), digits);
      clearTimeout(this.timer);
      $('again').hidden = true;
      $('progress').value = Math.max(program.came / program.size, 0.02); // it moves from the first second
      if (program.came === program.size) $('step').textContent = tableText('starting');
      else {
        $('step').textContent = tableText('loading', {
          percent: Math.floor((100 * program.came) / program.size),
          came: mega(program.came),
          all: mega(program.size),
        });
        this.timer = setTimeout(() => this.silent(), silence.told);
      }
    },
    silent() {
      $('step').textContent = tableText('silent', { seconds: silence.told / 1000 });
      $('again').hidden = false;
    },
    stop() {
      clearTimeout(this.timer);
      $('again').hidden = true;
    },
  };
  $('again').addEventListener('click', reload);

  // It may help to ask once more when the line broke, or the server was busy.
  const passing = (fault) => fault.code !== 'foreign' && !(fault.code === 'status' && fault.places.status < 500);

  async function load(program) {
    const off = program.on(() => bar.show(program));
    try {
      for (let n = 1; ; n++) {
        bar.show(program);
        try {
          return await program.bring({ silence: silence.most, fresh: n > 1 });
        } catch (fault) {
          bar.stop();
          if (fault.code === 'stopped') continue; // it was, for another one, and is wanted again
          if (n === tries || !passing(fault)) throw fault;
          $('step').textContent = tableText('again', { n, all: tries - 1 });
          await pause(1000 * n);
        }
      }
    } finally {
      off();
      bar.stop();
    }
  }

  // A program does not carry the typefaces that the page has for its own texts. Without them it draws with others.
  const bringFont = (name) =>
    fetch(name, { credentials: 'same-origin', signal: AbortSignal.timeout(silence.most) })
      .then((response) => (response.ok ? response.arrayBuffer() : null))
      .then((bytes) => bytes && new Uint8Array(bytes))
      .catch(() => null);

  let owned = null; // a promise that the game is this tab's, also when it is tried again
  // run loads and runs the program. It returns when that has ended.
  async function run() {
    cover();
    const words = globalThis.tableLanguage?.prepare();
    const written = Promise.resolve(globalThis.tableWriting); // on the shelf, just now
    owned ??= written.then(() => globalThis.tableVault?.own(tableRoute.shelf ? tableRoute.game() : ''));
    const fonts = Promise.all(tableFiles.fonts.map(bringFont));
    const module = await load(tableGame.program(tableRoute.game()));
    globalThis.tableFonts = await fonts;
    await owned; // what was stored is read before the program asks for it
    await words?.catch(() => {}); // the program asks for them again
    $('shelf')?.remove(); // two pages in one confuse those who do not see
    $('table').hidden = false;
    const go = new Go();
    const instance = await WebAssembly.instantiate(module, go.importObject);
    const ended = go.run(instance); // runs until the game first waits: the canvas exists from here on
    if (typeof tableInput === 'object') tableInput.attach(document.querySelector('canvas'));
    await ended;
    fail(why() || tableText('fail.ended'));
  }

  // cover puts the game's cover over everything, with its name; from the shelf it grows out of where it lies.
  function cover() {
    const game = tableFiles.games.find(({ name }) => name === tableRoute.game());
    if (game.covers) {
      $('cover').replaceChildren(tableShelf.backdrop(game));
      const name = document.createElement('span');
      name.textContent = tableShelf.say(`${game.name}.title`);
      $('title').replaceChildren(name);
      $('tagline').textContent = tableShelf.say(`${game.name}.tagline`);
    }
    const from = document.querySelector(`.game[data-name="${game.name}"]`)?.getBoundingClientRect();
    tableShelf.apply();
    $('splash').hidden = false;
    if (from && !tableShelf.calm()) {
      // Nothing of this is painted anew, as the program starts beside it.
      const origin = `${(from.left + from.right) / 2}px ${(from.top + from.bottom) / 2}px`;
      $('splash').animate(
        [
          { transformOrigin: origin, transform: 'scale(.4)', opacity: 0 },
          { transformOrigin: origin, opacity: 1 },
        ],
        { duration: 280, easing: 'ease-out' },
      );
    }
  }

  async function start() {
    stop(tableRoute.game());
    await bringScripts();
    if (speechless()) return; // guard.js tells
    document.documentElement.setAttribute('data-started', ''); // for guard.js
    $('late').hidden = true;
    const back = tableRoute.shelf ? { shelf: () => tableRoute.leave() } : {};
    // First what the game cannot do without, then what it can.
    const lacks = typeof tableLacks === 'function' ? tableLacks() : { reason: tableText('fail.part', { name: lost }) };
    if (lacks) return fail(lacks.reason, { ...(lacks.acts ?? { retry: reload }), ...back });
    const go = () =>
      run().catch(async (error) => {
        if (!(error instanceof TableFault)) return fail(why() || error.message);
        // A newer build may have taken the place of this one on the host: then the page goes over to it.
        if (error.places.status === 404 && (await globalThis.tableOffline?.renew())) return;
        fail(tableText(`fail.${error.code}`, error.places), { retry: go, ...back });
      });
    if (typeof tableInput === 'object') return go();
    fail(tableText('fail.without', { name: 'input.js' }), { retry: reload, 'go-on': go, ...back });
  }

  // stop has no other game come any more.
  function stop(but) {
    if (wanted && wanted !== but) tableGame.program(wanted).stop();
    wanted = but;
  }

  // want fetches a game's program while somebody looks at the shelf.
  async function want(name) {
    if (tableRoute.game() || name === wanted || navigator.connection?.saveData) return;
    await bringScripts();
    if (tableRoute.game() || name === wanted || typeof tableGame === 'undefined') return;
    stop(name);
    try {
      await tableGame.program(name).bring({ silence: silence.most });
      dispatchEvent(new CustomEvent('table-idle')); // the line is free
    } catch (fault) {
      if (fault.code === 'network') dispatchEvent(new CustomEvent('table-unreached'));
      if (fault.code !== 'stopped' && wanted === name) wanted = ''; // who enters it is told
    }
  }

  // look brings the scripts while the shelf stands, and shows what is kept: it may have changed since the copies were
  // made.
  async function look() {
    await bringScripts();
    const lang = tableShelf.language();
    globalThis.tableLanguage?.page(lang).catch((error) => {
      if (!(error instanceof TypeError)) tableShelf.fault('fail.words', tableFiles.more[lang]); // else the line is gone
    });
    const kept = await globalThis.tableVault?.look();
    if (kept) tableShelf.refresh(kept);
  }
  let looked = null;
  // What lies behind the shelf's buttons begins with it.
  globalThis.tableLook = () => (looked ??= look());

  // What a gamepad's buttons do is fetched when one is first touched; without it the keyboard still plays.
  addEventListener('gamepadconnected', () => import(`./${tableFiles.pad}`).catch(() => {}), { once: true });

  addEventListener('table-start', start);
  addEventListener('table-want', ({ detail }) => want(detail));
  if (tableRoute.game()) start();
  else {
    $('late').hidden = true;
    // After the first paint, as until then the line and the processor are needed for that.
    const painted = new Promise((done) => {
      setTimeout(done, 2_000); // where nobody tells, as behind another window
      const told = (list) => list.getEntriesByName('first-contentful-paint').length && done();
      if (globalThis.PerformanceObserver) new PerformanceObserver(told).observe({ type: 'paint', buffered: true });
    });
    const loaded = new Promise((done) => addEventListener('load', done, { once: true }));
    Promise.all([painted, loaded]).then(async () => {
      if (tableRoute.game()) return;
      document.documentElement.classList.add('alive');
      await tableLook();
      if (tableRoute.game()) return;
      want(tableShelf.last() || tableFiles.games[0].name);
    });
  }
})();
