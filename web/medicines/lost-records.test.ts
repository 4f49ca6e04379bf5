// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, refused } from '../testing.tsx';
import { forgetRecord, keepUnanswered, markInDoubt, sendLostAgain, signRecordsAs } from './lost-records.ts';
import type { DoseRecord } from './queries.ts';
import { aTask, someId } from './testing.ts';

const PRIYA = { id: someId(70), name: 'Priya Thomas' };
const SARA = { id: someId(71), name: 'Sara George' };
const AT = '2026-03-10T09:56:00.000Z';
const RECORD: DoseRecord = { kind: 'given', id: someId(1), body: { orderVersion: 1, givenAt: AT }, key: 'key-7' };
const ENDPOINT = `POST /api/medication-tasks/${RECORD.id}/complete`;
const DOSE = { medicine: 'Ceftriaxone 2 g', inpatientId: someId(3), at: AT, patient: '204-A Ramesh Kulkarni' };
const kept = () => localStorage.getItem('nadi-unanswered-doses');

beforeEach(() => {
  forgetRecord(RECORD.key);
  signRecordsAs(PRIYA);
  keepUnanswered(RECORD, DOSE);
});

test.each([
  ['nothing', null],
  ['a proxy’s 502', 502],
  ['that the screen is locked', 423],
  ['that nobody is logged in', 401],
  ['that there were too many requests', 429],
])('a record that got %s for an answer is sent again as it was, and then forgotten', async (_name, status) => {
  markInDoubt(RECORD.key);
  const sent: unknown[] = [];
  let isAway = true;
  answerCalls({
    [ENDPOINT]: ({ headers, body }) => {
      sent.push([headers.get('Idempotency-Key'), body]);
      if (isAway && status === null) throw new TypeError('no connection');
      return isAway ? refused(status ?? 0, 'refused', 'Not now.') : { body: aTask({ status: 'completed' }) };
    },
  });
  const answers: unknown[] = [];
  const onAnswer = (_: unknown, refusal: unknown) => answers.push(refusal);

  await sendLostAgain(PRIYA, onAnswer);
  expect(answers).toEqual([]);

  isAway = false;
  await sendLostAgain(PRIYA, onAnswer);
  await sendLostAgain(PRIYA, onAnswer);
  expect(answers).toEqual([null]);
  const first = ['key-7', { orderVersion: 1, givenAt: AT }];
  expect(sent).toEqual([first, first]);
  expect(kept()).toBeNull();
});

test('a "no" is told, not asked again by itself, and kept until a person has put it aside', async () => {
  markInDoubt(RECORD.key);
  const calls = answerCalls({ [ENDPOINT]: () => refused(409, 'already_recorded', 'Sara George gave it at 14:02.') });
  const said: (string | null)[] = [];
  await sendLostAgain(PRIYA, (_, refusal) => said.push(refusal));
  await sendLostAgain(PRIYA, (_, refusal) => said.push(refusal));
  expect(said).toEqual(['Sara George gave it at 14:02.']);
  expect(calls).toHaveLength(1);
  expect(kept()).toContain('Sara George gave it at 14:02.');
  forgetRecord(RECORD.key);
  expect(kept()).toBeNull();
});

test('it is kept before it is sent, through a reload and a logout, without the name of the patient', async () => {
  expect(kept()).toContain('key-7');
  expect(kept()).toContain(AT);
  expect(kept()).not.toContain('Kulkarni');
  sessionStorage.clear();
  vi.resetModules();
  const reloaded = await import('./lost-records.ts');
  const calls = answerCalls({ [ENDPOINT]: () => ({ body: aTask({ status: 'completed' }) }) });
  // Its answer may still be on its way to another tab.
  await reloaded.sendLostAgain(PRIYA, () => undefined);
  expect(calls).toEqual([]);
  const later = Date.now() + 16_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  await reloaded.sendLostAgain(PRIYA, () => undefined);
  vi.restoreAllMocks();
  expect(calls).toEqual([ENDPOINT]);
  expect(kept()).toBeNull();
});

test('the record of one nurse is never sent in the name of another', async () => {
  markInDoubt(RECORD.key);
  const calls = answerCalls({});
  await sendLostAgain(SARA, () => undefined);
  expect(calls).toEqual([]);
  expect(kept()).toContain('key-7');
});
