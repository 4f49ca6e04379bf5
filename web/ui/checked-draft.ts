// What is typed into a form, and what is wrong with it, field by field.
import { type ChangeEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type Errors = Record<string, string>;
type NamesOf<Draft, Kind> = { [Name in keyof Draft]: Draft[Name] extends Kind ? Name : never }[keyof Draft] & string;

type CheckedDraftOptions<Draft> = {
  schema: z.ZodMiniType;
  /** In the order of the fields: the first one that is wrong takes the focus. */
  initial: Draft;
  onTyped?: (draft: Draft) => void;
};

export function useCheckedDraft<Draft extends object>({ schema, initial, onTyped }: CheckedDraftOptions<Draft>) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [isChecked, setChecked] = useState(false);
  const controls = useRef(new Map<string, Control>());

  const focus = (name: string | undefined) => controls.current.get(name ?? '')?.focus();
  const show = (found: Errors) => {
    setErrors(found);
    focus(Object.keys(draft).find((name) => found[name]));
  };
  const change = (name: string, value: string | boolean) => {
    const next = { ...draft, [name]: value };
    setDraft(next);
    onTyped?.(next);
    // What is wrong is said once it was sent, and then follows what is typed.
    const { [name]: _, ...others } = errors;
    const wrong = isChecked ? wrongIn(schema, next)[name] : undefined;
    setErrors(wrong ? { ...others, [name]: wrong } : others);
  };
  const wiring = (name: string) => ({
    name,
    error: errors[name],
    ref: (control: Control | null) => void (control && controls.current.set(name, control)),
  });
  return {
    draft,
    errors,
    show,
    focus: (name: keyof Draft & string) => focus(name),
    /** Says what is wrong, and whether nothing is. */
    isFit: () => {
      const wrong = wrongIn(schema, draft);
      setChecked(true);
      show(wrong);
      return Object.keys(wrong).length === 0;
    },
    startOver: (next: Draft) => {
      setDraft(next);
      setErrors({});
      setChecked(false);
    },
    /** Everything that an input needs to be a field of this form. */
    field: (name: NamesOf<Draft, string>) => ({
      ...wiring(name),
      value: draft[name] as string,
      onChange: ({ target }: ChangeEvent<Control>) => change(name, target.value),
    }),
    /** For what is not an input of its own: a row of choices. */
    choose: (name: NamesOf<Draft, string>, value: string) => change(name, value),
    check: (name: NamesOf<Draft, boolean>) => ({
      ...wiring(name),
      checked: draft[name] as boolean,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.checked),
    }),
  };
}

/** The first sentence about a field is the one that is shown. */
function wrongIn(schema: z.ZodMiniType, draft: unknown): Errors {
  const issues = schema.safeParse(draft).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse());
}
