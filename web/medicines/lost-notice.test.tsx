import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { aStay } from '#web/ward/testing.ts';
import { type Answer, answerCalls, refused, renderPage } from '../testing.tsx';
import { LostNotice } from './lost-notice.tsx';
import { forgetRecord, keepUnanswered, markInDoubt, signRecordsAs } from './lost-records.ts';
import type { DoseRecord } from './queries.ts';
import { aTask, someId } from './testing.ts';

const PRIYA = { id: someId(70), name: 'Priya Thomas' };
const SARA = { id: someId(71), name: 'Sara George' };
const AT = '2026-03-10T09:56:00.000Z';
const RECORD: DoseRecord = { kind: 'given', id: someId(1), body: { orderVersion: 1, givenAt: AT }, key: 'key-8' };
const ENDPOINT = `POST /api/medication-tasks/${RECORD.id}/complete`;
const KEPT = 'nadi-unanswered-doses';
const DOSE = { medicine: 'Ceftriaxone 2 g', inpatientId: someId(3), at: AT, patient: '204-A Ramesh Kulkarni' };

let answer: Answer;
let calls: string[];
beforeEach(() => {
  for (const key of [RECORD.key, 'key-9']) forgetRecord(key);
  signRecordsAs(PRIYA);
  keepUnanswered(RECORD, DOSE);
  markInDoubt(RECORD.key);
  calls = answerCalls({
    [ENDPOINT]: () => answer,
    [`GET /api/inpatients/${someId(3)}`]: () => ({ body: aStay({ room: '204', bed: 'A', name: 'Ramesh Kulkarni' }) }),
  });
});

const show = (me = PRIYA, isShut = false) => renderPage(<LostNotice me={me} isShut={isShut} />, { timeZone: 'UTC' });
const WORDS = /204-A Ramesh Kulkarni: Ceftriaxone 2 g, given .*09:56/;

test('a dose whose answer was lost is named with patient, medicine and time until the server has it', async () => {
  answer = refused(423, 'session_locked', 'The screen is locked.');
  show();
  const box = (await screen.findByText('1 dose not yet recorded')).closest('[role=alert]') as HTMLElement;
  expect(box.textContent).toMatch(WORDS);
  await vi.waitFor(() => expect(calls).toEqual([ENDPOINT]));
  expect(screen.getByText('1 dose not yet recorded')).toBeTruthy();

  answer = { body: aTask({ status: 'completed' }) };
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
  await vi.waitFor(() => expect(screen.queryByText('1 dose not yet recorded')).toBeNull());
});

test('behind a lock nothing is sent', async () => {
  show(PRIYA, true);
  await screen.findByText('1 dose not yet recorded');
  expect(calls).toEqual([]);
});

test('a dose that was refused stays, named, until a person has put it aside', async () => {
  answer = refused(409, 'late_reason_needed', 'Say why it is late.');
  show();
  const box = (await screen.findByText(/^Not recorded:/)).closest('[role=alert]') as HTMLElement;
  expect(box.textContent).toMatch(WORDS);
  expect(box.textContent).toContain('Say why it is late. Do not give it again');
  await userEvent.click(within(box).getByRole('button', { name: 'Put aside' }));
  const dialog = screen.getByRole('dialog', { name: 'Put this record aside?' });
  expect(dialog.textContent).toMatch(WORDS);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Put it aside' }));
  await vi.waitFor(() => expect(screen.queryByText(/^Not recorded:/)).toBeNull());
});

test('the next nurse at the screen reads who gave what to whom and when, and does not send it', async () => {
  // As after a reload: the name of the patient is not kept.
  localStorage.setItem(KEPT, (localStorage.getItem(KEPT) ?? '').replace(RECORD.key, 'key-9'));
  show(SARA);
  const box = (await screen.findByText('1 dose not yet recorded')).closest('[role=alert]') as HTMLElement;
  await vi.waitFor(() => expect(box.textContent).toMatch(WORDS));
  expect(box.textContent).toContain('by Priya Thomas. It is sent when Priya Thomas logs in here');
  expect(calls).not.toContain(ENDPOINT);
});
