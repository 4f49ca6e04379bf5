// Texts drawn from the lexicon for the laws: sentences that say what one has, in the words of the knowledge.
import fc from 'fast-check';
import type { Person } from './answer.ts';
import { ALL_FINDINGS, ALL_FLAGS } from './knowledge/library.ts';
import type { Finding, RedFlag } from './knowledge/shape.ts';
import { understand } from './understand.ts';

/** In a sentence of its own, so that nothing else colours it. */
export const sentenceOf = (phrase: string): string => `There is ${phrase}.`;

/** Phrases that are understood as their own finding when said alone: others need their context. */
const understoodPhrases = new Map<string, string[]>();

export function phrasesOf(finding: Finding): string[] {
  let phrases = understoodPhrases.get(finding.id);
  if (!phrases) {
    phrases = finding.phrases.slice(0, 8).filter((phrase) => isUnderstood(finding.id, sentenceOf(phrase)));
    understoodPhrases.set(finding.id, phrases);
  }
  return phrases;
}

const isUnderstood = (id: string, text: string) => understand({ text, person: {} }).stated.get(id)?.state === 'present';

const isComplaint = ({ kind = 'symptom' }: Finding) => kind === 'symptom' || kind === 'sign';

/** A complaint and one of its phrases; never one that speaks of denial itself. */
export const aComplaint: fc.Arbitrary<{ finding: Finding; phrase: string }> = fc
  .constantFrom(...ALL_FINDINGS.filter(isComplaint))
  .chain((finding) => {
    const phrases = phrasesOf(finding).filter(
      (phrase) => !/\b(no|not|never|without|cannot|can't|unable|denies)\b/.test(phrase),
    );
    return fc.constant({ finding, phrase: phrases[0] ?? '' });
  })
  .filter(({ phrase }) => phrase !== '');

export const complaints = (most: number) =>
  fc.uniqueArray(aComplaint, { minLength: 1, maxLength: most, selector: ({ finding }) => finding.id });

export const aText = complaints(4).map((told) => told.map(({ phrase }) => sentenceOf(phrase)).join(' '));

export const aPerson: fc.Arbitrary<Person> = fc.record(
  { ageYears: fc.integer({ min: 0, max: 95 }), sex: fc.constantFrom('female' as const, 'male' as const) },
  { requiredKeys: [] },
);

/** A red flag without conditions on the person, and the sentences that raise it. */
export const aRaisedFlag: fc.Arbitrary<{ flag: RedFlag; text: string }> = fc
  .constantFrom(...ALL_FLAGS.filter(({ person }) => !person))
  .map((flag) => ({ flag, text: textFor(flag.when[0] ?? []) }))
  .filter(({ text }) => text !== '');

function textFor(group: string[]): string {
  const sentences = group.map((requirement) => {
    const finding = ALL_FINDINGS.find(({ id }) => id === requirement.split('|')[0]);
    const [phrase] = finding ? phrasesOf(finding) : [];
    return requirement.startsWith('!') || !phrase ? '' : sentenceOf(phrase);
  });
  return sentences.includes('') ? '' : sentences.join(' ');
}
