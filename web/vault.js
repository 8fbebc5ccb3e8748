// Keeps the slots of package store so that they outlive a killed browser. The truth is a database of
// IndexedDB: what it has committed survives the death of all processes, which of localStorage the last
// seconds do not, as Chromium writes it to the disk later. But a Chromium that dies within a write may
// throw the whole database away at the next start but one (seen once in about 70 such deaths), so
// everything that was committed lies in the cache storage too, in files of its own. localStorage has a
// third copy, for browsers where the database fails. One tab at a time has a game of the shelf for its own, by a
// lock where there are locks, and no tab writes over what it has not read, see commit; what belongs to all games every
// tab writes, and tells the others.
'use strict';

globalThis.tableVault = (() => {
  const name = 'onelongnight'; // of database, lock and keys: itch.io serves many programs from one origin
  const table = 'slots';
  const { former } = tableFiles; // the prefix of an earlier version's keys in localStorage
  // ms until a database that does not answer is given up: a busy machine may take long
  const patience = { start: 10_000, write: 10_000 };
  let opening = null; // the promise of a database, while there is one
  let slots = new Map();
  let owned = true;
  let safe = null; // whether the browser has promised to keep everything, null before it has answered
  let asked = false; // it was asked for that
  let waiting = null; // ends the wait for another tab
  let lock = name; // of the game that is played here
  let taking = false;

  const others = globalThis.BroadcastChannel && new BroadcastChannel(name); // the tabs that are open beside this one
  const writes = new Map(); // what is being written, by id: [slot, text]
  const running = new Set(); // transactions under way
  let leaving = false; // the page is being left: what is not written at once is not written

  const keyOf = (slot) => slot.replace(/\.[ab]$/, '');
  const number = (text) => Number(/^keep\d+ (\d+) /.exec(text)?.[1] ?? 0);

  // within rejects if a promise does not answer in time.
  function within(ms, promise) {
    let timer = 0;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('the database does not answer')), ms);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
  }

  // database opens it, once for all who want it.
  function database() {
    opening ??= open().catch((error) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  // open opens the newest version there is if none is asked for.
  function open(version) {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => request.result.createObjectStore(table);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const base = request.result;
        const forget = () => {
          opening = null;
        }; // the next write opens it again
        base.onclose = forget; // the browser took it away
        base.onversionchange = () => {
          base.close();
          forget();
        };
        if (base.objectStoreNames.contains(table)) {
          resolve(base);
          return;
        }
        base.close(); // left behind by whatever it was
        resolve(open(base.version + 1));
      };
    });
  }

  // fromDatabase reads everything there is; it is little.
  async function fromDatabase() {
    const base = await database();
    return new Promise((resolve, reject) => {
      const found = new Map();
      const transaction = base.transaction(table);
      transaction.onabort = () => reject(transaction.error);
      transaction.objectStore(table).openCursor().onsuccess = ({ target: { result: cursor } }) => {
        if (!cursor) {
          resolve(found);
          return;
        }
        if (typeof cursor.value === 'string') found.set(String(cursor.key), cursor.value);
        cursor.continue();
      };
    });
  }

  // The copy in the cache storage: a response for each slot, under an address that nothing else has.
  const shadow = () => caches.open(`${name}-kept`);
  const address = (slot) => `${location.origin}/${name}-kept/${encodeURIComponent(slot)}`;

  async function fromShadow() {
    const cache = await shadow();
    const found = new Map();
    for (const { url } of await cache.keys()) {
      const text = await (await cache.match(url))?.text();
      if (text) found.set(decodeURIComponent(url.slice(address('').length)), text);
    }
    return found;
  }

  async function toShadow(slot, text) {
    const cache = await shadow();
    await (text ? cache.put(address(slot), new Response(text)) : cache.delete(address(slot)));
  }

  // read reads both; of a slot in both the newer text counts. Without either what is in localStorage has
  // to do.
  async function read() {
    const [base, copy] = await Promise.allSettled(
      [fromDatabase, fromShadow].map((from) => within(patience.start, from())),
    );
    slots = base.value ?? new Map();
    for (const [slot, text] of copy.value ?? []) {
      if (!slots.has(slot) || number(text) > number(slots.get(slot))) slots.set(slot, text);
    }
  }

  // copies are what lies in localStorage under a prefix.
  function copies(prefix) {
    const found = [];
    try {
      for (let i = 0; i < localStorage.length; i++) {
        const key = localStorage.key(i);
        if (key.startsWith(prefix)) found.push([key.slice(prefix.length), localStorage.getItem(key)]);
      }
    } catch {
      /* there is none here */
    }
    return found;
  }

  // all is everything there is, as a flat list of names and texts.
  function all() {
    const list = new Map([...copies(`${former}:`), ...copies(`${name}:`), ...slots]);
    return [...list].flat();
  }

  // copy writes the copy of a generation, or takes a copy away.
  function copy(slot, text) {
    const key = keyOf(slot);
    if (text) localStorage.setItem(`${name}:${key}`, text);
    else if (key === slot) localStorage.removeItem(`${name}:${key}`);
    localStorage.removeItem(`${former}:${key}`); // it has moved
  }

  // commit writes a slot, unless there is a generation that this page does not know: another tab has
  // written, or the database was not there when the page began.
  async function commit(slot, text) {
    const base = await database();
    return new Promise((resolve, reject) => {
      // Relaxed: what was committed survives this browser, if not a power cut in the next second.
      const transaction = base.transaction(table, 'readwrite', { durability: 'relaxed' });
      const store = transaction.objectStore(table);
      let stale = false;
      running.add(transaction);
      transaction.oncomplete = () => {
        running.delete(transaction);
        if (stale) reject(new DOMException('', 'StaleError'));
        else resolve();
      };
      transaction.onabort = () => {
        running.delete(transaction);
        reject(transaction.error ?? new Error('the browser gave no reason'));
      };
      if (!text) {
        store.delete(slot);
        return;
      }
      const generations = store.getAll(IDBKeyRange.bound(`${keyOf(slot)}.a`, `${keyOf(slot)}.b`));
      generations.onsuccess = () => {
        const newer = generations.result.filter((there) => number(there) >= number(text));
        stale = number(text) > 0 && newer.length > 0;
        if (stale) for (const there of newer) learn(slot, there);
        try {
          if (!stale) store.put(text, slot);
        } catch (error) {
          reject(error); // a refusal is no fault of the page's
        }
      };
    });
  }

  // keep commits a slot. A connection may have died without a word, as when the browser closed it under a
  // page that was just loaded: then a new one is tried before anything is given up.
  async function keep(slot, text) {
    try {
      await within(patience.write, commit(slot, text));
    } catch (error) {
      if (leaving || error.name === 'StaleError' || error.name === 'QuotaExceededError') throw error;
      const dead = opening;
      opening = null;
      dead?.then((base) => base.close()).catch(() => {});
      await within(patience.write, commit(slot, text));
    }
  }

  // put writes a slot, or removes it if text is empty. It calls settled(id, name, message) when it is done;
  // the two are of the error, if both places failed.
  async function put(id, slot, text, settled) {
    if (!owned) {
      settled(id, 'StaleError', ''); // another tab writes
      return;
    }
    writes.set(id, [slot, text]);
    try {
      // A page that goes out of sight is perhaps being left: that shows before the next task begins.
      if (document.hidden) await new Promise((resolve) => setTimeout(resolve));
      if (leaving) throw new Error('the page is being left');
      await keep(slot, text);
    } catch (error) {
      if (error.name === 'StaleError') {
        settled(id, error.name, '');
        return;
      }
      try {
        copy(slot, text);
        settled(id, '', '');
      } catch {
        settled(id, error?.name ?? '', error?.message ?? String(error));
      }
      return;
    } finally {
      writes.delete(id);
    }
    if (text) slots.set(slot, text);
    else slots.delete(slot);
    others?.postMessage([slot, text]);
    await within(patience.write, toShadow(slot, text)).catch(() => {}); // the database has it
    try {
      copy(slot, text);
    } catch {
      /* full, or blocked */
    }
    settled(id, '', '');
  }

  // learn takes in what another tab has written.
  function learn(slot, text) {
    if (text) slots.set(slot, text);
    else slots.delete(slot);
    dispatchEvent(new CustomEvent('table-written', { detail: [slot, text] }));
  }

  if (others) others.onmessage = ({ data: [slot, text] }) => learn(slot, text);

  // leave is called when the page goes. It may be kept frozen, to be gone back to, and a transaction that is
  // open then would keep the database from the next page for as long as it is. So nothing of it stays open,
  // and what was being written is written at once, where that can be done: the newest copy counts.
  function leave() {
    leaving = true;
    for (const [slot, text] of writes.values()) {
      try {
        copy(slot, text);
      } catch {
        /* full, or blocked */
      }
    }
    for (const transaction of running) {
      try {
        transaction.abort();
      } catch {
        /* it is done */
      }
    }
  }

  const tell = (is) => {
    owned = is;
    dispatchEvent(new CustomEvent('table-owns', { detail: is }));
  };

  // hold asks for the lock and keeps it for as long as the page lives, or until another tab takes it.
  function hold(options, got, refused) {
    let granted = false;
    navigator.locks
      .request(lock, options, async () => {
        granted = true;
        await got();
        await new Promise(() => {});
      })
      .catch((error) => (granted ? lost() : refused(error)));
  }

  // wait takes over by itself when the tab that has the games is closed. A tab that nobody looks at does
  // not: the other one may just be loaded anew.
  function wait() {
    waiting?.abort();
    if (owned || document.hidden) return;
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

  // own takes a game for this tab, '' where the page has one only, and reads what is kept. Whatever fails, the game is
  // played; what is not kept it says itself.
  function own(game) {
    lock = game ? `${name}:${game}` : name;
    return locked()
      .catch(() => {})
      .then(read);
  }

  // look is what is kept, by key, for a page where no game is played yet.
  async function look() {
    await read();
    const newest = new Map();
    for (const [slot, text] of [...copies(`${former}:`), ...copies(`${name}:`), ...slots]) {
      const key = keyOf(slot);
      if (!newest.has(key) || number(text) >= number(newest.get(key))) newest.set(key, text);
    }
    const bare = (text) => (text.startsWith('keep') ? text.slice(text.indexOf('\n') + 1) : text);
    return new Map([...newest].map(([key, text]) => [key, bare(text)]).filter(([, text]) => text));
  }

  // newest is the number of the newest write of a key that this page knows of.
  const newest = (key) => Math.max(...['', '.a', '.b'].map((end) => number(slots.get(key + end) ?? '')));

  // locked asks for the lock at the start. A page that is being loaded anew gives it back a little late, and a
  // busy machine answers late; so only a lock that somebody has for a second is another tab's.
  function locked() {
    if (!navigator.locks) return Promise.resolve();
    return new Promise((resolve) => {
      const limit = new AbortController();
      let late = false;
      const timer = setInterval(async () => {
        const { held } = await navigator.locks.query();
        if (!held.some((one) => one.name === lock)) return;
        late = true;
        limit.abort();
      }, 1000);
      hold(
        { signal: limit.signal },
        () => {
          clearInterval(timer);
          resolve();
        },
        () => {
          clearInterval(timer);
          owned = !late; // else locks are forbidden here, and nobody has one
          wait();
          resolve();
        },
      );
    });
  }

  // take takes the games from the tab that has them; without locks it reads what that has written.
  async function take() {
    if (taking) return;
    taking = true;
    waiting?.abort();
    if (owned || !navigator.locks) await regain();
    else
      await new Promise((done) =>
        hold(
          { steal: true },
          () => regain().finally(done),
          () => done(wait()),
        ),
      );
    taking = false;
  }

  function persist() {
    if (asked || !navigator.storage?.persist) return;
    asked = true;
    navigator.storage.persist().then(
      (is) => {
        safe = is;
      },
      () => {},
    );
  }

  // Firefox asks its person whether the page may keep things; others decide for themselves, without a word.
  const asks = () => 'mozInnerScreenX' in globalThis;

  addEventListener('pagehide', leave, { capture: true }); // before the program writes its last words
  addEventListener('pageshow', () => {
    leaving = false;
  });
  document.addEventListener('visibilitychange', wait);
  navigator.storage?.persisted?.().then(
    (is) => {
      if (is) safe = true;
    },
    () => {},
  );
  return { own, look, newest, all, put, take, persist, asks, owned: () => owned, safe: () => safe };
})();
