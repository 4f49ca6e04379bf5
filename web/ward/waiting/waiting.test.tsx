import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { WaitingAdmission } from '#contract/ward/admissions.ts';
import { answerCalls, renderPage, type Sent } from '#web/testing.tsx';
import { minutesFromNow, someId } from '../testing.ts';
import { AdmissionsToAccept } from './admissions-to-accept.tsx';
import { WaitingPatients } from './waiting-patients.tsx';

const waiting = (changes: Partial<WaitingAdmission> = {}): WaitingAdmission => ({
  ...{ id: someId(31), patientId: someId(32), name: 'Kavya Iyer', pud: 'PUD-7K3QX-2M9TD', age: 56, sex: 'female' },
  ...{ room: '204', bed: 'B', place: '204-B', doctor: 'Dr. Mira Das', doctorId: someId(33) },
  ...{ admittedAt: minutesFromNow(-20), admittedBy: 'Sita Pillai', diagnosis: null, status: 'stable', score: 1 },
  ...{ saturationScale: 1, lastObservedAt: minutesFromNow(-10), nextObservationDue: minutesFromNow(230) },
  ...{ isObservationLate: false, version: 1, can: { accept: false, observe: true, discharge: true } },
  ...changes,
});

test('the ward shows who is not accepted yet, with the doctor who is asked and a way to observe', async () => {
  answerCalls({
    'GET /api/inpatients': () => ({ body: [] }),
    'GET /api/admissions/waiting': () => ({ body: [waiting()] }),
  });
  renderPage(<WaitingPatients />, { timeZone: 'UTC' });
  expect(await screen.findByRole('heading', { name: 'Not accepted yet' })).toBeTruthy();
  expect(screen.getByText(/56 F · PUD-7K3QX-2M9TD · waits for Dr. Mira Das/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Observe Kavya Iyer' }).getAttribute('href')).toContain('tab=observe');
});

test('the doctor accepts with one click', async () => {
  let isWaiting = true;
  const calls = answerCalls({
    'GET /api/admissions/waiting': () => ({ body: isWaiting ? [waiting({ diagnosis: 'Pneumonia' })] : [] }),
    [`POST /api/inpatients/${someId(31)}/accept`]: () => {
      isWaiting = false;
      return { body: { id: someId(31), acceptedAt: minutesFromNow(0) } };
    },
  });
  renderPage(<AdmissionsToAccept />, { timeZone: 'UTC' });
  expect(await screen.findByText(/Pneumonia/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Accept the admission of Kavya Iyer' }));
  expect(calls).toContain(`POST /api/inpatients/${someId(31)}/accept`);
});

test('the doctor declines with a reason only', async () => {
  let sent: Sent | undefined;
  answerCalls({
    'GET /api/admissions/waiting': () => ({ body: [waiting({ diagnosis: 'Pneumonia' })] }),
    [`POST /api/inpatients/${someId(31)}/decline`]: (body) => {
      sent = body;
      return { body: { id: someId(31), dischargedAt: minutesFromNow(0) } };
    },
  });
  renderPage(<AdmissionsToAccept />, { timeZone: 'UTC' });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline the admission of Kavya Iyer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Reason is needed.')).toBeTruthy();
  expect(sent).toBeUndefined();
  await userEvent.type(screen.getByLabelText('Reason'), 'Comes to the clinic.');
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(sent?.body).toEqual({ reason: 'Comes to the clinic.' });
});
