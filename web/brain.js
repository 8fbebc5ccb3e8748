// The worker's script: runs brain.wasm and hands it the page's questions.
// In: {id, request}. Out: {id, reply} or {id, error}; {fatal} when no question can be answered any more.
'use strict';

importScripts('wasm_exec.js');

async function start() {
  const response = await fetch('brain.wasm');
  if (!response.ok) throw new Error(`brain.wasm: the server answered ${response.status}`);
  const go = new Go();
  const { instance } = await WebAssembly.instantiateStreaming(response, go.importObject);
  go.run(instance).then(() => postMessage({ fatal: 'the brain ended' }));
}

const ready = start();
ready.catch((error) => postMessage({ fatal: error.message }));

onmessage = async ({ data: { id, request } }) => {
  try {
    await ready;
  } catch {
    return; // told above
  }
  try {
    // Nothing is returned when the program dies while it thinks.
    postMessage({ id, ...(tableThink(request) ?? { error: 'the brain died of this question' }) });
  } catch (error) {
    postMessage({ id, error: error.message });
  }
};
