import { randomUUID } from 'node:crypto';
import type { Config } from '#server/platform/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { connectMailServer } from '#server/platform/mail/mail-server.ts';
import { isOutgoingHeld } from '../backups/outgoing/store.ts';
import { emailOf } from '../services/store.ts';

/**
 * Whoever leads the clinic's mail elsewhere could read what it says about that. So the mail about a new mail server leaves through the
 * one before, too, as far as that still answers.
 */
export async function tellByOldServer(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  was: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  { title, text, to }: { title: string; text: string; to: readonly string[] },
): Promise<void> {
  const server = connectMailServer(was);
  if (!server || (await isOutgoingHeld(db))) return;
  const sent = to.map(async (id) => {
    const address = await emailOf(db, id);
    if (address) await server.send({ id: randomUUID(), to: address, subject: title, text: `${title}.\n\n${text}` });
  });
  for (const result of await Promise.allSettled(sent)) {
    if (result.status === 'rejected') log.warn({ err: result.reason }, 'the old mail server did not take the news');
  }
}
