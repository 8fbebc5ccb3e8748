// Keeps the game for when there is no network, and newer builds for when the player wants them. Where
// service workers cannot be, as in a frame of another site, the game plays all the same.
'use strict';

(() => {
  const hour = 3_600_000; // ms between looks for a newer build
  const minute = 60_000;  // ms after which a first install that broke off is tried again

  function framed() {
    try {
      return top !== window && top.origin !== origin;
    } catch {
      return true; // a frame of another site
    }
  }

  const keeper = asked();
  let kept = null; // the registration, once there is one

  // asked is what keeps files here, if anything does: a locked frame does not even let one ask.
  function asked() {
    try {
      return navigator.serviceWorker;
    } catch {
      return undefined;
    }
  }

  async function keep() {
    kept = await keeper.register(tableFiles.offline);
    kept.addEventListener('updatefound', watch);
    watch();
    tell();
    kept.active?.postMessage('clean');
    // One that took over while this page was being loaded does not serve it by itself.
    if (!keeper.controller) kept.active?.postMessage('serve');
  }

  function tell() {
    if (kept.waiting && keeper.controller) dispatchEvent(new CustomEvent('table-update'));
  }

  function watch() {
    kept.installing?.addEventListener('statechange', changed);
  }

  function changed({ target }) {
    tell();
    if (target.state === 'redundant' && !kept.active) setTimeout(look, minute); // a first install that broke off
  }

  // look looks for a newer build, or tries once more where none is kept. Without a network there is nothing newer.
  function look() {
    (kept?.active ? kept.update() : keep()).catch(() => {});
  }

  function begin() {
    look();
    // The game asks for it between games: the newer build takes over, and the page is loaded anew.
    addEventListener('table-apply', () => {
      keeper.addEventListener('controllerchange', () => location.reload(), { once: true });
      if (kept?.waiting) kept.waiting.postMessage('take over');
      else location.reload();
    });
    setInterval(look, hour);
    addEventListener('online', look);
  }

  // After the first frame, as until then the line is needed for the game itself.
  addEventListener('table-ready', () => { if (keeper && isSecureContext && !framed()) begin(); }, { once: true });
})();
