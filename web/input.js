// Mends what the canvas does to keyboards, fingers and focus. Ebitengine takes every key and knows
// no cancelled touch; a frame on another page gets no keys until it is focused.
'use strict';

const tableInput = (() => {
  // Keys that belong to the browser: without this, Tab could not leave the canvas, and F5, Ctrl+R or
  // Cmd+L would do nothing. Caught on their way down, they never reach the canvas, which would
  // cancel them.
  function isBrowserKey(e) {
    return (
      e.key === 'Tab' || e.key === 'F5' || e.key === 'F11' || e.key === 'F12' || e.ctrlKey || e.metaKey || e.altKey
    );
  }

  function passBrowserKeys(e) {
    if (e.target instanceof HTMLCanvasElement && isBrowserKey(e)) e.stopImmediatePropagation();
  }

  // Escape and the letters mean the same at a hidden button: the key goes on to the canvas, press and
  // release. Space, Enter and the arrows are the button's own.
  function passKeys(canvas, e) {
    const letter = e.key.length === 1 && e.key !== ' ' && !isBrowserKey(e);
    if ((e.key !== 'Escape' && !letter) || e.target === canvas || e.target.closest?.('dialog')) return;
    canvas.focus = () => {}; // Ebitengine takes the focus with every key
    canvas.dispatchEvent(new KeyboardEvent(e.type, { key: e.key, code: e.code, bubbles: false }));
    delete canvas.focus;
  }

  // endTouch makes a cancelled touch look like an ended one, else its finger stays down for ever.
  function endTouch(e) {
    e.target.dispatchEvent(
      new TouchEvent('touchend', {
        bubbles: true,
        cancelable: true,
        touches: [...e.touches],
        targetTouches: [...e.targetTouches],
        changedTouches: [...e.changedTouches],
      }),
    );
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
    canvas.addEventListener('touchcancel', endTouch);
    for (const type of ['keydown', 'keyup']) addEventListener(type, (e) => passKeys(canvas, e));
    // It also adds a viewport of its own, and the last one would count.
    const [, ...added] = document.querySelectorAll('meta[name=viewport]');
    for (const meta of added) meta.remove();
  }

  addEventListener('keydown', passBrowserKeys, { capture: true });
  addEventListener('load', () => focus());
  addEventListener('pointerdown', () => focus(), { capture: true });

  return { attach };
})();
