import { expect, test } from 'vitest';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { aBoard, aNote } from './testing.ts';
import { bookedAhead, whatComesNext } from './what-comes-next.ts';

const NOW = new Date('2026-11-15T06:00:00Z');
const visit = (status: Appointment['status'], startsAt: string) =>
  ({
    ...{ id: `${status} ${startsAt}`, status, startsAt, endsAt: startsAt, doctor: 'Dr. Meera Iyer', arrivedAt: null },
    ...{ date: startsAt.slice(0, 10), timeZone: 'Asia/Kolkata', can: { arrive: false } },
  }) as Appointment;

test('the next things in order, from the bookings and the notes, three at most', () => {
  const board = aBoard({
    appointments: {
      booked: [visit('approved', '2026-11-18T06:00:00Z')],
      notes: [aNote({ id: 'dentist', title: 'Dentist', at: '2026-11-20T06:00:00Z' })],
    },
    reminders: [
      aNote({ at: '2026-11-16T02:30:00Z' }),
      aNote({ id: 'later', title: 'Eye test', at: '2026-11-21T06:00:00Z' }),
    ],
  });

  const next = whatComesNext(board, NOW);
  expect(next.map(({ what }) => what)).toEqual(['Fasting blood test', 'Dr. Meera Iyer', 'Dentist']);
  expect(next.map(({ visit }) => visit?.status)).toEqual([undefined, 'approved', undefined]);
});

test('what is done, past, rejected or without a time does not lie ahead', () => {
  const board = aBoard({
    appointments: {
      booked: [visit('rejected', '2026-11-18T06:00:00Z'), visit('approved', '2026-11-01T06:00:00Z')],
      notes: [aNote({})],
    },
    reminders: [
      aNote({ at: '2026-11-16T02:30:00Z', doneAt: '2026-11-15T02:30:00Z' }),
      aNote({ at: '2026-11-14T02:30:00Z' }),
    ],
  });

  expect(whatComesNext(board, NOW)).toEqual([]);
  expect(bookedAhead(board.appointments.booked, NOW)).toEqual([]);
});

test('a visit that has begun stays while one may still arrive for it, or waits to be called', () => {
  const begun = visit('approved', '2026-11-15T05:50:00Z');
  const of = (changes: object) =>
    whatComesNext(aBoard({ appointments: { booked: [{ ...begun, ...changes }], notes: [] } }), NOW);
  expect(of({})).toEqual([]);
  expect(of({ can: { arrive: true } })).toMatchObject([{ what: 'Dr. Meera Iyer', visit: { can: { arrive: true } } }]);
  expect(of({ arrivedAt: '2026-11-15T05:40:00Z' })).toMatchObject([
    { what: 'Dr. Meera Iyer', visit: { can: { arrive: false } } },
  ]);
});
