import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '#contract/durations.ts';
import { REFUSALS } from '#contract/refusals.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { type Proof, proveOwner } from '#server/credentials/prove-owner.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPeople } from '#server/identity/find-people.ts';
import { findAccountsOf, hasSecondFactor } from '#server/identity/public.ts';
import { notify } from '#server/notices/notify.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findPatient, type PatientRow } from '../find-patient.ts';
import { letter } from '../letters/write-letter.ts';
import { lockPatient } from '../store.ts';
import { writeToPatient } from '../write-to-patient.ts';
import { openCare } from './care.ts';
import { mayBreakGlass } from './policy.ts';
import { isChartOpen } from './require-chart.ts';
import { countOpenings, insertBrokenGlass } from './store.ts';

export const GLASS_MS = HOUR_MS;

/** Opens one chart for 60 minutes to someone who does not care for the patient; nobody does so unseen. */
export async function breakGlass(
  deps: Deps,
  actor: Actor,
  patientId: string,
  { reason, ...proof }: { reason: string } & Proof,
): Promise<{ patientId: string; until: string }> {
  const patient = await findPatient(deps.db, patientId);
  const now = deps.clock.now();
  const until = new Date(now.getTime() + GLASS_MS);
  const id = randomUUID();
  // Outside of the transaction, because a password takes time; a proof that is not needed is looked at all the same.
  const isProven = Boolean(proof.password);
  if (isProven) await proveOwner(deps, actor, proof, REFUSALS.glass_proof_needed.message);
  await transaction(deps.db, async (tx) => {
    // Of several attempts of one clinician at once, one breaks the glass; the others find the chart open.
    await lockPatient(tx, patientId);
    if (await isChartOpen({ ...deps, db: tx }, actor, patientId)) throw new Refusal('chart_already_open');
    const broken = await countOpenings(tx, actor.accountId, new Date(now.getTime() - HOUR_MS));
    if (!mayBreakGlass(broken, isProven)) throw await proofNeeded(tx, actor);
    await insertBrokenGlass(tx, {
      id,
      patient_id: patientId,
      clinician_id: actor.accountId,
      reason,
      broken_at: now,
      until_at: until,
    });
    const care = { patientId, clinicianId: actor.accountId, kind: 'broken-glass' as const, sourceId: id };
    await openCare(tx, deps, { ...care, closesAt: until });
    await appendEntry(tx, deps.clock, actor, 'glass.broken', {
      subject: 'chart',
      subjectId: patientId,
      patientId,
      details: { flagged: true, glass: id, minutes: GLASS_MS / 60_000 },
    });
    await notifyOfGlass(tx, deps, actor, patient, reason);
    await publish(tx, { type: 'patients', id: patientId, to: { accounts: [actor.accountId] } });
  });
  return { patientId, until: until.toISOString() };
}

async function proofNeeded(tx: Tx, { accountId }: Actor): Promise<Refusal> {
  const hasCode = await hasSecondFactor(tx, accountId);
  return new Refusal('glass_proof_needed', {
    fields: {
      password: 'Enter your password.',
      ...(hasCode && { code: 'Enter the code from your authenticator app.' }),
    },
  });
}

async function notifyOfGlass(tx: Tx, deps: Deps, actor: Actor, patient: PatientRow, reason: string): Promise<void> {
  const name = (await findPeople(tx, [actor.accountId])).get(actor.accountId)?.name ?? 'Someone';
  const title = `${name} opened a record without a care relationship`;
  if (patient.account_id) {
    await notify(tx, deps, {
      to: patient.account_id,
      kind: 'break-glass',
      says: { code: 'record-opened', values: { name, reason } },
      link: '/account',
    });
  }
  // The address that the clinic knows, where there is no account yet or nobody has seen who holds it.
  if (!patient.account_id || patient.record_held_since) {
    await writeToPatient(tx, deps, patient, {
      kind: 'break-glass',
      words: letter(deps.config, 'record-opened', { name }),
    });
  }
  // An administrator watches who may enter, not what the charts say: no reason, which may speak of an illness.
  for (const to of await findAccountsOf(tx, 'admin')) {
    const text = `The record of ${patient.pud}, for 60 minutes. The trail holds the entry glass.broken.`;
    const mail = { subject: 'A record was opened by breaking the glass', text: `${title}.\n${text}` };
    await notify(tx, deps, { to, kind: 'break-glass', title, text, link: '/admin/trail', mail });
  }
}
