// Depots, patches and medicines of a week or longer are never given every day; a fentanyl patch comes after another opioid.
import { describe, expect, test } from 'vitest';
import type { DoseUnit, Frequency, MedicineRoute } from '#contract/medicines/medicines.ts';
import { check, found } from './testing.ts';

type Line = [name: string, amount: number, unit: DoseUnit, route: MedicineRoute, frequency: Frequency];

const order = ([name, amount, unit, route, frequency]: Line) => ({ name, route, frequency, dose: { amount, unit } });
const MAN = { sex: 'male', age: 50 } as const;
const MORPHINE = ['Tab Morphine 30 mg BD'];

describe('too often is severe', () => {
  test.each<Line>([
    ['Semaglutide', 2, 'mg', 'under the skin', 'twice-a-day'],
    ['Semaglutide', 0.5, 'mg', 'under the skin', 'once-a-day'],
    ['Dulaglutide', 4.5, 'mg', 'under the skin', '3-times-a-day'],
    ['Tirzepatide', 5, 'mg', 'under the skin', 'once-a-day'],
    ['Ibandronate', 150, 'mg', 'by mouth', 'once-a-day'],
    ['Ibandronate', 150, 'mg', 'by mouth', 'once-a-week'],
    ['Ibandronate', 3, 'mg', 'into a vein', 'once-a-week'],
    ['Denosumab', 120, 'mg', 'under the skin', 'once-a-day'],
    ['Zoledronic acid', 5, 'mg', 'into a vein', 'once-a-day'],
    ['Leuprolide', 11.25, 'mg', 'into a muscle', 'once-a-day'],
    ['Fluphenazine', 25, 'mg', 'into a muscle', 'once-a-week'],
    ['Vincristine', 2, 'mg', 'into a vein', 'once-a-day'],
    ['Vitamin D3', 600_000, 'IU', 'into a muscle', 'once-a-day'],
  ])('%s %s %s %s, %s', (...line) => {
    const { findings } = check([order(line)], { patient: MAN });
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'dose', severity: 'severe', needsReason: true }));
  });

  test('a fentanyl patch four times a day, even after morphine', () => {
    const patch = order(['Fentanyl', 100, 'mcg', 'on the skin', '4-times-a-day']);
    expect(found([patch], { patient: MAN, takes: MORPHINE })).toContain('severe dose');
  });

  test('as needed after less than its interval', () => {
    const needed = { smallestGapHours: 24, mostIn24Hours: 1, frequency: 'as-needed' as const };
    expect(
      found([{ ...order(['Semaglutide', 1, 'mg', 'under the skin', 'as-needed']), ...needed }], { patient: MAN }),
    ).toContain('severe dose');
  });

  test('the card says how often at most', () => {
    const [finding] = check([order(['Semaglutide', 1, 'mg', 'under the skin', 'once-a-day'])], {
      patient: MAN,
    }).findings;
    expect(finding).toMatchObject({
      title: 'Semaglutide once a day: at most every week',
      instead: 'Choose “Once a week”.',
    });
  });
});

describe('at its interval is quiet', () => {
  test.each<Line>([
    ['Semaglutide', 1, 'mg', 'under the skin', 'once-a-week'],
    ['Semaglutide', 14, 'mg', 'by mouth', 'once-a-day'],
    ['Tirzepatide', 15, 'mg', 'under the skin', 'once-a-week'],
    ['Ibandronate', 150, 'mg', 'by mouth', 'once'],
    ['Denosumab', 60, 'mg', 'under the skin', 'once'],
    ['Leuprolide', 1, 'mg', 'under the skin', 'once-a-day'],
    ['Leuprolide', 11.25, 'mg', 'into a muscle', 'once'],
    ['Vincristine', 2, 'mg', 'into a vein', 'once-a-week'],
    ['Vitamin D3', 600_000, 'IU', 'into a muscle', 'once'],
  ])('%s %s %s %s, %s', (...line) => {
    const { findings } = check([order(line)], { patient: MAN });
    expect(findings.filter(({ kind }) => kind === 'dose')).toEqual([]);
  });

  test('once a day for one day is once', () => {
    const once = { ...order(['Zoledronic acid', 4, 'mg', 'into a vein', 'once-a-day']), days: 1 };
    expect(found([once], { patient: MAN })).toEqual([]);
  });
});

describe('a fentanyl patch', () => {
  const patch = {
    ...order(['Fentanyl', 25, 'mcg', 'on the skin', 'as-needed']),
    smallestGapHours: 72,
    mostIn24Hours: 1,
  };

  test.each([
    ['nothing', true, []],
    ['paracetamol', true, ['Dolo 650']],
    ['tramadol', true, ['Tramadol 50 mg']],
    ['morphine', false, MORPHINE],
    ['the patch itself', false, ['Durogesic 25 patch']],
  ])('of a patient who takes %s asks about earlier opioids: %s', (_what, asks, takes) => {
    const { findings } = check([patch], { patient: MAN, takes });
    expect(findings.some(({ title }) => title === 'Fentanyl on the skin only after another strong opioid')).toBe(asks);
  });
});
