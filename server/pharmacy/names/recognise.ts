// What is in a medicine, from what someone wrote: "Tab Augmentin 625 BD", "Amoxycillin 500 mg", "Ecosprin".

import { cachePerTable } from '../cache-per-table.ts';
import type { Part } from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';
import { currentTable } from '../table/current-table.ts';
import type { Target } from './lexicon.ts';
import { type Item, type Match, matchWords } from './match-words.ts';
import { NOTHING, QUIET, RELEASE, RELEASE_OF_AN_INGREDIENT, SALTS, SURFACE_FORMS } from './quiet-words.ts';
import { brandParts, concentrationAt, strengthAt } from './strengths.ts';
import { isFigure, JOINT, wordsOf } from './words.ts';

export type Recognised = {
  parts: Part[];
  /** Classes that were named without a member: "a statin", "blood thinner". */
  classes: string[];
  /** Words that are neither an ingredient nor a form, a number or a unit. */
  unknown: string[];
  /** Misspelt words, and what they were read as. */
  readAs: string[];
  /** It says that it is put on: a cream, a gel, eye drops. */
  isOnSurface: boolean;
};

const recognised = cachePerTable<Recognised>();

export const recognise = (text: string, table: SafetyTable = currentTable()): Recognised =>
  recognised(text, table, read);

function read(text: string, table: SafetyTable): Recognised {
  const words = wordsOf(text);
  const items = matchWords(table.lexicon, words, (word) => QUIET.has(word) || RELEASE.has(word));
  const parts = new Map<string, Part>();
  const [classes, unknown, readAs] = [new Set<string>(), [] as string[], [] as string[]];
  for (const [n, item] of items.entries()) {
    if (item.match === null) {
      const isDouble = isDoubleStrength(words, item, items[n - 1]);
      if (!isDouble && !saysNothing(item.word, items[n - 1])) unknown.push(item.word);
      continue;
    }
    const { target, readAs: as } = item.match;
    if (isSalt(item, items[n - 1])) continue;
    if (as !== null) readAs.push(as);
    if (target.kind === 'class') {
      classes.add(target.name);
      unknown.push(item.match.written);
    } else {
      for (const part of partsOf(item.match, words, table))
        if (!parts.has(part.ingredient)) parts.set(part.ingredient, part);
    }
  }
  const isNothing = parts.size === 0 && words.every((word) => NOTHING.has(word) || QUIET.has(word) || word === JOINT);
  return {
    parts: shared([...parts.values()]),
    classes: [...classes],
    unknown: isNothing && words.some((word) => NOTHING.has(word)) ? [] : unknown,
    readAs,
    isOnSurface: words.some((word) => SURFACE_FORMS.has(word)),
  };
}

function saysNothing(word: string, before: Item | undefined): boolean {
  if (word === JOINT || /^\d/.test(word) || QUIET.has(word) || RELEASE.has(word)) return true;
  // "T. Warfarin"; "gliclazide MR".
  if (before === undefined) return word === 't' || word === 'c';
  const target = before.match?.target;
  if (SALTS.has(word) && isMedicine(before)) return true;
  if (isStrength(target, word)) return true;
  return RELEASE_OF_AN_INGREDIENT.has(word) && target?.kind === 'ingredient' && target.isOwnName;
}

/** "Crocin DS 240 mg/5 ml": double strength, where the strength is written out and nothing else can be in it. */
function isDoubleStrength(words: readonly string[], { word, at }: Item, before: Item | undefined): boolean {
  const target = before?.match?.target;
  const isOne = target?.kind === 'ingredient' || (target?.kind === 'brand' && target.brand.parts.length === 1);
  return word === 'ds' && isOne && isFigure(words[at + 1] ?? '') && words[at + 2] === 'mg';
}

/** "Septran DS": a word that the table knows as a strength of this brand. */
const isStrength = (target: Target | undefined, word: string) =>
  target?.kind === 'brand' && word in (target.brand.strengths ?? {});

/** "Atorvastatin calcium" is a salt; "calcium" and "iron + calcium" are not. */
function isSalt({ match }: Item, before: Item | undefined): boolean {
  return match !== null && SALTS.has(match.written) && isMedicine(before);
}

const isMedicine = (item: Item | undefined) =>
  item?.match?.target.kind === 'ingredient' || item?.match?.target.kind === 'brand';

function partsOf(match: Match, words: readonly string[], table: SafetyTable): Part[] {
  // A figure may be a part of the known name: "dolo 650".
  const { target } = match;
  const last = match.written.split(' ').at(-1) ?? '';
  const end = isFigure(last) || isStrength(target, last) ? match.end - 1 : match.end;
  if (target.kind === 'brand') return brandParts(target.brand, words, end, (name) => table.ingredients.get(name));
  if (target.kind === 'class') return [];
  const ingredient = table.ingredients.get(target.name);
  const perMl = concentrationAt(words, end, ingredient);
  return [
    { ingredient: target.name, share: 1, perUnit: strengthAt(words, end, ingredient), ...(perMl ? { perMl } : {}) },
  ];
}

/** Divides a dose in milligrams among the ingredients; where nobody knows how, the whole dose counts for each. */
function shared(parts: Part[]): Part[] {
  const amounts = parts.map(({ perUnit }) => perUnit);
  if (parts.length < 2 || amounts.some((amount) => amount === null)) return parts;
  const total = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  return parts.map((part) => ({ ...part, share: (part.perUnit ?? total) / total }));
}
