// Trifles called by their name: what they may do, and what they never do.
import { describe, expect, test } from 'vitest';
import { ALL_CONDITIONS, FINDING_BY_ID } from '../knowledge/library.ts';
import { triage, urgencyOf } from '../triage.ts';
import { countsAtHomeOnly } from './is-trifle.ts';
import { TRIFLE_WORDINGS } from './wordings-en.ts';

const levelOf = (text: string, person = {}) => urgencyOf({ text, person });

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
    ['somebody of 78', { ageYears: 78 }, 'ate too much and feel bloated'],
  ])('is looked at in %s', (_, person, text) => {
    expect(levelOf(text, person)).not.toBe(1);
  });

  test.each([
    'mouf ulsa came up on my gum, little one',
    'sor mussels from the jim',
    'drie lips crackin in the cold',
    'splinta in my finga',
    'kaagaz se ungli kat gayi thodi si',
    'रात को गलत सो गया, गर्दन अकड़ गई है',
    'galat sone se, kal raat, gardan akad gayi',
    'cut myself shaving, tiny',
  ])('is read however it is spelt and in two sentences: %s', (trifle) => {
    expect(levelOf(trifle)).toBe(1);
  });

  test.each([
    'condom brok last nite need mornin aftr pil not on anythin',
    'i thnk i hv uti burnin wen i pee since ystrday n littl blud in it, no fevr, 3 mnth pregnent',
    'its been 5 months since the birth and i still wee a bit every time i sneeze',
    'One small pimple came on my nose. The foot is numb.',
    'Stuffed up nose. Wife had it last week. It has been like this for three months.',
    'Two days motion not came properly. It has been like this for three months.',
    'I keep cutting my legs with a razor, tiny cuts',
    'chaku se ungli kat gayi, khoon nahi ruk raha',
    'garam pani se muh jal gaya',
    'garam chai bacche ke muh pe gir gayi, jal gaya',
    'My speech is slurred. My 8 month old has a red bottom from the nappy, otherwise happy.',
  ])('is not found in what is more: %s', (text) => {
    expect(levelOf(text)).not.toBe(1);
  });

  test('a cut with a knife is no fit, and a finger cut by paper is not off', () => {
    const flagsIn = (text: string) => triage({ text, person: {} }).flags.map(({ id }) => id);
    expect(flagsIn('chaku se ungli pe halka sa kat gaya')).not.toContain('seizure-any');
    expect(flagsIn('kaagaz se ungli kat gayi')).not.toContain('bleeding-uncontrolled');
    expect(flagsIn('machine me ungli kat ke alag ho gayi')).toContain('bleeding-uncontrolled');
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
