import type { PrivateParts, PrivateSubject } from '#contract/patients/private-parts.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockPatientById } from '../find-patient.ts';
import { mayMarkHere, presentParts, requireWhose } from './list-private-parts.ts';
import { causeOf, mayLift } from './policy.ts';
import { insertMark, isPartOf, liftMark, marksOf } from './store.ts';

type Wanted = { subject: PrivateSubject; id: string; isPrivate: boolean };

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
      if (!mayLift(actor, known.cause)) throw new Refusal('not_allowed', { patientId });
      await liftMark(tx, wanted.id, actor.accountId, deps.clock.now());
      await record(tx, deps, actor, 'private.lifted', { patientId, ...wanted });
    }
    await publish(tx, { type: 'patients', id: patientId, to: { accounts: [actor.accountId], patients: [patientId] } });
    return presentParts(inTx, actor, patientId);
  });
}

type Part = { patientId: string; subject: PrivateSubject; id: string };

/** Also for other use cases, in the transaction that makes the part: nobody reads it in between. The caller has checked who asks. */
export async function keepPrivate(tx: Tx, deps: Pick<Deps, 'clock'>, actor: Actor, part: Part): Promise<void> {
  const { patientId, subject, id } = part;
  await insertMark(tx, { patientId, subject, id, cause: causeOf(actor), by: actor.accountId, at: deps.clock.now() });
  await record(tx, deps, actor, 'private.marked', part);
}

const record = (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  action: 'private.marked' | 'private.lifted',
  { patientId, subject, id }: Part,
) => appendEntry(tx, clock, actor, action, { subject, subjectId: id, patientId });
