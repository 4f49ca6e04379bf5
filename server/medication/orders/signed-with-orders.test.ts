import { afterAll, beforeAll, expect, test } from 'vitest';
import { anInpatient } from '#server/admissions/testing.ts';
import { aForm, PARACETAMOL } from '#server/care/testing.ts';
import { openTestHouse, type TestHouse } from '#server/testing-house.ts';
import { anOrder } from '../testing.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

test('what is signed for an inpatient is compared with what the ward gives', async () => {
  const stay = await anInpatient(house);
  await anOrder(house, stay, { dose: { amount: 1, unit: 'g' }, frequency: 'every-6-hours' });

  const form = aForm(stay.patient, { medications: [PARACETAMOL] });
  const stopped = await house.as(stay.doctor.cookie).post('/api/diagnoses', form);

  expect([stopped.statusCode, Object.values(stopped.json().fields)]).toEqual([
    409,
    ['Too much paracetamol: 5.5 g a day'],
  ]);
});
