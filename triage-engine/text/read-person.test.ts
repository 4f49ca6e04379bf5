import { expect, test } from 'vitest';
import { readPerson } from './read-person.ts';

test.each([
  ['34F with cough', { ageYears: 34, sex: 'female' }],
  ['65 yo male, chest pain', { ageYears: 65, sex: 'male' }],
  ['A 48-year-old woman with a headache', { ageYears: 48, sex: 'female' }],
  ['My 3 year old son has a fever', { ageYears: 3, sex: 'male', isForRelative: true }],
  ['my 6 week old baby is hot', { ageYears: 0, ageMonths: 1, isForRelative: true }],
  ['Our daughter, 18 months old, has a rash', { ageYears: 1, ageMonths: 18, sex: 'female' }],
  ['I am 27 and my throat hurts', { ageYears: 27 }],
  ["I'm 6 months pregnant and bleeding", { pregnant: true, sex: 'female' }],
  ['I am not pregnant', { pregnant: false }],
  ['My husband is sweating and has chest pain', { sex: 'male', isForRelative: true }],
  ['My mother had a stroke and I have a headache', { isForRelative: false }],
  ['I smoke since 20 years', {}],
  ['My daughter of 3 has fever and a rash', { ageYears: 3, sex: 'female' }],
  ['Our son, 4, keeps coughing', { ageYears: 4 }],
  ['My boy is six and his ear hurts', { ageYears: 6 }],
  ['my period is late', { sex: 'female' }],
])('%j is about %j', (text, who) => {
  expect(readPerson(text)).toMatchObject(who);
});

test.each([
  'My father of two has fever',
  'my daughter of 39.5 fever',
  'my son of 39 degrees fever',
  'I have had this for 2 years',
  'breastfeeding my 7 month old child since a year',
  'a pack of 20 a day',
])('no age is read from %j', (text) => {
  expect(readPerson(text).ageYears).toBeUndefined();
});

test.each([
  ['I am breastfeeding my 3 week old and have a sore nipple', 0.7],
  ['my baby is 2 months old and I have a headache since this morning', 2],
  ['I have a 5 week old baby and my left breast is sore with a lump', 1.2],
  ['breastfeeding mother of a 6 week old baby, I have a cold', 1.4],
  ['my son is 3 weeks old and I have a fever of 38.5 and a hot red breast', 0.7],
])('the age is of the baby and the complaint of the writer: %j', (text, months) => {
  const { ageYears, isForRelative, isChild, babyMonths } = readPerson(text);
  expect({ ageYears, isForRelative, isChild }).toEqual({ ageYears: undefined, isForRelative: false, isChild: false });
  expect(babyMonths).toBeCloseTo(months, 1);
});

test('and the writer’s own age stands beside it', () => {
  expect(readPerson('I am 29, I have a 3 week old baby and my breast is hot')).toMatchObject({ ageYears: 29 });
});

test.each([
  'I breastfeed my 3 week old, he has a fever of 38.5',
  'I have a 3 week old with a fever of 38.5',
  'I have a 3 week old, fever 38.6 since morning',
  'my 3 week old has a fever, I am worried',
  'my baby is 5 weeks old, temperature 38.6, I am breastfeeding',
  'my baby is 6 weeks old and I have given paracetamol, fever 39',
  'my 4 week old is off the breast and I have tried everything',
  'our 2 week old will not wake for feeds, I have a bad feeling',
])('a baby that is ill keeps its age: %j', (text) => {
  expect(readPerson(text)).toMatchObject({ ageYears: 0 });
  expect(readPerson(text).babyMonths).toBeUndefined();
});
