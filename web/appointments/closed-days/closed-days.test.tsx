import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { KeptClosedDay } from '#contract/appointments/closed-days.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { ClosedDays } from './closed-days.tsx';

const ID = '0197a1b2-0000-7000-8000-000000000071';
const VISIT = { id: ID, time: '11:30', doctor: 'Dr. Meera Iyer', status: 'approved' } as const;
const REPUBLIC_DAY: KeptClosedDay = { id: ID, date: '2027-01-26', name: 'Republic Day', visits: [VISIT] };

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close the clinic' }));

test('a day is closed as it is typed, and the visits that stay are named without their patients', async () => {
  const sent: unknown[] = [];
  answerCalls({
    'GET /api/admin/closed-days': () => ({ body: sent.length > 0 ? [REPUBLIC_DAY] : [] }),
    'POST /api/admin/closed-days': ({ body }) => {
      sent.push(body);
      return { status: 201, body: REPUBLIC_DAY };
    },
  });
  renderPage(<ClosedDays />);
  expect(await screen.findByText('No day is closed.')).toBeDefined();
  await type('Day', '26/1/2027');
  await type('Name', ' Republic Day ');
  close();
  await waitFor(() => expect(sent).toEqual([{ date: '2027-01-26', name: 'Republic Day' }]));
  const list = within(await screen.findByRole('list', { name: 'Closed days' }));
  expect(list.getByText('Tuesday 26 January 2027')).toBeDefined();
  expect(list.getByText('1 visit stays booked on this day.')).toBeDefined();
  expect(list.getByText('11:30 Dr. Meera Iyer, approved')).toBeDefined();
  expect(screen.getByLabelText('Day')).toHaveProperty('value', '');
});

test('what is wrong is said at its field, and what was typed stays', async () => {
  answerCalls({
    'GET /api/admin/closed-days': () => ({ body: [] }),
    'POST /api/admin/closed-days': () =>
      refused(409, 'closed_already', 'Closed.', { date: 'The clinic is closed on that day already.' }),
  });
  renderPage(<ClosedDays />);
  await type('Day', '31/2/2027');
  close();
  expect(await screen.findByText('Enter the day as dd/mm/yyyy.')).toBeDefined();
  expect(screen.getByText('Name is needed.')).toBeDefined();
  await type('Day', '26/01/2027');
  await type('Name', 'Republic Day');
  close();
  expect(await screen.findByText('The clinic is closed on that day already.')).toBeDefined();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Republic Day');
});

test('a closed day can be opened again', async () => {
  let isOpen = false;
  answerCalls({
    'GET /api/admin/closed-days': () => ({ body: isOpen ? [] : [REPUBLIC_DAY] }),
    [`DELETE /api/admin/closed-days/${ID}`]: () => {
      isOpen = true;
      return { body: { message: 'The clinic is open on that day.' } };
    },
  });
  renderPage(<ClosedDays />);
  fireEvent.click(await screen.findByRole('button', { name: 'Open again on Tuesday 26 January 2027' }));
  expect(await screen.findByText('No day is closed.')).toBeDefined();
});
