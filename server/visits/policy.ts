// Who takes part in a video visit, and what its state lets them do. Pure: a row and a moment.
import { ROOM_OPENS_MS, VISIT_MISSED_MS } from '#contract/appointments/visit-modes.ts';
import { MOST_PEOPLE, type VisitGuest, type VisitState } from '#contract/appointments/visits.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { type Actor, isFor } from '../platform/actor.ts';
import type { GuestRow } from './guests/store.ts';
import type { SeatRow } from './seats/store.ts';
import type { VisitRow } from './store.ts';

/** How long a visit in which nobody is heard of any more stays open. */
export const BROKEN_OFF_MS = 20 * MINUTE_MS;

/** Let in for so long without a sound or a picture: the doctor is asked to telephone. */
export const NO_CONNECTION_MS = 45_000;

/** Whoever was asked to telephone is not told again within this time. */
export const ASK_AGAIN_MS = 2 * MINUTE_MS;

/** A page that was not heard of for so long is not there. */
export const GONE_MS = 12_000;

type Parties = Pick<VisitRow, 'mode' | 'doctor_id' | 'patient_id'>;

/** Undefined: neither of the two, or not by video: for them there is no such visit. */
export function sideOf(actor: Actor, visit: Parties): 'patient' | 'doctor' | undefined {
  if (visit.mode !== 'video') return undefined;
  if (actor.role === 'doctor' && actor.accountId === visit.doctor_id) return 'doctor';
  return isFor(actor, visit) ? 'patient' : undefined;
}

type Row = Pick<VisitRow, 'status' | 'starts_at' | 'state' | 'let_in_at'>;

/** The state as it is at this moment: what was cancelled or moved is called off, whatever the row says. */
export function stateOf({ status, starts_at, state, let_in_at }: Row, now: Date): VisitState {
  if (state === 'finished' || state === 'missed' || state === 'broken-off') return state;
  if (status === 'completed') return 'finished';
  if (status !== 'approved') return 'called-off';
  if (now.getTime() < starts_at.getTime() - ROOM_OPENS_MS) return 'not-open';
  // Whoever was let in is not missed: they may be about to meet, or speak by chat or telephone.
  if (!let_in_at && now.getTime() >= starts_at.getTime() + VISIT_MISSED_MS) return 'missed';
  return state ?? 'open';
}

export const isOver = (state: VisitState): boolean =>
  ['finished', 'missed', 'broken-off', 'called-off'].includes(state);

/** Pages speak to each other only once the doctor has let the patient in. */
export const isLetIn = (state: VisitState): boolean => state === 'let-in' || state === 'in-visit';

/** A guest as the rules see one. */
export type GuestFacts = Pick<GuestRow, 'opened_at' | 'consented_at' | 'let_in_at' | 'left_at'>;

export function guestStateOf({ opened_at, consented_at, let_in_at, left_at }: GuestFacts): VisitGuest['state'] {
  if (left_at) return 'left';
  if (let_in_at) return 'in';
  if (consented_at) return 'waiting';
  return opened_at ? 'checking' : 'invited';
}

/** A link works while its visit goes on, once. */
export const mayOpenLink = (guest: GuestFacts, visit: VisitState): boolean =>
  guestStateOf(guest) === 'invited' && !isOver(visit);

/** Doctor and patient have their seats, and so has everyone who acts for the patient; the guests share the rest. */
export const roomForGuests = (seats: readonly unknown[]): number => MOST_PEOPLE - Math.max(2, seats.length);

/** The seat of whoever calls. */
export const isSeatOf = (actor: Actor, { account_id }: Pick<SeatRow, 'account_id'>): boolean =>
  account_id === actor.accountId;

export const wroteIt = ({ accountId }: Actor, writtenBy: string | null): boolean => accountId === writtenBy;
