// From the phrases of findings and the names of conditions to what each asks for: done once, when the knowledge is compiled, and in
// browsers, where that takes less time than fetching it.
import type { Condition, Finding } from '#triage-engine/knowledge/shape.ts';
import { type Asked, askedBy } from '#triage-engine/text/asked-by.ts';
import { stem } from '#triage-engine/text/stem.ts';
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

function drafts(findings: readonly Finding[]): Draft[] {
  return findings.flatMap(({ id, phrases, pain = [] }) => [
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
function findingPhrases(findings: readonly Finding[]): Phrase[] {
  const all = drafts(findings);
  const parents = new Map(findings.map(({ id, parent }) => [id, parent]));
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
    const isOutdone = loss > (least.get(key) ?? 0) && rivals.some((other) => !isWider(id, other, parents));
    const isWeak = stems.length === 1 && (isUntelling(key) || isAmbiguous(key));
    const isVague =
      stems.length === 1 && strict.length > 1 && (isWeak || isCommon(key) || (used.get(key) ?? 0) >= VAGUE_FROM);
    if (isWeak && strict.length === 1) return [];
    // 'Does not know who I am' says nothing without its little words: 'I do not know if …'; nor 'my legs were not there': 'the leg is not red'.
    const isBare = stems.length === 2 && strict.length > 3 && (stems.every(isCommon) || stems.some(isDenial));
    if (isBare) return [{ id, stems: strict, names: 'finding', isWhole: true }];
    if (!isOutdone && !isVague)
      return [{ id, stems, names: 'finding', isTight: stems.length > 1 && stems.every(isCommon) }];
    return strict.length > stems.length ? [{ id, stems: strict, names: 'finding', isWhole: true }] : [];
  });
}

const isDenial = (one: string): boolean => one === 'not' || one === 'no';

const isWider = (wide: string, narrow: string, parents: ReadonlyMap<string, string | undefined>): boolean => {
  for (let one: string | undefined = narrow; one !== undefined; one = parents.get(one)) if (one === wide) return true;
  return false;
};

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
const isBackground = ({ kind }: Finding) => /^(history|exposure|medicine)$/.test(kind ?? '');

/** Names of illnesses, unless the same words already name a finding: 'vomiting' is one. */
function conditionPhrases(conditions: readonly Condition[], taken: ReadonlySet<string>): Phrase[] {
  return conditions.flatMap(({ id, name, aliases }) =>
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

export function makePhrases(findings: readonly Finding[], conditions: readonly Condition[]): Phrase[] {
  const ofFindings = once(findingPhrases(findings));
  const background = new Set(findings.filter(isBackground).map(({ id }) => id));
  const taken = new Set(ofFindings.filter(({ id }) => !background.has(id)).map(({ stems }) => keyOf(stems)));
  return [...ofFindings, ...once(conditionPhrases(conditions, taken))];
}
