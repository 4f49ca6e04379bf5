// The form stands in the page before its script has come: what was typed meanwhile is kept, and what was sent is sent then.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Reads the fields of the static page; the function that comes back puts it all into the live one. */
export function takeTyped(root: HTMLElement): () => void {
  const touched = fieldsOf(root).filter(isTouched).map(contentOf);
  const focused = document.activeElement;
  const at = root.contains(focused) ? (focused?.getAttribute('name') ?? null) : null;
  // Noted by the script in index.html.
  const { sent } = document.documentElement.dataset;
  return () => {
    for (const { name, value, isChecked } of touched) {
      const field = fieldsOf(root).find((each) => each.name === name);
      if (!field) continue;
      if (field instanceof HTMLInputElement && field.type === 'checkbox') {
        if (field.checked !== isChecked) field.click();
      } else {
        field.value = value;
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    if (at !== null) focusAtEnd(fieldsOf(root).find(({ name }) => name === at));
    // A moment later: the live form has taken in what was typed.
    if (sent !== undefined) setTimeout(() => document.forms[Number(sent)]?.requestSubmit());
  };
}

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
