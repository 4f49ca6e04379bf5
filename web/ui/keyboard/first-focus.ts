// Decides where the focus goes when a dialog opens. A stray Space or Enter must do no harm there.

// A tick is a statement ("I asked the name"): nobody makes one by a stray Space.
// A list to choose from takes typed letters as a choice, so it has the focus only where there is nothing to write in.
// A field with data-later is not what one came for: on a phone its keyboard would cover that.
const FIELD =
  'textarea, [contenteditable="true"], input:not([type="hidden"], [type="checkbox"], [type="button"], [type="submit"], [type="reset"], [data-later])';

const REACHABLE = ':not(:disabled, [tabindex="-1"], [inert] *, [hidden] *, [aria-hidden="true"] *)';

/**
 * The first field. Without one: the button that the caller marked as safe, else the first plain button of the row of
 * actions. Else the heading, which does nothing. Never the primary or a dangerous button, and never Close.
 */
export function firstFocus(dialog: HTMLElement): HTMLElement {
  return firstField(dialog) ?? safeChoice(dialog) ?? restingPlace(dialog);
}

export const firstField = (dialog: HTMLElement): HTMLElement | undefined =>
  chosenOfItsGroup(dialog, visible(dialog, FIELD)[0] ?? visible(dialog, 'select')[0]);

function safeChoice(dialog: HTMLElement): HTMLElement | undefined {
  const actions = '[data-actions] button';
  return (
    visible(dialog, 'button[data-safe]')[0] ??
    visible(dialog, `${actions}[data-look="secondary"], ${actions}[data-look="quiet"]`)[0]
  );
}

function restingPlace(dialog: HTMLElement): HTMLElement {
  const heading = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  return heading ?? visible(dialog, 'a[href]')[0] ?? dialog;
}

/** The way into several radio buttons is the one that holds. */
function chosenOfItsGroup(dialog: HTMLElement, field: HTMLElement | undefined): HTMLElement | undefined {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field;
  const chosen = [...dialog.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')];
  return chosen.find(({ name }) => name === field.name) ?? field;
}

const visible = (dialog: HTMLElement, selector: string): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(selector)].filter(
    (each) => each.matches(REACHABLE) && each.checkVisibility?.() !== false,
  );
