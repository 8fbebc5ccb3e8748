// Starts the game and stands by it: shows how the download goes, takes the splash away at the first
// frame, and puts whatever goes wrong on the page instead of leaving it black.
'use strict';

(() => {
  // Without these nothing can be said from here; guard.js says it.
  if ([typeof tableText, typeof tableFailure, typeof tableGraphics, typeof tableFiles].includes('undefined')) return;

  const $ = (id) => document.getElementById(id);
  const silence = { told: 10_000, most: 20_000 }; // ms without a byte: until it is said, until it is tried again
  const tries = 4;
  const controls = typeof tableInput === 'object';
  let playing = false; // the first frame has been drawn

  const reload = () => location.reload();
  const fail = (reason, acts) => tableFailure.show(reason, acts);

  // What the game itself tells, see wasm/browser/page.go.
  addEventListener('table-fail', (e) => fail(tableGraphics.why() || e.detail));
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
    if (!playing && reason) fail(tableGraphics.why() || String(reason));
  };
  addEventListener('error', (e) => unlessPlaying(e.message));
  addEventListener('unhandledrejection', (e) => unlessPlaying(e.reason));

  // The bar, the line below it, and the button beside it when the line is silent.
  const bar = {
    timer: 0,
    start() {
      $('progress').value = 0;
      this.received(0);
    },
    received(bytes, all) {
      clearTimeout(this.timer);
      $('again').hidden = true;
      $('progress').value += bytes;
      $('step').textContent = all
        ? tableText('starting')
        : tableText('loading', { percent: Math.floor(100 * $('progress').position) });
      if (!all) this.timer = setTimeout(() => this.silent(), silence.told);
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

  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  // It may help to ask once more when the line broke, or the server was busy.
  const passing = (fault) => fault.code !== 'foreign' && !(fault.code === 'status' && fault.places.status < 500);

  async function load(go) {
    for (let n = 1; ; n++) {
      bar.start();
      try {
        return await tableFetch(tableFiles.game, go.importObject, {
          silence: silence.most,
          fresh: n > 1,
          count: (bytes, all) => bar.received(bytes, all),
        });
      } catch (fault) {
        bar.stop();
        if (n === tries || !passing(fault)) throw fault;
        $('step').textContent = tableText('again', { n, all: tries - 1 });
        await pause(1000 * n);
      }
    }
  }

  // run loads and runs the program. It returns when that has ended.
  async function run() {
    $('splash').hidden = false;
    const go = new Go();
    const instance = await load(go);
    await globalThis.tableVault?.ready; // what was stored is read before the program asks for it
    await globalThis.tableLanguage?.ready; // if the words are late they come when it runs
    const ended = go.run(instance); // runs until the game first waits: the canvas exists from here on
    if (controls) tableInput.attach(document.querySelector('canvas'));
    await ended;
    fail(tableGraphics.why() || tableText('fail.ended'));
  }

  function start() {
    run().catch((error) => {
      if (!(error instanceof TableFault)) return fail(tableGraphics.why() || error.message);
      fail(tableText(`fail.${error.code}`, error.places), { retry: start });
    });
  }

  // First what the game cannot do without, then what it can.
  const lacks = tableLacks();
  if (lacks) fail(lacks.reason, lacks.acts ?? { retry: reload });
  else if (!controls) fail(tableText('fail.without', { name: 'input.js' }), { retry: reload, 'go-on': start });
  else start();
  document.documentElement.setAttribute('data-started', ''); // for guard.js
  $('late').hidden = true;
})();
