// Trifles in lay words, spelt by ear, in Hinglish and Hindi: at home alone, and never beside a danger, a risk, great or small age,
// months, or a blow to the head.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { triage, urgencyOf } from '#triage-engine/triage.ts';
import { OF_OLD_AGE } from '#triage-engine/urgency/safe-age.ts';
import { ROOT } from '../root.mjs';

const linesOf = (name: string): string[] =>
  readFileSync(join(ROOT, 'scripts/triage/trifles', `lay-${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
const isHome = (text: string): boolean => urgencyOf({ text, person: {} }) === 1;

const ENGLISH = [
  'I am 30 weeks pregnant',
  'I take warfarin',
  'I am on chemo',
  'I am 84 and have heart failure',
  'My baby is 3 weeks old and will not feed',
  'I also have chest pain',
  'I can not breathe properly',
  'I fainted this morning',
  'I hit my head on the kerb',
  'My speech is slurred',
  'The pain is 9/10',
  'It is getting worse every day',
  'I have a high fever',
  'I feel confused',
  'There is blood in my urine',
  'I gave birth two weeks ago',
  'I have HIV',
  'I am diabetic and the foot is numb',
];
const HINGLISH = [
  'main 7 mahine pregnant hu',
  'heart ka mareez hu',
  'sugar ka mareez hu',
  'saans phool rahi hai',
  'seene me dard hai',
  'sar pe chot lagi thi',
  'behosh ho gaya tha',
  'khoon ki ulti hui',
  'tez bukhar hai 3 din se',
  'dard bahut tez hai bardasht nahi ho raha',
  'kidney ki bimari hai dialysis chalta hai',
  'peshab me khoon hai',
];
const HINDI = [
  'मैं 7 महीने की गर्भवती हूँ',
  'दिल का मरीज़ हूँ',
  'शुगर का मरीज़ हूँ',
  'साँस फूल रही है',
  'सीने में दर्द है',
  'सिर पर चोट लगी थी',
  'बेहोश हो गया था',
  'खून की उल्टी हुई',
  'तीन दिन से तेज़ बुखार है',
  'दर्द बहुत तेज़ है, सहा नहीं जाता',
  'किडनी की बीमारी है डायलिसिस चलता है',
  'पेशाब में खून है',
];

const isFull = process.env.NADI_TEST_FULL === '1';
/** Each trifle stands beside one risk in so many; test:full tries sixteen times as many pairs. */
const EACH = isFull ? 6 : 96;
/** Alone, every third is read; test:full reads all. */
const OF = isFull ? 1 : 3;

/** Those of -w were written by somebody else, later. */
describe.each([
  ['english', 176, ENGLISH, 'I am 78 years old'],
  ['misspelt', 55, ENGLISH, 'I am 78 years old'],
  ['hinglish', 80, HINGLISH, 'umar 82 saal hai'],
  ['hindi', 70, HINDI, 'उम्र 82 साल है'],
  ['english-w', 120, ENGLISH, 'I am 78 years old'],
  ['misspelt-w', 60, ENGLISH, 'I am 78 years old'],
  ['hinglish-w', 40, HINGLISH, 'umar 82 saal hai'],
  ['hindi-w', 36, HINDI, 'उम्र 82 साल है'],
])('trifles in lay words, %s', (name, least, risks, old) => {
  const trifles = linesOf(name);

  test(`at least ${least} of ${trifles.length} are looked after at home`, () => {
    const read = trifles.filter((_, at) => at % OF === 0);
    const missed = read.filter((text) => !isHome(text));
    expect((read.length - missed.length) / read.length, missed.join('\n')).toBeGreaterThanOrEqual(
      least / trifles.length,
    );
  });

  test.each(risks.map((risk, of) => [risk, of] as const))('none is given beside: %s', (risk, of) => {
    const beside = trifles
      .filter((_, at) => at % EACH === of % EACH)
      .flatMap((text) => [`${text}. ${risk}.`, `${risk}. ${text}.`]);
    expect(beside.filter(isHome)).toEqual([]);
  });

  test('in old age only what is safe then is given', () => {
    const beside = trifles.filter((_, at) => at % OF === 0).map((text) => `${old}. ${text}.`);
    const given = beside.filter(isHome).map((text) => triage({ text, person: {} }).causes[0]?.condition ?? '');
    expect(given.filter((condition) => !OF_OLD_AGE.has(condition))).toEqual([]);
  });
});
