import type { Tx } from '#server/db/connect.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publishEnd } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type AccountRow, lockOpenAccount, noteLogin } from '../store.ts';
import { limitsOf, SECOND_FACTOR_WAIT_MS } from './session-limits.ts';
import { drawToken, hashToken } from './session-token.ts';
import { endSessionOfToken, insertSession, moveNoticesOfBrowser } from './store.ts';

export type StartedSession = {
  id: string;
  token: string;
  stage: 'open' | 'second-factor' | 'enrolling';
  endsAt: Date;
  /** The session that this browser held before. */
  replaced: string | null;
};

/** A new session under a new id. The one this browser held before, if any, is over. */
export async function startSession(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config'>,
  account: Pick<AccountRow, 'id' | 'role'>,
  given: { stage: StartedSession['stage']; device: string; replaces: string | null },
): Promise<StartedSession> {
  // Disabled, or of another role, since the login was looked at: whoever ended the sessions must find none that begins after.
  if (!(await lockOpenAccount(tx, account))) throw new Refusal('login_failed');
  const now = deps.clock.now();
  const token = drawToken();
  const lastsMs = given.stage === 'second-factor' ? SECOND_FACTOR_WAIT_MS : limitsOf(deps, account.role).endMs;
  const endsAt = new Date(now.getTime() + lastsMs);
  const id = await insertSession(tx, {
    token_hash: hashToken(token),
    account_id: account.id,
    stage: given.stage,
    device: given.device,
    started_at: now,
    seen_at: now,
    ends_at: endsAt,
  });
  const replaced = given.replaces ? await replaceSession(tx, hashToken(given.replaces), { id, account, now }) : null;
  return { id, token, stage: given.stage, endsAt, replaced };
}

/** The one that waited for a second factor: ended meanwhile, by a new password for example, nothing comes after it. */
export async function startAfterWaiting(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config'>,
  actor: Actor,
  { device, sessionToken }: { device: string; sessionToken: string | null },
): Promise<StartedSession> {
  const account = { id: actor.accountId, role: actor.role };
  const session = await startSession(tx, deps, account, { stage: 'open', device, replaces: sessionToken });
  if (session.replaced !== actor.sessionId) throw new Refusal('not_signed_in');
  return session;
}

type Successor = { id: string; account: Pick<AccountRow, 'id'>; now: Date };

/** The same person goes on taking notices in this browser; with anybody else's session they end. */
async function replaceSession(tx: Tx, tokenHash: Buffer, { id, account, now }: Successor): Promise<string | null> {
  await moveNoticesOfBrowser(tx, tokenHash, { sessionId: id, accountId: account.id });
  const replaced = await endSessionOfToken(tx, tokenHash, now);
  if (replaced) await publishEnd(tx, { sessions: [replaced] });
  return replaced;
}

/** Notes a login that ends with another step than the password. */
export const noteFinishedLogin = (tx: Tx, { clock }: Pick<Deps, 'clock'>, accountId: string): Promise<void> =>
  noteLogin(tx, accountId, clock.now());
