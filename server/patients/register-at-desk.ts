import type { PatientOnFile } from '../../contract/patients.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { announce } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { giveActivationCode } from './activation-code.ts';
import { drawPud } from './draw-pud.ts';
import { enterPatient } from './enter-patient.ts';
import { patientOnFile } from './on-file.ts';
import { findAtDesk } from './read-patient.ts';
import { listLikelyDuplicates, waitForSamePhone } from './search/likely-duplicates.ts';

type Wish = { name: string; email: string; phone: string; isNotDuplicate?: boolean | undefined };

export async function registerAtDesk(
  deps: Deps,
  actor: Actor,
  wish: Wish,
): Promise<{ patient: PatientOnFile; activationCode: string }> {
  const { name, email, phone } = wish;
  return transaction(deps.db, async (tx) => {
    await waitForSamePhone(tx, phone);
    if (!wish.isNotDuplicate) await refuseLikelyDuplicate({ ...deps, db: tx }, actor, wish);
    const id = await enterPatient(tx, deps, {
      pud: drawPud(),
      accountId: null,
      name,
      email,
      phone,
      consentedAt: null,
    });
    const activationCode = await giveActivationCode(tx, deps, id);
    await appendEntry(tx, deps.clock, actor, 'patient.registered', {
      subject: 'patient',
      subjectId: id,
      patientId: id,
      details: { at: 'desk', not_duplicate: wish.isNotDuplicate ?? false },
    });
    await announce(tx, { type: 'patients', id, to: { roles: ['staff'] } });
    return { patient: patientOnFile(await findAtDesk(tx, id), null), activationCode };
  });
}

async function refuseLikelyDuplicate(deps: Deps, actor: Actor, wish: Wish): Promise<void> {
  const [like] = await listLikelyDuplicates(deps, actor, wish);
  if (!like) return;
  const message = `${like.name} (${like.pud}) is already registered with this phone number.`;
  throw new Refusal('likely_duplicate', { message, fields: { name: 'Look at the people shown before you go on.' } });
}
