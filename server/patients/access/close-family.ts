import type { Tx } from '#server/db/connect.ts';
import { findAccountsOf } from '#server/identity/public.ts';
import { notify } from '#server/notices/notify.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findPatient } from '../find-patient.ts';
import { closeAccess } from './close-access.ts';
import { accessesOf, accessesTo, type FamilyRow } from './store.ts';
import { tell } from './tell-family.ts';

/** The record is erased: nobody acts for this patient any more, nor this patient for others. Each of the others is told. */
export async function closeFamilyOf(tx: Tx, deps: Deps, actor: Actor, patientId: string): Promise<void> {
  const { account_id } = await findPatient(tx, patientId);
  for (const row of await accessesTo(tx, patientId)) {
    if (!(await closeAccess(tx, deps, actor, row, { cause: 'revoked' }))) continue;
    await tell(tx, deps, row.account_id, { code: 'family-record-gone' });
  }
  for (const row of account_id ? await accessesOf(tx, account_id) : []) {
    if (!(await closeAccess(tx, deps, actor, row, { cause: 'revoked' }))) continue;
    if (row.owner_id) await tell(tx, deps, row.owner_id, { code: 'family-account-gone' });
    else await tellDeskOfChild(tx, deps, row);
  }
}

/** A child has no login of its own: where nobody else acts for it, the desk finds out who does from now on. */
async function tellDeskOfChild(tx: Tx, deps: Deps, child: FamilyRow): Promise<void> {
  if ((await accessesTo(tx, child.patient_id)).some(({ state }) => state === 'confirmed')) return;
  const title = `Nobody acts for ${child.patient_name} any more`;
  const text = `The account of whoever did does not exist any more. Find out who acts for ${child.pud} now.`;
  for (const to of await findAccountsOf(tx, 'desk')) {
    await notify(tx, deps, { to, kind: 'family', title, text, patientId: child.patient_id, link: '/reception' });
  }
}
