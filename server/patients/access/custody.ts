// What separated parents or a court have settled, as the desk notes it. Nothing is overwritten.
import type { CustodyNote } from '#contract/patients/family-desk.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Database } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findPatient, lockPatientById } from '../find-patient.ts';
import { courtOrdersOf, custodyNotesOf, insertCustodyNote } from './store.ts';

/** All of them, the newest first: an older note still holds unless a later one says otherwise. */
export async function listCustody(db: Database, patientId: string): Promise<CustodyNote[]> {
  const rows = await custodyNotesOf(db, patientId);
  return rows.map(({ note, is_court_order, lifts, is_lifted, by, written_at }) => ({
    kind: lifts ? 'lifting' : is_court_order ? 'court-order' : 'note',
    ...{ note, isLifted: is_lifted, by, at: written_at.toISOString() },
  }));
}

type Custody = { note: string; isCourtOrder: boolean };

export async function noteCustody(deps: Deps, actor: Actor, patientId: string, custody: Custody): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await lockPatientById(tx, patientId);
    const { id } = await findPatient(tx, patientId);
    const written = { written_by: actor.accountId, written_at: deps.clock.now() };
    const { note, isCourtOrder } = custody;
    await insertCustodyNote(tx, { patient_id: id, note, is_court_order: isCourtOrder, ...written });
    const about = { subject: 'patient', subjectId: id, patientId: id, details: { court_order: isCourtOrder } };
    await appendEntry(tx, deps.clock, actor, 'family.custody_noted', about);
    await publish(tx, { type: 'family', id, to: { roles: ['staff', 'desk'] } });
  });
}

/** An act of its own: a later note about something else lifts nothing. */
export async function liftCourtOrders(deps: Deps, actor: Actor, patientId: string, reason: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await lockPatientById(tx, patientId);
    const { id } = await findPatient(tx, patientId);
    const orders = await courtOrdersOf(tx, [id]);
    if (orders.length === 0) throw new Refusal('no_court_order');
    const written = { note: reason, written_by: actor.accountId, written_at: deps.clock.now() };
    for (const order of orders) {
      await insertCustodyNote(tx, { patient_id: id, is_court_order: false, lifts: order.id, ...written });
    }
    const about = { subject: 'patient', subjectId: id, patientId: id };
    await appendEntry(tx, deps.clock, actor, 'family.court_order_lifted', about);
    await publish(tx, { type: 'family', id, to: { roles: ['staff', 'desk'] } });
  });
}
