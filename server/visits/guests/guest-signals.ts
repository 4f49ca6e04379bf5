import type { IceServer } from '#contract/appointments/visits.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { GONE_MS, guestStateOf, isLetIn, isOver } from '../policy.ts';
import { publishVisit } from '../publish-visit.ts';
import { passFor, passUntil } from '../relays.ts';
import { fetchFor, passOn, type Sent } from '../seats/signals.ts';
import { countOfGuest } from './count-of-guest.ts';
import { findGuest, holdAsGuest } from './find-guest.ts';
import { noteGuestSeen } from './store.ts';

export async function sendGuestSignals(deps: Deps, session: string | undefined, sent: Sent): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const { guest, row, state } = await holdAsGuest(tx, deps, session);
    if (!isLetIn(state) || guestStateOf(guest) !== 'in') throw new Refusal('visit_not_open');
    await countOfGuest({ ...deps, db: tx }, guest, 'signals');
    await passOn(tx, deps, row, guest.id, sent);
  });
}

/** Also the sign that the page is there. Who waits gets nothing. */
export async function takeGuestSignals(
  deps: Deps,
  session: string | undefined,
  { page, had }: { page: string; had: number },
) {
  const { guest, row, state } = await findGuest(deps, session);
  if (isOver(state)) throw new Refusal('visit_over');
  if (guest.left_at) throw new Refusal('guest_out');
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    if (!(await noteGuestSeen(tx, guest.id, page, now))) throw new Refusal('seat_taken');
    if (guest.seen_at && now.getTime() - guest.seen_at.getTime() >= GONE_MS) await publishVisit(tx, row);
    const isIn = isLetIn(state) && guestStateOf(guest) === 'in';
    return isIn ? fetchFor(tx, deps, row.id, { page, had }) : { signals: [] };
  });
}

/** Also while waiting, for the check of the network. */
export async function readGuestRelays(deps: Deps, session: string | undefined): Promise<{ iceServers: IceServer[] }> {
  const { guest, row, state } = await findGuest(deps, session);
  if (isOver(state)) throw new Refusal('visit_over');
  if (guest.left_at) throw new Refusal('guest_out');
  // Moved after the link was opened: a pass would last until the new day.
  if (state === 'not-open') throw new Refusal('visit_not_open');
  const { turn } = deps.config;
  const until = passUntil(row, deps.clock.now(), guestStateOf(guest) === 'checking');
  return { iceServers: turn ? [passFor(turn, `${row.id}-${guest.id}`, until)] : [] };
}
