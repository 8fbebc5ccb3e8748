// The panel that says why the game cannot go on, and offers what helps.
'use strict';

const tableFailure = (() => {
  const panel = document.getElementById('failure');
  const offers = document.getElementById('offers');

  function offer(label, act, stays) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => {
      if (!stays) hide(); // words stay where the button may come to nothing
      act();
    });
    offers.append(button);
  }

  function hide() {
    panel.hidden = true;
  }

  // show shows a text of texts.js, or any text, and buttons: {retry, reload, 'go-on', 'own-window', report} are
  // what they do. The first failure stands, as later ones come of it.
  function show(reason, acts = { reload: () => location.reload() }) {
    if (!panel.hidden) return;
    document.getElementById('reason').textContent = reason;
    offers.replaceChildren();
    for (const [key, act] of Object.entries(acts)) offer(tableText(key), act, key === 'own-window' || key === 'report');
    panel.hidden = false;
    document.getElementById('splash').hidden = true;
  }

  return { show, shown: () => !panel.hidden };
})();
