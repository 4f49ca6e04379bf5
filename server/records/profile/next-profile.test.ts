import { describe, expect, test } from 'vitest';
import type { ProfileForm } from '#contract/patients/profile.ts';
import { nextProfile, type ProfileFacts } from './next-profile.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const TODAY = '2026-03-02';
const next = (form: ProfileForm, before?: ProfileFacts, today = TODAY, by = 'patient') =>
  nextProfile(form, before, {
    ...{ today, now: new Date(`${today}T09:00:00.000Z`), by },
    ...{ byName: by, isClinician: by !== 'patient' },
  });
const saved = (form: ProfileForm, before?: ProfileFacts, today?: string, by?: string) =>
  next(form, before, today, by).value;

describe('an age', () => {
  test('that was given long ago and is sent again as it is now keeps the day it was given', () => {
    const given = saved({ age: 40 }, undefined, '2024-06-15');
    const again = saved({ age: 41 }, given, '2026-03-02');
    expect(again).toMatchObject({ age_years: 40, age_given_on: '2024-06-15' });
    expect(saved({ age: 44 }, given)).toMatchObject({ age_years: 44, age_given_on: TODAY });
  });

  test('that the date of birth gives anyway does not replace it', () => {
    const born = saved({ dateOfBirth: '1992-03-14' });
    expect(saved({ age: 33 }, born)).toMatchObject({ date_of_birth: '1992-03-14', age_years: null });
    expect(saved({ age: 40 }, born)).toMatchObject({ date_of_birth: null, age_years: 40 });
  });

  test('that does not fit the date of birth beside it is refused', () => {
    expect(next({ age: 50, dateOfBirth: '1992-03-14' }).refused).toEqual({ age: 'The date of birth gives 33 years.' });
    expect(next({ age: 33, dateOfBirth: '1992-03-14' }).refused).toEqual({});
  });

  test.each<[ProfileForm, string[], string[]]>([
    [{ age: -1 }, ['age'], []],
    [{ age: 0 }, [], []],
    [{ age: 110 }, [], []],
    [{ age: 111 }, [], ['age']],
    [{ age: 130 }, [], ['age']],
    [{ age: 131 }, ['age'], []],
    [{ dateOfBirth: '2026-03-02' }, [], []],
    [{ dateOfBirth: '2026-03-03' }, ['dateOfBirth'], []],
    [{ dateOfBirth: '1915-01-01' }, [], ['dateOfBirth']],
    [{ dateOfBirth: '1895-01-01' }, ['dateOfBirth'], []],
  ])('%j is refused at %j and unusual at %j', (form, refused, unusual) => {
    const judged = next(form);
    expect([Object.keys(judged.refused), Object.keys(judged.unusual)]).toEqual([refused, unusual]);
  });

  test('that is unusual is asked about once, not with every later save', () => {
    const old = saved({ age: 112 });
    expect(next({ medicines: ['Amlodipine 5 mg'] }, old).unusual).toEqual({});
    expect(next({ age: 112 }, old).unusual).toEqual({});
  });
});

describe('allergies', () => {
  const listed = saved({ allergyState: 'listed', allergies: ['Penicillin'] }, undefined, '2026-01-05', 'doctor');

  test('stay who said them and when, until something else is said', () => {
    expect(listed).toMatchObject({ allergies_stated_by: 'doctor' });
    const resent = saved({ allergyState: 'listed', allergies: ['Penicillin'], bloodGroup: 'O+' }, listed);
    expect(resent).toMatchObject({
      allergies_stated_by: 'doctor',
      allergies_stated_at: new Date('2026-01-05T09:00:00.000Z'),
    });
    const more = saved({ allergies: ['Penicillin', 'Peanuts'] }, listed);
    expect(more).toMatchObject({ allergy_state: 'listed', allergies_stated_by: 'patient', allergies_stated_at: NOW });
  });

  test('that nobody was asked about have nobody who said so', () => {
    expect(saved({ bloodGroup: 'O+' })).toMatchObject({ allergy_state: 'not-asked', allergies_stated_by: null });
  });

  test('speak for themselves when they are listed without an answer, and stay unconfirmed when they were', () => {
    expect(saved({ allergies: ['Latex'] }).allergy_state).toBe('listed');
    const heard = saved({ allergyState: 'unconfirmed' });
    expect(saved({ allergies: ['Latex'] }, heard)).toMatchObject({
      allergy_state: 'unconfirmed',
      allergies: ['Latex'],
    });
  });

  test('are listed once, as they were first written', () => {
    expect(saved({ allergies: ['Penicillin', 'penicillin', 'Latex'] }).allergies).toEqual(['Penicillin', 'Latex']);
  });

  test.each<[string, ProfileForm, ProfileFacts | undefined, string]>([
    ['an emptied list does not read none', { allergies: [] }, listed, 'allergies'],
    ['none known while some are listed', { allergyState: 'none-known' }, listed, 'allergyState'],
    ['listed without one', { allergyState: 'listed' }, undefined, 'allergies'],
    ['never asked, after somebody was', { allergyState: 'not-asked', allergies: [] }, listed, 'allergyState'],
    [
      'never asked, after none known',
      { allergyState: 'not-asked' },
      saved({ allergyState: 'none-known' }),
      'allergyState',
    ],
  ])('%s is refused at its field', (_what, form, before, field) => {
    expect(Object.keys(next(form, before).refused)).toEqual([field]);
  });

  test('are none known only when that is said, with the list emptied', () => {
    expect(saved({ allergyState: 'none-known', allergies: [] }, listed)).toMatchObject({
      allergy_state: 'none-known',
      allergies: [],
      allergies_stated_by: 'patient',
    });
  });
});

describe('pregnancy', () => {
  test.each<[ProfileForm, boolean]>([
    [{ sex: 'female', age: 30, pregnancy: 'yes' }, true],
    [{ sex: 'other', age: 30, pregnancy: 'unsure' }, true],
    [{ pregnancy: 'no' }, true],
    [{ sex: 'female', age: 10, pregnancy: 'no' }, true],
    [{ sex: 'female', age: 55, pregnancy: 'no' }, true],
    [{ sex: 'female', age: 9, pregnancy: 'no' }, false],
    [{ sex: 'female', age: 56, pregnancy: 'no' }, false],
    [{ sex: 'male', age: 30, pregnancy: 'no' }, false],
  ])('%j is taken: %s', (form, isTaken) => {
    expect('pregnancy' in next(form).refused).toBe(!isTaken);
  });

  test('is not asked any more of someone who was 54 two years ago', () => {
    const then = saved({ sex: 'female', age: 54, pregnancy: 'no' }, undefined, '2024-01-01');
    expect(saved({ bloodGroup: 'O+' }, then).pregnancy).toBeNull();
    expect(next({ pregnancy: 'no' }, then).refused).toHaveProperty('pregnancy');
  });
});
