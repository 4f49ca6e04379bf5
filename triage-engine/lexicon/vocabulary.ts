// The words the engine knows: those of its phrases, which typos are mended towards, and those of its own sentences
// together with everyday English, which are never taken for a typo.
import { ALL_CONDITIONS, ALL_FINDINGS, ALL_FLAGS } from '../knowledge/library.ts';
import { lazily } from '../lazily.ts';
import { COLOURING, SKIPPED } from '../text/little-words.ts';
import { stem } from '../text/stem.ts';
import { CONTRACTIONS, IRREGULAR, oneSpelling, SAME_WORD } from '../text/word-forms.ts';
import { EVERYDAY } from './everyday-words.ts';
import { MEDICINES } from './medicine-words.ts';
import { isEnglish } from './spelling/is-english.ts';
import { TOLD_SLOTS, TOLD_TURNS } from './told/told-turns.generated.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{2,}/g) ?? [];

/** How often a word stands in phrases and names. */
export const medicalWords = lazily((): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const count = (text: string) => {
    for (const written of wordsOf(text)) {
      const word = oneSpelling(written);
      if (word.length >= 4) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  };
  for (const { phrases, pain = [] } of ALL_FINDINGS) [...phrases, ...pain].forEach(count);
  for (const { name, aliases } of ALL_CONDITIONS) [name, ...aliases].forEach(count);
  for (const word of Object.keys(SAME_WORD)) count(word);
  return counts;
});

export const isMedical = (word: string): boolean => medicalWords().has(word);

const known = lazily(
  (): ReadonlySet<string> =>
    new Set([
      ...medicalWords().keys(),
      ...SKIPPED,
      ...COLOURING,
      ...Object.keys(CONTRACTIONS),
      ...Object.keys(IRREGULAR),
      ...EVERYDAY,
      ...MEDICINES,
      ...wordsOf(`${TOLD_SLOTS} ${TOLD_TURNS}`),
      ...ALL_FINDINGS.flatMap(({ name, question = '' }) => wordsOf(`${name} ${question}`)),
      ...ALL_CONDITIONS.flatMap(({ selfCare = '', untilSeen = '', worse, worseNow, tests }) =>
        wordsOf([selfCare, untilSeen, ...worse, ...worseNow, ...tests].join(' ')),
      ),
      ...ALL_FLAGS.flatMap(({ because, doNow = '' }) => wordsOf(`${because} ${doNow}`)),
    ]),
);

/** Any form of a medical word is known: 'shuffles' is no misspelt 'snuffles'. */
const medicalStems = lazily((): ReadonlySet<string> => new Set([...medicalWords().keys()].map((word) => stem(word))));

/** As it stands or as a regular form of a known word. */
export function isKnown(word: string): boolean {
  if (word.length < 3 || /\d/.test(word) || known().has(word)) return true;
  const spelled = oneSpelling(word);
  if (known().has(spelled)) return true;
  // 'Bleding' is no form of bled, nor 'weekness' one of week.
  if (word.length > 4 && !isEnglish(word) && !isEnglish(spelled)) return false;
  if (medicalStems().has(stem(word))) return true;
  const base = spelled.replace(/'s$/, '').replace(/(s|es|ed|ing|ly|er|est|ness)$/, '');
  return (
    base !== spelled &&
    base.length > 2 &&
    (known().has(base) ||
      known().has(`${base}e`) ||
      known().has(base.replace(/(.)\1$/, '$1')) ||
      known().has(base.replace(/i$/, 'y')))
  );
}
