import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/connect.ts';
import { executeLater } from '#server/db/prepared-statements.ts';
import { CLINIC } from '#server/db/sealed/data-keys.ts';
import { addressHash, sealBytes, sealText } from '#server/db/sealed/open-results.ts';
import { SEALED } from '#server/db/sealed/sealed-columns.ts';
import type { Deps } from '../deps.ts';
import { publish } from '../events.ts';

export type Mail = {
  kind: string;
  to: string;
  accountId?: string;
  /** Seen by whoever looks at a phone on a table: never holds health details. */
  subject: string;
  text: string;
  /** A calendar file that goes with it: like the subject without health details. */
  calendar?: string | undefined;
  notBefore?: Date;
  /** Withdrawn when this no longer holds at the time it would leave. */
  dependsOn?: string;
};

const INSERT = `insert into mails
  (id, kind, account_id, to_address, to_hash, subject, sealed_text, state, queued_at, next_try_at, depends_on, sealed_file)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

/** Writes the mail in the caller's transaction: it is sent if, and only if, what it tells has happened. */
export async function queueMail(
  tx: Database,
  deps: Pick<Deps, 'config' | 'clock' | 'seal'>,
  mail: Mail,
): Promise<string> {
  const id = randomUUID();
  const now = deps.clock.now();
  // Without a mail server (demo only) the outbox is where it ends.
  const state = deps.config.smtpUrl ? 'queued' : 'kept';
  const owner = mail.accountId ?? CLINIC;
  const to = await sealText(tx, { column: SEALED.mailTo, owner, row: [id] }, mail.to);
  const whose = [id, mail.kind, mail.accountId ?? null, to, addressHash(tx, mail.to)];
  await executeLater(tx, {
    text: INSERT,
    values: [
      ...whose,
      mail.subject,
      await sealBytes(tx, owner, deps.seal.seal(mail.text, mailText(id))),
      state,
      now,
      mail.notBefore ?? now,
      mail.dependsOn ?? null,
      await sealBytes(tx, owner, mail.calendar ? deps.seal.seal(mail.calendar, mailFile(id)) : null),
    ],
  });
  await publish(tx, { type: 'mails', id, to: { roles: ['admin'] } });
  return id;
}

export const mailText = (id: string) => ({ table: 'mails', column: 'sealed_text', row: id });

export const mailFile = (id: string) => ({ table: 'mails', column: 'sealed_file', row: id });

/** Takes a mail back that has not left yet. */
export async function withdrawMail(tx: Database, id: string): Promise<void> {
  await tx.updateTable('notices').set({ mail_id: null }).where('mail_id', '=', id).execute();
  await tx.deleteFrom('mails').where('id', '=', id).where('state', 'in', ['queued', 'kept']).execute();
}
