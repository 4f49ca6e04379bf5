// A whole set of calm readings, and a pain of a limb alone: an emergency that no red flag names is asked for first.
import { describe, expect, test } from 'vitest';
import { triage, type Vitals } from '../triage.ts';
import { isCalm } from './calm-readings.ts';

const CALM: Vitals = { systolic: 126, diastolic: 78, pulse: 84, respiration: 18, temperature: 36.6, oxygen: 98 };
const stated = new Map();
const who = { ageYears: 50, afterBirth: false };
const answerTo = (text: string, vitals: Vitals, ageYears = 65) => triage({ text, person: { ageYears, vitals } });
const isAsked = ({ asks }: ReturnType<typeof triage>) => asks.some(({ reason }) => reason !== 'unread');

describe('readings are calm', () => {
  test.each<[string, Vitals, boolean]>([
    ['all in the middle', CALM, true],
    ['a fever of 38.5 and a pulse of 105', { ...CALM, temperature: 38.5, pulse: 105 }, true],
    ['a pressure of 206/96', { ...CALM, systolic: 206, diastolic: 96 }, true],
    ['a pressure of 225', { ...CALM, systolic: 225 }, false],
    ['a lower pressure of 140', { ...CALM, diastolic: 140 }, false],
    ['oxygen of 91', { ...CALM, oxygen: 91 }, false],
    ['26 breaths', { ...CALM, respiration: 26 }, false],
    ['a pulse of 135', { ...CALM, pulse: 135 }, false],
    ['a pressure of 88', { ...CALM, systolic: 88 }, false],
    ['a sum of 5', { ...CALM, pulse: 112, respiration: 22, temperature: 38.4 }, false],
    ['oxygen not measured', { ...CALM, oxygen: undefined } as Vitals, false],
  ])('%s', (_, vitalsNow, isSo) => {
    expect(isCalm({ vitalsNow, who, stated })).toBe(isSo);
  });

  test.each([
    ['of a child', { ageYears: 9, afterBirth: false }],
    ['in pregnancy', { ageYears: 30, pregnant: true, afterBirth: false }],
    ['after birth', { ageYears: 30, afterBirth: true }],
    ['of somebody whose age nobody knows', { afterBirth: false }],
  ])('not %s', (_, whose) => {
    expect(isCalm({ vitalsNow: CALM, who: whose, stated })).toBe(false);
  });
});

describe('with calm readings a danger is asked for, and nobody is sent to hospital before the answer', () => {
  test.each<[string, Vitals]>([
    ['dyspnea', { ...CALM, systolic: 206, diastolic: 96 }],
    ['vomiting', { ...CALM, systolic: 190 }],
    ['epigastric pain', { ...CALM, temperature: 38.5, pulse: 105 }],
  ])('%s', (text, vitals) => {
    const answer = answerTo(text, vitals);
    expect(answer.urgency).toBe(3);
    expect(isAsked(answer)).toBe(true);
  });
});

describe('calm readings lower no red flag', () => {
  test.each([
    'crushing chest pain going into my left arm',
    'right side weakness since this morning',
    'vomiting blood',
    'black stools like tar',
    'seizure an hour ago',
    'loss of consciousness',
    'my throat is closing and I have hives',
    'I want to kill myself',
    'suddenly confused',
    'I took 30 sleeping pills',
  ])('%s', (text) => {
    expect(answerTo(text, CALM).urgency).toBeGreaterThanOrEqual(4);
  });

  test('nor a stroke that leads what it may be: facial palsy at 75', () => {
    expect(answerTo('facial palsy', CALM, 75).urgency).toBe(4);
  });
});

describe('what a high pressure says', () => {
  test.each<[string, string, Vitals]>([
    ['with chest pain', 'chest pain', { ...CALM, systolic: 190 }],
    ['with confusion', 'confusion', { ...CALM, systolic: 190 }],
    ['with breathlessness and low oxygen', 'breathless', { ...CALM, systolic: 190, oxygen: 91 }],
    ['with breathlessness, above 220', 'breathless', { ...CALM, systolic: 226 }],
    ['with breathlessness, nothing else measured', 'breathless', { systolic: 190, diastolic: 100 }],
  ])('it is an emergency %s', (_, text, vitals) => {
    expect(answerTo(text, vitals).urgency).toBeGreaterThanOrEqual(4);
  });
});

describe('a bad pain of a limb or a tooth alone is urgent and no emergency', () => {
  test.each(['finger pain after an injury, 8/10', 'tooth pain 8/10', 'knee pain 9/10'])('%s', (text) => {
    expect(triage({ text, person: { ageYears: 58 } }).urgency).toBe(3);
  });

  test.each(['my foot is cold, pale and numb, pain 9/10', 'jaw and left arm pain with sweating, 8/10'])(
    'more than that stays one: %s',
    (text) => {
      expect(triage({ text, person: { ageYears: 58 } }).urgency).toBeGreaterThanOrEqual(4);
    },
  );
});

describe('hands that shake after the last drink', () => {
  const SHAKES = 'alcohol withdrawal, shaking hands';

  test('are urgent and asked for beside calm readings, and an emergency without them', () => {
    const calm = answerTo(SHAKES, CALM, 48);
    expect(calm.urgency).toBe(3);
    expect(isAsked(calm)).toBe(true);
    expect(answerTo(SHAKES, {}, 48).urgency).toBe(4);
  });

  test.each(['a seizure', 'seeing things that are not there', 'confusion'])('with %s are an emergency', (sign) => {
    expect(answerTo(`${SHAKES}, ${sign}`, CALM, 48).urgency).toBeGreaterThanOrEqual(4);
  });
});
