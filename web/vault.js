// Keeps the slots of package store so that they outlive a killed browser. The truth is a database of
// IndexedDB: what it has committed survives the death of all processes, which of localStorage the last
// seconds do not, as Chromium writes it to the disk later. localStorage has a second copy, for browsers
// where the database fails. One tab at a time has the games for its own.
'use strict';

const tableVault = (() => {
  const name = 'onelongnight'; // of database, lock and keys: itch.io serves many programs from one origin
  const table = 'slots';
  const patience = 3000; // ms until the page goes on without a database that does not answer
  let database = null;
  let slots = new Map();
  let owned = true;
  let safe = null; // whether the browser has promised to keep everything, null before it was asked
  let waiting = null; // ends the wait for another tab

  const copyKey = (slot) => `${name}:${slot.replace(/\.[ab]$/, '')}`;

  // open opens the database, by its newest version if none is asked for.
  function open(version) {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => request.result.createObjectStore(table);
      request.onerror = () => reject(request.error);
      request.onblocked = () => reject(new Error('another version has the database'));
      request.onsuccess = () => {
        database = request.result;
        if (!database.objectStoreNames.contains(table)) { // left behind by whatever it was
          const next = database.version + 1;
          database.close();
          resolve(open(next));
          return;
        }
        database.onclose = () => { database = null; }; // the browser took it away; the next write opens it again
        database.onversionchange = () => database.close();
        resolve();
      };
      setTimeout(() => reject(new Error('the database does not answer')), patience);
    });
  }

  // fromDatabase reads everything there is; it is little.
  function fromDatabase() {
    return new Promise((resolve, reject) => {
      const found = new Map();
      const request = database.transaction(table).objectStore(table).openCursor();
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) {
          resolve(found);
          return;
        }
        if (typeof cursor.value === 'string') found.set(String(cursor.key), cursor.value);
        cursor.continue();
      };
    });
  }

  async function read() {
    let found = new Map();
    try {
      if (!database) await open();
      found = await fromDatabase();
    } catch {
      database = null; // what is in localStorage has to do
    }
    slots = found;
  }

  // copies are what lies in localStorage under a prefix.
  function copies(prefix) {
    const found = [];
    try {
      for (let i = 0; i < localStorage.length; i++) {
        const key = localStorage.key(i);
        if (key.startsWith(prefix)) found.push([key.slice(prefix.length), localStorage.getItem(key)]);
      }
    } catch { /* there is none here */ }
    return found;
  }

  // all is everything there is, as a flat list of names and texts. Former is the prefix of an earlier
  // version.
  function all(former) {
    const list = new Map([...copies(`${former}:`), ...copies(`${name}:`), ...slots]);
    return [...list].flat();
  }

  function copy(slot, text, former) {
    if (text && /\.[ab]$/.test(slot)) localStorage.setItem(copyKey(slot), text);
    else if (!text) localStorage.removeItem(`${name}:${slot}`);
    localStorage.removeItem(copyKey(slot).replace(name, former)); // it has moved
  }

  async function commit(slot, text) {
    if (!database) await open();
    return new Promise((resolve, reject) => {
      // Relaxed: what was committed survives this browser, if not a power cut in the next second.
      const transaction = database.transaction(table, 'readwrite', { durability: 'relaxed' });
      const store = transaction.objectStore(table);
      if (text) store.put(text, slot);
      else store.delete(slot);
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser gave no reason'));
    });
  }

  // put writes a slot, or removes it if text is empty. It calls settled(id, name, message) when it is done;
  // the two are of the error, if both places failed.
  async function put(id, slot, text, former, settled) {
    if (!owned) {
      settled(id, '', ''); // another tab writes
      return;
    }
    let copied = false;
    try {
      copy(slot, text, former);
      copied = true;
    } catch { /* full, or blocked */ }
    try {
      await commit(slot, text);
      settled(id, '', '');
    } catch (error) {
      if (copied) settled(id, '', '');
      else settled(id, error?.name ?? '', error?.message ?? String(error));
    }
  }

  const tell = (is) => {
    owned = is;
    dispatchEvent(new CustomEvent('table-owns', { detail: is }));
  };

  // hold asks for the lock and keeps it for as long as the page lives, or until another tab takes it.
  function hold(options, got, refused) {
    let granted = false;
    navigator.locks.request(name, options, async () => {
      granted = true;
      await got();
      await new Promise(() => {});
    }).catch((error) => (granted ? lost() : refused(error)));
  }

  // wait takes over by itself when the tab that has the games is closed.
  function wait() {
    waiting = new AbortController();
    hold({ signal: waiting.signal }, regain, () => {});
  }

  async function regain() {
    await read();
    tell(true);
  }

  function lost() {
    tell(false);
    wait();
  }

  // own asks for the lock at the start. A page that is being reloaded gives it back a little late.
  function own() {
    if (!navigator.locks) return Promise.resolve();
    return new Promise((resolve) => {
      hold({ signal: AbortSignal.timeout(1000) }, resolve, (error) => {
        if (error.name === 'TimeoutError') {
          owned = false;
          wait();
        } // else locks are forbidden here, and nobody else has one
        resolve();
      });
    });
  }

  // take takes the games from the tab that has them.
  function take() {
    if (owned) return;
    waiting?.abort();
    hold({ steal: true }, regain, wait);
  }

  function persist() {
    if (safe !== null || !navigator.storage?.persist) return;
    safe = false;
    navigator.storage.persist().then((is) => { safe = is; }, () => {});
  }

  // Whatever fails, the game is played; what is not kept it says itself.
  const ready = own().then(read).catch(() => {});
  navigator.storage?.persisted?.().then((is) => { if (is) safe = true; }, () => {});

  return { ready, all, put, take, persist, owned: () => owned, safe: () => safe };
})();
globalThis.tableVault = tableVault;
