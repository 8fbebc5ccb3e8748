// Hears what a program says when it ends by a fault, as Go writes that for its makers: why it ended is told in words,
// and the rest can be handed on. What follows, such as errors of a program that is no more, is not the reason.
'use strict';

const tableCrash = (() => {
  const most = 8_000; // letters of a report
  let report = '';

  // The program writes by this, see wasm_exec.js; what it writes is in the console too.
  const decoder = new TextDecoder();
  const plain = globalThis.fs?.writeSync;
  if (plain) {
    globalThis.fs.writeSync = function (fd, bytes) {
      hear(decoder.decode(bytes, { stream: true }));
      return plain.call(this, fd, bytes);
    };
  }

  function hear(text) {
    if (!report) text = /(^|\n)((panic|fatal error|runtime): [^]*)/.exec(text)?.[2] ?? '';
    report = (report + text).slice(0, most);
  }

  // An error of the page's own that a program's call ended in leaves that program in the middle of what it did.
  addEventListener('error', ({ error }) => {
    if (!/wasm-function/.test(error?.stack)) return;
    report ||= String(error.stack).slice(0, most);
    dispatchEvent(new CustomEvent('table-fail', { detail: '' }));
  });

  // why is the reason in words, '' as long as no program has ended so.
  function why() {
    if (!report) return '';
    const first = report.slice(0, 400);
    if (/out of memory|cannot allocate|memory limit/i.test(first)) return tableText('fail.memory');
    if (/opengl|webgl|texture|atlas: |graphics/i.test(first)) return tableText('fail.picture');
    return tableText('fail.ours');
  }

  // acts are the button that hands the report on, none without one.
  function acts() {
    if (!report || typeof tableExchange === 'undefined') return {};
    const { program } = tableFiles.games.find(({ name }) => name === tableRoute.game());
    const version = program.map(({ name }) => name).join(' ');
    const text = [version, navigator.userAgent, '', report];
    return {
      report: () =>
        tableExchange.exportText(
          tableText('report'),
          tableText('report.says'),
          'onelongnight-fault.txt',
          text.join('\n'),
        ),
    };
  }

  return { why, acts };
})();
