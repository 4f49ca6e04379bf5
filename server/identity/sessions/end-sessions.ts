import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publishEnd } from '#server/platform/events.ts';
import { endSessionsOf } from './store.ts';

export type EndReason =
  | 'logout'
  | 'logout-everywhere'
  | 'ended-by-owner'
  | 'password-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-reset'
  | 'role-changed'
  | 'ended-by-administrator'
  | 'account-disabled'
  | 'pin-refused'
  | 'records-separated';

/** Ends sessions of one account and their streams, on every server. Answers how many there were. */
export async function endSessions(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  caller: Caller,
  why: EndReason,
  which: { accountId: string; only?: string; except?: string },
): Promise<number> {
  const ended = await endSessionsOf(tx, clock.now(), which);
  if (ended.length === 0) return 0;
  await publishEnd(tx, { sessions: ended });
  for (const id of ended) {
    await appendEntry(tx, clock, caller, 'session.ended', { subject: 'session', subjectId: id, details: { why } });
  }
  return ended.length;
}
