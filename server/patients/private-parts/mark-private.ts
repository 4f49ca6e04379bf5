import type { PrivateParts, PrivateSubject } from '#contract/patients/private-parts.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '#server/notices/notify.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findPatient, lockPatientById } from '../find-patient.ts';
import { mayMarkHere, presentParts, requireWhose } from './list-private-parts.ts';
import { causeOf, mayLift, overrules, saysWhy } from './policy.ts';
import { copyMark, hangingOn, insertMark, isPartOf, liftMark, marksOf } from './store.ts';

type Wanted = { subject: PrivateSubject; id: string; isPrivate: boolean; reason?: string | undefined };

export async function markPrivate(deps: Deps, actor: Actor, patientId: string, wanted: Wanted): Promise<PrivateParts> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    await requireWhose(inTx, actor, patientId);
    await lockPatientById(tx, patientId);
    if (!(await isPartOf(tx, patientId, wanted.subject, wanted.id))) throw new Refusal('not_found', { patientId });
    const known = (await marksOf(tx, patientId)).find(({ subject_id }) => subject_id === wanted.id);
    if (wanted.isPrivate) {
      if (!(await mayMarkHere(inTx, actor, patientId))) throw new Refusal('not_allowed', { patientId });
      await keepPrivate(tx, deps, actor, { patientId, ...wanted });
    } else if (known) {
      // Whoever holds an account that nobody has seen may hide, and shows nothing again.
      if (!mayLift(actor, known.cause) || actor.isHeld) throw new Refusal('not_allowed', { patientId });
      const { reason = null } = wanted;
      if (saysWhy(actor) && !reason) throw new Refusal('bad_input', { fields: { reason: 'Say why.' } });
      if (overrules(actor, known.cause)) await tellOfLifting(tx, deps, patientId, reason ?? '');
      const along = await hangingOn(tx, wanted.id);
      await liftMark(tx, wanted.id, { by: actor.accountId, at: deps.clock.now(), reason });
      await record(tx, deps, actor, 'private.lifted', { patientId, ...wanted });
      for (const part of along) await record(tx, deps, actor, 'private.lifted', { patientId, ...part });
    }
    await publish(tx, { type: 'patients', id: patientId, to: { accounts: [actor.accountId], patients: [patientId] } });
    return presentParts(inTx, actor, patientId);
  });
}

async function tellOfLifting(tx: Tx, deps: Deps, patientId: string, reason: string): Promise<void> {
  const { account_id: to } = await findPatient(tx, patientId);
  if (!to) return;
  await notify(tx, deps, {
    ...{ to, kind: 'family', link: '/account', title: 'Something that you made private is shown again' },
    text: `Your doctor shows it to those who act for you. The reason: ${reason}`,
  });
}

type Part = { patientId: string; subject: PrivateSubject; id: string };

/** The patient says so while booking or writing, in the transaction that makes the part. */
export async function keepOwnPrivate(tx: Tx, deps: Deps, actor: Actor, part: Part): Promise<void> {
  const isThemselves = !actor.acting && !actor.isHeld;
  if (!isThemselves || !(await mayMarkHere({ ...deps, db: tx }, actor, part.patientId))) {
    throw new Refusal('not_allowed', { patientId: part.patientId });
  }
  await keepPrivate(tx, deps, actor, part);
}

/** Also for other use cases, in the transaction that makes the part: nobody reads it in between. The caller has checked who asks. */
export async function keepPrivate(tx: Tx, deps: Pick<Deps, 'clock'>, actor: Actor, part: Part): Promise<void> {
  const { patientId, subject, id } = part;
  await insertMark(tx, { patientId, subject, id, cause: causeOf(actor), by: actor.accountId, at: deps.clock.now() });
  await record(tx, deps, actor, 'private.marked', part);
}

/** What comes of a private part is private like it: the visit of a wish, the renewal of a prescription. */
export const carryPrivate = (tx: Tx, from: string, to: { subject: PrivateSubject; id: string }): Promise<void> =>
  copyMark(tx, from, to);

const record = (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  action: 'private.marked' | 'private.lifted',
  { patientId, subject, id }: Part,
) => appendEntry(tx, clock, actor, action, { subject, subjectId: id, patientId });
