// RCOG green-top guideline 57: who has never felt the child is referred by 24 weeks; before 16 weeks nobody feels it.
import { describe, expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { weeksPregnant } from './weeks-pregnant.ts';

const answerTo = (text: string) => triage({ text, person: {} });

test.each([
  ['12 weeks, have not felt the baby move yet', 12],
  ['34 weeks, baby moves less for 2 weeks', 34],
  ['3 months pregnant', 13],
  ['not felt the baby for 3 weeks, pregnant', undefined],
  ['10 hafte ki pregnant hu', 10],
])('%s: %s weeks', (text, weeks) => {
  expect(weeksPregnant(text)?.toFixed(0)).toBe(weeks?.toFixed(0));
});

describe('too early to feel the child: no emergency, and asked for by name', () => {
  test.each([
    '12 weeks, have not felt the baby move yet',
    'I am 12 weeks pregnant and have not felt any movement yet',
    '18 weeks pregnant, I have never felt the baby move',
    '20 weeks and still not felt the baby kick yet',
    '3 months pregnant, baby not moving',
    '10 hafte ki pregnant hu bachcha hil nahi raha',
  ])('%s', (text) => {
    const { urgency, asks } = answerTo(text);
    expect(urgency ?? 0).toBeLessThan(4);
    expect(asks.some(({ danger, reason }) => danger === 'pregnancy' && reason === 'heard')).toBe(true);
  });
});

describe('late enough, or felt before: an emergency', () => {
  test.each([
    '25 weeks pregnant and I have never felt the baby move',
    '22 weeks, baby has not moved since yesterday',
    '20 weeks, baby stopped moving',
    'I have not felt the baby move for 3 weeks, I am pregnant',
    '34 weeks, baby moves less for 2 weeks',
    '7 months pregnant, baby not moved',
    '12 weeks pregnant, severe belly pain, can not feel the baby move',
    'my 12 week old baby is not moving',
  ])('%s', (text) => {
    expect(answerTo(text).urgency).toBeGreaterThanOrEqual(4);
  });
});

describe('a bowel that stops is not a child that stops', () => {
  test.each([
    'bowel movements have stopped, 20 weeks',
    'my bowel movements have stopped, 20 weeks pregnant',
    'fewer bowel movements since I am pregnant',
  ])('%s', (text) => {
    const { urgency, flags } = answerTo(text);
    expect(urgency ?? 0).toBeLessThan(4);
    expect(flags).toEqual([]);
  });
});
