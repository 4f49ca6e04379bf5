import { expect, test } from 'vitest';
import { aiPart, databasePart, diskPart, inBytes, livePart, type MailFigures, mailPart } from './parts.ts';
import { setUpSteps } from './set-up.ts';

const NOW = new Date('2026-11-16T10:42:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

const MAIL: MailFigures = {
  isConfigured: true,
  sentToday: 84,
  failedToday: 0,
  waiting: 0,
  oldestWaitingAt: null,
  lastSentAt: minutesAgo(2),
};

test.each<[string, Partial<MailFigures>, string, string]>([
  ['is well when all has left', {}, 'well', 'on time'],
  ['keeps its mails in the demo', { isConfigured: false }, 'well', 'kept here'],
  ['wants a look after mails that did not leave', { failedToday: 3 }, 'weak', '3 did not leave'],
  ['is well while one waits for its second try', { waiting: 1, oldestWaitingAt: minutesAgo(6) }, 'well', 'on time'],
  ['is slow when one waits long and others leave', { waiting: 1, oldestWaitingAt: minutesAgo(11) }, 'weak', 'slow'],
  [
    'does not answer when none has left since the oldest was written',
    { waiting: 14, oldestWaitingAt: minutesAgo(23), lastSentAt: minutesAgo(30) },
    'down',
    'does not answer',
  ],
  [
    'does not answer when none has ever left',
    { waiting: 1, oldestWaitingAt: minutesAgo(23), lastSentAt: null },
    'down',
    'does not answer',
  ],
])('mail %s', (_what, about, state, figure) => {
  expect(mailPart({ ...MAIL, ...about }, NOW)).toMatchObject({ part: 'mail', state, figure });
});

test.each([
  ['a fast database is well', databasePart({ milliseconds: 2.6, bytes: 2_100_000_000 }), 'well', '3 ms'],
  ['a slow database is weak', databasePart({ milliseconds: 900, bytes: 0 }), 'weak', '900 ms'],
  ['a disk with room is well', diskPart({ bytes: 1000, freeBytes: 390 }), 'well', '61 % used'],
  ['a disk that fills is weak', diskPart({ bytes: 1000, freeBytes: 140 }), 'weak', '86 % used'],
  ['a disk about to stop the rest is down', diskPart({ bytes: 1000, freeBytes: 2 }), 'down', '99 % used'],
  ['our own engine is well', aiPart({ service: null, isResting: false }), 'well', 'our own engine'],
  ['a model that rests is weak', aiPart({ service: 'Google Gemini', isResting: true }), 'weak', 'rests'],
  ['live updates with a listener are well', livePart({ listening: 2, unsent: 4 }), 'well', 'on time'],
  ['live updates that pile up are weak', livePart({ listening: 1, unsent: 5_000 }), 'weak', '5000 unsent'],
  ['live updates without a listener are down', livePart({ listening: 0, unsent: 0 }), 'down', 'does not answer'],
])('%s', (_what, part, state, figure) => {
  expect(part).toMatchObject({ state, figure });
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_500, '1.5 kB'],
  [2_100_000_000, '2.1 GB'],
  [182_000_000_000, '182 GB'],
])('%d bytes are written %s', (bytes, written) => expect(inBytes(bytes)).toBe(written));

test('a step of the set-up is done by what is there; hours are done when every doctor has some', () => {
  const nothing = {
    hasOwnName: false,
    departments: 0,
    doctors: 0,
    doctorsWithHours: 0,
    beds: 0,
    nurses: 0,
    receptionists: 0,
    administrators: 1,
    visits: 0,
  };
  const done = (facts: typeof nothing) => setUpSteps(facts).flatMap(({ step, isDone }) => (isDone ? [step] : []));
  expect(done(nothing)).toEqual([]);
  expect(done({ ...nothing, departments: 4, doctors: 2, doctorsWithHours: 1 })).toEqual(['departments', 'doctors']);
  expect(done({ ...nothing, doctors: 2, doctorsWithHours: 2, administrators: 2, beds: 6 })).toEqual([
    'doctors',
    'hours',
    'rooms',
    'second-administrator',
  ]);
});
