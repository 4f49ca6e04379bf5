// The pure rules of the reception: the queue, when a doctor is free, and what may stand in a mailed reason.
import { describe, expect, test } from 'vitest';
import { isPlainReason } from './desk-limits.ts';
import { aboutWhen, isStillHere } from './doctors-today.ts';
import { inQueueOrder, isPunctual } from './queue-order.ts';

const at = (time: string) => new Date(`2026-11-16T${time}:00Z`);

const booked = (id: string, start: string, arrived: string | null = start) => ({
  ...{ id, starts_at: at(start), arrived_at: arrived ? at(arrived) : null, is_queued: false, token_number: null },
});
const queued = (id: string, start: string, arrived: string) => ({ ...booked(id, start, arrived), is_queued: true });

describe('the queue', () => {
  test.each([
    [
      'who comes two hours after the booked time does not overtake those who are punctual',
      [queued('no-show of 09:00 at 11:01', '09:00', '11:01'), booked('11:00 since 10:50', '11:00', '10:50')],
      ['11:00 since 10:50', 'no-show of 09:00 at 11:01'],
    ],
    [
      'who is late for a slot counts from the arrival',
      [booked('09:00 at 10:20', '09:00', '10:20'), booked('10:15', '10:15', '10:00')],
      ['10:15', '09:00 at 10:20'],
    ],
    [
      'a walk-in stands behind whoever is booked for the next quarter',
      [queued('walk-in at 10:59', '10:45', '10:59'), booked('11:00 since 10:30', '11:00', '10:30')],
      ['11:00 since 10:30', 'walk-in at 10:59'],
    ],
    [
      'and before who is booked for later',
      [booked('11:15 since 10:30', '11:15', '10:30'), queued('walk-in at 10:59', '10:45', '10:59')],
      ['walk-in at 10:59', '11:15 since 10:30'],
    ],
    [
      'of two walk-ins of one quarter the first comes first',
      [queued('10:58', '10:45', '10:58'), queued('10:46', '10:45', '10:46')],
      ['10:46', '10:58'],
    ],
    [
      'who was marked as gone by mistake keeps the place',
      [queued('10:00, taken back', '10:00', '09:50'), booked('10:15', '10:15', '10:00')],
      ['10:00, taken back', '10:15'],
    ],
  ])('%s', (_rule, visits, order) => {
    expect(visits.toSorted(inQueueOrder).map(({ id }) => id)).toEqual(order);
    expect(
      visits
        .toReversed()
        .toSorted(inQueueOrder)
        .map(({ id }) => id),
    ).toEqual(order);
  });

  test.each([
    ['in time', booked('', '10:00', '09:55'), true],
    ['late', booked('', '10:00', '10:01'), false],
    ['not here', booked('', '10:00', null), false],
    ['without a slot', queued('', '10:00', '09:55'), false],
  ])('a visit that is %s says how late the doctor is: %s', (_how, visit, may) => {
    expect(isPunctual(visit)).toBe(may);
  });
});

describe('a doctor of today', () => {
  const slots = ['14:00', '14:15', '14:30', '14:45'].map((time) => ({
    ...{ startsAt: at(time), isFree: time !== '14:15', minutes: 15 },
  }));

  test.each([
    ['before the hours begin, at their first free time', '11:00', 0, '14:00'],
    ['after those who wait, at a time that nobody has booked', '13:50', 1, '14:30'],
    ['when the next free time is over, after the last slot', '14:40', 1, '15:00'],
  ])('sees a walk-in %s', (_when, now, waiting, about) => {
    expect(aboutWhen(slots, waiting, at(now)).toISOString()).toBe(at(about).toISOString());
  });

  test('is here until the end of the last slot', () => {
    expect(['13:00', '14:59', '15:00'].map((time) => isStillHere(slots, at(time)))).toEqual([true, true, false]);
    expect(isStillHere([], at('10:00'))).toBe(false);
  });
});

test.each([
  ['The doctor is late.', true],
  ['Phoned off. Comes on 2026-11-18 at 10:30.', true],
  ['Dr. Iyer is ill; her next free day is in March.', true],
  ['Pay 500 to clinic@upi', false],
  ['See www.clinic-help.example', false],
  ['Go to clinic-help.com', false],
  ['Call +91 98450 22318', false],
  ['Transfer the fee first', false],
])('"%s" may stand in a mail of the clinic: %s', (reason, may) => {
  expect(isPlainReason(reason)).toBe(may);
});
