// Tells the program where its canvas lies and how sharp the screen is. Ebitengine asks for the ratio of
// device pixels only once, so a page that is zoomed later, or goes to another screen, would be
// blurred; and it takes the whole body for the canvas, with what notches and round corners take away.
'use strict';

(() => {
  const body = document.body;
  // WebKit leaves the zoom of the page out of devicePixelRatio: there the window is as wide as it was, in px of the
  // page that are larger now. Its edges and scroll bars are a hair, and no zoom; and a frame is no window.
  const webkit = window === top && navigator.vendor.startsWith('Apple');
  function ratio() {
    const own = devicePixelRatio || 1;
    const zoom = webkit && innerWidth > 0 ? outerWidth / innerWidth : 1;
    return zoom > 0.2 && zoom < 6 && Math.abs(zoom - 1) > 0.04 ? own * zoom : own;
  }
  const first = devicePixelRatio || 1; // what Ebitengine goes on believing
  const view = { zoom: 1, left: 0, top: 0 };
  const inner = { width: 0, height: 0 };
  globalThis.tableViewport = view;

  function measure() {
    const style = getComputedStyle(body);
    const px = (side) => Number.parseFloat(style[`padding-${side}`]) || 0;
    view.zoom = ratio() / first;
    view.left = px('left');
    view.top = px('top');
    const box = body.getBoundingClientRect();
    inner.width = box.width - px('left') - px('right');
    inner.height = box.height - px('top') - px('bottom');
  }

  // Ebitengine makes the canvas that large, times the first ratio, and tells the program the same size.
  // Whole device pixels, as the browser snaps the canvas to them and what it tells of its size is rounded; and a hair
  // more, as Ebitengine cuts off what is behind the point.
  for (const [name, side] of [
    ['clientWidth', 'width'],
    ['clientHeight', 'height'],
  ]) {
    const get = () => Math.round(inner[side] * view.zoom * first) / first + 1e-4;
    Object.defineProperty(body, name, { configurable: true, get });
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
