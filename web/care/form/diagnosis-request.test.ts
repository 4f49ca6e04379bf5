import { describe, expect, test } from 'vitest';
import { NewDiagnosis } from '#contract/patients/diagnoses.ts';
import { aMedicine } from '../testing.ts';
import { customRow, EMPTY_FORM, formOfDraft, isAdult, isEmptyForm, rowOfMedicine, taskRow } from './diagnosis-form.ts';
import { isWhole, orderOf, problemsIn, requestOf } from './diagnosis-request.ts';

const PATIENT = '0197a1b2-0000-7000-8000-000000000012';

describe('a medicine', () => {
  test('of the catalogue comes with what is usual for it', () => {
    const row = rowOfMedicine(aMedicine());

    expect(isWhole(row)).toBe(true);
    expect(orderOf(row)).toEqual({
      id: aMedicine().id,
      name: 'Amoxicillin',
      category: 'Antibiotic',
      indication: 'Bacterial infection',
      dose: { amount: 500, unit: 'mg' },
      route: 'by mouth',
      frequency: '3-times-a-day',
      days: 7,
    });
  });

  // spec: 5.8
  test('of one’s own has the category Custom and the indication As prescribed, and wants its dose', () => {
    const row = customRow('Ashwagandha');

    expect(orderOf(row)).toMatchObject({ name: 'Ashwagandha', category: 'Custom', indication: 'As prescribed' });
    expect(problemsIn(row)).toEqual({ amount: 'Enter the dose as a number.' });
    expect(isWhole({ ...row, amount: '300' })).toBe(true);
  });

  test.each([
    ['0', 'A dose is more than nothing.'],
    ['five hundred', 'Enter the dose as a number.'],
    ['', 'Enter the dose as a number.'],
  ])('with the dose “%s” is not ordered', (amount, said) => {
    expect(problemsIn({ ...rowOfMedicine(aMedicine()), amount }).amount).toBe(said);
  });

  test('as needed says how far apart and how many at most', () => {
    const row = { ...rowOfMedicine(aMedicine()), frequency: 'as-needed' as const };

    expect(Object.keys(problemsIn(row))).toEqual(['gapHours', 'most']);
    expect(orderOf({ ...row, gapHours: '6', most: '4' })).toMatchObject({ smallestGapHours: 6, mostIn24Hours: 4 });
  });

  test('a decimal comma is read as a point, and once has no length', () => {
    const order = orderOf({ ...rowOfMedicine(aMedicine()), amount: '2,5', frequency: 'once' });

    expect(order.dose.amount).toBe(2.5);
    expect(order).not.toHaveProperty('days');
  });
});

describe('what is signed', () => {
  test('is what the contract takes, with times on the clinic’s clock', () => {
    const form = {
      ...EMPTY_FORM,
      diagnosis: ' Pneumonia ',
      medications: [rowOfMedicine(aMedicine())],
      tests: [{ id: null, name: 'Sputum culture', category: 'Custom' }],
      staffTasks: [{ ...taskRow('SpO2 again'), due: '2026-11-16T11:25' }, taskRow('  ')],
    };

    const request = requestOf(PATIENT, form, new Set(), 'Asia/Kolkata');

    expect(NewDiagnosis.safeParse(request).error).toBeUndefined();
    expect(request.diagnosis).toBe('Pneumonia');
    expect(request.staffTasks).toEqual([{ task: 'SpO2 again', dueAt: '2026-11-16T05:55:00.000Z', priority: 'normal' }]);
  });

  test('holds no reason for a finding that is gone', () => {
    const reason = 'No alternative for this infection.';
    const form = { ...EMPTY_FORM, diagnosis: 'Pneumonia', answers: { here: reason, gone: reason } };

    expect(requestOf(PATIENT, form, new Set(['here']), 'UTC').answers).toEqual([{ finding: 'here', reason }]);
  });
});

test('a draft of an older page loses only the rows that nobody understands any more', () => {
  const row = rowOfMedicine(aMedicine());
  const form = formOfDraft({ ...EMPTY_FORM, medications: [row, { was: 'something else' }] });

  expect(form.medications).toEqual([row]);
});

test('an empty form is one in which nothing was written', () => {
  expect(isEmptyForm(EMPTY_FORM)).toBe(true);
  expect(isEmptyForm({ ...EMPTY_FORM, notes: 'Crackles' })).toBe(false);
});

test('an adult’s dose is never filled in for a child, nor for someone whose age nobody knows', () => {
  expect([15, 16, null].map(isAdult)).toEqual([false, true, false]);
  expect(rowOfMedicine(aMedicine(), false)).toMatchObject({ name: 'Amoxicillin', amount: '', unit: 'mg' });
  expect(problemsIn(rowOfMedicine(aMedicine(), false)).amount).toBe('Enter the dose as a number.');
});
