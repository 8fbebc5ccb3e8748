// Adds what a code of kept games holds to what is kept here, for the shelf; a game's program does the same by itself,
// see game/ui/library. Nothing that is there is overwritten by less.
import { checksum, unpack, write } from './store.js';

const lines = (text) => (text ?? '').split('\n').filter(Boolean);

// merge puts the lines of two texts together: of two about the same, by the first word, better chooses.
function merge(a, b, better) {
  const all = new Map();
  for (const line of [...lines(a), ...lines(b)]) {
    const [what] = line.split(' ');
    const there = all.get(what);
    all.set(what, there ? better(there.split(' '), line.split(' ')).join(' ') : line);
  }
  return [...all.values()].map((line) => `${line}\n`).join('');
}

const more = (at) => (x, y) => (Number(y[at]) > Number(x[at]) ? y : x);

// Results: what was played, how often, how often it was won, and the best score, which is kept apart.
function bests(x, y) {
  const most = more(1)(x, y);
  return [most[0], most[1], most[2], Math.max(x[3], y[3])];
}

// records are the five best results of each seat and grade.
function records(a, b) {
  const all = [...new Set([...lines(a), ...lines(b)])].map((line) => line.split(' '));
  all.sort((x, y) => (x[0] < y[0] ? -1 : x[0] > y[0] ? 1 : y[1] - x[1]));
  const count = new Map();
  const kept = all.filter(([what]) => {
    count.set(what, (count.get(what) ?? 0) + 1);
    return count.get(what) <= 5;
  });
  return kept.map((line) => `${line.join(' ')}\n`).join('');
}

const words = (a, b) => [...new Set([...(a ?? '').split(/\s+/), ...b.split(/\s+/)])].filter(Boolean).join('\n');

// How the texts of both sides are put together, by key.
const together = {
  scores: (a, b) => merge(a, b, more(1)),
  bests: (a, b) => merge(a, b, bests),
  stars: (a, b) => merge(a, b, more(1)),
  records,
  deeds: words,
  told: words,
  settings: (_, b) => b,
  keys: (a, b) => a || b,
};

// add takes a code in. It tells what is kept then, by key, how many games were added, and whether all could be read.
export async function add(code, kept) {
  const texts = new Map(kept);
  const { texts: found, damaged } = unpack(code);
  let games = 0;
  let whole = damaged === 0 && found.size > 0;
  const store = async (key, text) => {
    if (texts.get(key) === text) return;
    texts.set(key, text);
    await write(key, text).catch(() => {
      whole = false;
    });
  };
  for (const [key, text] of found) {
    if (key.startsWith('game-')) {
      // A program sets aside what it cannot read; here it is enough that a save says of what game it is.
      if (!/^table[34] \S+ \d+ /.test(text)) whole = false;
      else {
        if (![...texts.values()].includes(text)) await store(`game-${checksum(text)}`, text);
        games++;
      }
    } else if (key.startsWith('broken-')) await store(`broken-${checksum(text)}`, text);
    else if (Object.hasOwn(together, key) && (key !== 'settings' || found.size > 1)) {
      await store(key, together[key](texts.get(key), text));
    }
  }
  return { texts, games, whole };
}
