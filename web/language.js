// Speaks the languages beside English. The words of the one that will be wanted are fetched while the program
// still loads, see library.js. Without them everything is said in English.
'use strict';

globalThis.tableLanguage = (() => {
  const known = ['en', 'fr', 'hu', 'pl'];
  const english = new Map(); // what index.html says, by element
  const page = document.documentElement;

  // system is the first language of the browser's list that there are words in.
  function system() {
    const asked = (navigator.languages ?? [navigator.language]).map((tag) => String(tag).toLowerCase().split('-')[0]);
    return asked.find((tag) => known.includes(tag)) ?? 'en';
  }

  // likely is what the player chose last, as far as that can be told before the database is open.
  function likely() {
    try {
      const chosen = / language=(\w+)/.exec(localStorage.getItem('onelongnight:settings'))?.[1];
      if (known.includes(chosen)) return chosen;
    } catch {
      /* it cannot be read here */
    }
    return system();
  }

  const words = (lang) => tableLibrary.has(`words-${lang}`);

  // speak has the page speak a language.
  function speak(lang) {
    tableOther.clear();
    for (const [, key, text] of words(lang).matchAll(/^page\.(\S+) = (.*)$/gm)) tableOther.set(key, text);
    page.lang = lang;
    for (const part of document.querySelectorAll('[data-text]')) {
      if (!english.has(part)) english.set(part, part.textContent);
      part.textContent = tableOther.get(part.dataset.text) ?? english.get(part);
    }
    title();
    document.querySelector('link[rel=manifest]').href =
      lang === 'en' ? 'manifest.webmanifest' : `manifest-${lang}.webmanifest`;
  }

  // title sets what pack has put into the page, in English.
  function title() {
    const places = { title: document.querySelector('title'), tagline: document.querySelector('.sky p:last-child') };
    for (const [key, place] of Object.entries(places)) {
      if (!english.has(place)) english.set(place, place.textContent);
      place.textContent = tableOther.get(key) ?? english.get(place);
    }
    const name = document.title;
    const at = name.lastIndexOf(' ');
    const spans = [name.slice(0, Math.max(at, 0)), name.slice(at + 1)]
      .filter(Boolean)
      .map((text) => Object.assign(document.createElement('span'), { textContent: text }));
    document.querySelector('.title').replaceChildren(...spans.flatMap((span, i) => (i ? [' ', span] : [span])));
    const description = document.querySelector('meta[name=description]');
    if (!english.has(description)) english.set(description, description.content);
    description.content = tableOther.get('description') ?? english.get(description);
  }

  const first = likely();
  const ready =
    first === 'en'
      ? Promise.resolve()
      : tableLibrary
          .bring(`words-${first}`)
          .then(() => {
            if (words(first)) speak(first);
          })
          .catch(() => {}); // the program asks again

  return { ready, system, speak };
})();
