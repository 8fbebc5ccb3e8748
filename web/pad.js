// Gamepads. At a table their buttons are keys, see game/ui/desk/pad.go; on the shelf, in a dialog and where something
// went wrong they move the page's own focus. This is fetched when a gamepad is first touched. The window has the same
// in game/ui/input/pads.go.

const buttons = ['A', 'B', 'X', 'Y', 'L', 'R', 'ZL', 'ZR', 'Select', 'Start', 'StickL', 'StickR'];
const ways = ['Up', 'Down', 'Left', 'Right'];
const names = [...buttons, ...ways]; // of the standard layout, by their place
const onNintendo = { A: 'B', B: 'A', X: 'Y', Y: 'X' }; // other letters are printed there
const sticks = ['', 'Look']; // left and right
const stickOn = 0.6; // how far a stick is pushed to count,
const stickOff = 0.4; // and to go on counting: worn sticks drift by a quarter, and tremble
const firstRepeat = 400; // ms that a direction is held before it comes again,
const repeat = 120; // and until the next time
const gap = 16; // ms between two looks
const name = 'onelongnight:pad'; // kept for this tab: somebody plays by gamepad
const held = new Map(); // by gamepad: when each key that is down comes again, and which sticks were let go
let timer = 0;

// knows tells whether somebody played by gamepad in this tab, and know keeps that; where nothing can be kept, the first
// button of each page only connects it.
function knows() {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

function know() {
  try {
    sessionStorage.setItem(name, '');
  } catch {}
}

function makeOf(id) {
  if (/054c|playstation|dualshock|dualsense|ps[345]|sony/i.test(id)) return 'playstation';
  return /057e|nintendo|switch pro|joy-con/i.test(id) ? 'nintendo' : 'xbox';
}

// pushed is the way that a stick is pushed, '' for none.
function pushed(was, stick, x, y) {
  const far = Math.max(Math.abs(x), Math.abs(y));
  const across = Math.abs(x) >= Math.abs(y);
  const key = `${sticks[stick]}${across ? (x < 0 ? 'Left' : 'Right') : y < 0 ? 'Up' : 'Down'}`;
  if (far < stickOff) was.free[stick] = true; // before that it may be anything: some have triggers there
  return far >= (was.down.has(key) ? stickOff : stickOn) && was.free[stick] ? key : '';
}

// downOn is the keys that are down on a gamepad.
function downOn(pad, was, make) {
  const down = new Set();
  pad.buttons.forEach((button, i) => {
    if (!button.pressed || !names[i]) return;
    down.add((make === 'nintendo' && onNintendo[names[i]]) || names[i]);
  });
  for (const stick of [0, 1]) {
    const key = pushed(was, stick, pad.axes[2 * stick] ?? 0, pad.axes[2 * stick + 1] ?? 0);
    if (key) down.add(key);
  }
  return down;
}

// look has everything that changed done. What is down at the first look of a tab connected the gamepad.
function look() {
  const now = performance.now();
  const pads = [...navigator.getGamepads()].filter((pad) => pad?.connected);
  for (const index of held.keys()) {
    if (!pads.some((pad) => pad.index === index)) held.delete(index);
  }
  for (const pad of pads) {
    const make = makeOf(pad.id);
    let was = held.get(pad.index);
    const mute = document.hidden || (!was && !knows());
    if (!was) held.set(pad.index, (was = { down: new Map(), free: [false, false] }));
    const down = downOn(pad, was, make);
    for (const key of was.down.keys()) if (!down.has(key)) was.down.delete(key);
    for (const key of down) {
      const again = was.down.get(key);
      if (again > now) continue;
      const turns = ways.some((way) => key.endsWith(way));
      was.down.set(key, turns ? now + (again ? repeat : firstRepeat) : Infinity);
      if (!mute) press(key, make);
    }
  }
  if (pads.length) timer = setTimeout(look, gap);
  else timer = 0;
}

// layer is what the page itself shows above the table, null at a table.
function layer() {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog) return dialog;
  const failure = document.querySelector('#failure:not([hidden])');
  return failure ?? (document.querySelector('#stage canvas') ? null : document.body);
}

function press(key, make) {
  know();
  const over = layer();
  if (over) return onPage(over, key);
  document.documentElement.classList.remove('pad');
  const when = performance.now();
  tableInput.queue.push({ kind: 'key', pointer: 0, x: 0, y: 0, when, key: `Pad${key}`, code: '', pad: make });
  dispatchEvent(new Event('table-pad')); // wakes the table, see pace.js
}

// onPage does what a key does in a part of the page.
function onPage(over, key) {
  const all = [...over.querySelectorAll('button, a[href], input, textarea, select, summary, [tabindex="0"]')].filter(
    (one) => !one.disabled && one.getClientRects().length && getComputedStyle(one).visibility === 'visible',
  );
  const on = all.includes(document.activeElement) ? document.activeElement : null;
  if (!on && (key === 'A' || ways.includes(key))) focus(first(over, all));
  else if (ways.includes(key)) focus(nearest(all, on, key));
  else if (key === 'A') on.click();
  else if (key === 'B' || key === 'Start') leave(over);
  else if (key.startsWith('Look')) scroll(over, on, key.slice(4));
}

// first is what has the focus first: in a dialog its first button, on the shelf its largest, the way into a game.
function first(over, all) {
  if (over !== document.body) return all[0];
  const area = (one) => one.offsetWidth * one.offsetHeight;
  return all.reduce((best, one) => (best && area(best) >= area(one) ? best : one), null);
}

function focus(one) {
  if (!one) return;
  document.documentElement.classList.add('pad');
  one.focus();
  one.scrollIntoView({ block: 'nearest' });
}

// nearest is what lies next in a direction; what is beside it counts as further away.
function nearest(all, from, way) {
  const a = from.getBoundingClientRect();
  const across = way === 'Left' || way === 'Right';
  const sign = way === 'Left' || way === 'Up' ? -1 : 1;
  let best = null;
  let least = Infinity;
  for (const one of all) {
    const b = one.getBoundingClientRect();
    const dx = (b.left + b.right - a.left - a.right) / 2;
    const dy = (b.top + b.bottom - a.top - a.bottom) / 2;
    const on = sign * (across ? dx : dy);
    const aside = Math.abs(across ? dy : dx);
    const far = on + 3 * Math.max(0, aside - (across ? a.height : a.width) / 2);
    if (one !== from && on > 4 && (!across || aside < on * 2) && far < least) [best, least] = [one, far];
  }
  return best;
}

// leave closes a dialog as Escape does.
function leave(over) {
  if (over.nodeName !== 'DIALOG') return;
  if (over.dispatchEvent(new Event('cancel', { cancelable: true }))) over.close();
}

const step = 80; // CSS px that a push of the right stick scrolls

function scroll(over, on, way) {
  const by = { Up: -step, Down: step }[way] ?? 0;
  for (let one = on ?? over; one; one = one.parentElement) {
    const was = one.scrollTop;
    one.scrollTop += by;
    if (one.scrollTop !== was) return;
  }
}

// What has the focus is seen, also where the browser thinks of a mouse. Whoever takes that again sees what it shows.
if (document.adoptedStyleSheets) {
  const style = new CSSStyleSheet();
  style.insertRule(':root.pad :focus { outline: 3px solid #ffd27a; outline-offset: 2px }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
}
for (const type of ['pointerdown', 'keydown']) {
  addEventListener(type, () => document.documentElement.classList.remove('pad'), { capture: true });
}
addEventListener('gamepadconnected', () => timer || look());
look();
