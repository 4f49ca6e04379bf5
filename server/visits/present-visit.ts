import { ROOM_OPENS_MS } from '#contract/appointments/visit-modes.ts';
import type { Person, Visit } from '#contract/appointments/visits.ts';
import type { Deps } from '../platform/deps.ts';
import { findProfile } from '../records/find-profile.ts';
import type { Found } from './find-visit.ts';
import { guestsHeld } from './guests/guests-held.ts';
import type { GuestRow } from './guests/store.ts';
import { type InLine, lineFor } from './line.ts';
import { GONE_MS, guestStateOf, isOver, stateOf } from './policy.ts';
import { seatsHeld } from './seats/seats-held.ts';
import type { SeatRow } from './seats/store.ts';
import { inLineFor, modesOf, type VisitRow } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;
type Sealed = Needs & Pick<Deps, 'seal'>;

/** What the patient said at the door. */
export const cellOf = (id: string, column: 'phone' | 'place') => ({ table: 'video_visits', column, row: id });

export const phoneOf = ({ seal }: Pick<Deps, 'seal'>, { id, phone, patient_phone }: VisitRow): string =>
  phone ? seal.openText(phone, cellOf(id, 'phone')) : patient_phone;

export const placeOf = ({ seal }: Pick<Deps, 'seal'>, { id, place }: VisitRow): string | null =>
  place && seal.openText(place, cellOf(id, 'place'));

/** A visit as one of the two sees it at this moment. */
export async function presentVisit(deps: Sealed, { row, side, state }: Found): Promise<Visit> {
  const [seats, modes] = [await seatsHeld(deps, row), await modesOf(deps.db, [row.id])];
  const guests = await guestsHeld(deps, row);
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
    phone: phoneOf(deps, row),
    place: placeOf(deps, row),
    placeOnFile: side === 'patient' ? row.patient_place : null,
    callBack: row.call_back_asked_at && {
      askedAt: row.call_back_asked_at.toISOString(),
      calledAt: row.called_back_at?.toISOString() ?? null,
    },
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
  return age !== null && age < deps.config.videoAdultUnder;
}

type Seated = { seats: readonly SeatRow[]; guests: readonly GuestRow[] };

/** Guests only once they are let in. */
export function peopleOf(row: VisitRow, { seats, guests }: Seated, now: Date): Person[] {
  const pageIn = (seat: { page: string | null; seen_at: Date | null } | undefined) =>
    seat?.seen_at && now.getTime() - seat.seen_at.getTime() < GONE_MS ? seat.page : null;
  const { doctor_id: doctorId } = row;
  const [own = row.patient_id, patientName] = [row.patient_account_id ?? undefined, row.patient_name];
  const seatOf = (accountId: string) => seats.find(({ account_id }) => account_id === accountId);
  // Whoever acts for the patient sits on the same side, under their own name.
  const others = seats.filter(({ account_id }) => account_id !== doctorId && account_id !== own);
  // A small child has no page: the visit is then with whoever is there for it.
  const isOwnHere = others.length === 0 || seatOf(own) !== undefined;
  const patient = { id: own, name: patientName, role: 'patient' as const, page: pageIn(seatOf(own)) };
  return [
    { id: doctorId, name: row.doctor_name, role: 'doctor', page: pageIn(seatOf(doctorId)) },
    ...(isOwnHere ? [patient] : []),
    ...others.map((seat) => ({
      ...{
        id: seat.account_id,
        name: `${seat.name}, for ${patientName}`,
        role: 'patient' as const,
        page: pageIn(seat),
      },
    })),
    ...guests
      .filter((guest) => guestStateOf(guest) === 'in')
      .map((guest) => ({ id: guest.id, name: guest.name, role: 'guest' as const, page: pageIn(guest) })),
  ];
}

async function findLine(deps: Needs, mine: VisitRow): Promise<{ before: number; lateMinutes: number }> {
  const now = deps.clock.now();
  const rows = await inLineFor(deps.db, mine.doctor_id);
  const inLine = rows.flatMap((row): InLine[] => {
    const state = stateOf(row, now);
    if (state !== 'waiting' && state !== 'let-in' && state !== 'in-visit') return [];
    return [{ id: row.id, startsAt: row.starts_at, endsAt: row.ends_at, state }];
  });
  const me = inLine.find(({ id }) => id === mine.id);
  return me ? lineFor(me, inLine, now) : { before: 0, lateMinutes: 0 };
}
