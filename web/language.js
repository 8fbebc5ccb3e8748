// Brings the words of the languages beside English, for the page and for the program. The one that will be
// wanted is fetched while the program still loads. Without it everything is said in English.
'use strict';

globalThis.tableLanguage = (() => {
  const known = ['en', 'fr', 'hu', 'pl'];
  const patience = 10_000; // ms for a file
  const files = new Map(); // by language: { text } or { fault }, or {} while it is on the way
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
    } catch { /* it cannot be read here */ }
    return system();
  }

  async function read(name) {
    const response = await fetch(name, { credentials: 'same-origin', signal: AbortSignal.timeout(patience) })
      .catch((error) => { throw new Error(tableText('fail.network', { reason: error.message })); });
    if (!response.ok) throw new Error(tableText('fail.status', { status: response.status, name }));
    const bytes = new Uint8Array(await response.arrayBuffer());
    const packed = bytes[0] === 0x1f && bytes[1] === 0x8b; // and the host did not say so
    const body = packed ? new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')) : bytes;
    const text = await new Response(body).text();
    if (!text.startsWith('\n# of ')) throw new Error(tableText('fail.foreign', { name }));
    return text;
  }

  async function bring(lang) {
    files.set(lang, { text: '' });
    try {
      files.set(lang, { text: await read(tableFiles[lang]) });
    } catch (error) {
      files.set(lang, { text: '', fault: error.message });
    }
    dispatchEvent(new CustomEvent('table-words'));
  }

  // words is the file of a language: { text }, which is empty while it is on the way, or { fault }, why it
  // did not come. To ask after a fault tries again.
  function words(lang) {
    const found = files.get(lang);
    if (!found) bring(lang);
    else if (found.fault) files.delete(lang);
    return found ?? { text: '' };
  }

  // speak has the page speak a language.
  function speak(lang) {
    tableOther.clear();
    for (const [, key, text] of (files.get(lang)?.text ?? '').matchAll(/^page\.(\S+) = (.*)$/gm)) tableOther.set(key, text);
    page.lang = lang;
    for (const part of document.querySelectorAll('[data-text]')) {
      if (!english.has(part)) english.set(part, part.textContent);
      part.textContent = tableOther.get(part.dataset.text) ?? english.get(part);
    }
    title();
    document.querySelector('link[rel=manifest]').href = lang === 'en' ? 'manifest.webmanifest' : `manifest-${lang}.webmanifest`;
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
    const spans = [name.slice(0, Math.max(at, 0)), name.slice(at + 1)].filter(Boolean)
      .map((text) => Object.assign(document.createElement('span'), { textContent: text }));
    document.querySelector('.title').replaceChildren(...spans.flatMap((span, i) => (i ? [' ', span] : [span])));
    const description = document.querySelector('meta[name=description]');
    if (!english.has(description)) english.set(description, description.content);
    description.content = tableOther.get('description') ?? english.get(description);
  }

  const first = likely();
  const ready = first === 'en' ? Promise.resolve() : bring(first).then(() => {
    if (files.get(first).text) speak(first);
  }).catch(() => {}); // the program asks again

  return { ready, system, words, speak };
})();
