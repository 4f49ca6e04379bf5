// Laws that hold for every medicine of the table, drawn and walked.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PatientFacts } from './facts.ts';
import { recognise } from './names/recognise.ts';
import { currentTable } from './table/current-table.ts';
import { check } from './testing.ts';

const table = currentTable();
const ingredients = [...table.ingredients.values()];
const names = ingredients.map(({ name }) => name);
const aMedicine = fc.constantFrom(...names);
const someMedicines = fc.uniqueArray(aMedicine, { minLength: 1, maxLength: 6 });
const aCondition = fc.constantFrom(...table.conditions.map(({ words }) => words));
const tiny = (name: string) => ({
  name,
  dose: { amount: 0.001, unit: 'mg' as const },
  frequency: 'once-a-week' as const,
});
const keys = (...asked: Parameters<typeof check>) => check(...asked).findings.map(({ key }) => key);
const lost = (before: string[], after: string[]) => before.filter((key) => !after.includes(key));

test('whoever is allergic to a medicine is never given it without a severe finding', () => {
  const passed = names.filter((name) => check([tiny(name)], { allergies: [name] }).verdicts[0] !== 'severe');
  expect(passed).toEqual([]);
});

test('every name is recognised as itself and as nothing else', () => {
  const wrong = ingredients.flatMap(({ name, names: others }) =>
    [name, ...others].filter((written) => {
      const { parts, unknown } = recognise(written);
      return unknown.length > 0 || parts.length !== 1 || parts[0]?.ingredient !== name;
    }),
  );
  expect(wrong).toEqual([]);
});

test('the order in which medicines are written changes nothing but their places', () => {
  fc.assert(
    fc.property(someMedicines, (medicines) => {
      const [one, other] = [keys(medicines.map(tiny)), keys(medicines.toReversed().map(tiny))];
      expect(one.toSorted()).toEqual(other.toSorted());
    }),
    { numRuns: 150 },
  );
});

test('one more medicine never takes a finding away', () => {
  fc.assert(
    fc.property(someMedicines, aMedicine, (medicines, another) => {
      expect(lost(keys(medicines.map(tiny)), keys([...medicines, another].map(tiny)))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('one more medicine that the patient takes never takes a finding away', () => {
  fc.assert(
    fc.property(someMedicines, aMedicine, (medicines, another) => {
      expect(lost(keys(medicines.map(tiny)), keys(medicines.map(tiny), { takes: [another] }))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('one more allergy or condition never takes a finding away', () => {
  fc.assert(
    fc.property(
      someMedicines,
      aMedicine,
      aCondition,
      aMedicine,
      aCondition,
      (medicines, allergy, had, more, another) => {
        const orders = medicines.map(tiny);
        const before = keys(orders, { allergies: [allergy], patient: { conditions: [had] } });
        expect(lost(before, keys(orders, { allergies: [allergy, more], patient: { conditions: [had] } }))).toEqual([]);
        expect(lost(before, keys(orders, { allergies: [allergy], patient: { conditions: [had, another] } }))).toEqual(
          [],
        );
      },
    ),
    { numRuns: 150 },
  );
});

test('one more year of a child takes no finding away that does not depend on the age', () => {
  const depends = /^(child|dose|not-checked|pregnancy|prevention):/;
  const independent = (patient: Partial<PatientFacts>, medicines: string[]) =>
    keys(medicines.map(tiny), {
      patient: { ...patient, conditions: ['asthma', 'CKD 4'] },
      allergies: ['penicillin'],
      takes: ['warfarin'],
    }).filter((key) => !depends.test(key));
  fc.assert(
    fc.property(someMedicines, fc.integer({ min: 0, max: 14 }), (medicines, age) => {
      const weight = { kg: 20, daysAgo: 1, on: 'today' };
      expect(lost(independent({ age, weight }, medicines), independent({ age: age + 1, weight }, medicines))).toEqual(
        [],
      );
    }),
    { numRuns: 100 },
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

test('a medicine that the table does not know is never silent, ordered or taken', () => {
  const aName = fc.stringMatching(/^[bdgkvwxz][aou]{2}[bdgkvwxz]{2,3}[aou]{2,3}[qwxz]{2}$/);
  fc.assert(
    fc.property(aName, aMedicine, (name, other) => {
      const asked = (report: ReturnType<typeof check>) =>
        report.findings.some(({ needsReason, title }) => needsReason && title.includes(name));
      expect(asked(check([name]))).toBe(true);
      expect(asked(check([`Tab ${name} 5 mg OD`]))).toBe(true);
      expect(asked(check([tiny(other)], { takes: [name] }))).toBe(true);
      expect(asked(check([tiny(other)], { allergies: [`peanuts and ${name}`] }))).toBe(true);
    }),
    { numRuns: 100 },
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
