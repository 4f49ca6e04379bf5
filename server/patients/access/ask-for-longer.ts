// Whoever helps asks for more time; the person says for how long, or no.
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findOwnRecord } from '../find-patient.ts';
import { factsOf } from './find-access.ts';
import { monthsLater } from './months-later.ts';
import { isAboutThem, isTheirs, mayAskForLonger } from './policy.ts';
import { changeAccessIf, type FamilyRow, lockAccess } from './store.ts';
import { publishFamily, tell } from './tell-family.ts';
import { isLive } from './who-may-act.ts';

export async function askForLonger(deps: Deps, actor: Actor, id: string): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    const unchecked = await lockAccess(tx, id);
    if (!unchecked || !isTheirs(actor, unchecked) || actor.isHeld) throw new Refusal('not_found');
    if (!isLive(factsOf(deps, unchecked), now, deps.config.family)) throw new Refusal('not_found');
    if (!mayAskForLonger(actor, unchecked, now)) throw new Refusal('longer_asked');
    await changeAccessIf(tx, id, { longer_asked_at: now });
    await noteIn(tx, deps, actor, unchecked, 'family.longer_asked');
    const { account_name, owner_id } = unchecked;
    if (owner_id) await tell(tx, deps, owner_id, { code: 'family-longer-asked', values: { name: account_name } });
  });
}

/** `months` from now; null: no. Either answer ends the question. */
export async function answerLonger(deps: Deps, actor: Actor, id: string, months: number | null): Promise<void> {
  const until = months === null ? null : monthsLater(deps, months);
  await transaction(deps.db, async (tx) => {
    await findOwnRecord(tx, actor);
    const unchecked = await lockAccess(tx, id);
    if (!unchecked || !isAboutThem(actor, unchecked)) throw new Refusal('not_found');
    if (unchecked.longer_asked_at === null) throw new Refusal('not_asked');
    // What has run out is not opened again by an old question: they invite them anew.
    if (!isLive(factsOf(deps, unchecked), deps.clock.now(), deps.config.family)) throw new Refusal('not_found');
    await changeAccessIf(tx, id, {
      longer_asked_at: null,
      ...(until
        ? { until, told_60: false, told_7: false, longer_refused_at: null }
        : { longer_refused_at: deps.clock.now() }),
    });
    await noteIn(tx, deps, actor, unchecked, until ? 'family.longer_given' : 'family.longer_refused');
    const { account_id, patient_name } = unchecked;
    const code = until ? 'family-longer-given' : 'family-longer-refused';
    await tell(tx, deps, account_id, { code, values: { name: patient_name } });
  });
}

type Action = 'family.longer_asked' | 'family.longer_given' | 'family.longer_refused';

async function noteIn(tx: Tx, deps: Deps, actor: Actor, row: FamilyRow, action: Action): Promise<void> {
  const about = { subject: 'access', subjectId: row.id, patientId: row.patient_id };
  await appendEntry(tx, deps.clock, actor, action, about);
  await publishFamily(tx, row);
}
