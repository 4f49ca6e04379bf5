import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { countAttempt, forgiveAttempts } from '#server/identity/count-attempt.ts';
import { requirePassword } from '#server/identity/require-password.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { refuse } from '#server/platform/refusal.ts';
import { hashCode } from '../activation/activation-code.ts';
import { requireChart } from '../chart-access/require-chart.ts';
import { spendCode } from '../store.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { waitingEmailOf } from './store.ts';

/**
 * The owner agrees to an address that staff typed, with the code that the desk handed over. The password is asked too:
 * whoever made the code has seen it.
 */
export async function approveEmail(
  deps: Deps,
  actor: Actor,
  patientId: string,
  { code, password }: { code: string; password: string },
): Promise<void> {
  const patient = await requireChart(deps, actor, patientId);
  await requirePassword(deps, actor, password);
  const counter = deps.seal.fingerprint('email-code', patientId);
  await countAttempt(deps, counter);
  await transaction(deps.db, async (tx) => {
    const codeHash = hashCode(deps.seal, patientId, code);
    const isRight = await spendCode(tx, { patientId, codeHash, now: deps.clock.now() });
    const waiting = await waitingEmailOf(tx, patientId);
    if (!isRight || waiting?.stage !== 'approve') throw wrongCode();
    await askToConfirm(tx, deps, patient, waiting.new_email);
    await forgiveAttempts({ db: tx }, counter);
    const about = { subject: 'patient', subjectId: patientId, patientId };
    await appendEntry(tx, deps.clock, actor, 'email.approved', { ...about, details: { with: 'code' } });
    await publish(tx, { type: 'patients', id: patientId, to: { roles: ['staff'], accounts: [actor.accountId] } });
  });
}

const wrongCode = () => refuse('link_invalid', 'desk-code', {}, { fields: { code: 'Check the code.' } });
