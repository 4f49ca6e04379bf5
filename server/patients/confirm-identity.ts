import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { tell } from '../notices/tell.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { announce } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { findPatient } from './find-patient.ts';
import { lockPatient, releaseRecord } from './store.ts';

/** Someone who did not make the code has seen the owner: the record opens to the account. */
export async function confirmIdentity(deps: Deps, actor: Actor, patientId: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await lockPatient(tx, patientId);
    const patient = await findPatient(tx, patientId);
    if (patient.code_made_by === actor.accountId && patient.record_held_since) throw new Refusal('own_code');
    await releaseAsSeen(tx, deps, actor, patientId);
  });
}

/** Also for a doctor who has ended a visit with the patient. Nothing happens where nothing is held. */
export async function releaseAsSeen(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'seal'>,
  actor: Actor,
  patientId: string,
): Promise<void> {
  if (!(await releaseRecord(tx, patientId, actor.accountId))) return;
  const about = { subject: 'patient', subjectId: patientId, patientId };
  await appendEntry(tx, deps.clock, actor, 'identity.confirmed', about);
  const { account_id: to } = await findPatient(tx, patientId);
  if (!to) return;
  const text = 'Our staff have checked who you are.';
  await tell(tx, deps, { to, kind: 'account', title: 'Your record is open', text, link: '/dashboard' });
  await announce(tx, { type: 'patients', id: patientId, to: { roles: ['staff'], accounts: [to] } });
  await announce(tx, { type: 'me', to: { accounts: [to] } });
}
