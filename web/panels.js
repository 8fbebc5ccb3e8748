// What lies behind the buttons in the shelf's corner: the games that are kept, the settings of all games, whose work
// this is. Each is a dialog of the page; its words are fetched with it.
import { pack, write } from './store.js';
import { add } from './import.js';

// open opens a dialog with a title and what fill makes of the words; it goes when it is closed.
async function open(shelf, key, fill) {
  const { make } = shelf;
  const dialog = make('dialog', { className: 'exchange panel' });
  const show = async () => {
    const more = await tableLanguage.more(shelf.language());
    const say = (name, places) => shelf.say(name, places, more.words);
    const heading = make('h2', { textContent: say(key), id: 'panel-title', tabIndex: -1 });
    const close = shelf.button('panel-close', say('menu.close'), () => dialog.close());
    const row = make('div', { className: 'row' });
    dialog.replaceChildren(heading, ...fill({ ...shelf, say, more, dialog, show, row }), row);
    row.append(close);
    heading.focus();
  };
  dialog.setAttribute('aria-labelledby', 'panel-title');
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  try {
    await show();
  } catch (error) {
    dialog.replaceChildren(
      make('p', { textContent: error.message }),
      shelf.button('panel-close', '×', () => dialog.close()),
    );
  }
}

// bare is a text without the marks of bold letters.
const bare = (text) => text.replaceAll('**', '');

// credits tell whose work this is.
export const credits = (shelf) =>
  open(shelf, 'credits.title', ({ make, say }) => [
    ...say('credits.lines')
      .split('\\n')
      .map((line) => make('p', { textContent: line })),
    make('p', {}, make('a', { href: 'licenses.txt', textContent: 'licenses.txt' })),
  ]);

// settings are the choices that count for all games, a row of buttons each; they take effect at once.
export const settings = (shelf) =>
  open(shelf, 'menu.settings', ({ make, setting, more, show, kept, refresh }) => {
    const choose = async (name, value) => {
      const words = (kept().get('settings') ?? '').split(' ').filter((word) => word && !word.startsWith(`${name}=`));
      const text = [
        ...words.filter((word) => name !== 'volume' || !word.startsWith('muted=')),
        `${name}=${value}`,
      ].join(' ');
      refresh(new Map(kept()).set('settings', text));
      await write('settings', text).catch(() => {}); // then it counts for now, and the games say that nothing is kept
      if (name === 'language') await show();
    };
    const inForce = ({ name, usual }) =>
      name === 'volume' && setting('muted') === 'on' ? '0' : setting(name) || usual;
    return more.settings.map((row) => {
      const list = make('fieldset', { className: 'choice' }, make('legend', { textContent: row.label }));
      for (const { value, label } of row.options) {
        const radio = make('input', { type: 'radio', name: row.name, value, checked: value === inForce(row) });
        radio.addEventListener('change', () => choose(row.name, value));
        list.append(make('label', {}, radio, make('span', { textContent: label })));
      }
      return list;
    });
  });

// games are those that are kept, with what was reached in all.
export const games = (shelf) =>
  open(shelf, 'menu.games', (tools) => {
    const { make, button, say, saves, row } = tools;
    const list = saves().filter(({ game }) => tools.more.games[game]);
    row.append(
      button('panel-results', say('menu.scores'), () => results(shelf)),
      button('panel-achievements', say('menu.achievements'), () => achievements(shelf)),
      button('panel-export', say('menu.export-all'), () => exportAll(tools)),
      button('panel-import', say('menu.import'), () => importCode(tools)),
    );
    const lines = list.map((save) => line(tools, save));
    return lines.length
      ? [make('ul', { className: 'saves' }, ...lines)]
      : [make('p', { textContent: say('games.none') })];
  });

// line is a game that is kept: the way into it, and what else can be done with it.
function line(tools, save) {
  const { make, button, say, enter, dialog } = tools;
  const label = say('games.label', {
    game: titleOf(tools, save.game),
    side: side(tools, save.game, save.role || save.seat),
  });
  const state = say(save.shared ? 'games.shared' : `games.${save.outcome}`);
  const sub = say('games.sub', { state, when: day(tools, save.minutes) });
  const way = button(`open-${save.key}`, make('span', { textContent: label }), () => {
    dialog.close();
    enter(save.game, save.key);
  });
  way.append(make('small', { textContent: sub }));
  const gone = button(`delete-${save.key}`, say('menu.delete'), () => ask(tools, save, label));
  gone.setAttribute('aria-label', `${say('menu.delete')}: ${label}, ${sub}`);
  return make('li', {}, way, gone);
}

