// Tells the program where its canvas lies and how sharp the screen is. Ebitengine asks for the ratio of
// device pixels only once, so a page that is zoomed later, or goes to another screen, would be
// blurred; and it takes the whole body for the canvas, with what notches and round corners take away.
'use strict';

(() => {
  const body = document.body;
  const first = devicePixelRatio || 1; // what Ebitengine goes on believing
  const frame = { zoom: 1, left: 0, top: 0 };
  const inner = { width: 0, height: 0 };
  globalThis.tableFrame = frame;

  function measure() {
    const style = getComputedStyle(body);
    const px = (side) => Number.parseFloat(style[`padding-${side}`]) || 0;
    frame.zoom = (devicePixelRatio || 1) / first;
    frame.left = px('left');
    frame.top = px('top');
    const box = body.getBoundingClientRect();
    inner.width = box.width - px('left') - px('right');
    inner.height = box.height - px('top') - px('bottom');
  }

  // Ebitengine makes the canvas that large, times the first ratio, and tells the program the same size.
  // A hair more than it is, as Ebitengine cuts off what is behind the point.
  for (const [name, side] of [
    ['clientWidth', 'width'],
    ['clientHeight', 'height'],
  ]) {
    Object.defineProperty(body, name, { configurable: true, get: () => inner[side] * frame.zoom + 1e-6 });
  }

  // The ratio can change without the size: then nobody would be told.
  function follow() {
    measure();
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        follow();
        dispatchEvent(new Event('resize'));
      },
      { once: true },
    );
  }

  new ResizeObserver(measure).observe(body);
  addEventListener('resize', measure, { capture: true });
  follow();
})();
