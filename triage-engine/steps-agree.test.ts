// No step contradicts another, or whom it is for: over every complaint that has steps, alone and beside another, and every person.
import { describe, expect, test } from 'vitest';
import type { Person } from './answer.ts';
import { ALL_CONDITIONS, ALL_UNTIL_SEEN } from './knowledge/library.ts';
import type { UntilSeen } from './knowledge/shape.ts';
import { nextSteps } from './next-steps.ts';
import { forThisPerson, mayNotTakeAntiInflammatories, mayNotTakePainkillers, ONLY_PARACETAMOL } from './steps-agree.ts';
import { triage } from './triage.ts';
import type { Understanding } from './understand.ts';

type About = Pick<Understanding, 'stated' | 'who' | 'text'>;

const nobody = { afterBirth: false };
const PEOPLE: { who: Understanding['who']; text: string }[] = [
  { who: { ageYears: 29, sex: 'female', pregnant: true, ...nobody }, text: '' },
  { who: { ageYears: 34, sex: 'male', ...nobody }, text: '' },
  { who: { ageYears: 34, sex: 'male', ...nobody }, text: 'I am allergic to paracetamol' },
  { who: { ageYears: 72, sex: 'female', ...nobody }, text: '' },
  { who: { ageYears: 8, ...nobody }, text: '' },
  { who: { ageYears: 8, ...nobody }, text: 'she must not take Calpol' },
  { who: { ageYears: 1, ageMonths: 12, ...nobody }, text: '' },
];
const stepsFor = (cards: readonly UntilSeen[], about: Omit<About, 'stated'>, more: readonly string[] = []) => {
  const told = [...more, ...cards.flatMap((one) => one.for[0] ?? [])];
  const stated = new Map(told.map((id) => [id, { state: 'present' as const, words: '' }]));
  return nextSteps(3, [], { ...about, stated }, []);
};
const PAIRS = ALL_UNTIL_SEEN.flatMap((one) => [[one], ...ALL_UNTIL_SEEN.map((other) => [one, other])]);
const all = (person: (typeof PEOPLE)[number], more: readonly string[] = []) =>
  PAIRS.map((cards) => stepsFor(cards, person, more).join(' '));

const TO_TAKE = /(?<!no |not )\b(?:paracetamol|painkiller|ibuprofen|aspirin)\b(?=[^.]*\bas the packet says\b)/i;

describe('until a doctor sees it', () => {
  test('whoever is pregnant, or said that they cannot take it, is offered no painkiller', () => {
    for (const person of PEOPLE.filter(({ who, text }) => who.pregnant || text))
      expect(all(person).filter((steps) => TO_TAKE.test(steps))).toEqual([]);
    expect(all(PEOPLE[1] as never, ['liver-disease-known']).filter((steps) => TO_TAKE.test(steps))).toEqual([]);
    expect(all(PEOPLE[1] as never).filter((steps) => TO_TAKE.test(steps)).length).toBeGreaterThan(20);
  });

  test('what not to take, and what was prescribed, is said to them as to others', () => {
    const [pregnant] = PEOPLE;
    if (!pregnant) throw new Error('nobody');
    expect(
      all(pregnant).every((steps) => steps.includes('In pregnancy take no new medicine without asking first')),
    ).toBe(true);
    expect(all(pregnant).some((steps) => steps.includes('No ibuprofen or aspirin until dengue'))).toBe(true);
    expect(all(pregnant).some((steps) => steps.includes('Use your own inhaler as it was prescribed'))).toBe(true);
  });

  test('nobody is told to drink often and to take sips only, to rest and to keep moving, to cool and to warm', () => {
    for (const person of PEOPLE)
      for (const steps of all(person)) {
        if (/only small sips/i.test(steps)) expect(steps).not.toMatch(/\bdrinks?\b/i);
        if (/keep moving/i.test(steps)) expect(steps).not.toMatch(/\brest\b|no weight/i);
        if (/warmth/i.test(steps)) expect(steps).not.toMatch(/\bice\b|\bcool\b/i);
      }
  });

  test('everybody has something to do for every complaint', () => {
    for (const person of PEOPLE)
      for (const cards of PAIRS) expect(stepsFor(cards, person).length, cards[0]?.for[0]).toBeGreaterThan(1);
  });
});

