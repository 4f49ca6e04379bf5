// A page is painted before its script has come. What was typed meanwhile is kept; what was sent or pressed is done then.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Holds on to the fields of the painted page; the function that comes back puts what they hold then into the live one. */
export function takeTyped(root: HTMLElement): () => void {
  const fields = fieldsOf(root);
  let focused = nameOf(root.contains(document.activeElement) ? document.activeElement : null);
  const noteFocus = ({ target }: FocusEvent) => {
    focused = nameOf(target);
  };
  root.addEventListener('focusin', noteFocus);
  return () => {
    root.removeEventListener('focusin', noteFocus);
    for (const { name, value, isChecked } of fields.filter(isTouched).map(contentOf)) {
      const field = fieldsOf(root).find((each) => each.name === name);
      if (!field) continue;
      if (field instanceof HTMLInputElement && field.type === 'checkbox') {
        if (field.checked !== isChecked) field.click();
      } else {
        typeInto(field, value);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    if (focused !== null) focusAtEnd(fieldsOf(root).find(({ name }) => name === focused));
    // Both were noted by the script in index.html.
    const { sent, pressed } = document.documentElement.dataset;
    delete root.dataset.painted;
    delete document.documentElement.dataset.pressed;
    // A moment later: the live form has taken in what was typed.
    if (sent !== undefined) setTimeout(() => document.forms[Number(sent)]?.requestSubmit());
    if (pressed !== undefined) setTimeout(() => press(root, pressed));
  };
}

/** As the browser itself would: what React puts over a field's value takes a plain change for its own. */
const typeInto = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

/** SOS may have been pressed: it is looked for until the screen that has it is there. */
function press(root: HTMLElement, words: string, triesLeft = 40) {
  const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === words);
  if (button) button.click();
  else if (triesLeft > 0) setTimeout(() => press(root, words, triesLeft - 1), 250);
}

const nameOf = (target: EventTarget | null) => (target instanceof Element ? target.getAttribute('name') : null);

const fieldsOf = (root: HTMLElement) => [...root.querySelectorAll<Field>('input[name], textarea[name], select[name]')];

const isTouched = (field: Field) =>
  field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value !== '';

const contentOf = (field: Field) => ({
  name: field.name,
  value: field.value,
  isChecked: field instanceof HTMLInputElement && field.checked,
});

function focusAtEnd(field: Field | undefined) {
  field?.focus();
  if (field instanceof HTMLInputElement && /^(text|password|tel)$/.test(field.type))
    field.setSelectionRange(field.value.length, field.value.length);
}
