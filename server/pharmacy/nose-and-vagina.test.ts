// Medicines that reach the whole body through the nose or the vagina, and those that stay where they are put.
import { describe, expect, test } from 'vitest';
import type { DoseUnit, Frequency, MedicineRoute } from '#contract/medicines/medicines.ts';
import type { PatientFacts } from './facts.ts';
import { found } from './testing.ts';

type Line = [name: string, amount: number, unit: DoseUnit, frequency: Frequency, patient: Partial<PatientFacts>];

const findings = (route: MedicineRoute, [name, amount, unit, frequency, patient]: Line) =>
  found([{ name, route, frequency, dose: { amount, unit } }], { patient });

const weighing = (kg: number) => ({ weight: { kg, daysAgo: 1, on: '18 Nov 2026' } });
const TODDLER = { age: 1, ageMonths: 14, ...weighing(9) };

describe('into the nose', () => {
  test.each<[...Line, string]>([
    ['Midazolam', 9, 'mg', 'once', TODDLER, 'severe child'],
    ['Midazolam', 50, 'mg', 'once', {}, 'severe dose'],
    ['Fentanyl', 5, 'mg', 'once', {}, 'severe dose'],
    ['Fentanyl', 100, 'mcg', 'once', TODDLER, 'severe child'],
    ['Sumatriptan', 20, 'mg', 'once', { conditions: ['coronary artery disease'] }, 'severe condition'],
    ['Sumatriptan', 20, 'mg', '4-times-a-day', {}, 'severe dose'],
    ['Butorphanol', 20, 'mg', 'once', {}, 'severe dose'],
    ['Dihydroergotamine', 4, 'mg', 'once', {}, 'severe dose'],
    ['Calcitonin', 4, 'puffs', 'once-a-day', { age: 70 }, 'severe dose'],
  ])('%s %s %s, %s, %j: %s', (...line) => {
    const [name, amount, unit, frequency, patient, expected] = line;
    expect(findings('into the nose', [name, amount, unit, frequency, patient])).toContain(expected);
  });

  test('a medicine of the whole body meets what is taken already', () => {
    const spray = { name: 'Sumatriptan', route: 'into the nose' as const, dose: { amount: 20, unit: 'mg' as const } };
    expect(found([spray], { takes: ['Tab Selegiline 5 mg'] })).toContain('severe interaction');
    expect(found(['Dihydroergotamine'], { takes: ['Sumatriptan nasal spray'] })).toContain('severe interaction');
  });

  test.each<Line>([
    ['Midazolam', 2.5, 'mg', 'once', TODDLER],
    ['Fentanyl', 13, 'mcg', 'once', TODDLER],
    ['Naloxone', 1, 'puffs', 'once', TODDLER],
    ['Fluticasone', 2, 'puffs', 'once-a-day', {}],
    ['Fluticasone', 1, 'puffs', 'once-a-day', { age: 8, ...weighing(24) }],
    ['Mometasone', 100, 'mcg', 'twice-a-day', { conditions: ['diabetes'] }],
    ['Xylometazoline', 2, 'drops', '3-times-a-day', {}],
    ['Calcitonin', 200, 'IU', 'once-a-day', { age: 60 }],
  ])('but %s %s %s, %s, %j is quiet', (...line) => {
    expect(findings('into the nose', line)).toEqual([]);
  });
});

describe('vaginal', () => {
  test.each<[...Line, string]>([
    ['Misoprostol', 800, 'mcg', '4-times-a-day', { pregnancy: 'yes' }, 'severe pregnancy'],
    ['Misoprostol', 25, 'mg', 'once', {}, 'severe dose'],
    ['Progesterone', 800, 'mg', 'once-a-day', {}, 'severe dose'],
  ])('%s %s %s, %s, %j: %s', (...line) => {
    const [name, amount, unit, frequency, patient, expected] = line;
    expect(findings('vaginal', [name, amount, unit, frequency, patient])).toContain(expected);
  });

  test.each<Line>([
    ['Clotrimazole', 500, 'mg', 'once', { pregnancy: 'yes' }],
    ['Progesterone', 200, 'mg', 'twice-a-day', { pregnancy: 'yes' }],
    ['Metronidazole', 500, 'mg', 'at-night', { pregnancy: 'yes' }],
  ])('but %s %s %s, %s, %j is quiet', (...line) => {
    expect(findings('vaginal', line)).toEqual([]);
  });
});
