// Brings the texts that are no part of the program and are fetched when they are wanted: the game's words in a
// language, its book, its missions. What is fetched once stays; the service worker keeps all of them for when there is
// no network.
'use strict';

globalThis.tableLibrary = (() => {
  const patience = 20_000; // ms for a file
  // By what the program calls them: { text }, which is empty while it is on the way, or { fault }.
  const files = new Map();

  async function fetched(name) {
    const response = await fetch(name, { credentials: 'same-origin', signal: AbortSignal.timeout(patience) }).catch(
      (error) => {
        throw new Error(tableText('fail.part', { name: `${name} (${error.message})` }));
      },
    );
    if (!response.ok) throw new Error(tableText('fail.part', { name: `${name} (${response.status})` }));
    const bytes = new Uint8Array(await response.arrayBuffer());
    const packed = bytes[0] === 0x1f && bytes[1] === 0x8b; // and the host did not say so
    const body = packed ? new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')) : bytes;
    const text = await new Response(body).text();
    if (!text.startsWith('\n# of ')) throw new Error(tableText('fail.foreign', { name }));
    return text;
  }

  // bring fetches a file. That it has come, or cannot come, is told by an event.
  async function bring(id) {
    files.set(id, { text: '' });
    try {
      files.set(id, { text: await fetched(tableGame.text(id)) });
    } catch (error) {
      files.set(id, { text: '', fault: error.message });
    }
    dispatchEvent(new CustomEvent('table-text'));
  }

  // file is a file: { text }, which is empty while it is on the way, or { fault }, why it did not come. To ask
  // after a fault tries again.
  function file(id) {
    const found = files.get(id);
    if (!found) bring(id);
    else if (found.fault) files.delete(id);
    return found ?? { text: '' };
  }

  // has is a file that has come, else ''.
  const has = (id) => files.get(id)?.text ?? '';

  const make = (name, set = {}) => Object.assign(document.createElement(name), set);

  // come waits until a file has come; without it, why not is thrown.
  async function come(id) {
    if (!has(id)) await bring(id);
    if (!has(id)) throw new Error(file(id).fault);
    return has(id);
  }

  // picture paints what is seen of a thing onto a canvas, as wide as card if it is upright, else as view; the program
  // does it.
  function picture(of, canvas, card, view) {
    api.paint?.(of, card, view, (pixels, width, height, wide) => {
      Object.assign(canvas, { width, height, hidden: false });
      canvas.style.width = `${wide}px`;
      canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
    });
  }

  // read shows a game's book in a dialog of the page, and tells when that is closed. What it is shown with is fetched
  // too.
  function read(reading, closed) {
    const { words } = reading;
    const dialog = make('dialog', { className: 'exchange' });
    const says = make('p', { textContent: words.coming });
    const button = (id, act) => {
      const it = make('button', { type: 'button', textContent: words[id] });
      it.addEventListener('click', act);
      return it;
    };
    const again = button('rules-again', () => load());
    const row = make('div', { className: 'row' });
    row.append(
      again,
      button('close', () => dialog.close()),
    );
    const heading = make('h2', { textContent: words.title, id: 'book-title' });
    says.setAttribute('role', 'status');
    dialog.setAttribute('aria-labelledby', heading.id);
    dialog.append(heading, says, row);
    dialog.addEventListener('close', () => {
      dialog.remove();
      closed();
    });
    document.body.append(dialog);
    dialog.showModal();
    async function load() {
      says.textContent = words.coming;
      again.hidden = true;
      try {
        const [text, book] = await Promise.all([come(`book-${reading.language}`), import(`./${tableFiles.book}`)]);
        if (dialog.open) await book.open(dialog, text, reading, picture);
      } catch (error) {
        says.textContent = words.lost.replace('{reason}', error.message);
        again.hidden = false;
        again.focus();
      }
    }
    load();
  }

  const api = { bring, file, has, read };
  return api;
})();
