import { resetPassword } from '../credentials/reset-password.ts';
import { visitor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { mailText } from '../platform/mail/queue-mail.ts';

/** Opens the mail as its reader would, follows the link and chooses a password. */
export async function acceptInvitation(deps: Deps, email: string, password: string): Promise<void> {
  const mail = await deps.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'invitation')
    .where('to_address', '=', email)
    .orderBy('queued_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const text = deps.seal.openText(mail.sealed_text ?? Buffer.alloc(0), mailText(mail.id));
  const token = /\/reset-password#(\S+)/.exec(text)?.[1] ?? '';
  await resetPassword(deps, visitor(null), { token, password });
}
