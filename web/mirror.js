// The document beside the canvas, for screen readers, switches and the Tab key: the game says what it
// holds, and this changes only what differs. It also speaks, and lets the arrows go through a group of
// buttons, which is one stop of the Tab key. See game/ui/mirror.
'use strict';

window.tableMirror = (() => {
  const unit = { node: '\x1e', field: '\x1f' };
  // Kinds that are no elements by themselves: the element and its role.
  const made = {
    nav: ['section', 'navigation'],
    dialog: ['section', 'dialog'],
    group: ['div', 'toolbar'],
    log: ['div', 'log'],
    rowhead: ['th'],
  };
  const called = new Set(['section', 'nav', 'dialog', 'group', 'log', 'table']); // by their text
  const layers = [{ id: '', focus: '' }]; // what lies open, and where the focus was in it
  const out = { press() {}, focus() {} };
  const root = () => document.getElementById('mirror');
  let shown;
  let busy = false; // the document is being changed, its events are ours
  let count = 0;

  function parse(text) {
    const top = { nodes: [] };
    const path = [top];
    for (const line of text.split(unit.node).slice(0, -1)) {
      const [kind, id, says, more, state, x, y, depth] = line.split(unit.field);
      const node = { kind, id, says, more, state, x, y, nodes: [] };
      path.length = Number(depth) + 1;
      path[path.length - 1].nodes.push(node);
      path.push(node);
    }
    return top;
  }

  function set(element, name, value) {
    if (value === '' || value === undefined) {
      if (element.hasAttribute(name)) element.removeAttribute(name);
    } else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }

  function make(node) {
    const [tag, role] = made[node.kind] ?? [node.kind];
    const element = document.createElement(tag);
    if (role) element.setAttribute('role', role);
    if (node.kind === 'dialog') element.setAttribute('aria-modal', 'true');
    if (node.kind === 'log') element.setAttribute('aria-live', 'off'); // what is new is announced, once
    if (node.kind === 'th') element.scope = 'col';
    if (node.kind === 'rowhead') element.scope = 'row';
    if (node.kind === 'button') {
      element.type = 'button';
      element.dataset.id = node.id;
    }
    return element;
  }

  // tell writes what a button says after its name beside it, where only its description finds it.
  function tell(button, more) {
    let note = button.note;
    if (!more) {
      note?.remove();
      button.note = undefined;
    } else if (!note) {
      note = button.note = document.createElement('span');
      note.hidden = true;
      note.id = `note-${++count}`;
    }
    if (more && note.textContent !== more) note.textContent = more;
    set(button, 'aria-describedby', more && note.id);
  }

  // describe has the first text of what opens read with its name, if more is that text.
  function describe(dialog, more) {
    const text = more && dialog.querySelector('p');
    if (text) text.id ||= `note-${++count}`;
    set(dialog, 'aria-describedby', text ? text.id : '');
  }

  function fill(element, node) {
    if (called.has(node.kind)) set(element, 'aria-label', node.says);
    else if (!node.nodes.length && element.textContent !== node.says) element.textContent = node.says;
    if (node.kind === 'button') {
      set(element, 'aria-disabled', node.state === 'off' ? 'true' : '');
      set(element, 'aria-pressed', node.state === 'off' ? '' : node.state);
      set(element, 'data-x', node.x);
      set(element, 'data-y', node.y);
      tell(element, node.more);
    } else {
      update(element, node.nodes);
      if (node.kind === 'dialog') describe(element, node.more);
    }
  }

  // update makes the children of an element those of nodes, in order. What goes is taken away first, so
  // that what stays need not move: a moved element loses the focus.
  function update(parent, nodes) {
    const places = {};
    const keys = nodes.map((n) => `${n.kind} ${n.id || (places[n.kind] = (places[n.kind] ?? 0) + 1)}`);
    const stays = new Set(keys);
    const old = new Map();
    for (const child of [...parent.children]) {
      if (child.key === undefined) continue; // a note, which goes with its button
      if (stays.has(child.key)) old.set(child.key, child);
      else {
        child.note?.remove();
        child.remove();
      }
    }
    let next = parent.firstElementChild;
    const put = (element) => {
      if (element === next) next = next.nextElementSibling;
      else parent.insertBefore(element, next);
    };
    nodes.forEach((node, i) => {
      const element = old.get(keys[i]) ?? make(node);
      element.key = keys[i];
      fill(element, node);
      put(element);
      if (element.note) put(element.note);
    });
  }

  const buttons = (inside) => [...inside.querySelectorAll('button')];
  const focused = () => (root().contains(document.activeElement) ? document.activeElement : null);
  const byID = (id) => buttons(root()).find((b) => b.dataset.id === id);
  const open = () => root().querySelector('[role=dialog]');

  // rove leaves each group one button that Tab stops at.
  function rove() {
    for (const group of root().querySelectorAll('[role=toolbar]')) {
      const all = buttons(group);
      const stop = all.find((b) => b === document.activeElement) ?? all.find((b) => b.tabIndex === 0) ?? all[0];
      for (const b of all) if (b.tabIndex !== (b === stop ? 0 : -1)) b.tabIndex = b === stop ? 0 : -1;
    }
  }

  // layer notes what lies open now, and tells where the focus has to go because of that: into what was
  // opened, and back to where it was.
  function layer(before) {
    const id = open()?.key ?? '';
    const at = layers.findIndex((l) => l.id === id);
    const top = layers[layers.length - 1];
    if (top.id === id) return undefined;
    top.focus = before || top.focus;
    if (at < 0) {
      layers.push({ id, focus: '' });
      return buttons(open())[0];
    }
    layers.length = at + 1;
    return byID(layers[at].focus);
  }

  // Where the focus went for want of anything better, as while others move: it goes to the first of the moves once
  // there are some, unless somebody has taken it elsewhere.
  let strayed = '';

  function show(text) {
    if (text === shown) return;
    shown = text;
    busy = true;
    const had = focused();
    const id = had?.dataset.id;
    const group = had?.closest('[role=toolbar]');
    const index = group ? buttons(group).indexOf(had) : 0;
    const bar = had?.closest('[role=dialog]') ? null : had?.closest('[role=navigation]');
    const before = new Set(bar && buttons(bar).map((b) => b.dataset.id));
    update(root(), parse(text).nodes);
    const moved = layer(id);
    if (had) {
      // The heir: the same button, else the one in its place, else the first that can be done something with. In the
      // bar of commands, where others come as one goes, it is the first of the moves, or of the commands that came.
      const inside = open() ?? root();
      const near = group?.isConnected ? buttons(group) : [];
      const first = inside.querySelector('[role=toolbar] button') ?? buttons(inside)[0];
      const back = strayed && strayed === id && first?.closest('[role=toolbar]') !== group ? first : undefined;
      const beside = near[Math.min(index, near.length - 1)];
      const came = bar && (bar.contains(first) ? buttons(bar).find((b) => !before.has(b.dataset.id)) : first);
      const next = moved ?? back ?? byID(id) ?? (bar ? came : beside);
      const heir = next ?? beside ?? first;
      if (!next) strayed = heir?.dataset.id ?? '';
      else if (next.dataset.id !== strayed) strayed = '';
      if (heir && heir !== document.activeElement) heir.focus({ preventScroll: true });
      if (heir?.dataset.id !== id) out.focus(heir?.dataset.id ?? '');
    }
    rove();
    busy = false;
  }

  // say adds a sentence to a live region: what is added waits for its turn, what is replaced is lost.
  const most = 20;
  function say(text, urgent) {
    const region = document.getElementById(urgent ? 'assertive' : 'polite');
    if (!region) return;
    const p = document.createElement('p');
    p.textContent = text;
    region.append(p);
    while (region.children.length > most) region.firstElementChild.remove();
  }

  // hush takes all sentences out of the live regions; one that is being said stops for the next urgent one.
  function hush() {
    for (const id of ['assertive', 'polite']) document.getElementById(id)?.replaceChildren();
  }

  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  function arrow(e) {
    const group = e.target.closest?.('#mirror [role=toolbar]');
    if (!group || e.ctrlKey || e.altKey || e.metaKey) return;
    const all = buttons(group);
    const at = all.indexOf(e.target);
    let to;
    if (e.key in steps) to = (at + steps[e.key] + all.length) % all.length;
    else if (e.key === 'Home') to = 0;
    else if (e.key === 'End') to = all.length - 1;
    else return;
    e.preventDefault();
    all[to].focus({ preventScroll: true });
  }

  const idOf = (element) => element?.closest?.('#mirror button')?.dataset.id ?? '';
  document.addEventListener('click', (e) => {
    const button = e.target.closest?.('#mirror button');
    if (!button) return;
    if (button.getAttribute('aria-disabled') !== 'true') out.press(button.dataset.id);
    else globalThis.tableRoute?.trace?.(`ignored: disabled, press: ${button.dataset.id}`);
  });
  document.addEventListener('keydown', arrow);
  document.addEventListener('focusin', (e) => {
    if (busy || !idOf(e.target)) return;
    rove();
    out.focus(idOf(e.target));
  });
  document.addEventListener('focusout', (e) => {
    if (!busy && idOf(e.target) && !idOf(e.relatedTarget)) out.focus('');
  });

  // A canvas that the Tab key led to shows that it has the focus.
  let tabbed = false;
  addEventListener(
    'keydown',
    (e) => {
      tabbed = e.key === 'Tab';
    },
    { capture: true },
  );
  document.addEventListener('focusin', (e) => {
    if (e.target instanceof HTMLCanvasElement) e.target.classList.toggle('ring', tabbed);
  });
  addEventListener('pointerdown', () => document.querySelector('canvas')?.classList.remove('ring'), { capture: true });

  return Object.assign(out, { show, say, hush });
})();
