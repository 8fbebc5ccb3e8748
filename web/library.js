// Brings the texts that are no part of the program and are fetched when they are wanted: the words of a language, the
// games' books. What is fetched once stays; the service worker keeps all of them for when there is no network.
'use strict';

globalThis.tableLibrary = (() => {
  const patience = 20_000; // ms for a file
  const files = new Map(); // by name in files.js: { text }, which is empty while it is on the way, or { fault }

  async function read(name) {
    const response = await fetch(name, { credentials: 'same-origin', signal: AbortSignal.timeout(patience) })
      .catch((error) => { throw new Error(tableText('fail.part', { name: `${name} (${error.message})` })); });
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
      files.set(id, { text: await read(tableFiles[id]) });
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

  return { bring, file, has };
})();
