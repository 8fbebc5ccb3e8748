// The service worker: keeps the files of one build, whole and unchanged, and serves the page from them: first those of
// the page itself with the shelf, then game by game as the page asks for it. A newer build is kept beside it, with all
// games that the one before had, and waits until the page asks for it, or nobody plays any more.
'use strict';

// Packing fills these in: the build, and of each file its name, the SHA-256 of what is in it, and whose game's it is.
const build = '%BUILD%';
const files = %FILES%;

const page = './'; // index.html, as hosts give it
const prefix = `onelongnight:${registration.scope}:`;
const here = prefix + build;

async function sumOf(bytes) {
  const sum = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(sum)].map((b) => b.toString(16).padStart(2, '0')).join('');
}

// bring puts one file into the cache, if it is what this build wants. An older build may have the same.
async function bring(cache, name, sum) {
  if (await cache.match(name)) return; // from an attempt that broke off
  const asked = name === page ? { cache: 'no-cache' } : {};
  for (const find of [() => caches.match(name), () => fetch(name, asked), () => fetch(name, { cache: 'reload' })]) {
    const found = await find();
    if (!found?.ok || found.redirected) continue;
    if (await sumOf(await found.clone().arrayBuffer()) === sum) return cache.put(name, found);
  }
  const lost = name === page ? 'index.html' : name;
  throw Object.assign(new Error(`${lost} is not that of build ${build}`), { lost });
}

const games = [...new Set(files.map(([, , game]) => game))].filter(Boolean);
const mark = (game) => `kept-${game}`; // says in the cache that a game is there whole

// bringGame brings the files of a game, those of the page for ''.
async function bringGame(game) {
  const cache = await caches.open(here);
  const own = files.filter(([, , of]) => of === game);
  try {
    await Promise.all(own.map(([name, sum]) => bring(cache, name, sum)));
    if (game) await cache.put(mark(game), new Response(build));
  } catch (error) {
    // Nothing half: it would be in the way of what is whole.
    if (game) await Promise.all(own.map(([name]) => cache.delete(name)));
    throw error;
  }
}

// had are the games that earlier builds have kept, all where they knew one program only.
async function had() {
  const found = new Set();
  for (const name of (await caches.keys()).filter((one) => one.startsWith(prefix) && one !== here)) {
    const cache = await caches.open(name);
    const there = (await cache.keys()).map(({ url }) => url.slice(registration.scope.length));
    const marked = games.filter((game) => there.includes(mark(game)));
    const before = there.some((file) => /^game\..*\.wasm$/.test(file));
    for (const game of before ? games : marked) found.add(game);
  }
  return [...found];
}

async function install() {
  try {
    await bringGame('');
    for (const game of await had()) await bringGame(game);
  } catch (error) {
    await post({ lost: error.lost }); // what the build before has kept is still there
    throw error;
  }
}

// keep brings games one after the other, and tells the pages what is here after each. What is asked for meanwhile
// waits.
let keeping = Promise.resolve();
function keep(list) {
  keeping = keeping.catch(() => {}).then(() => bringGames(list));
  return keeping;
}

async function bringGames(list) {
  const troubles = {};
  await tell(troubles);
  for (const game of list) {
    const cache = await caches.open(here);
    if (await cache.match(mark(game))) continue;
    try {
      await bringGame(game);
    } catch (error) {
      troubles.full ||= error.name === 'QuotaExceededError';
      troubles.lost ||= error.lost;
    }
    await tell(troubles);
  }
}

// tell tells the pages which games are kept, whether there is no room for more, and the name of a file that the host
// does not send as it should.
async function tell({ full = false, lost = '' }) {
  const cache = await caches.open(here);
  const kept = [];
  for (const game of games) if (await cache.match(mark(game))) kept.push(game);
  await post({ kept, full, lost });
}

async function post(message) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}

// clean drops the files of other builds, unless a page may still need them or one is being brought.
async function clean() {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1 || registration.installing || registration.waiting) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== here) await caches.delete(name);
  }
}

// serve answers from this build, else from whatever build has a file of that name, else from the host.
async function serve(name, request) {
  const cache = await caches.open(here);
  return (await cache.match(name)) ?? (await caches.match(request)) ?? fetch(request);
}

addEventListener('install', (e) => e.waitUntil(install()));
addEventListener('activate', (e) => e.waitUntil(clean().then(() => clients.claim())));

addEventListener('message', (e) => {
  if (e.data === 'take over') skipWaiting();
  if (e.data === 'clean') e.waitUntil(clean());
  if (e.data === 'serve') e.waitUntil(clients.claim());
  if (e.data.keep) e.waitUntil(keep(e.data.keep));
});

addEventListener('fetch', (e) => {
  const { method, mode, url } = e.request;
  if (method !== 'GET' || !url.startsWith(registration.scope)) return;
  const name = url.slice(registration.scope.length).split(/[?#]/)[0];
  if (mode === 'navigate' ? name === '' || name === 'index.html' : name === '') e.respondWith(serve(page, e.request));
  else if (mode !== 'navigate') e.respondWith(serve(name, e.request));
});
