// Where the focus goes after a button of a dialog was pressed: never left on a dangerous button, never lost.
import { firstField, firstFocus } from './first-focus.ts';

// A row of radio buttons is wrong as a whole.
const WRONG = '[aria-invalid="true"], fieldset[data-wrong]';
/** These ask for the whole form: also what was wrong before takes the focus again. */
const SENDS = 'button[data-look="primary"], button[data-look="danger"]';

type Press = { from: Element | null; known: readonly Element[] };

/**
 * A refused press leads to the first field with an error. A button that was busy gets the focus back. When what was
 * pressed is gone, the dialog begins anew. Whoever has gone elsewhere meanwhile stays there.
 */
export function watchPresses(dialog: HTMLElement, signal: AbortSignal) {
  let press: Press | null = null;
  const look = () => {
    if (press && lookAfter(dialog, press)) press = null;
  };
  const note = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest('button');
    if (target?.closest('dialog') !== dialog || (event.type === 'click' && !button)) return;
    const sends = event.type === 'submit' || button?.matches(SENDS);
    press = { from: document.activeElement, known: sends ? [] : wrongIn(dialog) };
    // Waits until the page has re-rendered: an error that was there before changes nothing that could be observed.
    setTimeout(look);
  };
  dialog.addEventListener('click', note, { signal });
  dialog.addEventListener('submit', note, { signal });
  const observer = new MutationObserver(look);
  observer.observe(dialog, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-invalid', 'data-wrong', 'disabled'],
  });
  signal.addEventListener('abort', () => {
    press = null;
    observer.disconnect();
  });
}

/** True when the press needs no more care. */
function lookAfter(dialog: HTMLElement, { from, known }: Press): boolean {
  const active = document.activeElement;
  const isUnconfirmed = active === document.body || active === dialog;
  if (active !== from && !isUnconfirmed) return true;
  const wrong = wrongIn(dialog).find((field) => !known.includes(field));
  if (wrong) {
    (wrong.matches('fieldset') ? firstField(wrong) : wrong)?.focus();
    return true;
  }
  if (!isUnconfirmed || !(from instanceof HTMLElement)) return false;
  if (!from.isConnected) firstFocus(dialog).focus();
  else if (!from.matches(':disabled')) from.focus();
  return false;
}

const wrongIn = (dialog: HTMLElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(WRONG)].filter(
    (field) => field.closest('dialog') === dialog && !field.matches(':disabled'),
  );