// ask asks before a game is deleted.
function ask({ make, button, say, dialog, row, kept, refresh, show }, { key }, label) {
  const done = async () => {
    await write(key, '').catch(() => {});
    const left = new Map(kept());
    left.delete(key);
    refresh(left);
    await show();
  };
  row.replaceChildren(
    button('panel-keep', say('games.keep'), show),
    button('panel-delete', say('games.delete.yes'), done),
  );
  dialog.replaceChildren(
    make('h2', { textContent: say('games.delete'), id: 'panel-title' }),
    make('p', { textContent: label }),
    row,
  );
  row.firstChild.focus();
}

const titleOf = (shelf, game) => tableShelf.say(`${game}.title`);
const side = ({ more }, game, seat) => more.games[game]?.[`side.${seat}`] ?? seat;

// day is a day in words, of minutes since 1970.
function day({ say }, minutes) {
  const midnight = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());
  const n = Math.round((midnight(new Date()) - midnight(new Date(minutes * 60_000))) / 86_400_000);
  return n <= 0 ? say('games.today') : n === 1 ? say('games.yesterday') : say('games.days', { n });
}

// results tell how somebody has fared, a line for each side and level.
function results(shelf) {
  return open(shelf, 'menu.scores', (tools) => {
    const { make, say, kept } = tools;
    const list = [];
    const rows = (key) =>
      (kept().get(key) ?? '')
        .split('\n')
        .filter(Boolean)
        .map((text) => text.split(' '));
    for (const [what, n, won] of rows('scores')) {
      const [game, seat, level] = what.split('/');
      const [number, style] = level.split('-');
      const name = [say(`set.level.${number}`), style && say(`set.style.${style}`)].filter(Boolean).join(', ');
      if (!tools.more.games[game]) continue;
      list.push(
        `${titleOf(tools, game)}, ${side(tools, game, seat)} · ${say('games.score.line', { level: name, won, n })}`,
      );
    }
    for (const [what, n, won, best] of rows('bests')) {
      const [game, seat, grade] = what.split('/');
      if (!tools.more.games[game]) continue;
      const places = {
        game: titleOf(tools, game),
        side: side(tools, game, seat),
        best,
        won,
        n,
        grade: tools.more.games[game][`grade.${grade}`] ?? grade,
      };
      list.push(say(grade === '-' ? 'games.best' : 'games.best.grade', places));
    }
    return list.length
      ? list.map((text) => make('p', { textContent: bare(text) }))
      : [make('p', { textContent: say('games.none') })];
  });
}

// achievements are things worth having done once, game by game, and those of all games.
function achievements(shelf) {
  return open(shelf, 'menu.achievements', (tools) => {
    const { make, say, kept, more } = tools;
    const done = new Set((kept().get('deeds') ?? '').split(/\s+/));
    const block = (title, game, texts) => {
      const names = Object.keys(texts)
        .filter((key) => key.startsWith('achievement.') && texts[`${key}.how`])
        .map((key) => key.slice('achievement.'.length));
      const has = (name) => done.has(`${game}/${name}`);
      const count = say('achievements.count', { n: names.filter(has).length, all: names.length });
      return [
        make('h3', { textContent: `${title} · ${bare(count)}` }),
        make(
          'ul',
          { className: 'deeds' },
          ...names
            .sort((a, b) => has(b) - has(a))
            .map((name) =>
              make(
                'li',
                { className: has(name) ? 'done' : '' },
                make('strong', { textContent: `${has(name) ? '✓ ' : ''}${texts[`achievement.${name}`]}` }),
                ` ${texts[`achievement.${name}.how`]}`,
              ),
            ),
        ),
      ];
    };
    return [
      ...Object.keys(more.games).flatMap((game) => block(titleOf(tools, game), game, more.games[game])),
      ...block(tableShelf.say('shelf.title'), '', more.words),
    ];
  });
}

// own are what belongs to this browser alone, or follows from the rest.
const own = (key) => key === 'guard' || key === 'last-game' || key.startsWith('where-');

function exportAll({ say, kept }) {
  const now = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const texts = new Map([...kept()].filter(([key]) => !own(key)));
  tableExchange.exportText(say('exchange.give-all'), '', `onelongnight-all-${now}.txt`, pack(texts));
}

function importCode({ say, make, dialog, kept, refresh, show }) {
  tableExchange.importText(say('exchange.take'), async (code) => {
    if (!code) return;
    const { texts, games: n, whole } = await add(code, kept());
    refresh(texts);
    await show();
    const said = n === 0 && !whole ? say('exchange.none') : say(whole ? 'exchange.done' : 'exchange.partly', { n });
    dialog.insertBefore(make('p', { role: 'status', textContent: said }), dialog.children[1]);
  });
}
