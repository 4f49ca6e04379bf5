import { expect, test } from 'vitest';
import { firstReminderAt, holdReminder } from './hold-reminders.ts';

const LEFT = new Date('2026-03-05T09:00:00.000Z');
const hours = (count: number) => new Date(LEFT.getTime() + count * 3_600_000);

test('the first reminder is due a day after the discharge', () => {
  expect(firstReminderAt(LEFT)).toEqual(hours(24));
});

test.each([
  ['after a day the doctor of the stay is told, and the others a day later', 24, false, 48],
  ['a reminder that comes late does not put off the others', 47.9, false, 48],
  ['after two days every doctor who may decide is told, then weekly', 48, true, 48 + 168],
  ['a server that was off for five days tells everyone at once', 120, true, 120 + 168],
  ['weekly goes on', 48 + 168, true, 48 + 2 * 168],
])('%s', (_what, waited, toOthers, next) => {
  expect(holdReminder(LEFT, hours(waited))).toEqual({ toOthers, nextAt: hours(next) });
});
