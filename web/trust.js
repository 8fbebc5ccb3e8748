// Where the browser has Trusted Types, scripts may be loaded from the game's own folder only, and from
// the blob that Ebitengine's audio is in: for the page and for the worker.
'use strict';

globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    const { origin, protocol } = new URL(url, location.href);
    if (origin === location.origin || protocol === 'blob:') return url;
    throw new TypeError(`no script may come from ${url}`);
  },
});
