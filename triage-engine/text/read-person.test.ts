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
