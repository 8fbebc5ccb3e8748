// A game's book as a dialog of the page: its contents and a field to search in, and what it tells of one thing. It is
// fetched with the first book that is opened, see library.js. The form of books is that of game/book.

import { scan } from './scan.js';

const make = (name, set = {}, ...children) => {
  const element = Object.assign(document.createElement(name), set);
  element.append(...children);
  return element;
};

// fold is a text as a search compares it: in small letters, without accents.
export const fold = (text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łœæ’\u00a0]/g, (c) => ({ ł: 'l', œ: 'oe', æ: 'ae', '’': "'", '\u00a0': ' ' })[c]);

// spans takes a text apart: words, { bold }, { sign } and { link, text }.
function spans(text) {
  const list = [];
  let bold = false;
  for (const [, mark, sign, link, said, words] of text.matchAll(
    /(\*\*)|\{([^}]*)\}|\[([^\]|]*)\|?([^\]]*)\]|([^*{[]+)/g,
  )) {
    if (mark) bold = !bold;
    else if (sign) list.push({ sign });
    else if (link) list.push({ link, text: said, bold });
    else list.push({ text: words, bold });
  }
  return list;
}

// parse takes a book apart.
export function parse(text) {
  const book = { chapters: [], names: new Map(), topics: new Map() };
  let entry;
  let rule = '';
  for (const line of text.split('\n')) {
    const at = line.indexOf(' ');
    if (at < 0 || line[0] === '#') continue;
    const mark = line.slice(0, at);
    const rest = line.slice(at + 1);
    const add = (kind, words) => entry.blocks.push({ kind, number: kind === 'rule' ? mark : '', text: spans(words) });
    if (mark === '=') {
      const cut = rest.indexOf(' ');
      book.chapters.push({ title: rest.slice(cut + 1), entries: [] });
    } else if (mark === '==') {
      const cut = rest.indexOf(' ');
      const chapter = book.chapters.at(-1);
      entry = {
        id: rest.slice(0, cut),
        title: rest.slice(cut + 1),
        chapter,
        facts: [],
        blocks: [],
        see: [],
        also: '',
        about: '',
      };
      rule = '';
      chapter.entries.push(entry);
      book.names.set(entry.id, { entry, rule });
    } else if (mark === '~') entry.also = fold(rest);
    else if (mark === '@') {
      if (!rule) entry.about = rest.split(' ')[0];
      for (const topic of rest.split(' ')) book.topics.set(topic, rule || entry.id);
    } else if (mark === '%') entry.facts.push(rest);
    else if (mark === '&') entry.see = rest.split(' ');
    else if (mark === '-') add('item', rest);
    else if (mark === '!') add('ruling', rest);
    else if (/^\d/.test(mark)) {
      rule = mark;
      book.names.set(rule, { entry, rule });
      add('rule', rest);
    } else add('text', line);
  }
  return book;
}

// about is the entry or the rule about the first topic that is told of, '' for none.
export function about(book, topics) {
  for (let topic of topics) {
    for (; topic; topic = topic.slice(0, Math.max(0, topic.lastIndexOf('-'), topic.lastIndexOf(':')))) {
      if (book.topics.has(topic)) return book.topics.get(topic);
    }
  }
  return '';
}

const named = (book, link) => {
  const { entry, rule } = book.names.get(link);
  return rule || entry.title;
};
const plain = (book, text) =>
  text
    .map((s) => s.text || (s.link ? named(book, s.link) : ''))
    .join('')
    .trim();

// place tells where a word is in a folded text: 0 if it begins a word of it, 1 if it is inside of one, else 2.
function place(text, word) {
  for (let at = text.indexOf(word), found = 2; ; at = text.indexOf(word, at + 1), found = 1) {
    if (at < 0) return found;
    if (!at || !/[a-z0-9\u0080-\uffff]/.test(text[at - 1])) return 0;
  }
}

