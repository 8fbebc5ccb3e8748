// The worker's script: runs the computer player's program of a game and hands it the page's questions. Which program
// that is the page says by the worker's name.
// In: {id, request}. Out: {alive} as its program comes, {ready} when it has it; {id, reply} or {id, error}, {id, died}
// of a question that ended the program; {fatal} when no question can be answered any more.
'use strict';

// What a worker may load stands in this file, so its policy need not look.
globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });

importScripts('fetch.js', 'wasm_exec.js');

async function start() {
  const go = new Go();
  const program = new TableProgram(JSON.parse(name));
  program.on(() => postMessage({ alive: true }));
  const module = await program.bring({ silence: 10_000 });
  go.run(await WebAssembly.instantiate(module, go.importObject)).then(() => postMessage({ fatal: 'the brain ended' }));
  postMessage({ ready: true });
}

const ready = start();
ready.catch((error) => postMessage({ fatal: `the brain: ${error.message}` }));

onmessage = async ({ data: { id, request } }) => {
  try {
    await ready;
  } catch {
    return; // told above
  }
  try {
    // Nothing is returned when the program dies while it thinks.
    postMessage({ id, ...(tableThink(request) ?? { died: 'the brain died of this question' }) });
  } catch (error) {
    postMessage({ id, died: error.message });
  }
};
