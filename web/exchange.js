// Hands the player a text, to be copied or saved as a file, and takes one, typed, pasted or from a file.
// The canvas can do none of it, so this is a dialog of the page.
'use strict';

globalThis.tableExchange = (() => {
  const patience = 1_500; // ms that copying may take
  const make = (name, set = {}) => Object.assign(document.createElement(name), set);

  // show opens the dialog with a title, what to do, the field and some buttons; it goes when it is closed.
  function show(title, says, field, buttons) {
    const dialog = make('dialog', { className: 'exchange' });
    const heading = make('h2', { textContent: title, id: 'exchange-title' });
    dialog.setAttribute('aria-labelledby', heading.id);
    field.setAttribute('aria-label', tableText('exchange.text'));
    const row = make('div', { className: 'row' });
    row.append(
      ...buttons,
      button('exchange.close', () => dialog.close()),
    );
    dialog.append(heading, make('p', { textContent: says }), field, make('p', { role: 'status' }), row);
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
    return dialog;
  }

  function button(key, act) {
    const it = make('button', { type: 'button', textContent: tableText(key) });
    it.addEventListener('click', () => act(it));
    return it;
  }

  async function copy(field, it) {
    field.select();
    try {
      const silent = new Promise((_, give) => setTimeout(give, patience)); // a browser may neither copy nor refuse
      await Promise.race([navigator.clipboard.writeText(field.value), silent]);
    } catch {
      if (!document.execCommand('copy')) {
        field.focus();
        field.select();
        field.closest('dialog').querySelector('[role=status]').textContent = tableText('exchange.selected');
        return;
      }
    }
    it.textContent = tableText('exchange.copied');
  }

  const save = (file, text) => saveBlob(file, new Blob([text], { type: 'text/plain' }));

  function saveBlob(file, blob) {
    const link = make('a', { href: URL.createObjectURL(blob), download: file });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    // A frame may forbid downloads, and nobody is told of it.
    const says = document.querySelector('dialog.exchange[open] p');
    if (self !== top && says) says.textContent = tableText('exchange.frame');
  }

  function exportText(title, about, file, text) {
    const field = make('textarea', { value: text, readOnly: true, spellcheck: false });
    show(title, about || tableText('exchange.give'), field, [
      button('exchange.copy', (it) => copy(field, it)),
      button('exchange.save', () => save(file, text)),
    ]);
    field.select();
  }

  // exportCard offers a text that can be had as a picture too.
  function exportCard(title, about, file, text) {
    const field = make('textarea', { value: text, readOnly: true, spellcheck: false });
    const picture = async (it) => {
      try {
        const { draw } = await import(`./${tableFiles.card}`);
        const blob = await draw(text);
        try {
          await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
          it.textContent = tableText('exchange.copied');
        } catch {
          // no such clipboard here
          saveBlob(file.replace(/txt$/, 'png'), blob);
        }
      } catch {
        it.textContent = tableText('fail.part', { name: tableFiles.card });
      }
    };
    show(title, about, field, [button('exchange.copy', (it) => copy(field, it)), button('exchange.picture', picture)]);
    field.select();
  }

  function importText(title, done) {
    const field = make('textarea', { spellcheck: false, autofocus: true });
    const file = make('input', { type: 'file', accept: '.txt,text/plain', hidden: true });
    const dialog = show(title, tableText('exchange.take'), field, [
      button('exchange.open', () => file.click()),
      button('exchange.add', () => {
        text = field.value;
        dialog.close();
      }),
    ]);
    let text = '';
    dialog.addEventListener('close', () => done(text));
    file.addEventListener('change', async () => {
      if (!file.files[0]) return;
      try {
        field.value = await file.files[0].text();
      } catch (error) {
        field.value = error.message; // it cannot be read: the game says so of anything that is no code
      }
    });
  }

  // askText asks for a line of text.
  function askText(title, says, given, done) {
    const field = make('input', {
      type: 'text',
      value: given,
      maxLength: 80,
      spellcheck: false,
      autocomplete: 'off',
      autofocus: true,
    });
    let text = '';
    const use = () => {
      text = field.value;
      dialog.close();
    };
    const dialog = show(title, says, field, [button('ask.use', use)]);
    field.setAttribute('aria-label', title);
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && !event.isComposing) use();
    });
    field.select();
    dialog.addEventListener('close', () => done(text));
  }

  return { exportText, exportCard, importText, askText };
})();
