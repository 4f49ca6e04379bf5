import { confirmEmail } from '../patients/email/confirm-email.ts';
import { visitor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { mailText } from '../platform/mail/queue-mail.ts';

/** Opens the mail with the Health ID as its reader would, and follows the link. */
export async function confirmAddress(deps: Deps, email: string): Promise<void> {
  const mail = await deps.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'welcome')
    .where('to_address', '=', email)
    .orderBy('queued_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const text = deps.seal.openText(mail.sealed_text ?? Buffer.alloc(0), mailText(mail.id));
  await confirmEmail(deps, visitor(null), /\/confirm-email#(\S+)/.exec(text)?.[1] ?? '');
}
