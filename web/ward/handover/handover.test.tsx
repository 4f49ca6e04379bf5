import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Handover } from '#contract/ward/handover.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { minutesFromNow, someId } from '../testing.ts';
import { HandoverView } from './handover-view.tsx';

const aHandover = (about: Partial<Handover> = {}): Handover => ({
  id: someId(1),
  shift: { name: 'night', day: '2026-11-15', from: minutesFromNow(-60), until: minutesFromNow(600) },
  state: 'open',
  patients: [
    {
      inpatientId: someId(2),
      patientId: someId(3),
      name: 'Ramesh Kulkarni',
      age: 71,
      place: '204-A',
      doctor: 'Dr. Arjun Nair',
      status: 'critical',
      score: 9,
      situation: 'Critical: pneumonia. NEWS2 9.',
      background: 'Admitted for pneumonia.',
      assessment: 'Respiration 24, SpO2 93 % on oxygen.',
      recommendation: 'Observe continuously.',
      edited: [],
      worseNow: null,
      open: [
        {
          kind: 'dose',
          id: someId(4),
          words: 'Ceftriaxone 2 g is overdue',
          dueAt: minutesFromNow(-66),
          isUrgent: true,
          isToDo: false,
        },
      ],
    },
  ],
  note: '',
  open: [],
  handedOver: null,
  accepted: null,
  version: 3,
  can: { edit: true, handOver: true, accept: false },
  ...about,
});
const READ = 'GET /api/handovers/current';

test('each patient stands in SBAR order with what is open, and a letter is written over', async () => {
  const sent: unknown[] = [];
  answerCalls({
    [READ]: () => ({ body: { current: aHandover(), toAccept: null } }),
    'PUT /api/handovers/current': ({ body }) => {
      sent.push(body);
      return { body: aHandover() };
    },
  });
  renderPage(<HandoverView />, { timeZone: 'UTC' });
  const patients = await screen.findByRole('list', { name: 'Patients' });
  const terms = within(patients).getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    'Situation',
    'Background',
    'Assessment',
    'Recommendation',
  ]);
  expect(patients.textContent).toContain('Urgent Ceftriaxone 2 g is overdue');

  await userEvent.click(within(patients).getByRole('button', { name: 'Write about Ramesh Kulkarni' }));
  const field = within(patients).getByRole('textbox', { name: 'Recommendation' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Gas at four.');
  await userEvent.click(within(patients).getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(sent).toEqual([{ patients: [{ inpatientId: someId(2), recommendation: 'Gas at four.' }], version: 3 }]),
  );
});

test('what waits is read and accepted by name', async () => {
  const waiting = aHandover({
    id: someId(9),
    state: 'handed-over',
    note: 'Lift is broken.',
    handedOver: { by: 'Rahul Menon', byId: someId(8), at: minutesFromNow(-10) },
    can: { edit: false, handOver: false, accept: true },
  });
  const calls = answerCalls({
    [READ]: () => ({ body: { current: aHandover({ patients: [] }), toAccept: waiting } }),
    [`POST /api/handovers/${someId(9)}/accept`]: () => ({ body: waiting }),
  });
  renderPage(<HandoverView />, { timeZone: 'UTC' });
  const box = await screen.findByRole('region', { name: 'Handover to accept' });
  for (const words of ['Rahul Menon', 'Lift is broken.', 'Ramesh Kulkarni']) expect(box.textContent).toContain(words);
  await userEvent.click(within(box).getByRole('button', { name: 'Accept handover' }));
  await vi.waitFor(() => expect(calls).toContain(`POST /api/handovers/${someId(9)}/accept`));
});

test('a patient who is worse by now is marked beside the written words, live and on paper', async () => {
  const [written] = aHandover().patients;
  let worseNow: Handover['patients'][number]['worseNow'] = null;
  const waiting = () =>
    aHandover({
      ...{ id: someId(9), state: 'handed-over', can: { edit: false, handOver: false, accept: true } },
      patients: written
        ? [{ ...written, status: 'attention', score: 6, situation: 'Attention. NEWS2 6.', worseNow }]
        : [],
    });
  answerCalls({ [READ]: () => ({ body: { current: aHandover({ patients: [] }), toAccept: waiting() } }) });
  const { queryClient } = renderPage(<HandoverView />, { timeZone: 'UTC' });
  const box = await screen.findByRole('region', { name: 'Handover to accept' });
  expect(screen.queryByText(/^Now NEWS2/)).toBeNull();

  worseNow = { words: 'NEWS2 13', at: '2026-11-16T04:12:00.000Z' };
  await act(() => queryClient.refetchQueries());
  expect(await within(box).findByText('Now NEWS2 13, 04:12')).toBeTruthy();
  expect(screen.getAllByText('Now NEWS2 13, 04:12')).toHaveLength(2);
  expect(within(box).getByText('Attention. NEWS2 6.')).toBeTruthy();
});

test('handing over asks once and says that what is open goes on', async () => {
  const sent: unknown[] = [];
  answerCalls({
    [READ]: () => ({ body: { current: aHandover(), toAccept: null } }),
    'POST /api/handovers/current/hand-over': ({ body }) => {
      sent.push(body);
      return { body: aHandover() };
    },
  });
  renderPage(<HandoverView />, { timeZone: 'UTC' });
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over' }));
  const dialog = screen.getByRole('dialog', { name: 'Hand over this shift?' });
  expect(dialog.textContent).toContain('One thing is open');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }));
  await vi.waitFor(() => expect(sent).toEqual([{ version: 3 }]));
});
