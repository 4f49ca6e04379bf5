// Takes queued mails to the mail server. Each is claimed by one server for a few minutes; a crash in between lets
// another try, with the same Message-ID, so that a mail client can tell a repetition.
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { publish } from '../events.ts';
import type { MailServer } from './mail-server.ts';
import { mailFile, mailText, withdrawMail } from './queue-mail.ts';

const AT_ONCE = 10;
const CLAIM_MINUTES = 5;
const MAX_ATTEMPTS = 8;

/** Whether what a mail says still holds. Modules know; a mail that depends on nothing is not asked about. */
export type IsStillTrue = (deps: Deps, dependsOn: string) => Promise<boolean>;

/** Whether its reader may still know of what it says. */
export type IsStillTold = (deps: Deps, mail: { id: string; account_id: string | null }) => Promise<boolean>;

export async function deliverMails(
  deps: Deps,
  server: MailServer,
  isStillTrue: IsStillTrue = async () => true,
  isStillTold: IsStillTold = async () => true,
): Promise<number> {
  const claimed = await claim(deps);
  // All at once: a server that takes its time must not use up the claims of those behind.
  await Promise.all(claimed.map((mail) => deliver(deps, server, mail, { isStillTrue, isStillTold })));
  return claimed.length;
}

type Checks = { isStillTrue: IsStillTrue; isStillTold: IsStillTold };

async function deliver(deps: Deps, server: MailServer, mail: Claimed, checks: Checks): Promise<void> {
  try {
    if (mail.depends_on && !(await checks.isStillTrue(deps, mail.depends_on))) return await withdraw(deps, mail.id);
    if (!(await checks.isStillTold(deps, mail))) return await withdraw(deps, mail.id);
    const text = mail.sealed_text ? deps.seal.openText(mail.sealed_text, mailText(mail.id)) : '';
    const calendar = mail.sealed_file && deps.seal.openText(mail.sealed_file, mailFile(mail.id));
    await server.send({ id: mail.id, to: mail.to_address, subject: mail.subject, text, calendar });
    await recordOutcome(deps, mail.id, { state: 'sent', sent_at: deps.clock.now(), ...withoutText(deps) });
  } catch (error) {
    deps.log.warn({ mailId: mail.id, attempts: mail.attempts, err: error }, 'mail not delivered');
    if (mail.attempts >= MAX_ATTEMPTS) await recordOutcome(deps, mail.id, { state: 'failed', ...withoutText(deps) });
  }
}

type Claimed = Awaited<ReturnType<typeof claim>>[number];

/** Also sets when to try again should this attempt fail: later each time. */
async function claim({ db, clock }: Deps) {
  const now = clock.now();
  return db
    .updateTable('mails')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_try_at: sql<Date>`${now}::timestamptz + make_interval(mins => ${CLAIM_MINUTES} * (attempts + 1))`,
    })
    .where('id', 'in', (some) =>
      some
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'queued')
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .orderBy('number')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'account_id', 'to_address', 'subject', 'sealed_text', 'sealed_file', 'attempts', 'depends_on'])
    .execute();
}

type Outcome = { state: 'sent' | 'failed'; sent_at?: Date; sealed_text?: null; sealed_file?: null };

async function recordOutcome({ db }: Deps, id: string, outcome: Outcome): Promise<void> {
  await db.updateTable('mails').set(outcome).where('id', '=', id).execute();
  await publish(db, { type: 'mails', id, to: { roles: ['admin'] } });
}

async function withdraw({ db }: Deps, id: string): Promise<void> {
  await withdrawMail(db, id);
  await publish(db, { type: 'mails', id, to: { roles: ['admin'] } });
}

// A delivered mail may hold a link that opens an account; production keeps no copy of it.
const withoutText = ({ config }: Deps) =>
  config.mode === 'production' ? { sealed_text: null, sealed_file: null } : {};
