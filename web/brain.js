// The worker's script: runs brain.wasm and hands it the page's questions.
// In: {id, request}. Out: {alive} as its program comes, {ready} when it has it; {id, reply} or {id, error},
// {id, died} of a question that ended the program; {fatal} when no question can be answered any more.
'use strict';

// What a worker may load stands in this file, so its policy need not look.
globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });

importScripts('fetch.js', 'wasm_exec.js');

async function start() {
  const go = new Go();
  const instance = await tableFetch('brain.wasm', go.importObject, {
    silence: 10_000,
    count: () => postMessage({ alive: true }),
  });
  go.run(instance).then(() => postMessage({ fatal: 'the brain ended' }));
  postMessage({ ready: true });
}

const ready = start();
ready.catch((error) => postMessage({ fatal: `brain.wasm: ${error.message}` }));

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
