import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { type ApplicationRow, applicationById, decideApplication } from './store.ts';

/** Of two concurrent decisions one wins; the other caller learns who decided. */
export async function decide(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  id: string,
  decision: { status: 'approved' | 'declined'; reason: string | null },
): Promise<ApplicationRow> {
  const decided = { ...decision, decided_at: clock.now(), decided_by: actor.accountId };
  const isFirst = await decideApplication(tx, id, decided);
  const application = await applicationById(tx, id);
  if (!application) throw new Refusal('not_found');
  if (!isFirst) {
    throw new Refusal('already_decided', {
      message: `${application.decided_by_name} has already ${application.status} this application.`,
    });
  }
  await appendEntry(tx, clock, actor, `application.${decision.status}`, { subject: 'application', subjectId: id });
  await publish(tx, { type: 'applications', id, to: { roles: ['admin'] } });
  return application;
}
