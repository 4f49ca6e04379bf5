// A page is painted before its script has come. What was typed meanwhile is kept; what was sent or pressed is done then.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Holds on to the fields of the painted page; the function that comes back puts what they hold then into the live one. */
export function takeTyped(root: HTMLElement): () => void {
  const fields = fieldsOf(root);
  const forms = [...document.forms];
  let focused = nameOf(root.contains(document.activeElement) ? document.activeElement : null);
  const noteFocus = ({ target }: FocusEvent) => {
    focused = nameOf(target);
  };
  root.addEventListener('focusin', noteFocus);
  return () => {
    root.removeEventListener('focusin', noteFocus);
    delete root.dataset.painted;
    // Both were noted by the script in index.html.
    const { sent, pressed } = document.documentElement.dataset;
    delete document.documentElement.dataset.sent;
    delete document.documentElement.dataset.pressed;
    const live = (name: string) => () => fieldsOf(root).find((each) => each.name === name);
    for (const typed of fields.filter(isTouched).map(contentOf))
      onceThere(live(typed.name), (field) => {
        fill(field, typed);
        if (typed.name === focused) focusAtEnd(field);
      });
    if (focused !== null) focusAtEnd(live(focused)());
    // By what it asks for: the live page may have other forms before it. A moment later: it has taken in what was typed.
    const asked = sent && nameOf(forms[Number(sent)]?.querySelector('[name]') ?? null);
    if (asked) setTimeout(() => onceThere(live(asked), (field) => setTimeout(() => field.form?.requestSubmit())));
    if (pressed) setTimeout(() => onceThere(buttonSaying(root, pressed), (button) => button.click()));
  };
}

const LOOK_AGAIN_MS = 250;

/** SOS may have been pressed: it is looked for until the screen that has it is there, but not on another one. */
function onceThere<Found>(find: () => Found | undefined, act: (found: Found) => void, triesLeft = 40) {
  const found = find();
  if (found) return act(found);
  const { pathname } = location;
  setTimeout(() => {
    if (triesLeft > 0 && location.pathname === pathname) onceThere(find, act, triesLeft - 1);
  }, LOOK_AGAIN_MS);
}

/** The live one may say more: “SOS sent”. */
const buttonSaying = (root: HTMLElement, words: string) => () => {
  const buttons = [...root.querySelectorAll('button')].map((button) => [button, wordsOf(button)] as const);
  const [button] =
    buttons.find(([, says]) => says === words) ?? buttons.find(([, s]) => s.startsWith(`${words} `)) ?? [];
  return button;
};

/** As the script in index.html notes it. */
const wordsOf = (button: HTMLElement) => button.textContent?.trim() || (button.getAttribute('aria-label') ?? '');

function fill(field: Field, { value, isChecked }: ReturnType<typeof contentOf>) {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (field.checked !== isChecked) field.click();
    return;
  }
  typeInto(field, field instanceof HTMLTextAreaElement ? joined(field.value, value) : value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A draft that was kept stands in the live field, and was not on the painted one: neither is lost. */
const joined = (draft: string, typed: string) => (draft && !typed.includes(draft) ? `${draft}\n${typed}` : typed);

/** As the browser itself would: what React puts over a field's value takes a plain change for its own. */
const typeInto = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

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
