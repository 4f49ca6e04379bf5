import type { ApplicationReply } from '#contract/staffing/staffing.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { greeting } from '../platform/mail/greeting.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { decide } from './decide.ts';
import { presentApplication } from './present.ts';

export async function declineApplication(
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<ApplicationReply> {
  return transaction(deps.db, async (tx) => {
    const application = await decide(tx, deps, actor, id, { status: 'declined', reason });
    await queueMail(tx, deps, {
      kind: 'application-declined',
      to: application.email,
      subject: `Your application at ${deps.config.clinic.name}`,
      text: `${greeting(application.name)}\n\nthank you for your interest in ${deps.config.clinic.name}. We cannot offer you a place at this time.\n\n${reason}\n`,
    });
    return presentApplication(application);
  });
}
