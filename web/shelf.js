// The shelf: each game with its cover, what is going on in it and the ways into it, without a program. It stands there
// with the first paint; what was kept it knows at once from the copies in localStorage, see vault.js, and a little
// later from where they are kept. What lies behind the buttons in the corner is in panels.js, which is fetched when
// wanted.
'use strict';

globalThis.tableShelf = (() => {
  const { games, languages, words } = tableFiles;
  const store = 'onelongnight:'; // before the keys of the copies
  const root = document.documentElement;
  let kept = copies(); // what is kept, by key
  let lang = languages[0];
  let here = null; // the games that are kept for when there is no network; null before that is known
  let full = false; // there is no room for more of them
  const faults = new Map(); // files that the host does not send as it should, by the text that says what that means
  let offline = !navigator.onLine;
  let newer = false; // a newer build waits

  // copies are the texts that lie in localStorage: a slot is a line about it, and the text.
  function copies() {
    const found = new Map();
    try {
      for (let i = 0; i < localStorage.length; i++) {
        const key = localStorage.key(i);
        const text = localStorage.getItem(key);
        if (key.startsWith(store)) {
          found.set(key.slice(store.length), text.startsWith('keep') ? text.slice(text.indexOf('\n') + 1) : text);
        }
      }
    } catch {
      /* there is none here */
    }
    return found;
  }

  // setting is what was chosen, '' for nothing.
  const setting = (name) => new RegExp(`(?:^| )${name}=(\\S+)`).exec(kept.get('settings') ?? '')?.[1] ?? '';

  // system is the first language of the browser's list that there are words in.
  function system() {
    const asked = (navigator.languages ?? [navigator.language]).map((tag) => String(tag).toLowerCase().split('-')[0]);
    return asked.find((tag) => languages.includes(tag)) ?? languages[0];
  }

  // language is the one that was chosen, else the system's.
  function language() {
    const chosen = setting('language');
    return languages.includes(chosen) ? chosen : system();
  }

  // say is a text in the language, with what belongs in its places; n chooses the form.
  function say(key, places = {}, list = words[lang]) {
    const form = () => new Intl.PluralRules(lang).select(places.n ?? 0);
    const text = list[key] ?? list[`${key}[${form()}]`] ?? list[`${key}[other]`] ?? key;
    return text.replace(/\{(\w+)\}/g, (_, name) => places[name]);
  }

  const make = (name, set = {}, ...children) => {
    const element = Object.assign(document.createElement(name), set);
    element.append(...children);
    return element;
  };

  // cover is the picture of a game, sharp enough for the screen: upright, or wide where games lie below each other.
  function cover({ covers }) {
    const set = ([coarse, fine], width) => `${coarse} ${width}w, ${fine} ${2 * width}w`;
    const picture = make('picture');
    picture.append(
      make('source', {
        media: '(max-width: 699px), (orientation: portrait)',
        srcset: set(covers.wide, 720),
        sizes: '100vw',
      }),
      make('img', { alt: '', srcset: set(covers.tall, 360), sizes: '25vw', src: covers.tall[0], decoding: 'sync' }),
    );
    return picture;
  }

  // backdrop is the wide one behind the name of a game that begins, a little soft.
  const backdrop = ({ covers: { wide } }) =>
    make('img', { alt: '', srcset: `${wide[0]} 720w, ${wide[1]} 1440w`, sizes: '56vw', src: wide[0] });

  // saves are the games that are kept, the one played last first: what a save tells without being played, see
  // table.Summary.
  function saves() {
    const list = [];
    for (const [key, text] of kept) {
      const part = key.startsWith('game-') ? text.split(' ') : [];
      if (part[0] !== 'table4' && part[0] !== 'table3') continue;
      const notes = new Map((part[8] ?? '').split(',').map((note) => note.split('=', 2)));
      const [chapter] = (notes.get('mission') ?? '').split('/');
      list.push({
        key,
        game: part[1],
        minutes: Number(part[2]),
        seat: part[3],
        outcome: part[4],
        role: notes.get('role') ?? '',
        brief: chapter === 'lesson' || chapter === 'puzzle',
        shared: key.startsWith('game-shared-'),
      });
    }
    return list.sort((a, b) => b.minutes - a.minutes);
  }

  // underWay is the game to be continued of each kind.
  const underWay = (game) => saves().find((save) => save.game === game && save.outcome === 'on' && !save.brief);

  // where tells how far a game is, '' if its program has not said so in this language, see library.Library.
  function where(save) {
    const [head, said = ''] = (kept.get(`where-${save.game}`) ?? '').split('\n');
    return head === `${save.key} ${lang}` ? said : '';
  }

  // reached is the best that somebody has done in a game, '' for nothing.
  function reached(game) {
    const lines = (key) => (kept.get(key) ?? '').split('\n').filter((line) => line.startsWith(`${game}/`));
    const best = lines('bests').map((line) => Number(line.split(' ')[3]));
    if (best.length) return say('shelf.best', { best: Math.max(...best) });
    let [n, won] = [0, 0];
    for (const line of lines('scores')) {
      const [, played, victories] = line.split(' ').map(Number);
      [n, won] = [n + played, won + victories];
    }
    return n ? say('shelf.won', { n, won }) : '';
  }

  // last is the game that was played last, '' for none.
  function last() {
    const save = saves().find(({ key }) => key === kept.get('last-game')) ?? saves()[0];
    return games.some(({ name }) => name === save?.game) ? save.game : '';
  }

  // contrasting tells whether the system asks for more contrast.
  const contrasting = matchMedia('(prefers-contrast: more), (forced-colors: active)');
  contrasting.addEventListener('change', () => apply());

  // calm tells whether nothing shall move by itself.
  const calm = () =>
    root.classList.contains('calm') ||
    (matchMedia('(prefers-reduced-motion: reduce)').matches && !root.classList.contains('lively'));

  const button = (id, label, act, set = {}) => {
    const it = make('button', { type: 'button', id, ...set }, label);
    it.addEventListener('click', act);
    return it;
  };

  // entry is a game as it lies on the shelf.
  function entry(game) {
    const { name } = game;
    const save = underWay(name);
    const title = say(`${name}.title`);
    const ways = make('div', { className: 'ways' });
    const way = (id, key, wish) => {
      const it = button(`${id}-${name}`, make('span', { textContent: say(key) }), () => enter(name, wish));
      it.setAttribute('aria-label', `${say(key)}: ${title}`);
      ways.append(it);
      return it;
    };
    if (save) {
      const on = way('continue', 'menu.continue', save.key);
      const said = where(save);
      if (said) {
        on.append(make('small', { textContent: said }));
        on.setAttribute('aria-label', `${say('menu.continue')}: ${title}. ${said}`);
      }
    }
    way('new', save ? 'menu.new' : 'menu.play', 'new');
    const words = make(
      'div',
      { className: 'words' },
      make('p', { className: 'seats', textContent: [say(`${name}.seats`), reached(name)].filter(Boolean).join(' · ') }),
      make('h2', { textContent: title, id: `title-${name}` }),
      make('p', { className: 'tagline', textContent: say(`${name}.tagline`) }),
      make('p', { className: 'away', textContent: say('shelf.away'), hidden: true }),
    );
    const at = make('section', { className: 'game' }, cover(game), make('div', { className: 'embers' }), words, ways);
    at.dataset.name = name;
    at.setAttribute('aria-labelledby', `title-${name}`);
    // Who touches the picture means the gold button: the largest thing of the shelf must not be the only dead one.
    at.addEventListener('click', ({ target }) => {
      if (!target.closest('button')) ways.firstChild.click();
    });
    wants(at, name);
    return at;
  }

  // wants tells that somebody will want a game's program: who touches it, or stays on it for a moment. Who only passes
  // by on the way to another one does not.
  function wants(at, name) {
    const moment = 300; // ms
    let timer = 0;
    const want = () => dispatchEvent(new CustomEvent('table-want', { detail: name }));
    for (const type of ['pointerenter', 'focusin']) {
      at.addEventListener(type, () => {
        clearTimeout(timer);
        timer = setTimeout(want, moment);
      });
    }
    for (const type of ['pointerleave', 'focusout']) at.addEventListener(type, () => clearTimeout(timer));
    at.addEventListener('pointerdown', want);
  }

  // enter goes into a game: its cover grows and becomes its splash.
  function enter(name, wish) {
    tableRoute.enter(name, wish);
    dispatchEvent(new CustomEvent('table-start'));
  }

  // signs are those in the corner: strokes in a square of 24.
  const signs = {
    games: 'M3 6h7l2 3h9v10H3z',
    settings: 'M4 7h9m4 0h3M4 12h3m4 0h9M4 17h11m4 0h1M15 5v4M9 10v4M17 15v4',
    fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
    window: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
    credits: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 11v5M12 8v.5',
    update: 'M12 20V5M6 11l6-6 6 6',
  };
  function sign(id, act) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('aria-hidden', 'true');
    path.setAttribute('d', signs[id]);
    svg.append(path);
    const it = button(`corner-${id}`, svg, act);
    it.title = say(`menu.${id}`);
    it.setAttribute('aria-label', it.title);
    return it;
  }

  // panel opens what lies behind a sign, once what it needs is there.
  const booted = new Promise((done) => addEventListener('DOMContentLoaded', done, { once: true }));
  async function panel(id) {
    await booted;
    await tableLook();
    const panels = await import(`./${tableFiles.panels}`).catch(() => null);
    if (panels) return panels[id](api);
    fault('fail.part', tableFiles.panels);
    document.getElementById('here').scrollIntoView({ block: 'nearest' }); // somebody waits for what was pressed
  }

  function corner() {
    const full = document.fullscreenElement;
    const list = ['games', 'settings', 'credits'].map((id) => sign(id, () => panel(id)));
    if (document.fullscreenEnabled) {
      list.push(
        sign(full ? 'window' : 'fullscreen', () => (full ? document.exitFullscreen() : root.requestFullscreen())),
      );
    }
    if (newer) list.push(sign('update', () => dispatchEvent(new CustomEvent('table-apply'))));
    return list;
  }

  // With one-switch scanning the focus goes by itself through what lies on top.
  const pressable = () =>
    [
      ...(document.querySelector('dialog[open]') ?? document.getElementById('shelf')).querySelectorAll(
        'button, input, a[href]',
      ),
    ].filter((it) => it.offsetParent);
  let scanning = { pace: '', stop() {} };
  async function scan() {
    const pace = tableRoute.game() ? '' : setting('scan');
    if (pace === scanning.pace) return;
    scanning.stop();
    scanning = { pace, stop() {} };
    if (!Number(pace)) return;
    const { scan: go } = await import(`./${tableFiles.scan}`);
    if (scanning.pace === pace) scanning.stop = go(pressable, Number(pace) * 1000);
  }

  // apply lets the settings take effect that count here.
  function apply() {
    // A game says by itself which language it speaks, once it does.
    if (tableRoute.game()) document.getElementById('splash')?.setAttribute('lang', lang);
    else root.lang = lang;
    scan();
    root.style.setProperty('--text', (Number(setting('text')) || 100) / 100);
    const contrast = setting('contrast');
    root.classList.toggle('contrast', contrast === 'high' || (contrast !== 'normal' && contrasting.matches));
    const motion = setting('motion');
    root.classList.toggle('calm', motion === 'calm' || setting('background') === 'off');
    root.classList.toggle('lively', motion === 'full' && setting('background') !== 'off');
    const game = tableRoute.shelf && tableRoute.game();
    document.title = game ? `${say(`${game}.title`)} · ${say('shelf.title')}` : say('shelf.title');
    document.querySelector('meta[name=description]').content = say('shelf.description');
    const manifest = document.querySelector('link[rel=manifest]');
    manifest.href = lang === languages[0] ? 'manifest.webmanifest' : `manifest-${lang}.webmanifest`;
    for (const part of document.querySelectorAll('[data-word]')) part.textContent = say(part.dataset.word);
  }

  // show builds the shelf, anew if it stands there: the focus stays.
  function show() {
    const focus = document.activeElement?.id;
    apply();
    document.getElementById('corner').replaceChildren(...corner());
    document.getElementById('rack').replaceChildren(...games.map(entry));
    const wide = last();
    for (const at of document.querySelectorAll('.game')) at.classList.toggle('last', at.dataset.name === wide);
    tell();
    if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
  }

  // fault says that the host does not send a file as it should, and what that means; without a name that it now does.
  function fault(key, name) {
    if (name) faults.set(key, name);
    else faults.delete(key);
    tell();
  }

  // said is what the line below the games says: what is wrong with the host, else which games are here also without a
  // network.
  function said() {
    const n = here?.length ?? 0;
    for (const [key, name] of faults) return tableText(key, { name });
    return n || full ? say(full ? 'shelf.full' : 'shelf.here', { n, all: games.length }) : '';
  }

  // tell says that below the games, and on the covers of those that are not here that they are not.
  function tell() {
    if (tableRoute.game()) return;
    document.getElementById('here').textContent = said();
    for (const at of document.querySelectorAll('.game')) {
      at.querySelector('.away').hidden = !offline || here === null || here.includes(at.dataset.name);
    }
  }

  // speak says everything in a language that was chosen in a game.
  function speak(chosen) {
    lang = chosen;
    apply();
    root.lang = lang;
  }

  // refresh shows what is kept by now.
  function refresh(texts) {
    if (tableRoute.game()) return;
    kept = texts;
    lang = language();
    show();
  }

  addEventListener('table-kept', ({ detail }) => {
    here = detail.kept ?? here;
    full = detail.full ?? full;
    fault('fail.unkept', detail.lost);
  });
  addEventListener('table-update', () => {
    newer = true;
    if (!tableRoute.game()) show();
  });
  addEventListener('fullscreenchange', () => {
    if (!tableRoute.game()) document.getElementById('corner').replaceChildren(...corner());
  });
  for (const [type, is] of [
    ['offline', true],
    ['online', false],
    ['table-unreached', true],
  ]) {
    addEventListener(type, () => {
      offline = is;
      tell();
    });
  }
  addEventListener('table-enter', ({ detail: { game, wish } }) => enter(game, wish)); // the address names it now

  const api = {
    say,
    make,
    button,
    backdrop,
    apply,
    calm,
    setting,
    saves,
    last,
    refresh,
    enter,
    fault,
    speak,
    system,
    language: () => lang,
    kept: () => kept,
  };
  lang = language();
  if (tableRoute.game()) apply();
  else {
    document.getElementById('shelf').hidden = false;
    show();
    performance.mark('shelf-shown');
    root.setAttribute('data-started', ''); // for guard.js
  }
  return api;
})();