test('care at home offers a pregnant woman nothing to take, and no painkiller to whoever cannot take one', () => {
  const care = ALL_CONDITIONS.flatMap(({ selfCare }) => selfCare ?? []);
  const of = (at: number) => forThisPerson(care, { stated: new Map(), ...(PEOPLE[at] as (typeof PEOPLE)[number]) });
  expect(of(0).filter((text) => /as the packet says/i.test(text))).toEqual([]);
  expect(of(2).filter((text) => TO_TAKE.test(text))).toEqual([]);
  expect(of(1)).toEqual(care);
});

describe('honey', () => {
  test.each<{ text: string; person: Person }>([
    { text: 'my 8 month old baby has a wet cough since 4 days, no fever, feeds well', person: { ageMonths: 8 } },
    { text: 'my 8 month old baby has a wet cough since 4 days, no fever, feeds well', person: {} },
    { text: 'wet cough since 4 days', person: { ageYears: 0 } },
    { text: '8 mahine ke bacche ko 4 din se balgam wali khansi hai', person: {} },
  ])('is offered to no baby: $text', ({ text, person }) => {
    const { nextSteps: steps, selfCare } = triage({ text, person });
    expect(steps.length).toBeGreaterThan(0);
    expect([...steps, ...selfCare].join(' ')).not.toMatch(/honey/i);
  });

  test('is for nobody under one year, wherever it is said', () => {
    const said = ALL_CONDITIONS.flatMap(({ selfCare = '', untilSeen = '' }) => `${selfCare} ${untilSeen}`.split('. '));
    const honey = said.filter((sentence) => /\bhoney\b/i.test(sentence));
    expect(honey.length).toBeGreaterThan(0);
    for (const sentence of honey) expect(sentence).toMatch(/never under one year/i);
  });

  test.each([{ ageYears: 1, ageMonths: 12 }, { ageYears: 34 }, {}])('and everybody else hears of it: %j', (who) => {
    const about = { stated: new Map(), who: { ...nobody, ...who }, text: '' };
    const [said] = ALL_CONDITIONS.flatMap(({ selfCare }) => (selfCare && /honey/i.test(selfCare) ? selfCare : []));
    expect(forThisPerson([said ?? ''], about)).toEqual([said]);
  });
});

test.each([
  ['I am allergic to paracetamol and have a fever', true],
  ['I cannot take painkillers, my head hurts', true],
  ["can't take Crocin", true],
  ['मुझे पैरासिटामोल से एलर्जी है, बुखार है', true],
  ['crocin se allergy hai, bukhar hai', true],
  ['I took paracetamol and still have fever', false],
  ['I am allergic to dust. Paracetamol did not help', false],
])('%s: cannot take it is %s', (text, cannot) => {
  expect(mayNotTakePainkillers({ text, stated: new Map() })).toBe(cannot);
});

/** Offered, not warned of. */
const OFFERED = /\b(?:ibuprofen|anti-inflammatory|pain relief gel|painkiller gel)\b(?=[^.]*\bas the packet says\b)/i;
const BACK = 'low back pain after lifting a box';

