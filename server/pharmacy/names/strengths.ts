// What a name says about how much is in it: "Dolo 650", "Syp Calpol 250 mg/5 ml", "Xylocaine 2%", "Augmentin 625".
import type { Part } from '../facts.ts';
import type { Brand, Ingredient, LimitUnit } from '../table/schema.ts';
import { QUIET, RELEASE, SALTS } from './quiet-words.ts';
import { isFigure, JOINT } from './words.ts';

const TO_MG: Record<string, number> = {
  mg: 1,
  mgs: 1,
  g: 1000,
  gm: 1000,
  gms: 1000,
  gram: 1000,
  grams: 1000,
  mcg: 0.001,
  ug: 0.001,
  microgram: 0.001,
  micrograms: 0.001,
};
const UNITS: ReadonlySet<string> = new Set(['iu', 'u', 'units', 'unit']);
/** After a figure these words say how many or for how long, not how strong. */
const COUNTED: ReadonlySet<string> = new Set(
  `tab tabs tablet tablets cap caps capsule capsules puff puffs drop drops sachet sachets amp ampoule vial vials times time x
  day days week weeks month months hourly hours hour hrs ml l percent mmol meq years year times patch spray sprays respule respules rotacap rotacaps`.split(
    /\s+/,
  ),
);

/** What one tablet holds, in the unit of the ingredient's limits. */
export function strengthAt(words: readonly string[], at: number, ingredient: Ingredient | undefined): number | null {
  const after = words.slice(at);
  const index = after.findIndex((word) => !QUIET.has(word) && !RELEASE.has(word) && !SALTS.has(word));
  const figure = after[index];
  if (figure === undefined || !isFigure(figure) || !ingredient) return null;
  const [amount, unit = ''] = [Number(figure), after[index + 1]];
  const weighed = inLimitUnit(amount, unit, ingredient);
  if (weighed !== undefined) return weighed;
  if (COUNTED.has(unit) || amount === 0) return null;
  if (ingredient.unit !== 'mg') return amount;
  // "Thyronorm 50" means micrograms: as milligrams it could not be taken.
  const most = Math.max(
    0,
    ...ingredient.adult.map(({ single, once = 0, weekly = 0 }) => Math.max(single, once, weekly)),
  );
  return most > 0 && amount > most * 3 && amount / 1000 <= most ? amount / 1000 : amount;
}

/** Undefined: that is no unit of weight. Null: it says nothing about this ingredient. */
function inLimitUnit(amount: number, unit: string, ingredient: Ingredient): number | null | undefined {
  if (UNITS.has(unit)) return inUnit(amount, 'IU', ingredient);
  const weight = TO_MG[unit];
  if (weight !== undefined) return inUnit(amount * weight, 'mg', ingredient);
  return unit === 'mmol' || unit === 'meq' ? inUnit(amount, 'mmol', ingredient) : undefined;
}

const inUnit = (amount: number, unit: LimitUnit, { unit: own, convert }: Ingredient): number | null => {
  const factor = own === unit ? 1 : convert?.[unit];
  return factor === undefined ? null : amount * factor;
};

/** "250 mg/5 ml", "100 mg per ml", "2 %": what one ml holds. */
export function concentrationAt(
  words: readonly string[],
  at: number,
  ingredient: Ingredient | undefined,
): number | null {
  if (!ingredient) return null;
  for (const [n, word] of words.entries()) {
    if (n < at || !isFigure(word)) continue;
    // One gram in 100 ml.
    if (words[n + 1] === 'percent') return inUnit(Number(word) * 10, 'mg', ingredient);
    const ml = mlAfter(words, n + 2);
    const held = ml === null ? undefined : inLimitUnit(Number(word), words[n + 1] ?? '', ingredient);
    if (ml && held) return held / ml;
  }
  return null;
}

function mlAfter(words: readonly string[], at: number): number | null {
  if (words[at] !== JOINT && words[at] !== 'per' && words[at] !== 'in') return null;
  if (words[at + 1] === 'ml') return 1;
  const figure = words[at + 1] ?? '';
  return isFigure(figure) && words[at + 2] === 'ml' ? Number(figure) : null;
}

/** "1 g" is "1000". Those that count something else are left out. */
function figuresFrom(words: readonly string[], at: number): string[] {
  return words.slice(at).flatMap((word, n, rest) => {
    const next = rest[n + 1] ?? '';
    if (!isFigure(word) || COUNTED.has(next)) return [];
    return String(Number(word) * (TO_MG[next] === 1000 ? 1000 : 1));
  });
}

/** Picks the written strength of a brand that has several; a number that none of them has stays unknown. */
export function brandParts(
  { parts, strengths = {}, puff, spoon, slow = [] }: Brand,
  words: readonly string[],
  at: number,
  ingredientOf: (name: string) => Ingredient | undefined,
): Part[] {
  const figures = figuresFrom(words, at);
  const letters = words.slice(at).filter((word) => word in strengths);
  const picked = [figures.slice(0, 2).join('/'), ...figures, ...letters].find((figure) => figure in strengths);
  const usual = parts.map(([, amount]) => amount);
  const [only] = parts;
  if (parts.length === 1 && only && picked === undefined) {
    const ingredient = ingredientOf(only[0]);
    const written = strengthAt(words, at, ingredient);
    const perMl = concentrationAt(words, at, ingredient) ?? (spoon?.[0] ? spoon[0] / 5 : null);
    const perPuff = written ?? puff?.[0] ?? null;
    return [{ ingredient: only[0], share: 1, perUnit: written ?? (only[1] || null), perPuff, perMl }];
  }
  const isUsual = figures.some((figure) => usual.includes(Number(figure)) || Number(figure) === sumOf(usual));
  const isUnknown = picked === undefined && Object.keys(strengths).length > 0 && figures.length > 0 && !isUsual;
  const amounts = picked === undefined ? usual : (strengths[picked] ?? []);
  return parts.map(([ingredient], n) => ({
    ingredient,
    share: 1,
    perUnit: isUnknown ? null : amounts[n] || null,
    // A number that was picked is what 5 ml hold, too.
    ...(picked === undefined && spoon?.[n] ? { perMl: spoon[n] / 5 } : {}),
    ...(puff?.[n] ? { perPuff: puff[n] } : {}),
    ...(slow.includes(ingredient) ? { isSlow: true } : {}),
  }));
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
