// Where the browser has Trusted Types, scripts may be loaded from the game's own address only.
'use strict';

globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError(`no script may come from ${url}`);
  },
});
