import { expect, test } from 'vitest';
import { answerInTime } from './answer-in-time.ts';

const job = { input: { text: 'I have had a cough for three days.', person: {} }, vitals: {}, budgetMs: 2_000 };

test('a text that is read in time gets its answer', () => {
  expect(answerInTime(job)).toMatchObject({ answer: { enough: true } });
});

test.each([
  [
    'a loop without end',
    () => {
      for (;;);
    },
  ],
  ['an expression that tries every way', () => /^(a+)+$/.test(`${'a'.repeat(60)}b`)],
])('%s is stopped and gets no rating', (_, work) => {
  const done = answerInTime({ ...job, budgetMs: 50 }, () => {
    work();
    throw new Error('never comes so far');
  });
  expect(done).toEqual({ isTooLong: true });
});

test('what takes more of the processor than its share gets no rating, also when it ends', () => {
  const done = answerInTime({ ...job, budgetMs: 20 }, (input, vitals) => {
    const from = process.threadCpuUsage();
    while (process.threadCpuUsage(from).user < 30_000);
    return { input, answer: vitals as never };
  });
  expect(done).toEqual({ isTooLong: true });
});

test('after one was stopped the next is answered', () => {
  answerInTime({ ...job, budgetMs: 5 }, () => {
    for (;;);
  });
  expect(answerInTime(job)).toMatchObject({ answer: { enough: true } });
});
