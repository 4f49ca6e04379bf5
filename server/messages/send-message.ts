import type { Message, NewMessage } from '#contract/messages.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { requireChart } from '../patients/chart-access/require-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { isDoctorHere } from '../staffing/duty.ts';
import { readThread } from './list-messages.ts';
import { writesToWard } from './policy.ts';
import { insertMessage, insertThread } from './store.ts';

/** A doctor writes to the ward, a nurse to one doctor; about a patient only with that chart open to them. */
export async function sendMessage(deps: Deps, actor: Actor, input: NewMessage): Promise<Message> {
  const doctorId = await addressee(deps, actor, input.doctorId);
  if (input.patientId) await requireChart(deps, actor, input.patientId);
  return transaction(deps.db, async (tx) => {
    const id = await startThread(tx, deps, actor, { ...input, doctorId });
    return readThread({ ...deps, db: tx }, actor, id);
  });
}

/** Writes a message for another module, in its transaction. That module has decided who may. */
export async function startThread(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  input: NewMessage & { doctorId: string },
): Promise<string> {
  const now = clock.now();
  const id = await insertThread(tx, {
    doctor_id: input.doctorId,
    patient_id: input.patientId ?? null,
    priority: input.priority,
    subject: input.subject,
    started_by: actor.accountId,
    started_at: now,
    last_at: now,
    rung_at: input.priority === 'critical' ? now : null,
  });
  await insertMessage(tx, input.patientId ?? null, {
    thread_id: id,
    author_id: actor.accountId,
    body: input.message,
    at: now,
  });
  await appendEntry(tx, clock, actor, 'message.sent', {
    subject: 'message',
    subjectId: id,
    ...(input.patientId ? { patientId: input.patientId } : {}),
    details: { priority: input.priority },
  });
  await publishMessage(tx, id, input.doctorId);
  return id;
}

async function addressee({ db }: Deps, actor: Actor, doctorId: string | undefined): Promise<string> {
  if (writesToWard(actor)) return actor.accountId;
  if (doctorId && (await isDoctorHere(db, doctorId))) return doctorId;
  throw new Refusal('unknown_doctor', { message: 'Choose the doctor.', fields: { doctorId: 'Choose the doctor.' } });
}

/** Makes both sides refetch: the doctor, and the whole ward. */
export const publishMessage = (tx: Tx, id: string, doctorId: string): Promise<void> =>
  publish(tx, { type: 'messages', id, to: { accounts: [doctorId], roles: ['staff'] } });
