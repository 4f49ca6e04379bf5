import { describe, expect, test } from 'vitest';
import { duplicateReasons, type Identity } from './duplicate-reasons.ts';

const sunita = {
  name: 'Sunita Patil',
  phone: '+91 98200 14477',
  dateOfBirth: '1958-03-12',
  age: 68,
  sex: 'female' as const,
  place: null as string | null,
};
const someone: Identity = { name: 'Sunita Patil', phone: '+91 90000 00001', dateOfBirth: null, age: null, sex: null };

describe('who may be the person at the desk', () => {
  test.each<[string, Partial<Identity>, Partial<typeof sunita>, string[]]>([
    ['the same name, nothing else known', {}, {}, ['name']],
    ['a name that sounds alike', { name: 'Suneeta Patel' }, {}, ['name']],
    ['the same name the other way round', { name: 'Patil Sunita' }, {}, ['name']],
    ['a middle name more', { name: 'Sunita Ramesh Patil' }, {}, ['name']],
    ['the same name and date of birth', { dateOfBirth: '1958-03-12', age: 68 }, {}, ['birth', 'name']],
    ['day and month swapped', { dateOfBirth: '1958-12-03', age: 67 }, {}, ['birth', 'name']],
    ['an age that is one year off', { age: 67 }, {}, ['birth', 'name']],
    ['a guessed age that is five years off', { age: 73 }, {}, ['name']],
    ['the same phone and a similar name', { name: 'Sunita P', phone: '098200 14477' }, {}, ['phone']],
    [
      'the same phone, birth date and another name',
      { name: 'Rohan Patil', phone: '9820014477', age: 68 },
      {},
      ['phone'],
    ],
    ['a title before the name', { name: 'Mrs. Sunita Patil', dateOfBirth: '1958-03-12' }, {}, ['birth', 'name']],
    ['titles on file', {}, { name: 'Dr Smt Sunita Patil' }, ['name']],
    ['an initial and the birth date', { name: 'S Patil', dateOfBirth: '1958-03-12' }, {}, ['birth']],
    ['a last initial and the birth date', { name: 'Sunita P', dateOfBirth: '1958-03-12' }, {}, ['birth']],
    ['one part and the birth date', { name: 'Sunita Rao', dateOfBirth: '1958-03-12' }, {}, ['birth-date']],
    ['an initial on file', { name: 'Sunita Rao', dateOfBirth: '1958-03-12' }, { name: 'S Kale' }, ['birth-date']],
    ['a first name, birth date swapped', { name: 'Suneeta', dateOfBirth: '1958-12-03' }, {}, ['birth']],
    [
      'a first name by its sound and the phone',
      { name: 'Laxmi', phone: '9820014477' },
      { name: 'Lakshmi Narayan' },
      ['phone'],
    ],
    ['the same phone and another name', { name: 'Rohan Kale', phone: '+91 98200 14477' }, {}, ['shared-phone']],
    [
      'the same phone and name, born on another day',
      { phone: '+91 98200 14477', dateOfBirth: '1990-01-01' },
      {},
      ['phone'],
    ],
    ['another birth date, but lying here', { dateOfBirth: '1990-01-01', age: 36 }, { place: '207-B' }, ['inpatient']],
  ])('%s', (_what, typed, known, reasons) => {
    expect(duplicateReasons({ ...someone, ...typed }, { ...sunita, ...known })).toEqual(reasons);
  });
});

describe('two people', () => {
  test.each<[string, Partial<Identity>]>([
    ['the same name, born on another day', { dateOfBirth: '1990-01-01', age: 36 }],
    ['the same name, of quite another age', { age: 30 }],
    ['the same name, of the other sex', { sex: 'male' }],
    ['the same birth date and another name', { name: 'Rohan Kale', dateOfBirth: '1958-03-12', age: 68 }],
    ['the same age and one part of the name', { name: 'Rohan Patil', age: 68 }],
    ['one word of the name alone', { name: 'Sunita' }],
    ['no name that can be compared', { name: '🌸' }],
  ])('%s', (_what, typed) => {
    expect(duplicateReasons({ ...someone, ...typed }, sunita)).toEqual([]);
  });
});
