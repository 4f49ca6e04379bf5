// The languages of patients and visitors. The English sentence stands in the code and is its own key; a catalogue says what
// it is in another language. See docs/decisions/0050-english-and-hindi.md.
import * as z from 'zod/mini';

export const LANGUAGES = ['en', 'hi'] as const;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** By the English sentence. What is counted is found by its plural, and has a form for one and one for more. */
export type Catalogue = Readonly<Record<string, string | readonly [one: string, other: string]>>;

/** The names in braces: 'name' | 'day' of '{name} is free {day}'. */
export type Named<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Named<Rest>
  : never;

/** What a sentence must be given: nothing, where it has no braces. */
export type ValuesOf<Text extends string, Value = string | number> =
  Named<Text> extends never ? [] : [values: Record<Named<Text>, Value>];

const LOCALES: Record<Language, string> = { en: 'en-GB', hi: 'hi-IN-u-nu-latn' };

/** For dates and numbers. Latin digits in both: they are what the devices and the labels show. */
export const localeOf = (language: Language): string => LOCALES[language];

/** The sentence in the catalogue's language; in English where it has none, because an empty screen helps nobody. */
export function phrase(
  catalogue: Catalogue | null,
  text: string,
  values: Record<string, string | number> = {},
): string {
  const found = catalogue?.[text];
  return fill(typeof found === 'string' ? found : text, values);
}

/** As phrase, for what is counted: `one` and `other` are the English forms, {n} is the number. */
export function counted(
  language: Language,
  catalogue: Catalogue | null,
  [one, other]: readonly [one: string, other: string],
  n: number,
  values: Record<string, string | number> = {},
): string {
  const found = catalogue?.[other];
  const isFound = found !== undefined && typeof found !== 'string';
  const forms = isFound ? found : [one, other];
  // Hindi says "one" of nothing too, English only of one.
  const rule = new Intl.PluralRules(isFound ? localeOf(language) : 'en-GB').select(n);
  return fill((rule === 'one' ? forms[0] : forms[1]) ?? other, { n, ...values });
}

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
