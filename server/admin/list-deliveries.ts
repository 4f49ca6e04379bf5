import type { DeliveryReply } from '#contract/admin.ts';
import { findDeliveries } from '../channels/public.ts';
import type { Deps } from '../platform/deps.ts';

/** Whether notices arrive: to which service or number, never what they are about. */
export async function listDeliveries(
  { db }: Pick<Deps, 'db'>,
  page: { limit: number; after?: string },
): Promise<DeliveryReply[]> {
  const rows = await findDeliveries(db, page);
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    topic: row.topic,
    to: row.to_hint,
    state: row.state,
    reason: row.reason,
    attempts: row.attempts,
    queuedAt: row.queued_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  }));
}
