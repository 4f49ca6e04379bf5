import { ROOM_OPENS_MS } from '#contract/appointments/visit-modes.ts';
import { ADULT_PRESENT_YEARS, type Person, type Visit } from '#contract/appointments/visits.ts';
import type { Deps } from '../platform/deps.ts';
import { dayBounds, dayIn } from '../platform/zoned-time.ts';
import { findProfile } from '../records/find-profile.ts';
import type { Found } from './find-visit.ts';
import { type GuestRow, guestsOf } from './guests/store.ts';
import { type InLine, lineFor } from './line.ts';
import { GONE_MS, guestStateOf, isOver, stateOf } from './policy.ts';
import { modesOf, type SeatRow, seatsOf, type VisitRow, visitsOfDoctor } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** A visit as one of the two sees it at this moment. */
export async function presentVisit(deps: Needs, { row, side, state }: Found): Promise<Visit> {
  const [seats, modes] = [await seatsOf(deps.db, row.id), await modesOf(deps.db, [row.id])];
  const guests = await guestsOf(deps.db, row.id);
  const now = deps.clock.now();
  const isWaiting = state === 'waiting';
  return {
    id: row.id,
    state,
    me: side,
    patient: row.patient_name,
    patientId: row.patient_id,
    doctor: row.doctor_name,
    doctorId: row.doctor_id,
    department: row.department,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    opensAt: new Date(row.starts_at.getTime() - ROOM_OPENS_MS).toISOString(),
    timeZone: deps.config.clinic.timeZone,
    triageId: row.triage_id,
    triageUrgency: row.triage_urgency,
    reason: row.reason,
    consentedAt: row.consented_at?.toISOString() ?? null,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    letInAt: row.let_in_at?.toISOString() ?? null,
    metAt: row.met_at?.toISOString() ?? null,
    seenOnVideoAt: row.seen_on_video_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    line: isWaiting ? await findLine(deps, row) : null,
    identityCheckedAt: row.identity_checked_at?.toISOString() ?? null,
    needsAdult: await needsAdult(deps, row.patient_id),
    adultPresent: row.adult_present,
    modes: modes.map(({ mode, began_at, ended_at, chooser }) => ({
      ...{ mode, from: began_at.toISOString() },
      until: ended_at?.toISOString() ?? null,
      chosenBy: chooser,
    })),
    phone: row.patient_phone,
    people: isOver(state) ? [] : peopleOf(row, { seats, guests }, now),
    guests: guests.map((guest) => ({
      ...{ id: guest.id, name: guest.name, state: guestStateOf(guest), invitedBy: guest.inviter },
      waitingSince: guest.consented_at?.toISOString() ?? null,
    })),
  };
}

/** Where the age is not known nobody is taken for a child; the safety check asks for the age itself. */
export async function needsAdult(deps: Needs, patientId: string): Promise<boolean> {
  const { age } = await findProfile(deps, patientId);
  return age !== null && age < ADULT_PRESENT_YEARS;
}

type Seated = { seats: readonly SeatRow[]; guests: readonly GuestRow[] };

/** Guests only once they are let in. */
export function peopleOf(row: VisitRow, { seats, guests }: Seated, now: Date): Person[] {
  const pageIn = (seat: { page: string | null; seen_at: Date | null } | undefined) =>
    seat?.seen_at && now.getTime() - seat.seen_at.getTime() < GONE_MS ? seat.page : null;
  const pageOf = (accountId: string) => pageIn(seats.find(({ account_id }) => account_id === accountId));
  const { doctor_id: doctorId, patient_account_id: accountId } = row;
  return [
    { id: doctorId, name: row.doctor_name, role: 'doctor', page: pageOf(doctorId) },
    ...(accountId
      ? [{ id: accountId, name: row.patient_name, role: 'patient' as const, page: pageOf(accountId) }]
      : []),
    ...guests
      .filter((guest) => guestStateOf(guest) === 'in')
      .map((guest) => ({ id: guest.id, name: guest.name, role: 'guest' as const, page: pageIn(guest) })),
  ];
}

async function findLine(deps: Needs, mine: VisitRow): Promise<{ before: number; lateMinutes: number }> {
  const { timeZone } = deps.config.clinic;
  const now = deps.clock.now();
  const { from, until } = dayBounds(dayIn(timeZone, mine.starts_at), timeZone);
  const rows = await visitsOfDoctor(deps.db, mine.doctor_id, from, until);
  const inLine = rows.flatMap((row): InLine[] => {
    const state = stateOf(row, now);
    if (state !== 'waiting' && state !== 'let-in' && state !== 'in-visit') return [];
    return [{ id: row.id, startsAt: row.starts_at, endsAt: row.ends_at, state }];
  });
  const me = inLine.find(({ id }) => id === mine.id);
  return me ? lineFor(me, inLine, now) : { before: 0, lateMinutes: 0 };
}
