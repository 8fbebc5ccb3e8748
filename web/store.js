// Writes and packs texts as package game/store does, for the shelf, where no program runs: a slot is a line of the
// format, the number of the write, a checksum and the key, and the text after it.

const format = 'keep1';
const codeMark = 'keep1.';

// checksum is FNV-1a over texts, in 64 bits and 16 digits.
export function checksum(...parts) {
  let sum = 14695981039346656037n;
  const add = (byte) => {
    sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 1099511628211n);
  };
  for (const part of parts) {
    for (const byte of new TextEncoder().encode(part)) add(byte);
    add(0xff); // no text has this byte: it parts the parts
  }
  return sum.toString(16).padStart(16, '0');
}

// write keeps a text under a key, '' for none, after what was written before. It fails with the reason if it is not
// kept. A game that is entered meanwhile waits for it, see boot.js.
export function write(key, text) {
  const written = (globalThis.tableWriting ?? Promise.resolve()).then(() => put(key, text));
  globalThis.tableWriting = written.catch(() => {}); // told to who asked
  return written;
}

// put writes the next generation of a key.
function put(key, text) {
  const number = tableVault.newest(key) + 1;
  const slot = key + (number % 2 ? '.b' : '.a'); // written in turn
  const raw = `${format} ${number} ${checksum(String(number), key, text)} ${key}\n${text}`;
  return new Promise((done, refused) => {
    tableVault.put(`shelf ${slot}`, slot, raw, (_, name, message) =>
      name || message ? refused(new Error(message || name)) : done(),
    );
  });
}

const base64 = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

// pack is the code of some texts by their keys, see store.Pack.
export function pack(texts) {
  const lines = [...texts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, text]) => {
      const body = new TextEncoder().encode(`${checksum(key, text)}${key}\n${text}`);
      return `${codeMark}${base64(body)}\n`;
    });
  return lines.join('');
}

// unpack is what a code holds that is somewhere in a text; what is damaged is left out, and counted.
export function unpack(code) {
  const texts = new Map();
  let damaged = 0;
  for (const part of code
    .replace(/\s+(?=[\w-])(?!\s*keep1\.)/g, '')
    .split(codeMark)
    .slice(1)) {
    try {
      const letters = /^[\w-]+/.exec(part)[0].replaceAll('-', '+').replaceAll('_', '/');
      const body = new TextDecoder('utf-8', { fatal: true }).decode(
        Uint8Array.from(atob(letters), (c) => c.charCodeAt(0)),
      );
      const at = body.indexOf('\n');
      const [sum, key, text] = [body.slice(0, 16), body.slice(16, at), body.slice(at + 1)];
      if (at < 0 || checksum(key, text) !== sum) throw new Error('its checksum is wrong');
      texts.set(key, text);
    } catch {
      damaged++;
    }
  }
  return { texts, damaged };
}
