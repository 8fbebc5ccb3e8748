// Knows how the graphics are: whether there are any, and what to do when the card takes them away.
'use strict';

const tableGraphics = (() => {
  const patience = 6_000; // ms until a card that took the picture away should have given it back
  const often = { times: 3, within: 60_000 }; // that many losses in so many ms are too many
  const memory = 'onelongnight:lost'; // times of the last losses, of this tab
  let refused = false; // Ebitengine asked for WebGL 2 and got none

  // Where getContext gives nothing, the program ends with words for programmers: this remembers why.
  const plain = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    const context = plain.call(this, kind, ...rest);
    if (!context && kind === 'webgl2') refused = true;
    return context;
  };

  // lacks is why there is no WebGL 2, '' if there is. What it used to find out is too small to matter until it is
  // collected; to lose it at once would be a warning in Firefox's console.
  function lacks() {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    let told = '';
    canvas.addEventListener('webglcontextcreationerror', (e) => {
      told = e.statusMessage;
    });
    const context = plain.call(canvas, 'webgl2');
    if (context) return '';
    // After faults of the graphics the browser has WebGL, and refuses it.
    return /block|lost|crash|disabled/i.test(told) ? tableText('fail.graphics') : tableText('fail.webgl');
  }

  // lossesNow counts this loss too; without storage there is only this one.
  function lossesNow() {
    try {
      const since = Date.now() - often.within;
      const times = JSON.parse(sessionStorage.getItem(memory) ?? '[]').filter((t) => t > since);
      times.push(Date.now());
      sessionStorage.setItem(memory, JSON.stringify(times));
      return times.length;
    } catch {
      return 1;
    }
  }

  // Ebitengine reloads the page at once when its picture is taken away, for ever if that happens again
  // and again. Here the page waits for the card to give it back, then reloads: the game goes on where it was.
  addEventListener(
    'webglcontextlost',
    (e) => {
      e.preventDefault();
      e.stopImmediatePropagation();
      const timer = setTimeout(
        () => tableFailure.show(tableText('fail.lost'), { retry: () => location.reload() }),
        patience,
      );
      e.target.addEventListener(
        'webglcontextrestored',
        () => {
          clearTimeout(timer);
          if (lossesNow() < often.times) location.reload();
          else tableFailure.show(tableText('fail.often'), { retry: () => location.reload() });
        },
        { once: true },
      );
    },
    { capture: true },
  );

  return { lacks, why: () => (refused ? tableText('fail.graphics') : '') };
})();

// tableLacks is what the game cannot do without and this browser, or this visit, has not: a reason, and
// what to offer unless it is to try again.
function tableLacks() {
  if (typeof WebAssembly !== 'object' || !WebAssembly.instantiateStreaming) return { reason: tableText('fail.wasm') };
  if (globalThis.origin === 'null') {
    return {
      reason: tableText('fail.sandbox'),
      acts: { 'own-window': () => open(location.href), retry: () => location.reload() },
    };
  }
  if (typeof Go !== 'function') return { reason: tableText('fail.part', { name: 'wasm_exec.js' }) };
  if (typeof TableProgram !== 'function') return { reason: tableText('fail.part', { name: 'fetch.js' }) };
  const reason = tableGraphics.lacks();
  return reason ? { reason } : null;
}