// where tells the same of several words: of the one that fits worst.
const where = (text, words) => Math.max(...words.map((w) => place(text, w)));

// search finds the entries that have all words of a query, the best first.
export function search(book, query) {
  const asked = fold(query.trim());
  const words = asked.split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const hits = [];
  for (const entry of book.chapters.flatMap((c) => c.entries)) {
    const title = fold(entry.title);
    const at = where(title, words);
    let hit = { entry, rule: '', text: '', rank: 99 };
    if (book.names.get(asked)?.entry === entry && /^\d/.test(asked)) hit = { ...hit, rule: asked, rank: 0 };
    else if (title.startsWith(asked)) hit.rank = 1;
    else if (at < 2) hit.rank = 2 + at;
    else if (where(entry.also, words) === 0) hit.rank = 4;
    else {
      let all = `${title} ${entry.also} ${fold(entry.facts.join(' '))}`;
      for (const block of entry.blocks) {
        const said = plain(book, block.text);
        const text = fold(said);
        all += ` ${text}`;
        const n = where(text, words);
        if (n < 2 && 5 + n < hit.rank) hit = { entry, rule: block.number, text: excerpt(said, words[0]), rank: 5 + n };
      }
      if (hit.rank === 99 && where(all, words) < 2) hit.rank = 6;
    }
    if (hit.rank < 99) hits.push(hit);
  }
  return hits.sort((a, b) => a.rank - b.rank);
}

// excerpt is a text from a little before a word on.
function excerpt(text, word) {
  const at = [...text].findIndex((_, i) => fold(text.slice(i)).startsWith(word));
  return at > 30 ? `… ${text.slice(text.indexOf(' ', at - 24) + 1)}` : text;
}

// signsOf are the drawings of signs, by their names, as the table has them.
function signsOf(text) {
  const signs = new Map();
  let name = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('= ')) signs.set((name = line.slice(2)), []);
    else if (name && line && line[0] !== '#') {
      const [paint, ...d] = line.split(' ');
      const [, letter, alpha, width] = /^([ac])(?:%(\d+))?(?:\/([\d.]+))?$/.exec(paint) ?? [];
      if (letter)
        signs
          .get(name)
          .push({ accent: letter === 'a', alpha: (alpha ?? 100) / 100, width: Number(width ?? 0), d: d.join(' ') });
    }
  }
  return signs;
}

const svg = (name, set) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(set)) element.setAttribute(key, value);
  return element;
};

function drawn(sign) {
  const out = svg('svg', { viewBox: '0 0 24 24', class: 'sign', 'aria-hidden': 'true' });
  for (const part of sign ?? []) {
    const colour = part.accent ? 'var(--ground)' : 'currentColor';
    out.append(
      svg('path', {
        d: part.d,
        opacity: part.alpha,
        fill: part.width ? 'none' : colour,
        stroke: part.width ? colour : 'none',
        'stroke-width': part.width,
      }),
    );
  }
  return out;
}

// style fetches what the dialog looks like.
function style() {
  if (document.querySelector('link[data-book]')) return undefined;
  const link = make('link', { rel: 'stylesheet', href: tableFiles['book-style'] });
  link.dataset.book = '';
  const done = new Promise((go) => {
    link.onload = link.onerror = go;
  });
  document.head.append(link);
  return done;
}

const books = new Map(); // that were taken apart, by language and game
const past = new Map(); // what was read of each: { names, at }
const part = (file, owner) => file.split(`\n# of ${owner}\n`)[1]?.split('\n# of ')[0] ?? '';

