// A text by its languages: what the English reader gets, what other readers found, and which languages nobody here reads.
import type { Reading } from '../context/read-context.ts';
import { isKnown } from '../lexicon/vocabulary.ts';
import type { Attributes } from '../text/read-attributes.ts';
import type { ToldPerson } from '../text/read-person.ts';
import { readHindiAttributes } from './hindi/attributes.ts';
import { readHindiPerson } from './hindi/person.ts';
import { isHindiStem } from './hindi/phrase-book.ts';
import { withPregnancy } from './hindi/pregnancy.ts';
import { readHindi } from './hindi/read-hindi.ts';
import { type HindiWord, readHindiWords } from './hindi/read-hindi-words.ts';
import { type Part, partsByLanguage } from './which-language.ts';

export type ByLanguage = {
  /** The text with everything else blanked, so that every word stays where it stood. */
  english: string;
  readings: Reading[];
  person?: ToldPerson;
  attributes: Attributes;
  /** Languages that are not read, by name. */
  unread: string[];
  notUnderstood: string[];
};

export function readLanguages(text: string): ByLanguage {
  const parts = partsByLanguage(text);
  const hindi = parts.filter(({ language }) => language === 'Hindi');
  const unread = [...new Set(parts.map(({ language }) => language))].filter((name) => !/^(English|Hindi)$/.test(name));
  const others = parts.filter(({ language }) => language !== 'English');
  if (others.length === 0) return { english: text, readings: [], attributes: {}, unread, notUnderstood: [] };
  const english = blanked(text, others);
  if (hindi.length === 0) return { english, readings: [], attributes: {}, unread, notUnderstood: [] };
  const byPart = hindi.map(({ from, to }) => readHindiWords(text.slice(from, to), from));
  const words = byPart.flat();
  const person = readHindiPerson(words);
  return {
    english,
    readings: withPregnancy(
      text,
      words,
      byPart.flatMap((part) => readHindi(text, part, person.isForRelative)).filter(mayBeOf(person)),
    ),
    person,
    attributes: readHindiAttributes(words),
    unread,
    notUnderstood: unknownIn(text, words),
  };
}

/** 'Mera beta 7 mahine ka': the age of a child, not the month of a pregnancy. */
const mayBeOf =
  ({ ageYears, sex }: ToldPerson) =>
  ({ match }: Reading): boolean =>
    !/^pregnant/.test(match.phrase.id) || !((ageYears ?? 20) < 10 || sex === 'male');

function blanked(text: string, parts: Part[]): string {
  let rest = text;
  for (const { from, to } of parts) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  return rest;
}

function unknownIn(text: string, words: HindiWord[]): string[] {
  const unknown = words.filter(
    ({ plain, stem, isLight }) =>
      !isLight && plain.length > 3 && !/\d/.test(plain) && !isHindiStem(stem) && !isKnown(plain),
  );
  return [...new Set(unknown.map(({ from, to }) => text.slice(from, to)))].slice(0, 8);
}
