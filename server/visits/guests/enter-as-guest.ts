// The way of a guest into a visit: the link, consent, waiting, leaving.
import type { GuestVisit } from '#contract/appointments/visit-guests.ts';
import type { Action } from '#server/audit/actions.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { drawToken, hashToken } from '#server/identity/sessions/session-token.ts';
import { type Caller, visitor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { mayOpenLink, stateOf } from '../policy.ts';
import { publishVisit } from '../publish-visit.ts';
import { requireOwnPage } from '../seats/signals.ts';
import { lockVisit, visitById } from '../store.ts';
import { type FoundGuest, findGuest, holdAsGuest } from './find-guest.ts';
import { guestNow } from './guests-held.ts';
import { presentToGuest } from './present-to-guest.ts';
import { noteConsent, noteLeaving, sitGuestDown, spendLink, uncheckedGuestByLink } from './store.ts';

/** Spends the link. Whoever opens it second, on another day or after the end learns that it does not work, and no more. */
export async function openGuestLink(
  deps: Deps,
  caller: Caller,
  token: string,
): Promise<{ visit: GuestVisit; session: string }> {
  const session = drawToken();
  return transaction(deps.db, async (tx) => {
    const unchecked = await uncheckedGuestByLink(tx, hashToken(token));
    if (!unchecked) throw new Refusal('link_invalid');
    await lockVisit(tx, unchecked.appointment_id);
    const [found, row] = [
      await uncheckedGuestByLink(tx, hashToken(token)),
      await visitById(tx, unchecked.appointment_id),
    ];
    const now = deps.clock.now();
    const guest = found && row && (await guestNow({ ...deps, db: tx }, row, found));
    if (!guest || !row || !mayOpenLink(guest, stateOf(row, now))) throw new Refusal('link_invalid');
    if (stateOf(row, now) === 'not-open') throw new Refusal('visit_not_open');
    if (!(await spendLink(tx, guest.id, hashToken(session), now))) throw new Refusal('link_invalid');
    const inTx = { ...deps, db: tx };
    const opened = await findGuest(inTx, session);
    await record(tx, deps, caller, 'visit.guest_link_opened', opened);
    return { visit: await presentToGuest(inTx, opened), session };
  });
}

export async function readGuestVisit(deps: Deps, session: string | undefined): Promise<GuestVisit> {
  return presentToGuest(deps, await findGuest(deps, session));
}

export const waitAsGuest = (deps: Deps, caller: Caller, session: string | undefined): Promise<GuestVisit> =>
  change(deps, caller, session, 'visit.guest_agreed', (tx, { guest }) => noteConsent(tx, guest.id, deps.clock.now()));

export const leaveAsGuest = (deps: Deps, caller: Caller, session: string | undefined): Promise<GuestVisit> =>
  change(deps, caller, session, 'visit.guest_left', (tx, { guest }) => noteLeaving(tx, guest, null, deps.clock.now()));

/** The page is the guest's from now on; another one of theirs learns that it is not. */
export async function takeGuestSeat(deps: Deps, session: string | undefined, page: string): Promise<GuestVisit> {
  return transaction(deps.db, async (tx) => {
    const { guest, row } = await holdAsGuest(tx, deps, session);
    await requireOwnPage(tx, row.id, { who: guest.id, page });
    await sitGuestDown(tx, guest.id, page, deps.clock.now());
    await publishVisit(tx, row);
    const inTx = { ...deps, db: tx };
    return presentToGuest(inTx, await findGuest(inTx, session));
  });
}

async function change(
  deps: Deps,
  caller: Caller,
  session: string | undefined,
  action: Action,
  work: (tx: Tx, found: FoundGuest) => Promise<boolean>,
): Promise<GuestVisit> {
  return transaction(deps.db, async (tx) => {
    const found = await holdAsGuest(tx, deps, session);
    if (await work(tx, found)) await record(tx, deps, caller, action, found);
    const inTx = { ...deps, db: tx };
    return presentToGuest(inTx, await findGuest(inTx, session));
  });
}

/** A guest has no account: the entry names the visit, also where someone is logged in beside it. */
async function record(tx: Tx, deps: Deps, { requestId }: Caller, action: Action, { row }: FoundGuest): Promise<void> {
  await appendEntry(tx, deps.clock, visitor(requestId), action, {
    ...{ subject: 'visit', subjectId: row.id, patientId: row.patient_id },
  });
  await publishVisit(tx, row);
}
