// Who of those that sat down still takes part. An account that was closed, that may not act for the patient any more, or from whom
// the visit is hidden since it was made private, is out from this moment on, though its page may not know it yet: the other pages close their links to it.
import { mayStillAct } from '#server/patients/access/find-access.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { VisitRow } from '../store.ts';
import { type SeatRow, seatsOf } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Taking part for someone shows as much as the record: `contract/appointments/visits.ts`. */
const TAKES_PART = { part: 'record' } as const;

export async function seatsHeld(deps: Needs, row: VisitRow): Promise<SeatRow[]> {
  const held: SeatRow[] = [];
  for (const seat of await seatsOf(deps.db, row.id)) if (await isHeld(deps, row, seat)) held.push(seat);
  return held;
}

const isHeld = (deps: Needs, row: VisitRow, { account_id, disabled_at }: SeatRow): Promise<boolean> =>
  mayTakePart(deps, row, { accountId: account_id, disabledAt: disabled_at });

type Person = { accountId: string; disabledAt: Date | null };

export async function mayTakePart(deps: Needs, row: VisitRow, { accountId, disabledAt }: Person): Promise<boolean> {
  if (disabledAt) return false;
  if (accountId === row.doctor_id) return true;
  return mayStillAct(deps, accountId, row.patient_id, { ...TAKES_PART, about: row.id });
}
