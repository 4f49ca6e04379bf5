// Laws that hold for every medicine of the table, drawn and walked.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';
import { ALLERGY_CLASSES, CROSS_ALLERGIES } from './table/allergies.ts';
import { DOSE_LIMITS } from './table/doses.ts';
import { INGREDIENTS } from './table/ingredients.ts';
import { INTERACTIONS } from './table/interactions.ts';
import { PREGNANCY } from './table/pregnancy.ts';
import { check } from './testing.ts';

const names = INGREDIENTS.map(({ name }) => name);
const classes = [...new Set(INGREDIENTS.flatMap((one) => one.classes))];
const aMedicine = fc.constantFrom(...names);
const someMedicines = fc.uniqueArray(aMedicine, { minLength: 1, maxLength: 6 });
const tiny = (name: string) => ({
  name,
  dose: { amount: 0.001, unit: 'mg' as const },
  frequency: 'once-a-week' as const,
});

test.each(names)('whoever is allergic to %s is never given it without a severe finding', (name) => {
  expect(check([tiny(name)], { allergies: [name] }).verdicts).toEqual(['severe']);
});

test('everything that the rules name is an ingredient or a class of the table', () => {
  const known = new Set([...names, ...classes]);
  const named = [
    ...INTERACTIONS.flatMap(({ one, other }) => [one, other]),
    ...PREGNANCY.map(({ which }) => which),
    ...DOSE_LIMITS.map(({ ingredient }) => ingredient),
    ...ALLERGY_CLASSES.map((entry) => entry.class),
    ...CROSS_ALLERGIES.flatMap(({ allergicTo, ordered }) => [allergicTo, ordered]),
  ];
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('every entry has a number of its own and a source', () => {
  const entries = [...INTERACTIONS, ...PREGNANCY, ...DOSE_LIMITS, ...ALLERGY_CLASSES, ...CROSS_ALLERGIES];
  expect(new Set(entries.map(({ entry }) => entry)).size).toBe(entries.length);
  expect(entries.filter(({ source }) => source.trim() === '')).toEqual([]);
});

test('every name is recognised as itself and as nothing else', () => {
  for (const { name, alsoCalled } of INGREDIENTS) {
    for (const written of [name, ...alsoCalled])
      expect([written, recognise(written)]).toEqual([written, { ingredients: [name], unknown: [] }]);
  }
});

test('the order in which medicines are written changes nothing but their places', () => {
  fc.assert(
    fc.property(someMedicines, (medicines) => {
      const keys = (some: string[]) =>
        check(some.map(tiny))
          .findings.map(({ key }) => key)
          .toSorted();
      expect(keys(medicines)).toEqual(keys(medicines.toReversed()));
    }),
    { numRuns: 150 },
  );
});

test('one more medicine never takes a finding away', () => {
  fc.assert(
    fc.property(someMedicines, aMedicine, (medicines, another) => {
      const before = check(medicines.map(tiny)).findings.map(({ key }) => key);
      const after = new Set(check([...medicines, another].map(tiny)).findings.map(({ key }) => key));
      expect(before.filter((key) => !after.has(key))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('a higher dose is never less of a finding', () => {
  fc.assert(
    fc.property(
      aMedicine,
      fc.double({ min: 0.01, max: 1e5, noNaN: true }),
      fc.double({ min: 1, max: 10, noNaN: true }),
      (name, amount, times) => {
        const severe = (mg: number) => check([{ name, dose: { amount: mg, unit: 'mg' } }]).verdicts[0] === 'severe';
        expect(severe(amount) && !severe(amount * times)).toBe(false);
      },
    ),
    { numRuns: 300 },
  );
});

test('whatever someone writes, the check answers for each order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 40 }), { maxLength: 5 }),
      fc.array(fc.string({ maxLength: 40 }), { maxLength: 3 }),
      (written, allergies) => {
        const report = check(written, { allergies });
        expect(report.verdicts).toHaveLength(written.length);
      },
    ),
    { numRuns: 200 },
  );
});
