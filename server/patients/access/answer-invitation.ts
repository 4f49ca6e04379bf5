import { timingSafeEqual } from 'node:crypto';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { countAttempt, forgiveAttempts } from '#server/identity/count-attempt.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findOwnPatient, findOwnRecord, findPatient } from '../find-patient.ts';
import { endLapsed } from './end-lapsed.ts';
import { requireAdult } from './find-age.ts';
import { hashInvitationCode } from './invite-helper.ts';
import { monthsLater } from './months-later.ts';
import { endsInvitationAs, isInvited } from './policy.ts';
import { endInvitationIf, type InvitationRow, insertAccess, invitationById } from './store.ts';
import { publishFamily, tell } from './tell-family.ts';

/** The second yes. Wrong codes are counted like wrong passwords. */
export async function acceptInvitation(
  deps: Deps,
  actor: Actor,
  id: string,
  code: string,
): Promise<{ accessId: string; patientId: string }> {
  const own = await findOwnRecord(deps.db, actor);
  const unchecked = await invitationById(deps.db, id, deps.clock.now());
  if (!unchecked || !isInvited({ login: own.pud }, unchecked)) throw new Refusal('not_found');
  await requireAdult(deps, own.id);
  const counter = deps.seal.fingerprint('invitation', id);
  await countAttempt(deps, counter);
  const typed = hashInvitationCode(deps, unchecked.patient_id, code);
  if (!timingSafeEqual(typed, unchecked.code_hash)) {
    throw new Refusal('invitation_code_wrong', { fields: { code: 'That code is not right.' } });
  }
  return transaction(deps.db, async (tx) => {
    const accessId = await giveHelp(tx, deps, actor, unchecked);
    await forgiveAttempts({ db: tx }, counter);
    const patient = await findPatient(tx, unchecked.patient_id);
    const says = { code: 'family-accepted', values: { name: own.name } } as const;
    if (patient.account_id) await tell(tx, deps, patient.account_id, says);
    await publishFamily(tx, { account_id: actor.accountId, owner_id: patient.account_id, patient_id: patient.id });
    return { accessId, patientId: patient.id };
  });
}

async function giveHelp(tx: Tx, deps: Deps, actor: Actor, invitation: InvitationRow): Promise<string> {
  const { id, patient_id, parts, months, made_by } = invitation;
  const now = deps.clock.now();
  if (!(await endInvitationIf(tx, id, 'accepted', now))) throw new Refusal('not_found');
  await endLapsed(tx, deps, { patientId: patient_id, accountId: actor.accountId });
  const accessId = await insertAccess(tx, {
    ...{ patient_id, account_id: actor.accountId, relation: 'helper', parts, state: 'confirmed', since: now },
    ...{ until: monthsLater(deps, months), granted_by: made_by, confirmed_by: made_by, confirmed_at: now },
  });
  // They help already: what was shared before is changed, not shared twice.
  if (!accessId) throw new Refusal('already_done');
  const details = { account: actor.accountId, relation: 'helper', parts: parts.join('.') };
  const about = { subject: 'access', subjectId: accessId, patientId: patient_id };
  await appendEntry(tx, deps.clock, actor, 'family.access_given', { ...about, details });
  return accessId;
}

export async function endInvitation(deps: Deps, actor: Actor, id: string): Promise<void> {
  const own = await findOwnPatient(deps.db, actor);
  await transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const unchecked = await invitationById(tx, id, now);
    const as = unchecked ? endsInvitationAs(actor, { login: own.pud }, unchecked) : null;
    if (!unchecked || !as || !(await endInvitationIf(tx, id, as, now))) throw new Refusal('not_found');
    await appendEntry(tx, deps.clock, actor, 'family.invitation_ended', {
      subject: 'invitation',
      subjectId: id,
      patientId: unchecked.patient_id,
      details: { as },
    });
    await publish(tx, { type: 'family', id, to: { accounts: [unchecked.made_by, actor.accountId] } });
  });
}
