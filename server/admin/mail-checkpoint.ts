import { appendEntry } from '../audit/append-entry.ts';
import { latestCheckpoint } from '../audit/latest-checkpoint.ts';
import { transaction } from '../db/transaction.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { activeAdministrators, claimDay } from './store.ts';

/**
 * Mails the checkpoint once a clinic day, however many servers run. Someone who cuts the trail and its file cannot reach
 * these mailboxes.
 */
export async function mailCheckpoint(deps: Deps): Promise<void> {
  const { config, clock, db } = deps;
  const checkpoint = await latestCheckpoint(db);
  if (!checkpoint) return;
  const today = dayIn(config.clinic.timeZone, clock.now());
  await transaction(db, async (tx) => {
    const administrators = await activeAdministrators(tx);
    if (administrators.length === 0 || !(await claimDay(tx, 'audit-checkpoint-mailed', today))) return;
    const subject = `Audit checkpoint of ${today}`;
    const text = wordsOf(config.clinic.name, JSON.stringify(checkpoint));
    for (const { id, email } of administrators) {
      await queueMail(tx, deps, { kind: 'audit-checkpoint', to: email, accountId: id, subject, text });
    }
    const details = { batch: checkpoint.number, to: administrators.length };
    await appendEntry(tx, clock, SYSTEM, 'audit.checkpoint_mailed', { details });
  });
}

const wordsOf = (
  clinic: string,
  line: string,
): string => `This line says how far the audit trail of ${clinic} reaches today:

${line}

Keep this mail. If anyone shortens the trail later, this line shows it, even when the checkpoint file on the server was
shortened too. To check, run this on the server with the line, or with a file that holds this mail:

npm run audit:verify -- --checkpoint=FILE
`;
