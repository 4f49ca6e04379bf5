// What is typed into a form, and what is wrong with it, field by field.
import { type ChangeEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type Errors = Record<string, string>;
type NamesOf<Draft, Kind> = { [Name in keyof Draft]: Draft[Name] extends Kind ? Name : never }[keyof Draft] & string;

/** What is wrong with a draft: by the contract's schema, by a field that is left empty, or by a rule of the form's own. */
export type Rules<Draft> = {
  schema?: z.ZodMiniType;
  /** What is said beside a field that is left empty. */
  needed?: { [Name in NamesOf<Draft, string>]?: string };
  check?: (draft: Draft) => Errors;
};

type CheckedDraftOptions<Draft> = Rules<Draft> & {
  /** In the order of the fields: the first one that is wrong takes the focus. */
  initial: Draft;
  onTyped?: (draft: Draft) => void;
};

export function useCheckedDraft<Draft extends object>({ initial, onTyped, ...rules }: CheckedDraftOptions<Draft>) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [isChecked, setChecked] = useState(false);
  const controls = useRef(new Map<string, Control>());

  const focus = (name: string | undefined) => controls.current.get(name ?? '')?.focus();
  const show = (found: Errors) => {
    setErrors(found);
    focus(Object.keys(draft).find((name) => found[name]));
  };
  const change = (name: string, value: unknown) => {
    const next = { ...draft, [name]: value };
    setDraft(next);
    onTyped?.(next);
    // What is wrong is said once it was sent, and then follows what is typed.
    const { [name]: _, ...others } = errors;
    const wrong = isChecked ? wrongIn(rules, next)[name] : undefined;
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
      const wrong = wrongIn(rules, draft);
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
    /** For what is not an input of its own: a row of choices, a list. */
    choose: <Name extends keyof Draft & string>(name: Name, value: Draft[Name]) => change(name, value),
    check: (name: NamesOf<Draft, boolean>) => ({
      ...wiring(name),
      checked: draft[name] as boolean,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.checked),
    }),
  };
}

/** The first sentence about a field is the one that is shown. */
function wrongIn<Draft extends object>({ schema, needed = {}, check }: Rules<Draft>, draft: Draft): Errors {
  const issues = schema?.safeParse(draft).error?.issues ?? [];
  const isEmpty = (name: string) => !String(draft[name as keyof Draft]).trim();
  return {
    ...check?.(draft),
    ...Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse()),
    ...Object.fromEntries(Object.entries(needed as Errors).filter(([name]) => isEmpty(name))),
  };
}
