// What is in a medicine, from what someone wrote: "Tab Augmentin 625 BD", "Amoxycillin 500 mg", "Ecosprin".
import type { Part } from '../facts.ts';
import { rememberPerTable } from '../remember-per-table.ts';
import type { SafetyTable } from '../table/build-table.ts';
import { currentTable } from '../table/current-table.ts';
import type { Brand } from '../table/schema.ts';
import { type Item, type Match, matchWords } from './match-words.ts';
import { NOTHING, QUIET, RELEASE, RELEASE_OF_AN_INGREDIENT, SALTS, SURFACE_FORMS } from './quiet-words.ts';
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

const recognised = rememberPerTable<Recognised>();

export const recognise = (text: string, table: SafetyTable = currentTable()): Recognised =>
  recognised(text, table, read);

function read(text: string, table: SafetyTable): Recognised {
  const words = wordsOf(text);
  const items = matchWords(table.lexicon, words, (word) => QUIET.has(word) || RELEASE.has(word));
  const parts = new Map<string, Part>();
  const [classes, unknown, readAs] = [new Set<string>(), [] as string[], [] as string[]];
  for (const [n, item] of items.entries()) {
    if (item.match === null) {
      if (!saysNothing(item.word, items[n - 1])) unknown.push(item.word);
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
  return RELEASE_OF_AN_INGREDIENT.has(word) && target?.kind === 'ingredient' && target.isOwnName;
}

/** "Atorvastatin calcium" is a salt; "calcium" and "iron + calcium" are not. */
function isSalt({ match }: Item, before: Item | undefined): boolean {
  return match !== null && SALTS.has(match.written) && isMedicine(before);
}

const isMedicine = (item: Item | undefined) =>
  item?.match?.target.kind === 'ingredient' || item?.match?.target.kind === 'brand';

function partsOf(match: Match, words: readonly string[], table: SafetyTable): Part[] {
  // A figure may be a part of the known name: "dolo 650".
  const { target } = match;
  const end = isFigure(match.written.split(' ').at(-1) ?? '') ? match.end - 1 : match.end;
  if (target.kind === 'brand') return brandParts(target.brand, figuresFrom(words, end));
  if (target.kind === 'class') return [];
  return [{ ingredient: target.name, share: 1, perUnit: strengthAt(words, end, target.name, table) }];
}

/** "1 g" is "1000". */
const figuresFrom = (words: readonly string[], at: number) =>
  words.slice(at).flatMap((word, n, rest) => {
    if (!isFigure(word)) return [];
    return String(Number(word) * (['g', 'gm'].includes(rest[n + 1] ?? '') ? 1000 : 1));
  });

function brandParts({ parts, strengths = {} }: Brand, figures: readonly string[]): Part[] {
  const picked = [figures.slice(0, 2).join('/'), ...figures].find((figure) => figure in strengths);
  const amounts = picked === undefined ? parts.map(([, amount]) => amount) : (strengths[picked] ?? []);
  return parts.map(([ingredient], n) => ({ ingredient, share: 1, perUnit: amounts[n] || null }));
}

const TO_MG: Record<string, number> = {
  mg: 1,
  mgs: 1,
  g: 1000,
  gm: 1000,
  mcg: 0.001,
  ug: 0.001,
  microgram: 0.001,
  micrograms: 0.001,
};

/** "Dolo 650": what one tablet holds, in the unit of the ingredient's limits. */
function strengthAt(words: readonly string[], at: number, name: string, table: SafetyTable): number | null {
  const after = words.slice(at);
  const place = after.findIndex((word) => !QUIET.has(word) && !RELEASE.has(word) && !SALTS.has(word));
  const figure = after[place];
  const ingredient = table.ingredients.get(name);
  if (figure === undefined || !isFigure(figure) || !ingredient) return null;
  const [amount, unit = ''] = [Number(figure), after[place + 1]];
  if (['iu', 'units', 'unit'].includes(unit)) return inUnit(amount, 'IU', ingredient);
  if (unit in TO_MG) return inUnit(amount * (TO_MG[unit] ?? 1), 'mg', ingredient);
  if (['ml', 'percent', 'l', 'mmol'].includes(unit) || amount === 0) return null;
  if (ingredient.unit !== 'mg') return amount;
  // "Thyronorm 50" means micrograms: as milligrams it could not be taken.
  const most = Math.max(
    0,
    ...ingredient.adult.map(({ single, once = 0, weekly = 0 }) => Math.max(single, once, weekly)),
  );
  return most > 0 && amount > most * 3 && amount / 1000 <= most ? amount / 1000 : amount;
}

type Unit = 'mg' | 'IU';
const inUnit = (
  amount: number,
  unit: Unit,
  ingredient: { unit: string; convert?: Partial<Record<string, number>> | undefined },
) => {
  const factor = ingredient.unit === unit ? 1 : ingredient.convert?.[unit];
  return factor === undefined ? null : amount * factor;
};

/** Of a dose in milligrams each ingredient has its part; where nobody knows how much, the whole counts for each. */
function shared(parts: Part[]): Part[] {
  const amounts = parts.map(({ perUnit }) => perUnit);
  if (parts.length < 2 || amounts.some((amount) => amount === null)) return parts;
  const total = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  return parts.map((part) => ({ ...part, share: (part.perUnit ?? total) / total }));
}
