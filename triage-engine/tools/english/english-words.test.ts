import { describe, expect, test } from 'vitest';
import { matchPhrases } from '#triage-engine/lexicon/match-phrases.ts';
import { SPELT_BY_EAR } from '#triage-engine/lexicon/spelling/by-ear.ts';
import { isEnglish } from '#triage-engine/lexicon/spelling/is-english.ts';
import { mendTypo } from '#triage-engine/lexicon/spelling/mend-typo.ts';
import { readSentences } from '#triage-engine/text/read-words.ts';
import { stem } from '#triage-engine/text/stem.ts';
import { triage, urgencyOf } from '#triage-engine/triage.ts';
import { englishWords } from './english-dictionary.ts';

const WORDS = englishWords();
/** Every third; test:full has them all. */
const SAMPLE = WORDS.filter((_, index) => process.env.NADI_TEST_FULL === '1' || index % 3 === 0);

test('the dictionary holds more than 40,000 words', () => {
  expect(WORDS.length).toBeGreaterThan(40_000);
});

test('every word of the dictionary is known to be English', () => {
  expect(WORDS.filter((word) => word.length >= 3 && !isEnglish(word))).toEqual([]);
});

test('few words that are not English are taken for English', () => {
  const misspelt = WORDS.filter((_, index) => index % 20 === 0).map((word) => `${word}qx`);
  const taken = misspelt.filter(isEnglish).length;
  expect(taken / misspelt.length).toBeLessThan(0.015);
});

test('what is listed as spelt by ear is no English word', () => {
  const words = new Set(WORDS);
  expect(SPELT_BY_EAR.filter((one) => words.has(one))).toEqual([]);
});

test('no English word is mended into a medical one', () => {
  expect(SAMPLE.filter((word) => mendTypo(word) !== word)).toEqual([]);
});

test('an English word alone finds something only where a phrase of the lexicon is that word', () => {
  const wrong = SAMPLE.filter((word) =>
    readSentences(word, mendTypo)
      .flatMap(matchPhrases)
      .some(({ phrase }) => phrase.stems.length !== 1 || phrase.stems[0] !== stem(word)),
  );
  // Contractions of the wards are several words in one.
  expect(wrong.filter((word) => !['afebrile'].includes(word))).toEqual([]);
});

test.each(
  (
    'delicious cuddled zipping overcome conclusion decision addition observed impatience tough listless rational heroine ' +
    'arrested crowned ripped confusing contract princess constructor prototype twine rating sobbing plague veil guarantee'
  ).split(' '),
)('%s alone tells of no complaint', (word) => {
  const { enough, causes, flags } = triage({ text: word, person: {} });
  expect({ enough, causes, flags }).toEqual({ enough: false, causes: [], flags: [] });
});

describe('good English is no illness', () => {
  test.each([
    'We had a delicious dinner and now I have a mild cold',
    'My baby cuddled with me all night, he has a small nappy rash',
    'I was zipping up my boots and broke a nail',
    'I have overcome my fear of needles and want to book a vaccination',
    'In conclusion, I only have a runny nose',
    'I vaped all evening and have a dry mouth',
    'In addition to a blocked nose I made a decision to rest',
    'Tough day, I observed a small pimple on my chin',
    'khansi aur jukam hai',
  ])('%s', (text) => {
    expect(urgencyOf({ text, person: {} }) ?? 1).toBeLessThanOrEqual(2);
  });

  test('a listless toddler with a cold is no toddler who does not breathe', () => {
    expect(urgencyOf({ text: 'my toddler is a bit listless with a cold', person: {} }) ?? 1).toBeLessThanOrEqual(3);
  });
});
