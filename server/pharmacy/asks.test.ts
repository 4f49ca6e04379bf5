import { expect, test } from 'vitest';
import { readAllergy } from './read-allergy.ts';
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
