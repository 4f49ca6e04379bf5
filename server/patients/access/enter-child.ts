import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { drawPud } from '../draw-pud.ts';
import { enterPatient } from '../enter-patient.ts';
import { findOwnRecord, lockPatientById } from '../find-patient.ts';
import { accessesOf, insertAccess } from './store.ts';
import { publishFamily } from './tell-family.ts';

/** So many children of one account wait to be confirmed at a time: more are a matter for the desk. */
const MOST_WAITING = 5;

type Child = { name: string; phone?: string | undefined };

/** A record without an account, and its guardian, whom nobody has confirmed yet. */
export async function enterChild(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { name, phone }: Child,
): Promise<{ patientId: string; pud: string; accessId: string }> {
  const guardian = await findOwnRecord(tx, actor);
  await lockPatientById(tx, guardian.id);
  const waiting = (await accessesOf(tx, actor.accountId)).filter(({ state }) => state === 'unconfirmed');
  if (waiting.length >= MOST_WAITING) throw new Refusal('too_many_children');
  const pud = drawPud();
  const contact = { email: null, phone: phone ?? guardian.phone, consentedAt: deps.clock.now() };
  const patientId = await enterPatient(tx, deps, { pud, accountId: null, name, ...contact });
  const given = { account_id: actor.accountId, granted_by: actor.accountId, since: deps.clock.now() };
  const access = { patient_id: patientId, relation: 'guardian', state: 'unconfirmed', ...given } as const;
  const accessId = await insertAccess(tx, access);
  if (!accessId) throw new Error('A new record has a guardian already.');
  const about = { subject: 'patient', subjectId: patientId, patientId };
  await appendEntry(tx, deps.clock, actor, 'patient.registered', {
    ...about,
    details: { at: 'family', access: accessId },
  });
  await publishFamily(tx, { account_id: actor.accountId, owner_id: null, patient_id: patientId });
  return { patientId, pud, accessId };
}
