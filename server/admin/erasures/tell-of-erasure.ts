import type { Tx } from '#server/db/connect.ts';
import { notify } from '#server/notices/notify.ts';
import { findPatient, findPatientByPud } from '#server/patients/find-patient.ts';
import { letter } from '#server/patients/letters/write-letter.ts';
import { writeToPatient } from '#server/patients/write-to-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { otherAdministrators } from '../store.ts';
import type { ErasureRow } from './store.ts';

/** The patient is told while there is somebody to tell: of the day it is agreed to, and of a stop. */
export async function tellPatient(
  tx: Tx,
  deps: Deps,
  recordId: string,
  code: 'erasure-agreed' | 'erasure-stopped',
): Promise<void> {
  const patient = await findPatient(tx, recordId);
  await writeToPatient(tx, deps, patient, { kind: 'account', words: letter(deps.config, code, {}) });
  if (patient.account_id) {
    await notify(tx, deps, { to: patient.account_id, kind: 'account', says: { code }, link: '/account' });
  }
}

export async function tellAdministrators(tx: Tx, deps: Deps, actor: Actor, row: ErasureRow): Promise<void> {
  const title = `The erasure of ${row.pud} waits for a second yes`;
  const text = `${row.asked_by_name} asked for it. Make sure that the patient wants it, then say yes or stop it.`;
  const mail = { subject: 'A patient is to be erased', text: `${title}.\n${text}` };
  for (const to of await otherAdministrators(tx, actor.accountId)) {
    await notify(tx, deps, { to, kind: 'account', title, text, link: '/admin/erasures', mail });
  }
  await publishErasure(tx, row.id);
}

/** Nadi stopped it: nobody pressed a button, and the patient may wait for it. A record that was merged has the same PUD still. */
export async function tellOfStop(tx: Tx, deps: Deps, { pud, approved_by }: Stopped): Promise<void> {
  const title = `The erasure of ${pud} was stopped`;
  const text =
    'One of the two who wanted it is no administrator any more, or the record was merged or separated since. Ask for it again if the patient still wants it.';
  for (const to of await otherAdministrators(tx)) {
    await notify(tx, deps, { to, kind: 'account', title, text, link: '/admin/erasures' });
  }
  if (approved_by) await tellPatient(tx, deps, (await findPatientByPud(tx, pud)).id, 'erasure-stopped');
}

type Stopped = Pick<ErasureRow, 'pud' | 'approved_by'>;

export const publishErasure = (tx: Tx, id: string): Promise<void> =>
  publish(tx, { type: 'erasures', id, to: { roles: ['admin'] } });
