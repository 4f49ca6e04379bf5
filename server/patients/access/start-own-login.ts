import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { factsOf } from './find-access.ts';
import { isTheirs, mayStartLogin } from './policy.ts';
import { changeAccessIf, lockAccess } from './store.ts';
import { publishFamily } from './tell-family.ts';
import { isLive } from './who-may-act.ts';

/**
 * Asks the desk. The code itself is handed to the teenager there, never to the guardian: whoever has it chooses the password, and
 * would read what is the teenager's.
 */
export async function startOwnLogin(deps: Deps, actor: Actor, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const unchecked = await lockAccess(tx, id);
    if (!unchecked || !isTheirs(actor, unchecked)) throw new Refusal('not_found');
    if (unchecked.owner_id !== null) throw new Refusal('account_exists');
    const [facts, now] = [factsOf(deps, unchecked), deps.clock.now()];
    if (actor.isHeld || !isLive(facts, now, deps.config.family)) throw new Refusal('not_found');
    if (!mayStartLogin(actor, unchecked, facts, deps.config.family)) throw new Refusal('not_a_teenager');
    await changeAccessIf(tx, id, { login_asked_at: now });
    const about = { subject: 'access', subjectId: id, patientId: unchecked.patient_id };
    await appendEntry(tx, deps.clock, actor, 'family.own_login_started', about);
    await publishFamily(tx, unchecked);
  });
}
