import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';
import { reportReached } from '#web/call-reports.ts';
import { watchConnection } from '#web/connection.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { anAdministration, anOverride, aTask, minutesFromNow, someId } from '../testing.ts';
import { MedicationQueue } from './medication-queue.tsx';
import { OverdueFigure } from './overdue-figure.tsx';

const COUNTS = { open: 12, overdue: 2, nextHour: 9, completed: 7, notGiven: 0, asNeeded: 4 };
const ONE = `/api/medication-tasks/${someId(1)}`;

beforeEach(() => sessionStorage.clear());

function show(tasks: MedicationTask[], more: Parameters<typeof answerCalls>[0] = {}) {
  const calls = answerCalls({
    'GET /api/medication-tasks': () => ({ body: tasks }),
    'GET /api/medication-tasks/counts': () => ({ body: COUNTS }),
    [`GET ${ONE}`]: () => ({ body: tasks[0] }),
    ...more,
  });
  renderPage(<MedicationQueue signedAs="Priya Thomas" />, { timeZone: 'UTC' });
  return calls;
}

const rowOf = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;
const openSheet = async () => {
  const row = await rowOf('Ramesh Kulkarni');
  await userEvent.click(within(row).getByRole('checkbox'));
  await userEvent.click(within(row).getByRole('button', { name: 'Mark Complete' }));
  const sheet = screen.getByRole('dialog', { name: 'Give this medicine' });
  await within(sheet).findByText('Ceftriaxone');
  return sheet;
};

// spec: 4.9
test('Mark Complete is off until its row is ticked, and a completed row cannot be ticked', async () => {
  show([
    aTask(),
    aTask({
      id: someId(8),
      patient: 'Aisha Siddiqui',
      patientId: someId(88),
      status: 'completed',
      administration: anAdministration(),
      can: { complete: false, notGiven: false, undo: false, markWrong: true },
    }),
  ]);
  const row = await rowOf('Ramesh Kulkarni');
  const button = within(row).getByRole('button', { name: 'Mark Complete' }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  await userEvent.click(within(row).getByRole('checkbox'));
  expect(button.disabled).toBe(false);
  await userEvent.click(within(row).getByRole('checkbox'));
  expect(button.disabled).toBe(true);

  const given = await rowOf('Aisha Siddiqui');
  expect((within(given).getByRole('checkbox') as HTMLInputElement).disabled).toBe(true);
  expect(within(given).queryByRole('button', { name: 'Mark Complete' })).toBeNull();
  expect(within(given).getByText('Completed')).toBeTruthy();
});

// spec: 4.9
test('a row says when, how late, where, who, what, how much, by which route and how urgent', async () => {
  show([aTask({ time: minutesFromNow(-66.5), status: 'overdue' })]);
  const words = (await rowOf('Ramesh Kulkarni')).textContent ?? '';
  for (const said of ['Overdue', '1 h 6 min', '204-A', '71 M', 'Ceftriaxone', '2 g', 'into a vein', 'CRITICAL'])
    expect(words).toContain(said);
});

// spec: 2.57
test('the sheet shows patient, medicine, dose, route and time together, and records once the patient was asked', async () => {
  const sent: unknown[] = [];
  show([aTask()], {
    [`POST ${ONE}/complete`]: ({ body, headers }) => {
      sent.push(body, headers.get('Idempotency-Key') !== null);
      return { body: aTask({ status: 'completed', administration: anAdministration() }) };
    },
  });
  const sheet = await openSheet();
  for (const said of [
    '204-A',
    'Ramesh Kulkarni',
    'PUD-9WQ2H-7TX4B',
    'born 22 Aug 1955',
    '2 g',
    'into a vein',
    'Planned',
  ])
    expect(sheet.textContent).toContain(said);
  expect(sheet.textContent).toContain('Order unchanged');
  const record = within(sheet).getByRole('button', { name: /^Record 2 g as given/ }) as HTMLButtonElement;
  expect(record.disabled).toBe(true);

  await userEvent.click(within(sheet).getByRole('checkbox'));
  await userEvent.click(record);
  await vi.waitFor(() => expect(sent).toMatchObject([{ orderVersion: 1 }, true]));
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Give this medicine' })).toBeNull());
});

test('a late dose needs a reason, and an order that was changed shows old and new', async () => {
  const sent: unknown[] = [];
  const change = {
    version: 2,
    at: minutesFromNow(-20),
    by: 'Dr. Arjun Nair',
    changes: [{ what: 'Dose', before: '1 g', after: '2 g' }],
  };
  show([aTask({ reasonNeededFor: 'late', changed: change, orderVersion: 2 })], {
    [`POST ${ONE}/complete`]: ({ body }) => {
      sent.push(body);
      return { body: aTask({ status: 'completed' }) };
    },
  });
  const sheet = await openSheet();
  expect(sheet.querySelector('del')?.textContent).toBe('1 g');
  expect(sheet.querySelector('ins')?.textContent).toBe('2 g');
  await userEvent.click(within(sheet).getByRole('checkbox'));
  await userEvent.click(within(sheet).getByRole('button', { name: /^Record 2 g as given/ }));
  expect(within(sheet).getByText('Reason is needed.')).toBeTruthy();
  expect(sent).toEqual([]);

  await userEvent.click(within(sheet).getByRole('button', { name: 'Other…' }));
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'Reason' }), 'Was at the X-ray');
  await userEvent.click(within(sheet).getByRole('button', { name: /^Record 2 g as given/ }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ orderVersion: 2, reason: 'Was at the X-ray' }]));
});

