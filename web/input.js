// Notes what pointers and keys do to the canvas, for the program to take in its next frame: what is shorter than a
// frame would be lost if it only looked at how things are. Ebitengine, which does that, does not get to see it. What
// belongs to the browser is left to it.
'use strict';

globalThis.tableInput = (() => {
  const queue = []; // what the program has not taken yet, see wasm/browser/input.go
  const fingers = new Set(); // that are down
  const mouse = 0; // its number; a finger has another
  let pressed = false; // the mouse's first button is down
  let stage = null; // the canvas

  const numberOf = (e) => (e.pointerType === 'mouse' ? mouse : e.pointerId + 1);

  function note(kind, e, more) {
    queue.push({ kind, pointer: numberOf(e), x: e.clientX, y: e.clientY, when: e.timeStamp, ...more });
  }

  // Of moves that nothing came between only the last counts.
  function move(e) {
    const pointer = numberOf(e);
    for (let i = queue.length - 1; i >= 0 && queue[i].kind === 'move'; i--) {
      if (queue[i].pointer !== pointer) continue;
      Object.assign(queue[i], { x: e.clientX, y: e.clientY, when: e.timeStamp });
      return;
    }
    note('move', e);
  }

  // What is let go outside the window was not let go on anything.
  const endOf = (e) =>
    e.clientX < 0 || e.clientY < 0 || e.clientX > innerWidth || e.clientY > innerHeight ? 'cancel' : 'up';

  // capture has a pointer's events come to the canvas wherever it goes, also outside the window.
  function capture(e) {
    try {
      stage.setPointerCapture(e.pointerId);
    } catch {} // it is gone already
  }

  // A button that changes while another is down comes as a move.
  function onMouse(e) {
    const first = (e.buttons & 1) !== 0;
    if (e.button === 2 && (e.buttons & 2) !== 0) note('second', e);
    if (!pressed && first && e.button === 0) {
      pressed = true;
      note('down', e);
      capture(e);
    } else if (pressed && !first) {
      pressed = false;
      note(e.button === 0 ? endOf(e) : 'cancel', e); // it went up where nobody told us
    } else if (e.type === 'pointermove') {
      move(e);
    }
  }

  function onPointer(e) {
    if (e.type === 'pointerdown') stage.focus({ preventScroll: true });
    if (e.pointerType === 'mouse') return onMouse(e);
    if (e.type === 'pointerdown') {
      fingers.add(e.pointerId);
      note('down', e);
      capture(e);
    } else if (!fingers.has(e.pointerId)) {
      return; // a pen in the air, or a finger that was cancelled
    } else if (e.type === 'pointermove') {
      move(e);
    } else {
      fingers.delete(e.pointerId);
      note(endOf(e), e);
    }
  }

  function cancel(e) {
    if (e.pointerType === 'mouse' ? !pressed : !fingers.delete(e.pointerId)) return;
    if (e.pointerType === 'mouse') pressed = false;
    note('cancel', e);
  }

  // cancelAll is for when the window or its page is left: what goes on there is not for the table.
  function cancelAll(e) {
    const end = (pointer) => queue.push({ kind: 'cancel', pointer, x: 0, y: 0, when: e.timeStamp });
    if (pressed) end(mouse);
    for (const id of fingers) end(id + 1);
    pressed = false;
    fingers.clear();
  }

  // A wheel with Ctrl or Cmd, as which a touchpad's pinch comes too, zooms the page.
  function onWheel(e) {
    if (e.ctrlKey || e.metaKey) return;
    e.preventDefault();
    const line = 100 / 3; // CSS px; three lines are a notch
    const unit = [1, line, innerHeight][e.deltaMode];
    note('wheel', e, { pointer: mouse, dx: e.deltaX * unit, dy: e.deltaY * unit });
  }

  // Keys that belong to the browser: without this, Tab could not leave the canvas, and F5, Ctrl+R or
  // Cmd+L would do nothing. What AltGr writes is a sign like others.
  function isBrowserKey(e) {
    if (e.getModifierState('AltGraph') && e.key.length === 1) return false;
    return ['Tab', 'F5', 'F11', 'F12'].includes(e.key) || e.ctrlKey || e.metaKey || e.altKey;
  }

  // Escape and the letters mean the same at a hidden button as on the canvas. Space, Enter and the arrows are the
  // button's own.
  function onKey(e) {
    if (isBrowserKey(e) || e.isComposing) return;
    if (e.target !== stage) {
      const shared = e.key === 'Escape' || (e.key.length === 1 && e.key !== ' ');
      if (!shared || e.target.closest?.('dialog')) return;
    } else {
      e.preventDefault();
    }
    if (!e.repeat) queue.push({ kind: 'key', pointer: mouse, x: 0, y: 0, when: e.timeStamp, key: e.key, code: e.code });
  }

  // hide keeps an event from Ebitengine.
  function hide(e) {
    e.stopImmediatePropagation();
    // A press would take the focus away; a touch would come again as a click, and scroll.
    if (e.cancelable && (e.type.startsWith('mouse') || e.type.startsWith('touch'))) e.preventDefault();
  }

  // listen has f called for what happens on the canvas, before Ebitengine would.
  function listen(f, ...types) {
    for (const type of types) stage.addEventListener(type, f, { capture: true, passive: false });
  }

  // attach is called once Ebitengine has made its canvas.
  function attach(canvas) {
    if (!canvas) return;
    // Into the landmark that holds the table. What is moved loses the focus.
    const focused = document.activeElement === canvas;
    document.getElementById('stage').append(canvas);
    if (focused) canvas.focus();
    // Ebitengine asks for tabindex 1, before everything else on the page. The buttons come first here.
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', 'The table. All that can be done on it is also in the buttons of this page.');
    // It also adds a viewport of its own, and the last one would count.
    const [, ...added] = document.querySelectorAll('meta[name=viewport]');
    for (const meta of added) meta.remove();

    stage = canvas;
    listen(onPointer, 'pointerdown', 'pointermove', 'pointerup');
    listen(cancel, 'pointercancel');
    listen(onWheel, 'wheel');
    listen(onKey, 'keydown');
    listen(hide, 'mousedown', 'mouseup', 'mousemove', 'touchstart', 'touchmove', 'touchend');
    listen(hide, 'wheel', 'keydown', 'keyup');
    addEventListener('keydown', (e) => {
      if (e.target !== stage) onKey(e);
    });
    addEventListener('blur', cancelAll);
    addEventListener('pagehide', cancelAll);
    document.addEventListener('visibilitychange', (e) => {
      if (document.hidden) cancelAll(e);
    });
  }

  addEventListener('load', () => focus());
  addEventListener('pointerdown', () => focus(), { capture: true });

  return { attach, queue };
})();
