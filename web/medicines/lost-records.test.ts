// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { answerCalls, refused } from '../testing.tsx';
import { forgetUnconfirmed, isUnconfirmed, queueForRetry, sendLostAgain } from './lost-records.ts';
import type { DoseRecord } from './queries.ts';
import { aTask, someId } from './testing.ts';

const RECORD: DoseRecord = { kind: 'given', id: someId(1), body: { orderVersion: 1 }, key: 'key-7' };
const ENDPOINT = `POST /api/medication-tasks/${RECORD.id}/complete`;

test('a record whose answer was lost is sent again with its own key, and then forgotten', async () => {
  queueForRetry(RECORD);
  const keys: (string | null)[] = [];
  let isAway = true;
  answerCalls({
    [ENDPOINT]: ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      if (isAway) throw new TypeError('no connection');
      return { body: aTask({ status: 'completed' }) };
    },
  });
  const answers: unknown[] = [];
  const onAnswer = (_: unknown, refusal: unknown) => answers.push(refusal);

  await sendLostAgain(onAnswer);
  expect(answers).toEqual([]);

  isAway = false;
  await sendLostAgain(onAnswer);
  await sendLostAgain(onAnswer);
  expect(answers).toEqual([null]);
  expect(keys).toEqual(['key-7', 'key-7']);
});

test('a "no" is an answer: it is told and not asked again', async () => {
  queueForRetry(RECORD);
  const calls = answerCalls({ [ENDPOINT]: () => refused(409, 'already_recorded', 'Sara George gave it at 14:02.') });
  const said: string[] = [];
  await sendLostAgain((_, refusal) => said.push(refusal?.message ?? ''));
  await sendLostAgain((_, refusal) => said.push(refusal?.message ?? ''));
  expect(said).toEqual(['Sara George gave it at 14:02.']);
  expect(calls).toHaveLength(1);
});

test('what nobody answered may have arrived; a refusal has not', () => {
  expect(isUnconfirmed(new TypeError('network'))).toBe(true);
  forgetUnconfirmed(RECORD.key);
});
