import type { Language } from '#contract/language/language.ts';
import { fillText, type NamedIn } from '#contract/notice-words/fill.ts';
import type { Config } from '#server/platform/config.ts';
import { LETTERS, type LetterCode, PARTS } from './english.ts';
import { LETTERS_IN_HINDI, PARTS_IN_HINDI } from './hindi.ts';

/** What every letter may name without being given it. */
type Given = 'clinic' | 'phone';
type Names<Code extends LetterCode> = Exclude<
  NamedIn<(typeof LETTERS)[Code]['subject']> | NamedIn<(typeof LETTERS)[Code]['text']>,
  Given
>;
/** A part of a letter by its name; null leaves it out. */
type Part = { part: keyof typeof PARTS } | null;
export type LetterValues<Code extends LetterCode> = Readonly<Record<Names<Code>, string | Part>>;

const WORDS = {
  en: { letters: LETTERS, parts: PARTS },
  hi: { letters: LETTERS_IN_HINDI, parts: PARTS_IN_HINDI },
};

const asWritten = { medicine: ({ name }: { name: string }) => name };

/** Subject and text of a letter, in the language of whoever it goes to. */
export const letter =
  <Code extends LetterCode>({ clinic }: Pick<Config, 'clinic'>, code: Code, values: LetterValues<Code>) =>
  (language: Language): { subject: string; text: string } => {
    const { letters, parts } = WORDS[language];
    const own = Object.entries<string | Part>(values).map(([name, value]) => [
      name,
      value === null || typeof value === 'string' ? value : parts[value.part],
    ]);
    const all = { ...Object.fromEntries(own), clinic: clinic.name, phone: clinic.phone };
    const { subject, text } = letters[code];
    const said = { language, ...asWritten };
    return { subject: fillText(subject, all, said), text: fillText(text, all, said) };
  };
