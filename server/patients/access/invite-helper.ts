// An adult asks an adult for help: the PUD says whom, the code that is handed over says that both mean each other.
import { randomInt } from 'node:crypto';
import { DAY_MS } from '#contract/durations.ts';
import type { AccessPart } from '#contract/endpoint.ts';
import type { Invitation } from '#contract/patients/family.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { addToCount, startOfWindow } from '#server/platform/rate-counter.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findOwnRecord, lockPatientById } from '../find-patient.ts';
import { requireAdult } from './find-age.ts';
import { monthsLater } from './months-later.ts';
import { presentInvitation } from './present.ts';
import { endOldInvitations, insertInvitation, invitationsBy } from './store.ts';

const LASTS_MS = 14 * DAY_MS;
// Without letters that look alike; eight characters are 39 bits, and guesses are counted.
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A family is small; more would be a search for who has a login. */
const MOST_OPEN = 5;
const A_DAY = { most: 10, withinMs: DAY_MS };

type Asked = { pud: string; parts: AccessPart[]; months: number };

/** Whether somebody has this PUD is not told: the invitation waits either way. The code is shown once. */
export async function inviteHelper(
  deps: Deps,
  actor: Actor,
  { pud, parts, months }: Asked,
): Promise<{ invitation: Invitation; code: string }> {
  monthsLater(deps, months);
  const made = await addToCount(deps, `invite:${actor.accountId}`, startOfWindow(deps.clock.now(), A_DAY), 1);
  if (made > A_DAY.most) throw new Refusal('too_many_invitations');
  return transaction(deps.db, async (tx) => {
    const patient = await findOwnRecord(tx, actor);
    await requireAdult({ ...deps, db: tx }, patient.id);
    if (patient.pud === pud) throw new Refusal('not_yourself', { fields: { pud: 'This is your own PUD.' } });
    // One after the other: two at once do not both find room.
    await lockPatientById(tx, patient.id);
    const now = deps.clock.now();
    await endOldInvitations(tx, patient.id, now);
    const open = await invitationsBy(tx, patient.id, now);
    if (open.some((one) => one.pud === pud)) throw new Refusal('invited_already');
    if (open.length >= MOST_OPEN) throw new Refusal('too_many_invitations');
    const code = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    const invitation = { patient_id: patient.id, pud, parts, months, made_by: actor.accountId };
    const times = { made_at: now, expires_at: new Date(now.getTime() + LASTS_MS) };
    const { id } = await insertInvitation(tx, {
      ...invitation,
      ...times,
      code_hash: hashInvitationCode(deps, patient.id, code),
    });
    const about = { subject: 'invitation', subjectId: id, patientId: patient.id };
    await appendEntry(tx, deps.clock, actor, 'family.invited', {
      ...about,
      details: { parts: parts.join('.'), months },
    });
    await publish(tx, { type: 'family', id, to: { accounts: [actor.accountId] } });
    const shown = { ...invitation, ...times, id, name: patient.name };
    return { invitation: presentInvitation(shown, pud), code: `${code.slice(0, 4)}-${code.slice(4)}` };
  });
}

/** However it was typed: small letters, spaces and hyphens do not matter. */
export const hashInvitationCode = ({ seal }: Pick<Deps, 'seal'>, patientId: string, typed: string): Buffer =>
  seal.fingerprint('invitation-code', patientId, typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));
