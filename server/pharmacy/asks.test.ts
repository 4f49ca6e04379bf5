import { expect, test } from 'vitest';
import { readAllergy } from './read-allergy.ts';
import { namedInstead } from './rules/swap.ts';
import { currentTable } from './table/current-table.ts';
import { check } from './testing.ts';

const mg = (amount: number) => ({ amount, unit: 'mg' as const });
const asked = (...given: Parameters<typeof check>) => check(...given).findings.flatMap(({ asks }) => asks ?? []);
const order = { name: 'Paracetamol', dose: mg(500) };

test('every card that misses a fact says which one it asks for', () => {
  expect(asked([order], { patient: { allergyState: 'not-asked' } })).toEqual([{ what: 'allergies' }]);
  expect(asked([order], { allergies: ['Injection after a dog bite'] })).toEqual([
    { what: 'allergy', text: 'Injection after a dog bite' },
  ]);
  expect(asked([{ name: 'Ramipril', dose: mg(5) }], { patient: { sex: 'female', age: 30, pregnancy: null } })).toEqual([
    { what: 'pregnancy' },
  ]);
  expect(asked([order], { patient: { age: 8, sex: 'male', weight: null } })).toEqual([{ what: 'weight' }]);
  expect(asked([order], { patient: { age: null } })).toEqual([{ what: 'age' }]);
  expect(asked([order], { takes: ['White round tablet'] })).toEqual([
    { what: 'home-medicine', text: 'White round tablet' },
  ]);
  expect(asked([{ name: 'Propranolol', dose: mg(40) }], { patient: { conditions: ['Asthma since 2011'] } })).toEqual([
    { what: 'problem', text: 'Asthma since 2011' },
  ]);
});

test('a substance is read as the check will read it', () => {
  expect(readAllergy('Augmentin')).toMatchObject({
    isUnderstood: true,
    names: expect.arrayContaining(['amoxicillin']),
  });
  expect(readAllergy('Some cold medicine')).toMatchObject({ isUnderstood: false });
});

test('contraception that was agreed within the year answers the question about it, and an older one does not', () => {
  const valproate = [{ name: 'Sodium valproate', dose: mg(500) }];
  const woman = { sex: 'female' as const, age: 29, pregnancy: 'no' as const };
  const agreed = (daysAgo: number) => ({ ...woman, contraception: { words: 'Coil', daysAgo, on: '1 Nov 2026' } });
  expect(asked(valproate, { patient: woman })).toEqual([{ what: 'contraception' }]);
  expect(asked(valproate, { patient: agreed(15) })).toEqual([]);
  expect(asked(valproate, { patient: agreed(400) })).toEqual([{ what: 'contraception' }]);
  expect(asked(valproate, { patient: { ...agreed(15), pregnancy: 'unsure' } })).toEqual([{ what: 'pregnancy' }]);
});

test('a kidney disease without its stage asks for the kidney function', () => {
  const metformin = [{ name: 'Metformin', dose: mg(500) }];
  expect(asked(metformin, { patient: { conditions: ['Kidney disease'] } })).toEqual([{ what: 'kidney' }]);
});

test('a card names the ingredient in the place of the order that it is about', () => {
  const swaps = (...given: Parameters<typeof check>) => check(...given).findings.flatMap(({ swap }) => swap ?? []);
  const paracetamol = { order: 0, ingredient: 'paracetamol' };
  const ibuprofen = { name: 'Ibuprofen', dose: mg(400) };
  expect(swaps([ibuprofen], { takes: ['Warfarin 4 mg'] })).toContainEqual(paracetamol);
  expect(swaps([{ name: 'Warfarin', dose: mg(4) }], { takes: ['Ibuprofen 400 mg'] })).toEqual([]);
  expect(swaps([ibuprofen], { patient: { conditions: ['Stomach ulcer'] } })).toContainEqual(paracetamol);
  const kidney = { egfr: 24, daysAgo: 1, on: '15 Nov 2026' };
  const [metformin] = check([{ name: 'Metformin', dose: mg(500) }], { patient: { kidney } }).findings;
  expect(metformin).toMatchObject({
    swap: { order: 0, ingredient: 'linagliptin' },
    kidneyBar: { egfr: 24, on: '15 Nov 2026', steps: expect.arrayContaining([{ below: 30, severity: 'severe' }]) },
  });
});

test('advice that warns of a medicine never offers it', () => {
  const { ingredients } = currentTable();
  for (const words of ['Azithromycin is no better; another antibiotic.', 'Fluconazole with care.', 'Half the digoxin.'])
    expect(namedInstead(words, currentTable()), words).toBeNull();
  expect(ingredients.has(namedInstead('Apixaban or warfarin.', currentTable()) ?? '')).toBe(true);
});
