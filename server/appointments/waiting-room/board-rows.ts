// What the board shows, as a pure rule over the visits of the day. Tokens, doctors and rooms: nobody's name goes in or out.
import { type BoardRow, LATE_FROM_MINUTES, type WaitingRoom } from '#contract/appointments/waiting-room.ts';
import { MINUTE_MS } from '#contract/durations.ts';

export type VisitOnBoard = {
  doctorId: string;
  doctor: string;
  room: string;
  token: string;
  startsAt: Date;
  /** Was there in time for a slot. */
  isPunctual: boolean;
  withDoctorAt: Date | null;
  calledAt: Date | null;
};

const SHOWN_NEXT = 2;
/** A token is called out this long; longer than the board needs to ask twice. */
const CALLED_FOR_MS = 40_000;

/** The visits come in the order of the queue. */
export function boardRows(visits: readonly VisitOnBoard[], now: Date): Pick<WaitingRoom, 'calling' | 'rows'> {
  const doctors = Map.groupBy(visits, ({ doctorId }) => doctorId);
  const rows = [...doctors.values()].map((theirs) => rowOf(theirs, now));
  return { calling: callsOf(visits, now), rows: rows.toSorted((a, b) => a.doctor.localeCompare(b.doctor)) };
}

function rowOf(visits: readonly VisitOnBoard[], now: Date): BoardRow {
  const [first] = visits;
  const [called] = latestCalledFirst(visits);
  const waiting = visits.filter(({ withDoctorAt }) => withDoctorAt === null);
  return {
    doctor: first?.doctor ?? '',
    room: first?.room ?? '',
    now: called?.token ?? null,
    next: waiting.slice(0, SHOWN_NEXT).map(({ token }) => token),
    minutesLate: minutesLate(waiting, now),
  };
}

/** How long ago somebody who was there in time should have been called. Late patients and walk-ins make no doctor late. */
function minutesLate(waiting: readonly VisitOnBoard[], now: Date): number {
  const starts = waiting.filter(({ isPunctual }) => isPunctual).map(({ startsAt }) => startsAt.getTime());
  const minutes = starts.length === 0 ? 0 : Math.floor((now.getTime() - Math.min(...starts)) / MINUTE_MS);
  return minutes >= LATE_FROM_MINUTES ? minutes : 0;
}

/** All calls of the last moments: two doctors may call at once. */
const callsOf = (visits: readonly VisitOnBoard[], now: Date): WaitingRoom['calling'] =>
  latestCalledFirst(visits)
    .filter(({ calledAt }) => now.getTime() - calledAt.getTime() <= CALLED_FOR_MS)
    .map(({ token, room, doctor, calledAt }) => ({ token, room, doctor, at: calledAt.toISOString() }));

const latestCalledFirst = (visits: readonly VisitOnBoard[]) =>
  visits
    .flatMap(({ calledAt, ...visit }) => (calledAt ? [{ ...visit, calledAt }] : []))
    .toSorted((a, b) => b.calledAt.getTime() - a.calledAt.getTime());
