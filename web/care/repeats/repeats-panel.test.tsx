import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SafetyFinding } from '#contract/medicines/medicines.ts';
import type { RepeatInFull } from '#contract/medicines/repeats.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { aReport } from '../testing.ts';
import { RepeatsPanel } from './repeats-panel.tsx';

const ID = '0197a1b2-0000-7000-8000-000000000071';

const aRepeat = (changes: Partial<RepeatInFull> = {}): RepeatInFull => ({
  id: ID,
  patientId: '0197a1b2-0000-7000-8000-000000000001',
  patient: 'Rohan Gupta',
  pud: 'PUD-7K3QX-2M9TD',
  medicineId: '0197a1b2-0000-7000-8000-000000000041',
  name: 'Telmisartan',
  inWords: '40 mg by mouth, once a day',
  instructions: '',
  diagnosis: 'Hypertension',
  prescriber: 'Dr. Arjun Nair',
  isMine: true,
  askedAt: '2026-11-15T02:30:00.000Z',
  isLate: false,
  firstPrescribedOn: '2026-08-18',
  repeatsGiven: 2,
  lastRepeatOn: '2026-10-17',
  course: null,
  endsOn: null,
  daysLeft: null,
  lastVisitOn: '2026-11-09',
  lastReviewOn: '2026-11-10',
  values: [{ words: 'Blood pressure 128/82 mmHg', at: '2026-11-09T04:00:00.000Z', tone: 'plain' }],
  allergies: 'None known',
  adherence: { days: 14, planned: 14, taken: 11, skipped: 1, untold: 2 },
  check: aReport(),
  ...changes,
});

const FINDING: SafetyFinding = {
  key: 'allergy:penicillin',
  kind: 'allergy',
  severity: 'severe',
  orders: [0],
  title: 'Allergy to penicillin',
  why: 'The record lists it.',
  instead: 'Choose another.',
  source: 'Our table',
  needsReason: true,
};

function show(full: RepeatInFull) {
  const sent: unknown[] = [];
  answerCalls({
    'GET /api/repeats': () => ({ body: [full] }),
    [`GET /api/repeats/${ID}`]: () => ({ body: full }),
    [`POST /api/repeats/${ID}/decision`]: ({ body }) => {
      sent.push(body);
      return { body: { id: ID, state: 'renewed', patient: full.patient, patientId: full.patientId, name: full.name } };
    },
  });
  renderPage(<RepeatsPanel />);
  return sent;
}

test('one click says yes, with what the decision rests on beside it', async () => {
  const sent = show(aRepeat());
  const yes = await screen.findByRole('button', { name: 'Yes, repeat: Telmisartan for Rohan Gupta' });
  const panel = screen.getByRole('region', { name: 'Repeats asked for' });
  for (const words of ['Blood pressure 128/82 mmHg', 'None known', '11 of 14 in 14 days, 2 not told', 'No known entry'])
    expect(panel.textContent).toContain(words);
  await userEvent.click(yes);
  await waitFor(() => expect(sent).toEqual([{ decision: 'renewed', answers: [] }]));
});

test('what the check found keeps the yes shut until the reason is written', async () => {
  const sent = show(aRepeat({ check: aReport({ findings: [FINDING], verdicts: ['severe'] }) }));
  const yes = await screen.findByRole('button', { name: /^Yes, repeat/ });
  expect(yes).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText('Or keep it, and write why'), 'Tolerated twice under watch.');
  await userEvent.click(yes);
  await waitFor(() =>
    expect(sent).toEqual([
      { decision: 'renewed', answers: [{ finding: 'allergy:penicillin', reason: 'Tolerated twice under watch.' }] },
    ]),
  );
});

test('a no is sent with the words that the patient reads', async () => {
  const sent = show(aRepeat());
  await userEvent.click(await screen.findByRole('button', { name: 'No: Telmisartan for Rohan Gupta' }));
  await userEvent.type(await screen.findByLabelText('Reason'), 'Potassium first.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the no' }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'refused', answer: 'Potassium first.' }]));
});

test('the doctor reads how often it was repeated, since when, and when somebody last looked', async () => {
  show(aRepeat());
  await screen.findByRole('button', { name: /^Yes, repeat/ });
  const panel = screen.getByRole('region', { name: 'Repeats asked for' });
  expect(panel.textContent).toContain('2 since Tue 18 Aug 2026, the last on Sat 17 Oct 2026');
  expect(panel.textContent).toContain('Last reviewTue 10 Nov 2026');
});

test('a course that is finished is marked before the yes', async () => {
  show(aRepeat({ course: 'A course of 10 days, finished on Wed 11 Mar' }));
  expect(await screen.findByText('A course of 10 days, finished on Wed 11 Mar.')).toBeDefined();
});
