// Leads those with one switch through what can be pressed: the focus goes on by itself, and any key, or a press of the
// pointer anywhere, presses what has it.

// passing are keys that are no switch: who closes something, goes on by hand or holds a key for others.
const passing = ['Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta'];

// scan goes through what all() lists, every so many ms, until the returned function is called.
export function scan(all, ms) {
  let at = -1;
  const on = () => {
    const list = all();
    if (!list.length) return;
    at = (at + 1) % list.length;
    list[at].focus();
    list[at].scrollIntoView({ block: 'nearest' });
  };
  const timer = setInterval(on, ms);
  const press = (e) => {
    const own = !e.isTrusted; // our press of what has the focus
    if (own || e.repeat || passing.includes(e.key) || e.target.matches?.('input:not([type=radio]), textarea')) return;
    e.preventDefault();
    e.stopImmediatePropagation();
    const pressed = all()[at];
    at = -1; // what can be pressed may be something else by that
    pressed?.click();
  };
  const types = ['keydown', 'click'];
  for (const type of types) addEventListener(type, press, { capture: true });
  on();
  return () => {
    clearInterval(timer);
    for (const type of types) removeEventListener(type, press, { capture: true });
  };
}
