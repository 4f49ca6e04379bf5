// How much a patient takes of what was only told: "Tab Dolo 650 1 tab QID". All of it must be read, or nothing is.
import type { Frequency } from '#contract/medicines/medicines.ts';
import type { Running, Taken } from '../facts.ts';
import { isFigure, wordsOf } from './words.ts';

const OFTEN: Record<string, Frequency> = {
  od: 'once-a-day',
  hs: 'once-a-day',
  bd: 'twice-a-day',
  bid: 'twice-a-day',
  tds: '3-times-a-day',
  tid: '3-times-a-day',
  qid: '4-times-a-day',
  qds: '4-times-a-day',
};
const IN_WORDS: Record<string, Frequency> = { once: 'once-a-day', twice: 'twice-a-day', thrice: '3-times-a-day' };
const BY_COUNT: Record<number, Frequency> = {
  1: 'once-a-day',
  2: 'twice-a-day',
  3: '3-times-a-day',
  4: '4-times-a-day',
};
const TABLETS: ReadonlySet<string> = new Set('tab tabs tablet tablets cap caps capsule capsules'.split(' '));
const COUNTS: Record<string, number> = { half: 0.5, one: 1, two: 2 };
/** These words say that it is not a tablet, not every day, or not certain. */
const UNCOUNTABLE: ReadonlySet<string> = new Set(
  `sos prn needed required weekly week alternate month monthly stopped earlier past till until or if when
  syp syr syrup susp suspension drops drop ml spoon tsp sachet inj injection infusion iv im sc vial amp ampoule insulin
  puff puffs inhaler inhalation mdi dpi rotacap rotacaps respule respules neb spray cream ointment oint gel lotion patch
  suppository pessary eye ear nasal`.split(/\s+/),
);
const EACH_DAY = /(?<![\d.])(\d)\s*-\s*(\d)\s*-\s*(\d)(?:\s*-\s*(\d))?(?![\d.])/;

export type Told = Taken & { mgPerUnit: null };

export function toldDose({ name, parts, unknown }: Pick<Running, 'name' | 'parts' | 'unknown'>): Told | null {
  const words = wordsOf(name);
  if (unknown.length > 0 || parts.length === 0 || words.some((word) => UNCOUNTABLE.has(word))) return null;
  if (parts.some(({ perUnit }) => !perUnit)) return null;
  const often = howOften(name, words);
  const count = howMany(words);
  if (!often || count === null) return null;
  const { frequency, most = 1 } = often;
  return { dose: { amount: count * most, unit: 'tablets' }, route: 'by mouth', frequency, mgPerUnit: null };
}

/** "1-0-1" is one tablet twice; "2-0-1" is three tablets a day. Two different answers are none. */
function howOften(name: string, words: readonly string[]): { frequency: Frequency; most?: number } | null {
  const pattern = EACH_DAY.exec(name);
  const said = new Set(words.flatMap((word, n) => saidAt(words, word, n)));
  if (pattern) {
    const tablets = pattern.slice(1).reduce((sum, figure) => sum + Number(figure ?? 0), 0);
    return said.size === 0 && tablets > 0 ? { frequency: 'once-a-day', most: tablets } : null;
  }
  const [frequency] = said;
  return said.size === 1 && frequency ? { frequency } : null;
}

function saidAt(words: readonly string[], word: string, n: number): Frequency[] {
  const [next = '', afterNext = ''] = words.slice(n + 1, n + 3);
  const isEachDay = next === 'daily' || next === 'day' || (/^(?:a|per)$/.test(next) && afterNext === 'day');
  const inWords = isEachDay ? IN_WORDS[word] : undefined;
  const byCount = isFigure(word) && next === 'times' ? BY_COUNT[Number(word)] : undefined;
  return [OFTEN[word] ?? inWords ?? byCount].filter((one) => one !== undefined);
}

/** Without a count it is one tablet; with two counts nobody knows. */
function howMany(words: readonly string[]): number | null {
  const counts = words.flatMap((word, n) => {
    const count = isFigure(word) ? Number(word) : COUNTS[word];
    return count !== undefined && TABLETS.has(words[n + 1] ?? '') ? [count] : [];
  });
  const [count = 1] = counts;
  // "500 tab" says how strong, not how many.
  return counts.length < 2 && count <= 4 ? count : null;
}
