import type { Language } from '#contract/language/language.ts';
import type { Registration } from '#contract/patients/patients.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { hashNewPassword } from '../credentials/hash-new-password.ts';
import { transaction } from '../db/transaction.ts';
import { openAccount } from '../identity/open-account.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { drawPud } from './draw-pud.ts';
import { sendWelcome } from './email/send-welcome.ts';
import { enterPatient } from './enter-patient.ts';

/** Opens no session: it may happen at a desk that others use. The address counts once it was confirmed. */
export async function registerPatient(
  deps: Deps,
  caller: Caller,
  input: Registration,
  language: Language | null = null,
): Promise<{ pud: string }> {
  const pud = drawPud();
  const { name, email, phone } = input;
  const passwordHash = await hashNewPassword(deps, input.password, { role: 'patient', login: pud, name, email, phone });
  return transaction(deps.db, async (tx) => {
    const accountId = await openAccount(tx, deps, {
      role: 'patient',
      login: pud,
      name,
      email: null,
      phone,
      passwordHash,
      language,
    });
    const consentedAt = input.consent ? deps.clock.now() : null;
    const patientId = await enterPatient(tx, deps, { pud, accountId, name, email: null, phone, consentedAt });
    await sendWelcome(tx, deps, { id: patientId, name, pud, account_id: accountId }, email);
    await appendEntry(tx, deps.clock, caller, 'patient.registered', {
      subject: 'patient',
      subjectId: patientId,
      patientId,
      details: { consent: input.consent ?? false },
    });
    return { pud };
  });
}
