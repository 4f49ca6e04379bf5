import type { Tx } from '#server/db/connect.ts';
import { withdrawMail } from '#server/platform/mail/queue-mail.ts';
import { UNDO_MS } from '../policy.ts';
import type { AppointmentRow } from '../store.ts';

/** A mail about a decision that no longer holds does not leave: it has waited for exactly this. */
export async function withdrawNotification(
  tx: Tx,
  { decision_mail, decided_at }: Pick<AppointmentRow, 'decision_mail' | 'decided_at'>,
  now: Date,
): Promise<void> {
  const isWaiting = decided_at !== null && now.getTime() - decided_at.getTime() < UNDO_MS;
  if (isWaiting && decision_mail) await withdrawMail(tx, decision_mail);
}
