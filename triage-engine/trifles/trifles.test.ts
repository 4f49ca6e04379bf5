// Trifles called by their name: what they may do, and what they never do.
import { describe, expect, test } from 'vitest';
import { ALL_CONDITIONS, FINDING_BY_ID } from '../knowledge/library.ts';
import { triage } from '../triage.ts';
import { countsAtHomeOnly } from './is-trifle.ts';
import { TRIFLE_WORDINGS } from './wordings-en.ts';

const levelOf = (text: string, person = {}) => triage({ text, person }).urgency;

const EMERGENCIES = [
  'crushing chest pain going into my left arm, sweating',
  'my face is drooping on one side and my speech is slurred',
  'I can not breathe and my lips are blue',
  'vomiting blood since this morning',
  'my baby is 5 weeks old and has a fever of 38.5',
  'I took 30 sleeping pills',
  'the worst headache of my life came on suddenly',
  'my throat is closing after a wasp sting and I have hives',
];
const TRIFLES = [
  'Also a paper cut on my finger.',
  'And dandruff, itchy scalp.',
  'And sore legs after the gym yesterday.',
];

describe('a trifle called by its name', () => {
  test.each(EMERGENCIES)('beside an emergency changes nothing: %s', (emergency) => {
    const alone = levelOf(emergency);
    expect(alone).toBeGreaterThanOrEqual(4);
    for (const trifle of TRIFLES) {
      expect(levelOf(`${emergency}. ${trifle}`)).toBeGreaterThanOrEqual(alone ?? 5);
      expect(levelOf(`${trifle} ${emergency}.`)).toBeGreaterThanOrEqual(alone ?? 5);
    }
  });

  test.each([
    ['a wart on my hand for a year', 'a wart on my hand that bleeds and grows'],
    ['sore thighs after squats', 'sore thighs after squats and my urine is dark brown'],
    ['nappy rash, happy baby', 'nappy rash for ten days, the cream is not helping'],
    ['blister from my new boots', 'blister from my new boots, pain 7/10'],
    ['naye joote se edi me chhala pad gaya', 'naye joote se edi me chhala pad gaya, sugar ka mareez hu'],
    ['हल्का ज़ुकाम है', 'हल्का ज़ुकाम है, साँस फूल रही है'],
  ])('is at home: %s; not with more to it: %s', (trifle, more) => {
    expect(levelOf(trifle)).toBe(1);
    expect(levelOf(more)).not.toBe(1);
  });

  test.each([
    ['a baby of two months with hiccups', { ageYears: 0, ageMonths: 2 }, 'hiccups'],
    ['somebody of 78', { ageYears: 78 }, 'dandruff, flaky scalp'],
  ])('is looked at in %s', (_, person, text) => {
    expect(levelOf(text, person)).not.toBe(1);
  });

  test('is given to a newborn where it is the skin of a newborn', () => {
    expect(levelOf('cradle cap, yellow scales on his scalp', { ageYears: 0, ageMonths: 1 })).toBe(1);
  });

  test('leads to a condition of its own or to one that knows it', () => {
    const told = [...TRIFLE_WORDINGS.matchAll(/^([a-z-]+):/gm)].map(([, id = '']) => id);
    const known = new Set(ALL_CONDITIONS.flatMap(({ findings }) => Object.keys(findings)));
    expect(told.filter((id) => !FINDING_BY_ID.has(id) || !known.has(id))).toEqual([]);
    expect(told.filter(countsAtHomeOnly).length).toBeGreaterThan(50);
  });
});