describe('an anti-inflammatory', () => {
  test.each<{ text: string; person: Person }>([
    { text: `${BACK}, I am allergic to ibuprofen`, person: {} },
    { text: `${BACK}, aspirin gives me an allergy`, person: {} },
    { text: `${BACK}, I must not take Brufen`, person: {} },
    { text: `${BACK}, I have chronic kidney disease`, person: {} },
    { text: `${BACK}, my kidneys do not work well`, person: {} },
    { text: `${BACK}, I have a kidney transplant`, person: {} },
    { text: `${BACK}, I take warfarin`, person: {} },
    { text: `${BACK}. I have a stomach ulcer`, person: {} },
    { text: `${BACK}. I have heart failure`, person: {} },
    { text: BACK, person: { conditions: ['CKD stage 4'] } },
    { text: BACK, person: { medicines: ['Acitrom 2 mg'] } },
    { text: BACK, person: { medicines: ['Lithium carbonate'] } },
    { text: BACK, person: { allergies: ['Diclofenac'] } },
    { text: BACK, person: { allergies: ['NSAIDs'] } },
    { text: 'heavy periods, I take apixaban', person: { sex: 'female', ageYears: 30 } },
    { text: 'मुझे गुर्दे की बीमारी है, बोझ उठाने के बाद कमर दर्द', person: {} },
    { text: 'gurde kharab hain, kamar dard bojh uthane ke baad', person: {} },
    { text: 'pet me ulcer hai, kamar me dard', person: {} },
    { text: 'brufen se allergy hai, kamar dard', person: {} },
    { text: 'मुझे एस्पिरिन से एलर्जी है, कमर दर्द है', person: {} },
  ])('is not offered to whoever may be harmed by it, and paracetamol is named: $text $person', ({ text, person }) => {
    const { nextSteps: steps, selfCare } = triage({ text, person: { ageYears: 50, ...person } });
    const said = [...steps, ...selfCare].join(' ');
    expect(said).not.toMatch(OFFERED);
    expect(said.split(ONLY_PARACETAMOL)).toHaveLength(2);
  });

  test.each([
    BACK,
    `${BACK}, I have no kidney disease`,
    `${BACK}, I am allergic to dust. Ibuprofen helped a bit`,
    `${BACK}, I take metformin`,
  ])('is offered to others: %s', (text) => {
    expect(triage({ text, person: { ageYears: 50 } }).selfCare.join(' ')).toMatch(OFFERED);
  });

  test('stands in no care at home of whoever may not take it, nor is it the only thing to do', () => {
    const about = { stated: new Map(), who: nobody, text: '', allergies: ['Ibuprofen'] };
    const care = ALL_CONDITIONS.flatMap(({ selfCare }) => selfCare ?? []);
    expect(care.filter((text) => OFFERED.test(text)).length).toBeGreaterThan(8);
    for (const text of care) {
      const [left = '', ...more] = forThisPerson([text], about);
      expect(more).toEqual([]);
      expect(left).not.toMatch(OFFERED);
      expect(left).not.toBe('');
    }
  });

  test('and no painkiller is named to whoever may take none', () => {
    const about = { stated: new Map(), who: nobody, text: '', allergies: ['Ibuprofen', 'Paracetamol'] };
    const care = ALL_CONDITIONS.flatMap(({ selfCare }) => selfCare ?? []);
    expect(forThisPerson(care, about).filter((text) => TO_TAKE.test(text))).toEqual([]);
    expect(mayNotTakePainkillers({ text: '', stated: new Map(), allergies: ['Crocin'] })).toBe(true);
    expect(mayNotTakeAntiInflammatories({ text: '', stated: new Map(), allergies: ['Penicillin'] })).toBe(false);
  });
});

test.each<{ text: string; person: Person }>([
  { text: 'I am 20 weeks pregnant and have a headache', person: { ageYears: 29, sex: 'female' } },
  { text: 'I have fever for 2 days', person: { ageYears: 29, sex: 'female', pregnant: true } },
  { text: 'sore throat and runny nose', person: { ageYears: 29, sex: 'female', pregnant: true } },
])('a whole answer says one thing: $text', ({ text, person }) => {
  const { nextSteps: steps, selfCare } = triage({ text, person });
  expect(steps.join(' ')).toContain('In pregnancy take no new medicine without asking first');
  expect([...steps, ...selfCare].join(' ')).not.toMatch(TO_TAKE);
});
