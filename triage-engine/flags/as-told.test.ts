// What has lasted for months is no matter of minutes, unless something is new.
import { describe, expect, test } from 'vitest';
import { triage } from '../triage.ts';

const urgencyOf = (text: string) => triage({ text, person: {} }).urgency ?? 1;

describe('told as lasting for months', () => {
  test.each([
    'Dull ache in my scrotum for a year',
    'My testicle has been aching on and off for six months',
    'Dull chest wall ache for two years, always the same',
    'I have always been short of breath on stairs, for years',
    'My left hand has been weak for three years since a nerve injury',
    'Blurry vision for many months, slowly',
    'My knee is swollen and hot. It has been like that for a year.',
    'Chronic back pain for 8 years with leg pain',
    'My shortness of breath worsens on stairs for months',
  ])('is no emergency: %s', (text) => {
    expect(urgencyOf(text)).toBeLessThanOrEqual(3);
  });

  test.each([
    'Dull ache in testicle for a year, today suddenly very severe with vomiting',
    'I have had angina for years but today the chest pain is worse with sweating',
    'Weak left side for years after a stroke. Since yesterday my speech is slurred.',
    'Dull testicle pain for a year. Now severe pain in the testicle.',
  ])('is one when something is new: %s', (text) => {
    expect(urgencyOf(text)).toBeGreaterThanOrEqual(4);
  });
});

test('one misspelt short word or one torn phrase alone calls no ambulance', () => {
  expect(urgencyOf('my speach')).toBeLessThanOrEqual(3);
  expect(urgencyOf('lost the ticket for my evening show and the vision board')).toBeLessThanOrEqual(3);
});
