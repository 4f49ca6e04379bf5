// The login closes, the record stays: what was written about someone's health is never thrown away. Either can be taken back.
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { closeAccount, reopenAccount } from '../identity/close-account.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { announce } from '../platform/events.ts';
import type { PatientRow } from './find-patient.ts';
import { findAtDesk } from './read-patient.ts';
import { lockPatient, setOnPatient } from './store.ts';

export const deactivatePatient = (deps: Deps, actor: Actor, id: string): Promise<void> =>
  change(deps, actor, id, async (tx, patient) => {
    if (patient.deactivated_at) return null;
    await setOnPatient(tx, id, { deactivated_at: deps.clock.now() });
    if (patient.account_id) await closeAccount(tx, deps, actor, patient.account_id);
    return 'patient.deactivated';
  });

export const reactivatePatient = (deps: Deps, actor: Actor, id: string): Promise<void> =>
  change(deps, actor, id, async (tx, patient) => {
    if (!patient.deactivated_at) return null;
    await setOnPatient(tx, id, { deactivated_at: null });
    if (patient.account_id) await reopenAccount(tx, deps, actor, patient.account_id);
    return 'patient.reactivated';
  });

/** Asked for again, it is done already: nothing changes and nothing is recorded. */
async function change(
  deps: Deps,
  actor: Actor,
  id: string,
  work: (tx: Tx, patient: PatientRow) => Promise<string | null>,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await lockPatient(tx, id);
    const action = await work(tx, await findAtDesk(tx, id));
    if (!action) return;
    await appendEntry(tx, deps.clock, actor, action, { subject: 'patient', subjectId: id, patientId: id });
    await announce(tx, { type: 'patients', id, to: { roles: ['staff', 'doctor'] } });
  });
}
