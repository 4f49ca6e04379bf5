// What is typed into a form, and what is wrong with it, field by field.
import { type ChangeEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { DayRule } from '../time/day-text.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type Errors = Record<string, string>;
type NamesOf<Draft, Kind> = { [Name in keyof Draft]: Draft[Name] extends Kind ? Name : never }[keyof Draft] & string;

/** What is wrong with a draft: by the contract's schema, by a field that is left empty, or by a rule of the form's own. */
export type Rules<Draft, Way> = {
  schema?: z.ZodMiniType;
  /** What is said beside a field that is left empty. */
  needed?: { [Name in NamesOf<Draft, string>]?: string };
  /** The fields for a day: what is no day, or lies outside its limits, is not sent. */
  days?: { [Name in NamesOf<Draft, string>]?: DayRule };
  /** The way is the button that was pressed, where a form has several. */
  check?: (draft: Draft, way?: Way) => Errors;
};

type CheckedDraftOptions<Draft, Way> = Rules<Draft, Way> & {
  initial: Draft;
  /** Set where the parent keeps the draft: it then replaces `initial`. */
  held?: readonly [draft: Draft, set: (draft: Draft) => void] | undefined;
  onTyped?: (draft: Draft) => void;
};

export function useCheckedDraft<Draft extends object, Way = string>(options: CheckedDraftOptions<Draft, Way>) {
  const own = useState(options.initial);
  const [draft, setDraft] = options.held ?? own;
  const [said, setSaid] = useState<Errors>({});
  const [checked, setChecked] = useState<{ way?: Way | undefined } | null>(null);
  const controls = useControls();
  // Two changes of one moment both count.
  const latest = useRef(draft);
  latest.current = draft;
  // What is wrong is said once it was sent, and then follows what is typed.
  const errors: Errors = { ...said, ...(checked && wrongIn(options, draft, checked.way)) };

  const put = (next: Draft) => {
    latest.current = next;
    setDraft(next);
  };
  const fill = (changes: Partial<Draft>, part = '') => {
    put({ ...latest.current, ...changes });
    options.onTyped?.(latest.current);
    const isChanged = (name: string) => (part ? name === part : (name.split('.')[0] as string) in changes);
    setSaid((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !isChanged(name))));
  };
  const control = (name: string) => ({ name, error: errors[name], ref: controls.ref(name) });
  return {
    draft,
    errors,
    /** For an input whose value is not the draft's field as it is. */
    control: (name: keyof Draft & string) => control(name),
    focus: controls.focus,
    /** Says what the server found; whether a field could take the focus. */
    show: (found: Errors) => {
      setSaid(found);
      return controls.focusFirst(found);
    },
    /** What is wrong with the draft as it stands, which is said from now on. */
    checkAs: (way?: Way) => {
      const filledIn = controls.filledIn(latest.current);
      if (Object.keys(filledIn).length > 0) fill(filledIn);
      const wrong = wrongIn(options, latest.current, way);
      setChecked({ way });
      setSaid({});
      const isFit = Object.keys(wrong).length === 0;
      return { isFit, draft: latest.current, hasFocus: controls.focusFirst(wrong) };
    },
    startOver: (next: Draft) => {
      put(next);
      setSaid({});
      setChecked(null);
    },
    /** Everything that an input needs to be a field of this form. */
    field: (name: NamesOf<Draft, string>) => ({
      ...control(name),
      value: draft[name] as string,
      onChange: ({ target }: ChangeEvent<Control>) => fill({ [name]: target.value } as Partial<Draft>),
    }),
    /** For a day, with its limits in `days`, or a day with its time: the field hands out what is kept. */
    day: (name: NamesOf<Draft, string>) => ({
      ...control(name),
      value: draft[name] as string,
      onChange: (value: string) => fill({ [name]: value } as Partial<Draft>),
      ...options.days?.[name]?.limits,
    }),
    /** One input of several under one name: the values of a result, by measure. Its error is called `values.Sodium`. */
    entry: (name: NamesOf<Draft, Errors>, key: string) => ({
      ...control(`${name}.${key}`),
      value: (draft[name] as Errors)[key] ?? '',
      onChange: ({ target }: ChangeEvent<Control>) => {
        const values = { ...(latest.current[name] as Errors), [key]: target.value };
        fill({ [name]: values } as Partial<Draft>, `${name}.${key}`);
      },
    }),
    /** For a control that is no input: a row of choices, a list. */
    choose: <Name extends keyof Draft & string>(name: Name, value: Draft[Name]) =>
      fill({ [name]: value } as unknown as Partial<Draft>),
    fill: (changes: Partial<Draft>) => fill(changes),
    check: (name: NamesOf<Draft, boolean>) => ({
      ...control(name),
      checked: draft[name] as boolean,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => fill({ [name]: target.checked } as Partial<Draft>),
    }),
  };
}

/** The inputs of the form that are on the screen, by name. */
function useControls() {
  const controls = useRef(new Map<string, Control>());
  const focus = (control: Control | undefined) => {
    control?.focus();
    // Another password is typed over the one that was wrong.
    if (control instanceof HTMLInputElement && control.autocomplete === 'current-password') control.select();
    return control !== undefined;
  };
  return {
    focus: (name: string) => focus(controls.current.get(name)),
    /** The first on the screen, whatever the order in which they were named. */
    focusFirst: (wrong: Errors) => {
      const found = [...controls.current].filter(([name]) => wrong[name]).map(([, control]) => control);
      const [first] = found.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
      return focus(first);
    },
    /** A password manager may have filled in a field without telling anyone. None fills in what asks it not to: a day is
        shown otherwise than it is kept. */
    filledIn: <Draft extends object>(draft: Draft): Partial<Draft> =>
      Object.fromEntries(
        [...controls.current].flatMap(([name, control]) => {
          const isFillable =
            control instanceof HTMLInputElement &&
            ['text', 'email', 'password'].includes(control.type) &&
            control.autocomplete !== 'off';
          const typed = draft[name as keyof Draft];
          return isFillable && typeof typed === 'string' && typed !== control.value ? [[name, control.value]] : [];
        }),
      ) as Partial<Draft>,
    ref: (name: string) => (control: Control | null) => {
      if (control) controls.current.set(name, control);
      else controls.current.delete(name);
    },
  };
}

/** The first sentence about a field is the one that is shown. */
function wrongIn<Draft extends object, Way>(rules: Rules<Draft, Way>, draft: Draft, way?: Way): Errors {
  const { schema, needed = {}, days = {}, check } = rules;
  const issues = schema?.safeParse(draft).error?.issues ?? [];
  const said = <Rule>(of: Record<string, Rule>, say: (rule: Rule, typed: string) => string | undefined) =>
    Object.fromEntries(
      Object.entries(of).flatMap(([name, rule]) => {
        const words = say(rule, String(draft[name as keyof Draft]).trim());
        return words ? [[name, words]] : [];
      }),
    );
  return {
    ...check?.(draft, way),
    ...Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).reverse()),
    ...said(days as Record<string, DayRule>, ({ wrong }, typed) => wrong(typed)),
    ...said(needed as Errors, (words, typed) => (typed ? undefined : words)),
  };
}
