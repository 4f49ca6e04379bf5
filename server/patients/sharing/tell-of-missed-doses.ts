import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isAboutThem, isForMedicines } from './policy.ts';
import { setTold, uncheckedAccess } from './store.ts';

export async function tellOfMissedDoses(deps: Deps, actor: Actor, id: string, isTold: boolean): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const access = await uncheckedAccess(tx, id);
    if (!access || !isAboutThem(actor, access)) throw new Refusal('not_found');
    if (isTold && !isForMedicines(access)) throw new Refusal('not_for_medicines');
    if (!(await setTold(tx, id, isTold))) throw new Refusal('not_found');
    await appendEntry(tx, deps.clock, actor, isTold ? 'family.told_of_doses' : 'family.not_told_of_doses', {
      ...{ subject: 'access', subjectId: id, patientId: access.patient_id },
    });
    await publish(tx, {
      type: 'family',
      id: access.patient_id,
      to: { accounts: [actor.accountId, access.account_id] },
    });
  });
}
