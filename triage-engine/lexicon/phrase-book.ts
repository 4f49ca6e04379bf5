// The phrases of all findings, by the rarest word each of them asks for.
import { ALL_CONDITIONS, ALL_FINDINGS, FINDING_BY_ID, withParents } from '../knowledge/library.ts';
import { type Asked, askedBy } from '../text/asked-by.ts';
import { stem } from '../text/stem.ts';
import { isAmbiguous } from './ambiguous-words.ts';
import { isCommon, isUntelling } from './common-words.ts';

export type Phrase = {
  /** Of the finding, or of the condition that is called by its name. */
  id: string;
  stems: string[];
  names: 'finding' | 'condition';
  /** All words were kept, the little ones too: they must stand together. */
  isWhole?: boolean;
  /** Nothing but common words: in this order, and nothing in between. */
  isTight?: boolean;
};

type Draft = Asked & { id: string; key: string };

const PAIN = stem('pain');
const VAGUE_FROM = 4;
const keyOf = (stems: string[]) => (stems.length === 1 ? (stems[0] ?? '') : [...stems].sort().join(' '));

const draft = (id: string, { stems, strict, loss }: Asked): Draft => ({ id, stems, strict, loss, key: keyOf(stems) });

function drafts(): Draft[] {
  return ALL_FINDINGS.flatMap(({ id, phrases, pain = [] }) => [
    ...phrases.map((phrase) => draft(id, askedBy(phrase))),
    ...pain.map((site) => {
      const stems = [...new Set([...askedBy(site).stems, PAIN])];
      return draft(id, { stems, strict: stems, loss: 0 });
    }),
  ]);
}

/**
 * 'Feel like vomiting' comes down to the same word as 'vomiting' of another finding: the phrase that loses less by
 * it keeps the short form, the other asks for all of its words.
 */
function findingPhrases(): Phrase[] {
  const all = drafts();
  const least = new Map<string, number>();
  for (const { key, loss } of all) {
    least.set(key, Math.min(least.get(key) ?? Number.POSITIVE_INFINITY, loss));
  }
  const owners = new Map<string, Set<string>>();
  for (const { id, key, loss } of all) {
    if (loss <= (least.get(key) ?? 0)) owners.set(key, (owners.get(key) ?? new Set()).add(id));
  }
  const used = findingsWith(all);
  return all.flatMap(({ id, stems, strict, loss, key }): Phrase[] => {
    const rivals = [...(owners.get(key) ?? [])].filter((other) => other !== id);
    const isOutdone = loss > (least.get(key) ?? 0) && rivals.some((other) => !withParents(other).includes(id));
    const isWeak = stems.length === 1 && (isUntelling(key) || isAmbiguous(key));
    const isVague =
      stems.length === 1 && strict.length > 1 && (isWeak || isCommon(key) || (used.get(key) ?? 0) >= VAGUE_FROM);
    if (isWeak && strict.length === 1) return [];
    // 'Does not know who I am' says nothing without its little words: 'I do not know if …'.
    const isBare = stems.length === 2 && strict.length > 3 && stems.every(isCommon);
    if (isBare) return [{ id, stems: strict, names: 'finding', isWhole: true }];
    if (!isOutdone && !isVague)
      return [{ id, stems, names: 'finding', isTight: stems.length > 1 && stems.every(isCommon) }];
    return strict.length > stems.length ? [{ id, stems: strict, names: 'finding', isWhole: true }] : [];
  });
}

/** How many findings ask for a word in longer phrases: one that many ask for says little alone ('out' of 'out of it'). */
function findingsWith(all: Draft[]): Map<string, number> {
  const users = new Map<string, Set<string>>();
  for (const { id, stems } of all) {
    if (stems.length > 1) for (const one of stems) users.set(one, (users.get(one) ?? new Set()).add(id));
  }
  const counts = new Map([...users].map(([word, ids]) => [word, ids.size]));
  return counts;
}

/** 'Stroke' names the stroke one had before and the one that one may have now, 'opioid overdose' the drug and what it does. */
const isBackground = (id: string) => /^(history|exposure|medicine)$/.test(FINDING_BY_ID.get(id)?.kind ?? '');

/** Names of illnesses, unless the same words already name a finding: 'vomiting' is one. */
function conditionPhrases(taken: Set<string>): Phrase[] {
  return ALL_CONDITIONS.flatMap(({ id, name, aliases }) =>
    [name, ...aliases]
      .map((one): Phrase => ({ id, stems: askedBy(one.replace(/\(.*?\)/g, ' ')).stems, names: 'condition' }))
      .filter(
        ({ stems }) =>
          stems.length > 0 &&
          !taken.has(keyOf(stems)) &&
          stems.join('').length > 2 &&
          !stems.every(isCommon) &&
          !(stems.length === 1 && isAmbiguous(stems[0] ?? '')),
      ),
  );
}

function once(phrases: Phrase[]): Phrase[] {
  const seen = new Set<string>();
  return phrases.filter(({ id, stems, names, isTight, isWhole }) => {
    // Where order matters, the same words in another order are another phrase.
    const key = `${names} ${id} ${isTight || isWhole ? stems.join(' ') : keyOf(stems)}`;
    return !seen.has(key) && seen.add(key) && stems.length > 0;
  });
}

const FINDING_PHRASES = once(findingPhrases());
export const PHRASES: readonly Phrase[] = [
  ...FINDING_PHRASES,
  ...once(
    conditionPhrases(new Set(FINDING_PHRASES.filter(({ id }) => !isBackground(id)).map(({ stems }) => keyOf(stems)))),
  ),
];

/** How many phrases ask for a word: the fewer, the more it tells. */
export const PHRASES_WITH: ReadonlyMap<string, number> = PHRASES.reduce((counts, { stems }) => {
  for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}, new Map<string, number>());

const rarest = ({ stems }: Phrase): string =>
  stems.reduce((best, one) => ((PHRASES_WITH.get(one) ?? 0) < (PHRASES_WITH.get(best) ?? 0) ? one : best));

export const PHRASES_BY_RAREST: ReadonlyMap<string, Phrase[]> = Map.groupBy(PHRASES, rarest);
