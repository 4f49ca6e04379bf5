// The words of emergencies: of findings that a flag of 4 or 5 asks for, and of illnesses that cannot wait. Only these are
// listened for where a word is spelt by ear.
import { ALL_CONDITIONS, ALL_FINDINGS, ALL_FLAGS, withParents } from '../knowledge/library.ts';
import { lazily } from '../lazily.ts';
import { SKIPPED } from '../text/little-words.ts';
import { soundKey } from '../text/sound-key.ts';
import { stem } from '../text/stem.ts';
import { waysToHear } from '../text/ways-to-hear.ts';
import { oneSpelling } from '../text/word-forms.ts';
import { isCommon } from './common-words.ts';

const SHORTEST = 4;

const wordsOf = (phrase: string): string[] =>
  (phrase.match(/[a-z]+/g) ?? []).map(oneSpelling).filter((word) => !SKIPPED.has(word));

function phrasesOfEmergencies(): string[] {
  const asked = new Set(
    ALL_FLAGS.filter(({ urgency }) => urgency >= 4).flatMap(({ when }) =>
      when.flat().flatMap((requirement) => (requirement.startsWith('!') ? [] : requirement.split('|'))),
    ),
  );
  return [
    ...ALL_FINDINGS.filter(({ id }) => withParents(id).some((one) => asked.has(one))).flatMap(
      ({ phrases, pain = [] }) => [...phrases, ...pain.map((site) => `${site} pain`)],
    ),
    ...ALL_CONDITIONS.filter(({ urgency }) => urgency >= 4).flatMap(({ name, aliases }) => [name, ...aliases]),
  ].map((phrase) => phrase.toLowerCase());
}

const alarms = lazily(() => {
  /** How often each stands in phrases. */
  const counts = new Map<string, number>();
  /** By stem of an alarm word, the stems that stand beside it in a phrase. */
  const partners = new Map<string, Set<string>>();
  /** Phrases of two words, by their stems. */
  const pairs = new Set<string>();
  for (const words of phrasesOfEmergencies().map(wordsOf)) {
    const stems = words.map(stem);
    if (stems.length === 2) pairs.add(stems.join(' '));
    for (const [index, word] of words.entries()) {
      const own = stems[index] ?? '';
      if (word.length >= SHORTEST && !isCommon(own)) counts.set(word, (counts.get(word) ?? 0) + 1);
      const beside = partners.get(own) ?? new Set();
      for (const other of stems) if (other !== own) beside.add(other);
      partners.set(own, beside);
    }
  }
  return { counts, partners, pairs, byKey: Map.groupBy(counts.keys(), soundKey) };
});

export const isAlarmWord = (word: string): boolean => alarms().counts.has(word);

/** The alarm words that sound like this one, the most frequent first. Of a word that is not English also as others speak it. */
export function soundingLike(word: string, isEnglishWord = true): readonly string[] {
  const { counts, byKey } = alarms();
  const heard = isEnglishWord ? [word] : [word, ...waysToHear(word)];
  return [...new Set(heard.flatMap((one) => byKey.get(soundKey(one)) ?? []))]
    .filter((one) => one !== word)
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}

/** Whether two words, by their stems, stand in one phrase of an emergency. */
export const mayStandTogether = (one: string, other: string): boolean =>
  alarms().partners.get(one)?.has(other) ?? false;

/** The same, and the other is no word that stands everywhere, or the two are the whole phrase: 'heart attack'. */
export const standTogether = (one: string, other: string): boolean =>
  mayStandTogether(one, other) && (!isCommon(other) || alarms().pairs.has(`${one} ${other}`));