test('an allergy that speaks against it closes the way', async () => {
  show([
    aTask({
      allergyConflict: 'Penicillin: ceftriaxone is related to it.',
      allergyState: 'listed',
      allergiesInWords: 'Penicillin',
    }),
  ]);
  const sheet = await openSheet();
  await userEvent.click(within(sheet).getByRole('checkbox'));
  expect((within(sheet).getByRole('button', { name: /^Record 2 g as given/ }) as HTMLButtonElement).disabled).toBe(
    true,
  );
  expect(sheet.textContent).toContain('An allergy speaks against this medicine. Ask the doctor.');
});

test('who was slower is told who gave it and when', async () => {
  show([aTask()], {
    [`POST ${ONE}/complete`]: () => refused(409, 'already_recorded', 'Sara George gave it at 14:02.'),
  });
  const sheet = await openSheet();
  await userEvent.click(within(sheet).getByRole('checkbox'));
  await userEvent.click(within(sheet).getByRole('button', { name: /^Record 2 g as given/ }));
  expect(await within(sheet).findByText('Sara George gave it at 14:02.')).toBeTruthy();
});

test('an answer that was lost is "not yet recorded", and trying again carries the same key and the time of the first try', async () => {
  const sent: unknown[] = [];
  const now = new Date('2026-03-10T09:56:00.000Z');
  const dateOf = () => ({ Date: now.toUTCString() });
  show([aTask()], {
    [`GET ${ONE}`]: () => ({ body: aTask(), headers: dateOf() }),
    [`POST ${ONE}/complete`]: ({ headers, body }) => {
      sent.push([headers.get('Idempotency-Key'), body]);
      now.setMinutes(now.getMinutes() + 20);
      if (sent.length === 1) return { ...refused(502, 'unexpected', 'A proxy stumbled.'), headers: dateOf() };
      return { body: aTask({ status: 'completed', administration: anAdministration() }) };
    },
  });
  const sheet = await openSheet();
  await userEvent.click(within(sheet).getByRole('checkbox'));
  await userEvent.click(within(sheet).getByRole('button', { name: /^Record 2 g as given/ }));
  expect(await within(sheet).findByText('Not yet recorded')).toBeTruthy();
  await userEvent.click(within(sheet).getByRole('button', { name: /^Try again/ }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toEqual(sent[1]);
  // By the server's clock, whatever the tablet's says.
  expect(sent[0]).toMatchObject([expect.any(String), { givenAt: expect.stringMatching(/^2026-03-10T09:56:/) }]);
});

test('a given dose can be undone while the seconds last', async () => {
  const calls = show(
    [
      aTask({
        status: 'completed',
        administration: anAdministration(),
        undoUntil: minutesFromNow(0.15),
        can: { complete: false, notGiven: false, undo: true, markWrong: true },
      }),
    ],
    { [`POST ${ONE}/undo`]: () => ({ body: aTask() }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Undo, \d+ s$/ }));
  await vi.waitFor(() => expect(calls).toContain(`POST ${ONE}/undo`));
});

// spec: 4.9
test('not given is held, refused or missed, with a reason', async () => {
  const sent: unknown[] = [];
  show([aTask()], {
    [`POST ${ONE}/not-given`]: ({ body }) => {
      sent.push(body);
      return { body: aTask({ status: 'not-given' }) };
    },
  });
  await userEvent.click(within(await rowOf('Ramesh Kulkarni')).getByRole('button', { name: 'Not given' }));
  const dialog = screen.getByRole('dialog', { name: 'Not given' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record as not given' }));
  expect(within(dialog).getByText('Reason is needed.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Refused' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Feels sick' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record as not given' }));
  await vi.waitFor(() => expect(sent).toEqual([{ outcome: 'refused', reason: 'Feels sick' }]));
});

// The last one: from here on the page watches its connection.
test('without a connection Mark Complete is off and the page says why; it comes back by itself', async () => {
  watchConnection(window);
  show([aTask()]);
  const row = await rowOf('Ramesh Kulkarni');
  await userEvent.click(within(row).getByRole('checkbox'));
  const button = within(row).getByRole('button', { name: 'Mark Complete' }) as HTMLButtonElement;
  expect(button.disabled).toBe(false);

  act(() => void window.dispatchEvent(new Event('offline')));
  expect(button.disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain('No connection: doses cannot be recorded now.');

  act(() => reportReached({ isForeground: true }));
  expect(button.disabled).toBe(false);
});

test('a row says in the doctor’s words why an order was kept, of every kind of finding', async () => {
  const renal = anOverride({
    key: 'kidney',
    kind: 'kidney',
    title: 'Too much for an eGFR of 24',
    reason: 'One dose only.',
  });
  show([aTask({ overrides: [anOverride(), renal] })]);
  const row = await rowOf('Ramesh Kulkarni');
  for (const words of ['Dr. Arjun Nair', 'Had it twice in 2024', 'Too much for an eGFR of 24', 'One dose only.'])
    expect(row.textContent).toContain(words);
});

test('the head says how late the overdue doses below it really are', async () => {
  const late = (number: number, minutes: number) =>
    aTask({ id: someId(number), status: 'overdue', time: minutesFromNow(-minutes - 0.5) });
  let tasks = [late(1, 105)];
  answerCalls({
    'GET /api/medication-tasks': () => ({ body: tasks }),
    'GET /api/medication-tasks/counts': () => ({ body: COUNTS }),
  });
  const { queryClient } = renderPage(<OverdueFigure />);
  expect(await screen.findByText('1 h 45 min past the time')).toBeTruthy();
  tasks = [late(1, 105), late(2, 35), aTask({ id: someId(3) })];
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByText('35 min to 1 h 45 min past the time')).toBeTruthy();
});
