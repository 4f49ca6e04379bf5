// The Hindi phrases and slots, taken apart once: what each asks for, and by which word it is looked up.

import { ALL_FINDINGS } from '#triage-engine/knowledge/library.ts';
import { lazily } from '#triage-engine/lazily.ts';
import { isTrifle } from '#triage-engine/trifles/is-trifle.ts';
import { HINDI_PHRASES, HINDI_SLOTS } from './hindi.generated.ts';
import { normalForm, stemOf } from './normal-form.ts';

/** A word by its stem, or in one of these forms. */
type Wanted = { keys: ReadonlySet<string> };
/** One way to fill an element: words that follow each other. */
type Way = Wanted[];
export type Element = { name: string; ways: Way[]; isPlace: boolean };
export type HindiPhrase = { id: string; elements: Element[]; text: string };

/** 'aankh' also as aankhen and aankhon, 'jal' also as jalta and jalne. */
const OTHER_ENDINGS = ['e', 'o'];
const VERB_ENDINGS = ['ta', 'ti', 'te', 'na', 'ne'];

const ALL_ENDINGS = ['', 'a', 'i', 'e', 'o', 'ta', 'ti', 'te', 'na', 'ni', 'ne', 'ega', 'egi', 'kar', 'ya'];

/** Keys are stems, and forms with '=' before them. */
function parseWanted(word: string): Wanted {
  if (word.endsWith('+')) {
    const base = normalForm(word.slice(0, -1));
    return { keys: new Set(ALL_ENDINGS.map((ending) => `=${base}${ending}`)) };
  }
  const form = normalForm(word.replace(/=$/, ''));
  if (word.endsWith('=') || form.length < 3 || /^\d+$/.test(form)) return { keys: new Set([`=${form}`]) };
  if (/[aeiou]$/.test(form)) return { keys: new Set([stemOf(form)]) };
  const endings = form.length === 3 ? [...OTHER_ENDINGS, ...VERB_ENDINGS] : OTHER_ENDINGS;
  return { keys: new Set([form, ...endings.map((ending) => `=${form}${ending}`)]) };
}

const parseWay = (text: string): Way => text.split('_').filter(Boolean).map(parseWanted);

const readSlots = (): Element[] =>
  linesOf(HINDI_SLOTS).map(([name, words]) => ({
    name: `{${name.replace('@', '')}}`,
    ways: words.split(/\s+/).map(parseWay),
    isPlace: name.startsWith('@'),
  }));

function linesOf(data: string): [string, string][] {
  return data
    .split('\n')
    .filter((line) => line.includes(':') && !line.startsWith('#'))
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    });
}

/** Keeps one object for each text, so that it is looked for once in a clause. */
function elementReader() {
  const slots = readSlots();
  const elements = new Map<string, Element>();
  const read = (text: string): Element => {
    if (text.startsWith('{')) {
      const slot = slots[Number.parseInt(text.slice(1), 36)];
      if (!slot) throw new Error(`There is no slot ${text}.`);
      return slot;
    }
    const known = elements.get(text);
    if (known) return known;
    const element = { name: text, ways: text.split('/').map(parseWay), isPlace: false };
    elements.set(text, element);
    return element;
  };
  return { read, all: () => [...new Set([...slots, ...elements.values()])] };
}

const pushTo = <Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void => {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
};

export const hindiBook = lazily(() => {
  const elements = elementReader();
  const lines = HINDI_PHRASES.split('\n');
  const phrases: readonly HindiPhrase[] = ALL_FINDINGS.flatMap(({ id }, place) =>
    (lines[place] ?? '')
      .split(';')
      .filter(Boolean)
      .map((wording) => {
        const own = wording.split(/\s+/).map(elements.read);
        return { id, text: own.map(({ name }) => name).join(' '), elements: own };
      }),
  );
  const all = elements.all();
  return {
    phrases,
    /** Read apart from all others, and more widely. */
    trifles: phrases.filter(({ id }) => isTrifle(id)),
    waysByFirst: waysByFirst(all),
    byRarest: byRarest(phrases),
    /** Words that the phrases know, by stem. */
    stems: new Set(
      all.flatMap(({ ways }) =>
        ways.flat().flatMap(({ keys }) => [...keys].map((key) => (key.startsWith('=') ? stemOf(key.slice(1)) : key))),
      ),
    ),
  };
});

/** By the key of their first word. */
function waysByFirst(elements: readonly Element[]) {
  const byFirst = new Map<string, { element: Element; way: Way }[]>();
  for (const element of elements) {
    for (const way of element.ways) for (const key of way[0]?.keys ?? []) pushTo(byFirst, key, { element, way });
  }
  return byFirst;
}

/** All but trifles, by the element that the fewest phrases ask for. */
function byRarest(phrases: readonly HindiPhrase[]) {
  const uses = new Map<Element, number>();
  for (const one of phrases.flatMap(({ elements }) => elements)) uses.set(one, (uses.get(one) ?? 0) + 1);
  const byElement = new Map<Element, HindiPhrase[]>();
  for (const phrase of phrases.filter(({ id }) => !isTrifle(id))) {
    const rarest = phrase.elements.reduce((best, one) => ((uses.get(one) ?? 0) < (uses.get(best) ?? 0) ? one : best));
    pushTo(byElement, rarest, phrase);
  }
  return byElement;
}

export const isHindiStem = (stem: string): boolean => hindiBook().stems.has(stem);

export const meetsWord = ({ keys }: Wanted, word: { form: string; stem: string }): boolean =>
  keys.has(word.stem) || keys.has(`=${word.form}`);
