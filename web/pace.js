// Gives the game frames at its own pace. At rest, with nothing moving and nobody touching anything, it
// says so before each frame, and the next one comes a twelfth of a second later; or at once, with the
// next touch, key or movement of the mouse.
'use strict';

(() => {
  const restGap = 66; // ms between frames at rest, with that of the screen about a twelfth of a second
  const request = requestAnimationFrame.bind(window);
  let resting = false; // the game has said so since the last frame
  let waiting = null; // the frame that is put off
  let timer = 0;

  function wake() {
    resting = false;
    if (!waiting) return;
    clearTimeout(timer);
    request(waiting);
    waiting = null;
  }

  window.requestAnimationFrame = (frame) => {
    if (!resting || waiting) return request(frame);
    waiting = frame;
    timer = setTimeout(wake, restGap);
    return 0;
  };

  addEventListener('table-rest', () => {
    resting = true;
  });
  for (const type of [
    'pointerdown',
    'pointermove',
    'pointerup',
    'pointercancel',
    'touchstart',
    'touchmove',
    'touchend',
    'wheel',
    'keydown',
    'keyup',
    'click',
    'focusin',
    'focusout',
    'resize',
    'visibilitychange',
    'table-pad',
  ]) {
    addEventListener(type, wake, { capture: true, passive: true });
  }

  // Has the game do what no frame waits for, when there is time, and at the latest a little later.
  const longest = 12; // ms at once, so that no touch waits
  window.tableSpare = window.requestIdleCallback
    ? (work) => requestIdleCallback((idle) => work(Math.min(idle.timeRemaining(), longest)), { timeout: 100 })
    : (work) => setTimeout(() => work(longest / 2), 20);

  // What moves by itself stands still where the battery is low or data are to be saved, as far as the
  // browser tells.
  const thrift = matchMedia('(prefers-reduced-data: reduce)');
  let low = false;
  const look = () => {
    window.tableSaves = low || thrift.matches;
  };
  thrift.addEventListener('change', look);
  look();
  navigator
    .getBattery?.()
    .then((battery) => {
      const weigh = () => {
        low = !battery.charging && battery.level <= 0.2;
        look();
      };
      for (const type of ['levelchange', 'chargingchange']) battery.addEventListener(type, weigh);
      weigh();
    })
    .catch(() => {});
})();
