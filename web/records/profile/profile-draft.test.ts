import { describe, expect, test } from 'vitest';
import { aProfile } from '../testing.ts';
import { problemsWith } from './check-profile.ts';
import { ageOf, bodyOf, draftOf, isUntouched, mayBePregnant, type ProfileDraft } from './profile-draft.ts';

const TODAY = '2026-11-15';
const typed = (changes: Partial<ProfileDraft>) => ({ ...draftOf(aProfile()), ...changes });

describe('what is sent', () => {
  test('nothing, when nothing was changed', () => {
    expect(bodyOf(typed({}), TODAY)).toEqual({});
    expect(isUntouched(typed({}))).toBe(true);
  });

  test('only what was changed, in the stored units', () => {
    expect(bodyOf(typed({ bp: ' 121 / 79 ', weight: '136.7', weightUnit: 'lb', bloodGroup: 'O-' }), TODAY)).toEqual({
      bp: '121/79',
      weight: 62,
      bloodGroup: 'O-',
    });
  });

  test('a list that was emptied is sent as an empty list', () => {
    const draft = draftOf(aProfile({ medicines: ['Amlodipine 5 mg'] }));
    expect(bodyOf({ ...draft, medicines: '  \n' }, TODAY)).toEqual({ medicines: [] });
  });

  test('an answer about allergies goes with its list; none known has none', () => {
    expect(bodyOf(typed({ allergyState: 'listed', allergies: 'Penicillin\n\n Peanuts ' }), TODAY)).toEqual({
      allergyState: 'listed',
      allergies: ['Penicillin', 'Peanuts'],
    });
    const listed = draftOf(aProfile({ allergyState: 'listed', allergies: ['Penicillin'] }));
    expect(bodyOf({ ...listed, allergyState: 'none-known' }, TODAY)).toMatchObject({ allergies: [] });
  });

  test('a date of birth counts more than an age', () => {
    const draft = draftOf(aProfile({ dateOfBirth: null, age: null }));
    expect(bodyOf({ ...draft, dateOfBirth: '1992-03-12', age: '30' }, TODAY)).toEqual({ dateOfBirth: '1992-03-12' });
  });
});

describe('what is said beside the fields', () => {
  test.each([
    ['bp', '12080', 'Write it like 120/80.'],
    ['bp', '80/120', 'The lower figure must be below the upper one.'],
    ['temperature', '99', 'Enter a value between 20 and 46 °C.'],
    ['dateOfBirth', '2027-01-01', 'This day is still to come.'],
    ['dateOfBirth', '1850-01-01', 'Check the year.'],
    ['dateOfBirth', '27/09', 'Enter the day as dd/mm/yyyy.'],
    ['emergencyPhone', 'call me', 'Enter a phone number, for example +91 98200 14477.'],
    ['emergencyName', '', 'Whose number is this?'],
    ['conditions', 'x'.repeat(121), 'Each line can be at most 120 characters long.'],
  ] as const)('%s "%s"', (field, value, sentence) => {
    expect(problemsWith(typed({ [field]: value }), TODAY)).toEqual({ [field]: sentence });
  });

  test('whoever has allergies writes down at least one; whoever is not sure need not', () => {
    expect(problemsWith(typed({ allergyState: 'listed' }), TODAY)).toHaveProperty('allergies');
    expect(problemsWith(typed({ allergyState: 'unconfirmed' }), TODAY)).toEqual({});
  });

  test('an age is in whole years', () => {
    const draft = { ...typed({}), dateOfBirth: '' };
    expect(problemsWith({ ...draft, age: '34.5' }, TODAY)).toHaveProperty('age');
    expect(problemsWith({ ...draft, age: '131' }, TODAY)).toHaveProperty('age');
    expect(problemsWith({ ...draft, age: '0' }, TODAY)).toEqual({});
  });
});

test('the age turns over on the birthday', () => {
  expect(ageOf({ dateOfBirth: '1992-11-15', age: '' }, TODAY)).toBe(34);
  expect(ageOf({ dateOfBirth: '1992-11-16', age: '' }, TODAY)).toBe(33);
});

test('pregnancy is asked where it can be', () => {
  expect(mayBePregnant('female', 34)).toBe(true);
  expect(mayBePregnant('other', null)).toBe(true);
  expect(mayBePregnant('male', 34)).toBe(false);
  expect(mayBePregnant('female', 56)).toBe(false);
  expect(mayBePregnant('', 34)).toBe(false);
});
