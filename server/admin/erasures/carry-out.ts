// Erases patients when their time has come: first what others must hear of (visits, family, sessions), then the database takes
// everything out and destroys the keys, in the same transaction.
import { closePatient } from '#server/appointments/leaving/close-patient.ts';
import { listVisitsOfPatient } from '#server/appointments/leaving/list-coming-visits.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { forgetKeys } from '#server/db/sealed/destroy-keys.ts';
import { addressHash, keysOf } from '#server/db/sealed/open-results.ts';
import { sealForOthers } from '#server/db/sealed/seal-for-others.ts';
import { transaction } from '#server/db/transaction.ts';
import { withClient } from '#server/db/with-client.ts';
import { closeFamilyOf } from '#server/patients/access/close-family.ts';
import { findPatient } from '#server/patients/find-patient.ts';
import { type Actor, SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { forgetInHandovers } from '#server/ward/handover/forget-in-handovers.ts';
import { hasOpenAlert, liesHere } from '../leaving/store.ts';
import { entryAbout } from './decide-erasure.ts';
import { keepErasedList } from './erased-list.ts';
import {
  declineMergesWith,
  deleteMailsTo,
  endingErasures,
  eraseInDatabase,
  erasuresToSweep,
  isBeingSeen,
  stopOpen,
  sweepInDatabase,
} from './store.ts';
import { publishErasure, tellOfStop } from './tell-of-erasure.ts';

type Ending = Awaited<ReturnType<typeof endingErasures>>[number];

/** Also takes out of handovers whoever was erased here or by a restore. */
export async function carryOutErasures(deps: Deps, ownerUrl: string): Promise<void> {
  const ending = await endingErasures(deps.db, deps.clock.now());
  await forEachIsolated(
    ending,
    ({ id }) => `erasure ${id}`,
    (erasure) => (erasure.is_wanted ? erase(deps, ownerUrl, erasure) : stopUnwanted(deps, erasure)),
  );
  await sweepErased(deps);
  await forgetInHandovers(deps);
  if (ending.length > 0) await keepErasedList(deps);
}

async function erase(deps: Deps, ownerUrl: string, erasure: Ending): Promise<void> {
  const { id, record_id: recordId } = erasure;
  await withClient(ownerUrl, (owner) => sealForOthers(owner, keysOf(deps.db), [recordId]));
  const keys = await transaction(deps.db, async (tx) => {
    // First: what follows cancels a visit for which somebody sits in the waiting room.
    if (await isBeingSeen(tx, recordId, deps.clock.now())) throw new Waits();
    await leaveEverything(tx, deps, erasure);
    // Asked after the record was closed: nobody can be admitted meanwhile. It is tried again until the bed is free.
    if ((await liesHere(tx, recordId)) || (await hasOpenAlert(tx, recordId))) throw new Waits();
    const { email } = await findPatient(tx, recordId);
    if (email) await deleteMailsTo(tx, addressHash(tx, email));
    const erased = await eraseInDatabase(tx, id, deps.clock.now());
    // Stopped a moment ago: nothing of the above counts.
    if (!erased) throw new Waits();
    await appendEntry(tx, deps.clock, SYSTEM, 'patient.erased', entryAbout(erasure));
    await publish(tx, { type: 'patients', id: recordId, to: { roles: ['staff', 'doctor', 'desk'] } });
    await publishErasure(tx, id);
    return erased;
  }).catch((error: unknown) => {
    if (error instanceof Waits) return [];
    throw error;
  });
  forgetKeys(deps.db, keys);
}

/** Rolls back: something has to end first. */
class Waits extends Error {
  override name = 'Waits';
}

async function leaveEverything(tx: Tx, deps: Deps, { id, record_id: recordId, approved_by }: Ending): Promise<void> {
  const within = { ...deps, db: tx };
  // The visits are cancelled in the name of whoever agreed, days after their session.
  const actor: Actor = { accountId: approved_by ?? id, role: 'admin', sessionId: id, requestId: null };
  const visits = await listVisitsOfPatient(within, recordId);
  const cancelled = visits.map(({ id, version }) => ({ id, version }));
  await closePatient(within, actor, recordId, { reason: 'The record is erased.', visits: cancelled });
  await closeFamilyOf(tx, within, actor, recordId);
  for (const merge of await declineMergesWith(tx, recordId, actor.accountId, deps.clock.now())) {
    for (const patientId of [merge.kept_id, merge.other_id]) {
      const about = { subject: 'merge', subjectId: merge.id, patientId };
      await appendEntry(tx, deps.clock, actor, 'patient.merge_declined', about);
    }
    await publish(tx, { type: 'merges', id: merge.id, to: { roles: ['desk', 'admin'] } });
  }
}

async function stopUnwanted(deps: Deps, erasure: Ending): Promise<void> {
  await transaction(deps.db, async (tx) => {
    if (!(await stopOpen(tx, erasure.id, null, deps.clock.now()))) return;
    await appendEntry(tx, deps.clock, SYSTEM, 'erasure.stopped', entryAbout(erasure));
    await tellOfStop(tx, deps, erasure);
    await publishErasure(tx, erasure.id);
  });
}

/** A request that was under way when its patient was erased may have written a moment later. */
async function sweepErased(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await forEachIsolated(
    await erasuresToSweep(deps.db, now),
    (id) => `erasure ${id}`,
    (id) => sweepInDatabase(deps.db, id, now),
  );
}
