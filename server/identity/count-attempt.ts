// Ten failures lock for 15 minutes. The try is counted in one statement before the password is looked at, so that a
// hundred at once are ten tries and ninety refusals; tries during the lock do not extend it.
import { DAY_MS } from '#contract/durations.ts';
import type { Role } from '#contract/endpoint.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { browserIdsOf } from './sessions/store.ts';
import { countOneMore, deleteAttempts } from './store.ts';

const MAX_FAILURES = 10;
const LOCK_MS = 15 * 60_000;
const FORGOTTEN_AFTER_MS = DAY_MS;

type Needs = Pick<Deps, 'db' | 'clock'>;

export async function countAttempt({ db, clock }: Needs, key: Buffer): Promise<void> {
  const now = clock.now();
  const lockUntil = new Date(now.getTime() + LOCK_MS);
  const longAgo = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  const counted = await countOneMore(db, { key, now, lockUntil, longAgo, most: MAX_FAILURES });
  if (!counted || counted.failures <= MAX_FAILURES) return;
  const leftMs = (counted.locked_until ?? now).getTime() - now.getTime();
  throw new Refusal('login_locked', { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) });
}

/** The try succeeded: the slate is clean. */
export const forgiveAttempts = ({ db }: Pick<Needs, 'db'>, key: Buffer): Promise<void> => deleteAttempts(db, [key]);

/** The key that counts logins; browsers that have not logged in before share one per name. */
export const loginKey = (seal: Deps['seal'], role: Role, login: string, browserId = 'anyone'): Buffer =>
  seal.fingerprint('login', role, login, browserId);

/** The key that counts password checks of someone who is logged in. */
export const passwordKey = (seal: Deps['seal'], accountId: string): Buffer => seal.fingerprint('password', accountId);

/** The owner proved themselves another way, by a link from their mail: they get in from any browser. */
export async function forgiveOwner(
  { db, seal }: Pick<Deps, 'db' | 'seal'>,
  { id, role, login }: { id: string; role: Role; login: string },
): Promise<void> {
  const browsers = [undefined, ...(await browserIdsOf(db, id))];
  const keys = browsers.map((browserId) => loginKey(seal, role, login, browserId));
  await deleteAttempts(db, [...keys, passwordKey(seal, id)]);
}
