// Loads the game and stands by it: shows how the download goes, takes the splash away at the first
// frame, and puts whatever goes wrong on the page instead of leaving it black.
'use strict';

(() => {
  const $ = (id) => document.getElementById(id);
  let playing = false; // the first frame has been drawn

  function fail(reason) {
    $('reason').textContent = reason;
    $('failure').hidden = false;
    $('splash').hidden = true;
  }

  $('reload').addEventListener('click', () => location.reload());

  // What the game itself tells, see wasm/browser/page.go.
  addEventListener('table-fail', (e) => fail(e.detail));
  addEventListener('table-ready', () => {
    playing = true;
    performance.mark('first-draw');
    $('splash').classList.add('gone');
  }, { once: true });

  // Before the first frame any error is the reason why there is none. Later ones need not be fatal,
  // and if one is, the program ends and start() tells.
  const unlessPlaying = (reason) => { if (!playing) fail(String(reason)); };
  addEventListener('error', (e) => unlessPlaying(e.message));
  addEventListener('unhandledrejection', (e) => unlessPlaying(e.reason));

  // missing names what the game cannot do without, or returns ''.
  function missing() {
    if (typeof WebAssembly !== 'object' || !WebAssembly.instantiateStreaming) {
      return 'This browser does not run WebAssembly. A newer one will play the game.';
    }
    if (typeof Go !== 'function') {
      return 'A part of the game, wasm_exec.js, did not load.';
    }
    if (!document.createElement('canvas').getContext('webgl2')) {
      return 'This browser does not offer WebGL 2. It may be switched off in its settings (look for "hardware acceleration"), or the browser may be too old.';
    }
    return '';
  }

  // count moves the progress bar along with a copy of the stream. The original is compiled, as only
  // that lets the browser keep the compiled code for the next visit.
  async function count(stream) {
    const reader = stream.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      $('progress').value += part.value.length;
      $('step').textContent = `Loading ${Math.floor(100 * $('progress').position)} %`;
    }
    $('step').textContent = 'Starting';
  }

  async function load(go) {
    let response;
    try {
      response = await fetch('game.wasm', { credentials: 'same-origin' });
    } catch (error) {
      throw new Error(`The game could not be downloaded. Is the network gone? (${error.message})`);
    }
    if (!response.ok) {
      throw new Error(`The game could not be downloaded: the server answered ${response.status}.`);
    }
    const counted = count(response.clone().body);
    try {
      const [{ instance }] = await Promise.all([WebAssembly.instantiateStreaming(response, go.importObject), counted]);
      return instance;
    } catch (error) {
      throw new Error(`The game did not arrive whole, or this browser cannot run it. (${error.message})`);
    }
  }

  async function start() {
    const lacks = missing();
    if (lacks) {
      fail(lacks);
      return;
    }
    const go = new Go();
    try {
      const instance = await load(go);
      const ended = go.run(instance); // runs until the game first waits: the canvas exists from here on
      tableInput.attach(document.querySelector('canvas'));
      await ended;
      if ($('failure').hidden) {
        fail('The game ended by itself. The browser console may say why.');
      }
    } catch (error) {
      fail(error.message);
    }
  }

  start();
})();
