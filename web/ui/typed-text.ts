// Whether closing a dialog would lose words that somebody has typed.

// What one types to find something is no loss, and nobody keeps a password.
const TEXT =
  'textarea, [contenteditable="true"], input:not([role="combobox"]):is(:not([type]), [type="text"], [type="email"], [type="tel"], [type="url"], [type="number"])';

/** Remembers what each field held when it first got the focus. The listener ends with the signal. */
export function watchTyped(dialog: HTMLElement, signal: AbortSignal): () => boolean {
  const before = new WeakMap<Element, string>();
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(TEXT) && !before.has(target))
      before.set(target, contentOf(target));
  };
  dialog.addEventListener('focusin', note, { signal });
  return () =>
    [...dialog.querySelectorAll<HTMLElement>(TEXT)].some((field) => {
      const text = contentOf(field);
      return text.trim() !== '' && before.has(field) && before.get(field) !== text;
    });
}

const contentOf = (field: HTMLElement): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '');
