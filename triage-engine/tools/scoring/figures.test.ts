import { expect, test } from 'vitest';
import type { Case, Prediction } from './cases.ts';
import { figuresOf, wilson } from './figures.ts';
import { ownWordsFigures } from './own-words.ts';
import { isSameDiagnosis } from './same-diagnosis.ts';

test.each([
  ['Haemorrhoids', 'hemorrhoids', true],
  ['Chronic obstructive pulmonary disease (COPD)', 'COPD', true],
  ['Acute appendicitis', 'Appendicitis', true],
  ["Crohn's disease", 'Crohn disease', true],
  ['Kidney stones', 'Stone, kidney', true],
  ['Viral conjunctivitis', 'Bacterial conjunctivitis', false],
])('%s and %s are the same: %s', (suggested, known, isSame) => {
  expect(isSameDiagnosis({ name: suggested, aliases: [] }, [known])).toBe(isSame);
});

test('figures count what they say', () => {
  const one = (id: string, gold: Partial<Case>): Case => ({ id, text: '', ...gold });
  const cases = [
    one('a', { gold_triage: 'emergency', gold_dx: 'Gout' }),
    one('b', { gold_triage: 'self-care', gold_dx: 'Acne' }),
  ];
  const predictions: Prediction[] = [
    {
      id: 'a',
      triage: 'non-emergency',
      level5: 3,
      dx: [
        { name: 'Acne', aliases: [] },
        { name: 'Gout', aliases: [] },
      ],
    },
    { id: 'b', triage: 'self-care', level5: 1, dx: [{ name: 'Acne vulgaris', aliases: ['Acne'] }] },
  ];
  const figures = Object.fromEntries(
    figuresOf(cases, predictions).map(({ what, hits, of }) => [what, `${hits}/${of}`]),
  );
  expect(figures).toMatchObject({
    'triage correct': '1/2',
    'safe (not under-triaged)': '1/2',
    'emergencies found': '0/1',
    'diagnosis first': '1/2',
    'diagnosis in the first three': '2/2',
  });
});

test('the interval is Wilson’s', () => {
  const [low, high] = wilson(15, 18);
  expect([low.toFixed(2), high.toFixed(2)]).toEqual(['0.61', '0.94']);
});

test('in own words a question counts as caught only where it names the danger that was told', () => {
  const told = (level: number, text: string, danger?: string) => ({
    id: text,
    voice: 'x',
    level,
    text,
    ...(danger && { danger }),
  });
  const figures = ownWordsFigures([
    told(5, 'Crushing chest pain spreading to my left arm with sweating', 'chest-pain'),
    told(5, 'zzz qqq vvv', 'stroke'),
    told(1, 'Runny nose and sneezing since yesterday'),
    told(0, 'When does the pharmacy open on Sunday?'),
  ]);
  const of = (what: string) => figures.find((one) => one.what === what);
  expect(of('emergencies caught, both readers')).toMatchObject({ hits: 1, of: 2 });
  expect(of('harmless: stopped by a question')).toMatchObject({ hits: 0, of: 2 });
  expect(of('  of levels 1–3')).toMatchObject({ hits: 0, of: 1 });
  expect(of('level 1 given self-care, at once')).toMatchObject({ hits: 1, of: 1 });
  expect(of('  at once or after none of the dangers that were asked')).toMatchObject({ hits: 1, of: 1 });
  expect(of('  sent home when every danger that was asked is denied')).toMatchObject({ hits: 0, of: 2 });
  expect(of('levels 1–3 asked whether somebody is ill')).toMatchObject({ hits: 0, of: 1 });
  expect(of('no complaint, given a cause')).toMatchObject({ hits: 0, of: 1 });
  expect(of('levels 1–2 rated 4 or 5')).toMatchObject({ hits: 0, of: 1 });
});
