// A guest is there on the word of somebody who takes part: of whoever let them in, before that of whoever invited them. When that
// person may not act any more, the guest waits to be let in by another; where nobody is left who wanted them, the guest is out.
import type { Deps } from '#server/platform/deps.ts';
import { mayTakePart } from '../seats/seats-held.ts';
import type { VisitRow } from '../store.ts';
import { type GuestRow, guestsOf } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

export async function guestsHeld(deps: Needs, row: VisitRow): Promise<GuestRow[]> {
  const held: GuestRow[] = [];
  for (const guest of await guestsOf(deps.db, row.id)) held.push(await guestNow(deps, row, guest));
  return held;
}

/** As the guest stands at this moment, though the row does not say so yet. */
export async function guestNow(deps: Needs, row: VisitRow, guest: GuestRow): Promise<GuestRow> {
  // What was is not changed by what came after the visit.
  if (guest.left_at || row.ended_at) return guest;
  const may = (accountId: string, disabledAt: Date | null) => mayTakePart(deps, row, { accountId, disabledAt });
  if (guest.let_in_by && (await may(guest.let_in_by, guest.admitter_disabled_at))) return guest;
  if (await may(guest.invited_by, guest.inviter_disabled_at)) {
    return guest.let_in_by ? { ...guest, let_in_at: null, let_in_by: null } : guest;
  }
  return { ...guest, left_at: deps.clock.now(), put_out_by: guest.let_in_by ?? guest.invited_by };
}
