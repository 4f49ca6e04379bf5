import { expect, test } from 'vitest';
import { NewInboxMessage } from './inbox.ts';

const isTaken = (message: string) => NewInboxMessage.safeParse({ doctorId: null, message }).success;

test.each(['\u200b\u200b', '\u2060', '\u00ad \u200d', '\u202e', ' '])(
  'of signs that nobody sees no message is made: %j',
  (typed) => {
    expect(isTaken(typed)).toBe(false);
  },
);

test.each(['ok', '?', '\u{1F600}', 'क्\u200dष', '\u200bok'])('a message may be %j', (typed) => {
  expect(isTaken(typed)).toBe(true);
});
