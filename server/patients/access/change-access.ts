import type { AccessPart } from '#contract/endpoint.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish, publishAccessEnd } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findOwnRecord } from '../find-patient.ts';
import { monthsLater } from './months-later.ts';
import { isAboutThem, isNarrower, mayChooseParts, mayKnowOf, mayNarrow } from './policy.ts';
import { changeAccessIf, type FamilyRow, lockAccess } from './store.ts';
import { publishFamily, tell } from './tell-family.ts';

type Change = { parts: AccessPart[]; months?: number | undefined; seesConfidential: boolean };

/**
 * The person themselves says what someone may do for them, and for how long from now. Of a guardian: only how much they see. Whoever
 * helps may give some of it back.
 */
export async function changeAccess(deps: Deps, actor: Actor, id: string, change: Change): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await findOwnRecord(tx, actor);
    const unchecked = await lockAccess(tx, id);
    if (!unchecked || !mayKnowOf(actor, unchecked)) throw new Refusal('not_found');
    const givesBack = mayNarrow(actor, unchecked);
    if (givesBack ? !isNarrower(unchecked, change) : !isAboutThem(actor, unchecked)) throw new Refusal('not_allowed');
    const isHelper = givesBack || mayChooseParts(actor, unchecked);
    if (!isHelper && change.months !== undefined) throw new Refusal('access_of_guardian');
    const until = change.months ? { until: monthsLater(deps, change.months) } : {};
    const renewed = change.months
      ? { told_60: false, told_7: false, longer_asked_at: null, longer_refused_at: null }
      : {};
    const chosen = isHelper ? { parts: change.parts, ...until, ...renewed } : {};
    await changeAccessIf(tx, id, { ...chosen, sees_confidential: change.seesConfidential });
    await appendEntry(tx, deps.clock, actor, 'family.access_changed', {
      subject: 'access',
      subjectId: id,
      patientId: unchecked.patient_id,
      details: { parts: change.parts.join('.'), confidential: change.seesConfidential },
    });
    await tellOther(tx, deps, unchecked, givesBack);
    // Their stream opens anew, with what holds now.
    await publishAccessEnd(tx, id);
    // What they were told of a part that is no longer theirs is gone from their list.
    await publish(tx, { type: 'notices', to: { accounts: [unchecked.account_id] } });
    await publishFamily(tx, unchecked);
  });
}

async function tellOther(tx: Tx, deps: Deps, row: FamilyRow, givesBack: boolean): Promise<void> {
  if (!givesBack) {
    await tell(tx, deps, row.account_id, { code: 'family-changed', values: { name: row.patient_name } });
  } else if (row.owner_id) {
    await tell(tx, deps, row.owner_id, { code: 'family-given-back', values: { name: row.account_name } });
  }
}
