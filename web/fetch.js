// Brings a wasm program, for the page and for the worker: whatever type the host gives the file, and
// also where it sends it packed without saying so. The bytes say what they are.
'use strict';

// A TableFault is why a program did not come; code is one of network, status, foreign, cut, stalled.
class TableFault extends Error {
  constructor(code, places = {}) {
    super(`${code} ${JSON.stringify(places)}`);
    this.code = code;
    this.places = places;
  }
}

const tableFetch = (() => {
  const begins = (bytes, magic) => magic.every((b, i) => bytes[i] === b);
  const isWasm = (bytes) => begins(bytes, [0x00, 0x61, 0x73, 0x6d]);
  const isGzip = (bytes) => begins(bytes, [0x1f, 0x8b]);
  const wasmType = { headers: { 'content-type': 'application/wasm' } };

  // watch aborts when nothing has come for that many ms, and says so.
  function watch(silence) {
    const control = new AbortController();
    let timer = 0;
    const received = () => {
      clearTimeout(timer);
      timer = setTimeout(() => control.abort(new TableFault('stalled')), silence);
    };
    received();
    return { signal: control.signal, received, done: () => clearTimeout(timer) };
  }

  // head reads until there are enough bytes to know a file by.
  async function head(reader, count) {
    const bytes = [];
    while (bytes.length < 4) {
      const part = await reader.read();
      if (part.done) break;
      count(part.value.length);
      bytes.push(...part.value.subarray(0, 4));
    }
    return bytes;
  }

  async function drain(reader, count) {
    for (let part = await reader.read(); !part.done; part = await reader.read()) count(part.value.length);
  }

  // typed is the response as WebAssembly takes it. One that is right already is handed on as it is:
  // only of that the browser keeps the compiled code for the next visit.
  function typed(response, bytes, name) {
    if (isGzip(bytes)) return new Response(response.body.pipeThrough(new DecompressionStream('gzip')), wasmType);
    if (!isWasm(bytes)) throw new TableFault('foreign', { name });
    const type = response.headers.get('content-type') ?? '';
    return type.split(';')[0].trim() === 'application/wasm' ? response : new Response(response.body, wasmType);
  }

  async function bring(name, imports, { count, fresh }, watched) {
    const asked = { credentials: 'same-origin', signal: watched.signal, cache: fresh ? 'no-store' : 'default' };
    const response = await fetch(name, asked).catch((error) => {
      throw watched.signal.reason ?? new TableFault('network', { reason: error.message });
    });
    if (!response.ok) throw new TableFault('status', { status: response.status, name });
    const counted = (n) => {
      watched.received();
      count?.(n);
    };
    try {
      const reader = response.clone().body.getReader();
      const bytes = await head(reader, counted);
      const read = drain(reader, counted).then(() => {
        watched.done();
        count?.(0, true);
      });
      const [{ instance }] = await Promise.all([
        WebAssembly.instantiateStreaming(typed(response, bytes, name), imports),
        read,
      ]);
      return instance;
    } catch (error) {
      throw (
        watched.signal.reason ??
        (error instanceof TableFault ? error : new TableFault('cut', { reason: error.message }))
      );
    }
  }

  // tableFetch loads and instantiates a program. count(bytes, all) hears of bytes as they come, as they
  // are unpacked, and in the end that these were all; fresh goes past the browser's cache.
  return async (name, imports, { silence, ...options }) => {
    const watched = watch(silence);
    try {
      return await bring(name, imports, options, watched);
    } finally {
      watched.done();
    }
  };
})();
