// Keeps the game for when there is no network, and newer builds for when the player wants them. Where
// service workers cannot be, as in a frame of another site, the game plays all the same.
'use strict';

(() => {
  const hour = 3_600_000; // ms between looks for a newer build

  function framed() {
    try {
      return top !== window && top.origin !== origin;
    } catch {
      return true; // a frame of another site
    }
  }

  async function keep() {
    const keeper = navigator.serviceWorker;
    const kept = await keeper.register(tableFiles.offline);
    const tell = () => {
      if (kept.waiting && keeper.controller) dispatchEvent(new CustomEvent('table-update'));
    };
    kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', tell));
    tell();
    kept.active?.postMessage('clean');

    // The game asks for it between games: the newer build takes over, and the page is loaded anew.
    addEventListener('table-apply', () => {
      keeper.addEventListener('controllerchange', () => location.reload(), { once: true });
      if (kept.waiting) kept.waiting.postMessage('take over');
      else location.reload();
    });
    const look = () => kept.update().catch(() => {}); // without a network there is nothing newer
    setInterval(look, hour);
    addEventListener('online', look);
  }

  // After the first frame, as until then the line is needed for the game itself.
  addEventListener(
    'table-ready',
    () => {
      if (framed() || !isSecureContext) return;
      try {
        if (navigator.serviceWorker) keep().catch(() => {}); // not allowed here: there is nothing to tell
      } catch {
        // A locked frame does not even let one ask.
      }
    },
    { once: true },
  );
})();
