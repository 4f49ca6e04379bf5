import type { DeskRegistration, LikelyDuplicate } from '#contract/patients/patients.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { giveActivationCode } from './activation/activation-code.ts';
import { drawPud } from './draw-pud.ts';
import { sendWelcome } from './email/send-welcome.ts';
import { enterPatient } from './enter-patient.ts';
import { findLikelyDuplicates, type TypedPerson, waitForSameIdentity } from './search/likely-duplicates.ts';

type Person = Pick<DeskRegistration, 'name' | 'phone' | 'email' | 'isNotDuplicate'> & TypedPerson;

/**
 * Someone without an account, with a code to open one. Who may be registered already is asked about first: the route counts that
 * look-up and whom the refusal names, outside of this transaction.
 */
export async function enterAtDesk(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  person: Person,
): Promise<{ id: string; activationCode: string }> {
  const { name, phone } = person;
  const pud = drawPud();
  await waitForSameIdentity(tx, person);
  if (!person.isNotDuplicate) await refuseLikelyDuplicate({ ...deps, db: tx }, actor, person);
  const id = await enterPatient(tx, deps, { pud, accountId: null, name, email: null, phone, consentedAt: null });
  if (person.email) await sendWelcome(tx, deps, { id, name, pud, account_id: null }, person.email);
  const activationCode = await giveActivationCode(tx, deps, id, actor.accountId);
  await appendEntry(tx, deps.clock, actor, 'patient.registered', {
    subject: 'patient',
    subjectId: id,
    patientId: id,
    details: { at: 'desk', not_duplicate: person.isNotDuplicate ?? false },
  });
  await publish(tx, { type: 'patients', id, to: { roles: ['staff', 'desk'] } });
  return { id, activationCode };
}

async function refuseLikelyDuplicate(deps: Deps, actor: Actor, person: TypedPerson): Promise<void> {
  // A phone number alone is shown as a hint and refuses nobody: families share one.
  const isMoreThanHint = ({ reasons }: LikelyDuplicate) => reasons.some((reason) => reason !== 'shared-phone');
  const like = (await findLikelyDuplicates(deps, actor, person)).find(isMoreThanHint);
  if (!like) return;
  const place = like.place ? `, ${like.place}` : '';
  const message = `${like.name} (${like.pud}${place}) may be the same person.`;
  const fields = { name: 'Look at the people shown before you go on.' };
  throw new Refusal('likely_duplicate', { message, fields, patientId: like.id });
}