// open fills the dialog with a book. Picture paints what is seen of a thing onto a canvas, if there is something.
export async function open(dialog, file, reading, picture) {
  const { game, language, topics, words } = reading;
  const key = `${language} ${game}`;
  if (!books.has(key)) books.set(key, parse(part(file, game)));
  const book = books.get(key);
  if (!book.chapters.length) throw new Error(game);
  const signs = signsOf(part(file, 'signs'));
  await style();

  const read = past.get(key) ?? { names: [], at: -1 };
  past.set(key, read);
  let unfolded; // the chapter whose entries are listed
  let query = '';

  const title = make('h2', { textContent: words.title, id: 'book-title' });
  const control = (id, sign, act) => {
    const b = make('button', { type: 'button', title: words[id] }, drawn(signs.get(sign)));
    b.dataset.id = id;
    b.setAttribute('aria-label', words[id]);
    b.addEventListener('click', act);
    return b;
  };
  const contents = control('contents', 'menu', () => list(true));
  const back = control('rules-back', 'back', () => leaf(-1));
  const on = control('rules-on', 'forward', () => leaf(1));
  const close = control('close', 'close', () => dialog.close());
  const field = make('input', {
    type: 'search',
    placeholder: words.search,
    autocomplete: 'off',
    spellcheck: false,
    enterKeyHint: 'search',
  });
  field.setAttribute('aria-label', words.search);
  const rows = make('div', { className: 'rows' });
  const found = make('p', { className: 'found' });
  found.setAttribute('role', 'status');
  const side = make('nav', {}, make('div', { className: 'search' }, drawn(signs.get('search')), field), found, rows);
  side.setAttribute('aria-label', words.contents);
  const article = make('article', { tabIndex: -1 });
  article.setAttribute('aria-live', 'off');
  dialog.className = 'book';
  const large = Math.max(1, Math.min(innerWidth / 1280, innerHeight / 720)); // as the table is drawn
  dialog.style.fontSize = `${17 * large * (reading.text || 1)}px`;
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.replaceChildren(
    make('header', {}, title, contents, back, on, close),
    make('div', { className: 'columns' }, side, article),
  );

  // list shows the contents where there is no room for both, or what is read.
  const list = (is) => dialog.classList.toggle('listed', is);

  function link(name, text, ...more) {
    const a = make('a', { href: '#' }, text ?? named(book, name), ...more);
    a.dataset.to = name;
    return a;
  }

  const words2 = (text) =>
    text.map((s) => {
      if (s.sign) return drawn(signs.get(s.sign));
      if (s.link) return link(s.link, s.text || undefined);
      return s.bold ? make('strong', { textContent: s.text }) : s.text;
    });

  // fillRows lists the chapters, or what was found.
  function fillRows() {
    const now = read.names[read.at];
    const open = book.names.get(now)?.entry;
    if (query.trim()) {
      const hits = search(book, query);
      found.textContent = hits.length ? '' : words.none.replace('{query}', query);
      rows.replaceChildren(
        make(
          'ul',
          { className: 'hits' },
          ...hits.map((h) =>
            make(
              'li',
              {},
              link(
                h.rule || h.entry.id,
                make('b', { textContent: h.entry.title }),
                make('span', { textContent: h.text || h.entry.chapter.title }),
              ),
            ),
          ),
        ),
      );
      return;
    }
    found.textContent = '';
    rows.replaceChildren(
      ...book.chapters.flatMap((c) => {
        const b = make('button', { type: 'button', textContent: c.title });
        b.setAttribute('aria-expanded', c === unfolded);
        b.addEventListener('click', () => {
          unfolded = c === unfolded ? undefined : c;
          fillRows();
          [...rows.querySelectorAll('button')].find((x) => x.textContent === c.title)?.focus();
        });
        const head = make('h3', {}, b);
        if (c !== unfolded) return [head];
        return [
          head,
          make(
            'ul',
            {},
            ...c.entries.map((e) => {
              const a = link(e.id);
              if (e === open) a.setAttribute('aria-current', 'page');
              return make('li', {}, a);
            }),
          ),
        ];
      }),
    );
    rows.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }

  // fill shows the page that is open.
  function fill() {
    const { entry, rule } = book.names.get(read.names[read.at]);
    const out = [];
    let heap;
    let asked;
    if (entry.about) {
      const shown = make('canvas', { className: 'picture', hidden: true });
      shown.setAttribute('role', 'img');
      shown.setAttribute('aria-label', entry.title);
      out.push(shown);
      picture(entry.about, shown, Math.min(257 * large, innerWidth * 0.56), Math.min(440 * large, innerWidth - 60));
    }
    out.push(make('h3', { textContent: entry.title, tabIndex: -1 }));
    for (const fact of entry.facts) out.push(make('p', { className: 'fact', textContent: fact }));
    for (const block of entry.blocks) {
      if (block.kind === 'item' || block.kind === 'ruling') {
        if (!heap || heap.className !== block.kind) {
          heap = make('ul', { className: block.kind });
          if (block.kind === 'ruling') out.push(make('h4', { textContent: words.rulings }));
          out.push(heap);
        }
        heap.append(make('li', {}, ...words2(block.text)));
        continue;
      }
      heap = undefined;
      const p = make('p', { className: block.kind }, ...words2(block.text));
      if (block.number) p.prepend(make('b', { className: 'number', textContent: block.number }), ' ');
      if (block.number && block.number === rule) {
        p.classList.add('asked');
        asked = p;
      }
      out.push(p);
    }
    if (entry.see.length) {
      out.push(
        make('h4', { textContent: words.see }),
        make(
          'ul',
          { className: 'see' },
          ...entry.see.map((name) => {
            const to = book.names.get(name);
            return make('li', {}, link(name, to.rule ? `${to.rule} ${to.entry.title}` : undefined));
          }),
        ),
      );
    }
    article.replaceChildren(...out);
    article.scrollTop = 0;
    asked?.scrollIntoView({ block: 'center' });
    back.hidden = read.at <= 0;
    on.hidden = read.at >= read.names.length - 1;
    unfolded = entry.chapter;
    fillRows();
  }

  function go(name) {
    if (read.names[read.at] !== name) {
      read.names.length = read.at + 1;
      read.names.push(name);
      read.at++;
    }
    list(false);
    fill();
    article.querySelector('h3').focus({ preventScroll: true });
  }

  function leaf(by) {
    read.at += by;
    list(false);
    fill();
    article.querySelector('h3').focus({ preventScroll: true });
  }

  dialog.addEventListener('click', (e) => {
    const a = e.target.closest?.('a');
    if (!a) return;
    e.preventDefault();
    go(a.dataset.to);
  });
  field.addEventListener('input', () => {
    query = field.value;
    list(true);
    fillRows();
    rows.scrollTop = 0;
  });
  field.addEventListener('keydown', (e) => {
    const first = rows.querySelector('.hits a');
    if (e.isComposing) return;
    if (e.key === 'Enter' && first) go(first.dataset.to);
    if (e.key !== 'Escape') return;
    e.preventDefault(); // in WebKit a field of this type takes Escape for its own, even if nothing stands in it
    if (!field.value) {
      dialog.close();
      return;
    }
    field.value = '';
    field.dispatchEvent(new Event('input'));
  });
  if (reading.scan !== 'off') {
    const all = () =>
      [...dialog.querySelectorAll('header button, article a, .rows button, .rows a')].filter((e) => e.offsetParent);
    dialog.addEventListener('close', scan(all, Number(reading.scan) * 1000), { once: true });
  }

  const wanted = about(book, topics);
  const fresh = read.at < 0;
  if (wanted) go(wanted);
  else {
    if (fresh) {
      read.names.push(book.chapters[0].entries[0].id);
      read.at = 0;
    }
    fill();
    list(!topics.length);
    field.focus({ preventScroll: true });
    // no keyboard comes up by itself
    if (matchMedia('(pointer: coarse)').matches) article.querySelector('h3').focus({ preventScroll: true });
  }
}
