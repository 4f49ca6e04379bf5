import { afterAll, beforeAll, expect, test } from 'vitest';
import { anInpatient } from '#server/admissions/testing.ts';
import { aForm, PARACETAMOL } from '#server/care/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { anOrder } from '../testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('what is signed for an inpatient is compared with what the ward gives', async () => {
  const stay = await anInpatient(app);
  await anOrder(app, stay, { dose: { amount: 1, unit: 'g' }, frequency: 'every-6-hours' });

  const form = aForm(stay.patient, { medications: [PARACETAMOL] });
  const stopped = await app.as(stay.doctor.cookie).post('/api/diagnoses', form);

  expect([stopped.statusCode, Object.values(stopped.json().fields)]).toEqual([
    409,
    ['Too much paracetamol: 5.5 g a day', 'paracetamol twice: Paracetamol and Paracetamol'],
  ]);
});
