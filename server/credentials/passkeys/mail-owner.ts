import type { Language } from '#contract/language/language.ts';
import type { Tx } from '#server/db/connect.ts';
import { findAccountById } from '#server/identity/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';

/** What becomes of the keys to an account is known to its owner, wherever it happened. */
export async function mailOwner(
  tx: Tx,
  deps: Deps,
  accountId: string,
  words: Record<Language, { subject: string; text: string }>,
): Promise<void> {
  const owner = await findAccountById(tx, accountId);
  if (!owner?.email) return;
  const language = owner.language === 'hi' ? 'hi' : 'en';
  const { subject, text } = words[language];
  await queueMail(tx, deps, {
    kind: 'passkey',
    to: owner.email,
    subject,
    text: `${greeting(owner.name, language)}\n\n${text}\n`,
  });
}
