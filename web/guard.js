// Watches over the loading itself: it is loaded apart from everything else, so that it runs even if a
// script or the style stalls, is missing or broken. It shows the words that index.html has for that.
'use strict';

(() => {
  const patience = 12_000; // ms for the scripts and the style
  // As language.js may be what is missing, these few words are here: those of the section, in order.
  const words = {
    fr: [
      'Le jeu ne démarre pas : il en manque un morceau.',
      'La connexion est peut-être lente ou coupée. Ce qui était sauvegardé l’est toujours.',
      'Recharger la page',
    ],
    hu: [
      'A játék nem indul: egy része nem érkezett meg.',
      'Talán lassú a kapcsolat, vagy megszakadt. Amit elmentettél, az megvan.',
      'Oldal újratöltése',
    ],
    pl: [
      'Gra nie rusza: brakuje jednej części.',
      'Łącze jest powolne albo go nie ma. Co było zapisane, jest nadal zapisane.',
      'Odśwież stronę',
    ],
  }[(navigator.language ?? '').slice(0, 2)];
  const started = () => document.documentElement.hasAttribute('data-started');

  // parts are the files that the page asks for in its head.
  const parts = () => [...document.querySelectorAll('script[src], link[rel=stylesheet]')];
  const urlOf = (part) => part.src || part.href;

  // missing are the parts that have not come.
  function missing() {
    const came = performance
      .getEntriesByType('resource')
      .filter((e) => e.responseEnd > 0 && !(e.responseStatus >= 400));
    const names = new Set(came.map((e) => e.name));
    return parts().filter((part) => !names.has(urlOf(part)));
  }

  function tell() {
    const late = document.getElementById('late');
    if (!late || started()) return;
    const names = missing().map((part) =>
      new URL(urlOf(part)).pathname
        .split('/')
        .pop()
        .replace(/\.[0-9a-f]{16}(?=\.)/, ''),
    );
    document.getElementById('part').textContent = names.join(', ');
    if (words) {
      late.lang = navigator.language;
      late.querySelectorAll('span:not([id]), a').forEach((part, i) => {
        part.textContent = words[i];
      });
    }
    late.classList.add('told');
  }

  // A style that stalls keeps the browser from painting anything: without it, the rest can go on.
  function giveUpStyle() {
    for (const link of missing().filter((part) => part.rel === 'stylesheet')) link.remove();
  }

  addEventListener(
    'error',
    (e) => {
      if (e.target instanceof HTMLScriptElement) tell();
    },
    { capture: true },
  );
  setTimeout(() => {
    giveUpStyle();
    setTimeout(tell, 1_000);
  }, patience);
})();
