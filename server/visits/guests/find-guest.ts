import type { VisitState } from '#contract/appointments/visits.ts';
import type { Tx } from '#server/db/connect.ts';
import { hashToken } from '#server/identity/sessions/session-token.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isOver, stateOf } from '../policy.ts';
import { lockVisit, type VisitRow, visitById } from '../store.ts';
import { guestNow } from './guests-held.ts';
import { type GuestRow, guestBySession } from './store.ts';

export type FoundGuest = { guest: GuestRow; row: VisitRow; state: VisitState };

/** `session`: what the cookie of the guest's browser holds. It opens the one visit that its link was made for. */
export async function findGuest(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  session: string | undefined,
): Promise<FoundGuest> {
  const guest = session ? await guestBySession(deps.db, hashToken(session)) : undefined;
  const row = guest && (await visitById(deps.db, guest.appointment_id));
  if (!guest || !row) throw new Refusal('link_invalid');
  return { guest: await guestNow(deps, row, guest), row, state: stateOf(row, deps.clock.now()) };
}

/** Holds the visit until the transaction ends: whoever puts the guest out or ends it comes before or after. */
export async function holdAsGuest(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config'>,
  session: string | undefined,
): Promise<FoundGuest> {
  const inTx = { ...deps, db: tx };
  const { row } = await findGuest(inTx, session);
  await lockVisit(tx, row.id);
  const found = await findGuest(inTx, session);
  if (isOver(found.state)) throw new Refusal('visit_over');
  if (found.guest.left_at) throw new Refusal('guest_out');
  if (found.state === 'not-open') throw new Refusal('visit_not_open');
  return found;
}
