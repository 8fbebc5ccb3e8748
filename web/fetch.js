// Brings a wasm program, for the page and for the worker: whatever type the host gives its files, and also where it
// sends them packed without saying so. The bytes say what they are. A program comes in pieces, and a piece that has
// come is not asked for again.
'use strict';

// A TableFault is why a program did not come; code is one of network, status, foreign, cut, stalled, stopped.
class TableFault extends Error {
  constructor(code, places = {}) {
    super(`${code} ${JSON.stringify(places)}`);
    this.code = code;
    this.places = places;
  }
}

const TableProgram = (() => {
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
    return { control, received, done: () => clearTimeout(timer) };
  }

  // ask asks for a piece. A newer build may have taken the place of this one on the host.
  async function ask(name, fresh, signal) {
    const asked = { credentials: 'same-origin', signal, cache: fresh ? 'no-store' : 'default' };
    const response = await fetch(name, asked).catch((error) => {
      throw signal.reason ?? new TableFault('network', { reason: error.message });
    });
    if (!response.ok) throw new TableFault('status', { status: response.status, name });
    return response;
  }

  // plain is the content of a response, unpacked if it is packed; first says that a program begins with it.
  async function plain(response, first, name) {
    const reader = response.body.getReader();
    const head = [];
    let bytes = [];
    while (bytes.length < 4) {
      const part = await reader.read();
      if (part.done) break;
      head.push(part.value);
      bytes = [...bytes, ...part.value.subarray(0, 4)];
    }
    if (first && !isWasm(bytes) && !isGzip(bytes)) throw new TableFault('foreign', { name });
    const whole = new ReadableStream({
      async pull(out) {
        const part = head.length ? { value: head.shift() } : await reader.read();
        if (part.done) out.close();
        else out.enqueue(part.value);
      },
      cancel: (reason) => reader.cancel(reason),
    });
    return (isGzip(bytes) ? whole.pipeThrough(new DecompressionStream('gzip')) : whole).getReader();
  }

  return class {
    #pieces; // { name, bytes } each
    #whole = new Map(); // the chunks of those that have come, by name
    #module = null; // once it has come
    #now = null; // what is under way: { promise, control }
    #came = 0; // bytes, of what is under way
    #listeners = new Set();

    constructor(pieces) {
      this.#pieces = pieces;
    }

    // size is how many bytes it has, and came how many of them are here.
    get size() {
      return this.#pieces.reduce((sum, piece) => sum + piece.bytes, 0);
    }

    get came() {
      return this.#module ? this.size : this.#came;
    }

    // on has f called whenever bytes come.
    on(f) {
      this.#listeners.add(f);
      return () => this.#listeners.delete(f);
    }

    // bring brings the module; who asks while it is under way gets the same. Silence is for how many ms nothing may
    // come; fresh goes past the browser's cache.
    bring({ silence, fresh }) {
      if (this.#module) return Promise.resolve(this.#module);
      if (!this.#now) {
        const watched = watch(silence);
        const promise = this.#load(watched, fresh).finally(() => {
          watched.done();
          this.#now = null;
        });
        this.#now = { promise, control: watched.control };
      }
      return this.#now.promise;
    }

    // stop stops bringing it, as something else is wanted first.
    stop() {
      this.#now?.control.abort(new TableFault('stopped'));
    }

    async #load(watched, fresh) {
      const { signal } = watched.control;
      let fault = null; // of the stream; WebAssembly tells of any in words of its own
      const source = new ReadableStream({
        start: (out) => {
          this.#stream(out, watched, fresh).catch((error) => {
            fault = error;
            out.error(error);
          });
        },
      });
      try {
        this.#module = await WebAssembly.compileStreaming(new Response(source, wasmType));
      } catch (error) {
        fault ??= error;
        throw signal.reason ?? (fault instanceof TableFault ? fault : new TableFault('cut', { reason: fault.message }));
      }
      this.#whole.clear();
      return this.#module;
    }

    // stream hands all pieces on in their order; while one comes the next is asked for.
    async #stream(out, watched, fresh) {
      const { signal } = watched.control;
      const missing = this.#pieces.filter(({ name }) => !this.#whole.has(name));
      const next = () => {
        const piece = missing.shift();
        const coming = piece && ask(piece.name, fresh, signal);
        coming?.catch(() => {}); // told when its turn comes
        return coming;
      };
      let coming = next();
      this.#came = 0;
      for (const [i, { name, bytes }] of this.#pieces.entries()) {
        const had = this.#whole.get(name);
        const chunks = had ?? [];
        const take = (chunk) => {
          this.#came += chunk.length;
          out.enqueue(chunk);
          for (const f of this.#listeners) f();
        };
        if (had) {
          had.forEach(take);
          continue;
        }
        const response = await coming;
        coming = next();
        const reader = await plain(response, i === 0, name);
        let length = 0;
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          watched.received();
          length += part.value.length;
          chunks.push(part.value);
          take(part.value);
        }
        if (length !== bytes) throw new TableFault('cut', { reason: name });
        this.#whole.set(name, chunks);
      }
      out.close();
    }
  };
})();
