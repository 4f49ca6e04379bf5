import type { Tx } from '#server/db/connect.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findPatient } from '../find-patient.ts';
import { closeAccess } from './close-access.ts';
import { accessesOf, accessesTo } from './store.ts';
import { tell } from './tell-family.ts';

/** The record is erased: nobody acts for this patient any more, nor this patient for others. Each of the others is told. */
export async function closeFamilyOf(tx: Tx, deps: Deps, actor: Actor, patientId: string): Promise<void> {
  const { account_id } = await findPatient(tx, patientId);
  for (const row of await accessesTo(tx, patientId)) {
    if (!(await closeAccess(tx, deps, actor, row, { cause: 'revoked' }))) continue;
    await tell(tx, deps, row.account_id, { code: 'family-record-gone' });
  }
  for (const row of account_id ? await accessesOf(tx, account_id) : []) {
    if (!(await closeAccess(tx, deps, actor, row, { cause: 'revoked' })) || !row.owner_id) continue;
    await tell(tx, deps, row.owner_id, { code: 'family-account-gone' });
  }
}
