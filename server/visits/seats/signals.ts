// How two pages find each other. Signals wait in the database, sealed, so any server takes and gives them and a restart
// loses none. Each is kept until the page that it is for says that it has it.

import { MOST_PEOPLE, type Visit } from '#contract/appointments/visits.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { type Actor, isByOther } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findVisit, holdVisit } from '../find-visit.ts';
import { guestsHeld } from '../guests/guests-held.ts';
import { guestsOf } from '../guests/store.ts';
import { GONE_MS, guestStateOf, isLetIn, isOver, isSeatOf } from '../policy.ts';
import { presentVisit } from '../present-visit.ts';
import { publishVisit } from '../publish-visit.ts';
import type { VisitRow } from '../store.ts';
import { seatsHeld } from './seats-held.ts';
import {
  deleteOldSignals,
  deleteSignals,
  insertSignal,
  keepNewestSignals,
  noteSeen,
  seatsOf,
  signalsFor,
  sitDown,
} from './store.ts';

const KEPT_MS = 120_000;
/** Of one page for another, not fetched yet. Several beginnings take fewer; more is a page that floods. */
const MOST_WAITING = 100;

const cellOf = (id: string) => ({ table: 'visit_signals', column: 'signal', row: id });

/** The page is in the visit from now on. Another one of the same person learns that it is not. */
export async function takeSeat(deps: Deps, actor: Actor, id: string, page: string): Promise<Visit> {
  return transaction(deps.db, async (tx) => {
    const { row } = await holdVisit(tx, deps, actor, id);
    await requirePlace(tx, deps, actor, row);
    await requireOwnPage(tx, id, { who: actor.accountId, page });
    await sitDown(tx, id, actor.accountId, page, deps.clock.now());
    await publishVisit(tx, row);
    const inTx = { ...deps, db: tx };
    return presentVisit(inTx, await findVisit(inTx, actor, id));
  });
}

/** Doctor and patient have their places. Whoever else comes for the patient takes one of the four, if there is one. */
async function requirePlace(tx: Tx, deps: Deps, actor: Actor, row: VisitRow): Promise<void> {
  if (!isByOther(actor)) return;
  const held = (await seatsHeld({ ...deps, db: tx }, row)).filter(({ account_id }) => account_id !== row.doctor_id);
  if (held.some((seat) => isSeatOf(actor, seat))) return;
  const guests = (await guestsHeld({ ...deps, db: tx }, row)).filter((guest) => guestStateOf(guest) === 'in');
  if (1 + held.length + guests.length >= MOST_PEOPLE) throw new Refusal('visit_full');
}

/** The id of a page is drawn by the page: one that somebody else has would get what was sent to them. */
export async function requireOwnPage(tx: Tx, visitId: string, { who, page }: { who: string; page: string }) {
  const [seats, guests] = [await seatsOf(tx, visitId), await guestsOf(tx, visitId)];
  const isTaken =
    seats.some((seat) => seat.page === page && seat.account_id !== who) ||
    guests.some((guest) => guest.page === page && guest.id !== who);
  if (isTaken) throw new Refusal('seat_taken');
}

export type Sent = { page: string; to: string; signals: readonly { id: string; signal: string }[] };

export async function sendSignals(deps: Deps, actor: Actor, id: string, sent: Sent): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const { row, state } = await holdVisit(tx, deps, actor, id);
    if (!isLetIn(state)) throw new Refusal('visit_not_open');
    await passOn(tx, deps, row, actor.accountId, sent);
  });
}

/** `who`: the account or the guest that sends. The caller holds the visit and knows that both are let in. */
export async function passOn(tx: Tx, deps: Deps, row: VisitRow, who: string, { page, to, signals }: Sent) {
  const [seats, guests] = [await seatsOf(tx, row.id), await guestsHeld({ ...deps, db: tx }, row)];
  const pages = [
    ...seats.map((seat) => ({ who: seat.account_id, page: seat.page, account: seat.account_id })),
    ...guests.flatMap((guest) =>
      guestStateOf(guest) === 'in' && guest.page ? [{ who: guest.id, page: guest.page, account: null }] : [],
    ),
  ];
  if (!pages.some((one) => one.who === who && one.page === page)) throw new Refusal('seat_taken');
  const receiver = pages.find((one) => one.page === to && one.who !== who);
  if (!receiver) throw new Refusal('page_gone');
  const now = deps.clock.now();
  for (const { id: signalId, signal } of signals) {
    const sealed = deps.seal.seal(signal, cellOf(signalId));
    await insertSignal(tx, { id: signalId, from: page, to, visitId: row.id, sealed, now });
  }
  await keepNewestSignals(tx, row.id, page, to, MOST_WAITING);
  // A guest has no stream: the page asks.
  if (receiver.account) await publish(tx, { type: 'visits', id: row.id, to: { accounts: [receiver.account] } });
}

/** Also the sign that the page is there: a page that comes back after a while is told to the other side. */
export async function takeSignals(deps: Deps, actor: Actor, id: string, { page, had }: { page: string; had: number }) {
  const { row, state } = await findVisit(deps, actor, id);
  if (isOver(state)) throw new Refusal('visit_over');
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const seat = (await seatsOf(tx, id)).find((one) => isSeatOf(actor, one));
    if (!(await noteSeen(tx, { id, accountId: actor.accountId, page }, now))) throw new Refusal('seat_taken');
    if (seat && now.getTime() - seat.seen_at.getTime() >= GONE_MS) await publishVisit(tx, row);
    return isLetIn(state) ? fetchFor(tx, deps, id, { page, had }) : { signals: [] };
  });
}

/** The caller knows that the page is its own. */
export async function fetchFor(tx: Tx, deps: Deps, id: string, { page, had }: { page: string; had: number }) {
  if (had > 0) await deleteSignals(tx, id, page, had);
  const signals = await signalsFor(tx, id, page);
  return {
    signals: signals.map(({ id: signalId, place, from_page, signal }) => ({
      ...{ place, from: from_page },
      signal: deps.seal.openText(signal, cellOf(signalId)),
    })),
  };
}

/** What nobody fetched is of no use any more: both sides send their state anew. */
export const forgetOldSignals = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteOldSignals(db, new Date(clock.now().getTime() - KEPT_MS));
