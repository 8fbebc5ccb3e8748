// The service worker: keeps all files of one build, whole and unchanged, and serves the page from them.
// A newer build is kept beside it and waits until the page asks for it, or nobody plays any more.
'use strict';

// Packing fills these in: the build, and of each file its name and the SHA-256 of what is in it.
const build = '%BUILD%';
const files = new Map(%FILES%);

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
  throw new Error(`${name} is not that of build ${build}`);
}

async function bringAll() {
  const cache = await caches.open(here);
  await Promise.all([...files].map(([name, sum]) => bring(cache, name, sum)));
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

addEventListener('install', (e) => e.waitUntil(bringAll()));
addEventListener('activate', (e) => e.waitUntil(clean().then(() => clients.claim())));

addEventListener('message', (e) => {
  if (e.data === 'take over') skipWaiting();
  if (e.data === 'clean') e.waitUntil(clean());
  if (e.data === 'serve') e.waitUntil(clients.claim());
});

addEventListener('fetch', (e) => {
  const { method, mode, url } = e.request;
  if (method !== 'GET' || !url.startsWith(registration.scope)) return;
  const name = url.slice(registration.scope.length).split(/[?#]/)[0];
  if (mode === 'navigate' ? name === '' || name === 'index.html' : name === '') e.respondWith(serve(page, e.request));
  else if (mode !== 'navigate') e.respondWith(serve(name, e.request));
});
