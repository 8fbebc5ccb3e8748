// Keeps the games for when there is no network, the one that is played or wanted first, and newer builds for when the
// player wants them. Where service workers cannot be, as in a frame of another site, the games play all the same.
'use strict';

globalThis.tableOffline = (() => {
  const hour = 3_600_000; // ms between looks for a newer build
  const minute = 60_000; // ms after which a first install that broke off is tried again

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
    await keeper.ready;
    keepGames();
  }

  // keepGames has the games kept: that of the page or the one played last, and the others when nothing else is to be
  // done, unless somebody saves data or the line is very slow.
  function keepGames() {
    const all = tableFiles.games.map(({ name }) => name);
    const first = tableRoute.game() || tableShelf.last() || all[0];
    const line = navigator.connection ?? {};
    const thrifty = line.saveData || /2g$/.test(line.effectiveType ?? '');
    kept.active?.postMessage({ keep: [first] });
    if (!thrifty) idle(() => kept.active?.postMessage({ keep: all }));
  }

  const idle = (act) =>
    globalThis.requestIdleCallback ? requestIdleCallback(act, { timeout: 30_000 }) : setTimeout(act, 5_000);

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
    (kept?.active ? kept.update() : keep().catch(refused)).catch(() => {});
  }

  // refused tells why nothing can be kept, if the host is to blame: it must send the keeper as a script.
  async function refused() {
    const { ok, headers } = await fetch(tableFiles.offline, { method: 'HEAD', cache: 'no-store' });
    if (!ok || !/javascript/.test(headers.get('content-type'))) tableShelf.fault('fail.unkept', tableFiles.offline);
  }

  function begin() {
    look();
    addEventListener('table-apply', () => goOver(kept)); // the game asks for it between games
    setInterval(look, hour);
    addEventListener('online', look);
  }

  // goOver lets the newer build take over, and the page is loaded anew.
  function goOver(registered) {
    keeper.addEventListener('controllerchange', () => location.reload(), { once: true });
    if (registered?.waiting) registered.waiting.postMessage('take over');
    else location.reload();
  }

  // renew goes over to the newer build that has taken the place of this one on the host, and tells whether there is
  // one.
  async function renew() {
    const registered = await keeper?.getRegistration().catch(() => {});
    await registered?.update().catch(() => {});
    const coming = registered?.installing;
    if (coming) {
      await new Promise((done) =>
        coming.addEventListener('statechange', () => coming.state === 'installing' || done()),
      );
    }
    if (!registered?.waiting) return false;
    goOver(registered);
    return true;
  }

  // After the first frame, or once the program that will be wanted has come: until then the line is needed for that.
  let begun = false;
  for (const type of ['table-ready', 'table-idle']) {
    addEventListener(type, () => {
      if (begun || !keeper || !isSecureContext || framed()) return;
      begun = true;
      keeper.addEventListener('message', ({ data }) => {
        if (data.kept || data.lost) dispatchEvent(new CustomEvent('table-kept', { detail: data }));
      });
      begin();
    });
  }

  return { renew };
})();
