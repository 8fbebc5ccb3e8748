// Speaks the languages beside English: what the page itself says stands in a file of its own for each, see
// internal/pack/shelf.go, which is fetched while the program still loads. Without it everything is said in English.
'use strict';

globalThis.tableLanguage = (() => {
  const english = new Map(); // what index.html says, by element
  const files = new Map(); // promises of what else the page says, by language

  // more is what the page says that does not stand on the shelf, in a language.
  function more(lang) {
    if (!files.has(lang)) {
      const coming = fetch(tableFiles.more[lang], { credentials: 'same-origin' }).then((response) => {
        if (!response.ok) throw new Error(tableText('fail.part', { name: tableFiles.more[lang] }));
        return response.json();
      });
      coming.catch(() => files.delete(lang)); // who asks again tries again
      files.set(lang, coming);
    }
    return files.get(lang);
  }

  // page says the page's own words in a language.
  async function page(lang) {
    const { words } = lang === 'en' ? { words: {} } : await more(lang);
    tableOther.clear();
    for (const [key, text] of Object.entries(words)) {
      if (key.startsWith('page.')) tableOther.set(key.slice('page.'.length), text);
    }
    for (const part of document.querySelectorAll('[data-text]')) {
      if (!english.has(part)) english.set(part, part.textContent);
      part.textContent = tableOther.get(part.dataset.text) ?? english.get(part);
    }
  }

  // speak has the page speak a language that a game speaks.
  function speak(lang) {
    tableShelf.speak(lang);
    page(lang).catch(() => {}); // then in the one that it spoke before
  }

  // prepare brings the words that the game will want in the language that is likely, and tells when they have come or
  // cannot: the program asks again then.
  async function prepare() {
    const lang = tableShelf.language();
    if (lang === 'en') return;
    if (!tableGame.text(`words-${lang}`)) return page(lang); // a program that has all its words
    const [words] = await Promise.allSettled([tableLibrary.bring(`words-${lang}`), page(lang)]);
    if (words.status === 'fulfilled' && tableLibrary.has(`words-${lang}`)) tableShelf.speak(lang);
  }

  return { prepare, page, speak, more, system: tableShelf.system };
})();
