import type { Role } from '#contract/endpoint.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { limitConcurrency } from '../platform/workers/limit-concurrency.ts';
import { countAttempt, forgiveAttempts, loginKey } from './count-attempt.ts';
import { isPassword } from './password-hash.ts';
import { needsSecondFactor } from './policy.ts';
import { findBrowsers, type KeptBrowser, keepBrowser } from './sessions/known-browsers.ts';
import { type StartedSession, startSession } from './sessions/start-session.ts';
import { type AccountRow, accountById, accountByLogin, noteLogin } from './store.ts';

export type LoginAttempt = {
  role: Role;
  login: string;
  password: string;
  remember: boolean;
  device: string;
  /** The browser's cookies from earlier visits. */
  sessionToken: string | null;
  browserCookie: string | null;
};

const FAILED: Record<'patient' | 'clinic', string> = {
  patient: 'The PUD and the password do not match. Check both and try again.',
  clinic: 'The e-mail address and the password do not match. Check both and try again.',
};

export type LoggedIn = { session: StartedSession; browser: KeptBrowser };

// Each try counts as a failure until its password was looked at. Few at once: someone whose many windows log in at the
// same moment, all with the right password, must not be locked out.
const inTurn = limitConcurrency(4);

export async function logIn(deps: Deps, caller: Caller, attempt: LoginAttempt): Promise<LoggedIn> {
  const key = await counterOf(deps, attempt);
  return inTurn(key.toString('base64'), () => tryToLogIn(deps, caller, attempt, key));
}

async function tryToLogIn(deps: Deps, caller: Caller, attempt: LoginAttempt, key: Buffer): Promise<LoggedIn> {
  await countTry(deps, caller, attempt.role, key);
  // The role is part of the look-up: at another role's login this account does not exist.
  const account = await accountByLogin(deps.db, attempt.role, attempt.login);
  const isRight = await isPassword(attempt.password, account?.password_hash);
  const opened =
    account && isRight && !account.disabled_at
      ? await transaction(deps.db, (tx) => open(tx, deps, caller, { account, attempt, key })).catch(nullIfFailed)
      : null;
  if (opened) return opened;
  await recordFailure(deps, caller, { role: attempt.role }, account);
  throw new Refusal('login_failed', { message: FAILED[attempt.role === 'patient' ? 'patient' : 'clinic'] });
}

function nullIfFailed(error: unknown): null {
  if (error instanceof Refusal && error.code === 'login_failed') return null;
  throw error;
}

type RightLogin = { account: AccountRow; attempt: LoginAttempt; key: Buffer };

async function open(tx: Tx, deps: Deps, caller: Caller, { account, attempt, key }: RightLogin): Promise<LoggedIn> {
  const stage = nextStage(deps, account);
  const { device, sessionToken: replaces } = attempt;
  const session = await startSession(tx, deps, account, { stage, device, replaces });
  await requireUnchanged(tx, account);
  // After the account is locked: a new password forgives in the same order.
  await forgiveAttempts({ db: tx }, key);
  const browser = await keepBrowser(tx, deps, account.id, attempt);
  if (stage === 'open') await noteLogin(tx, account.id, deps.clock.now());
  const person = { ...caller, accountId: account.id, role: account.role, sessionId: session.id };
  await appendEntry(tx, deps.clock, person, 'login.succeeded', {
    subject: 'session',
    subjectId: session.id,
    details: { stage, replaced: session.replaced },
  });
  return { session, browser };
}

/** A password or a second factor may have been set while this one was looked at: whoever ended the sessions finds none after. */
async function requireUnchanged(tx: Tx, seen: AccountRow): Promise<void> {
  const now = await accountById(tx, seen.id);
  const hasFactor = (account: AccountRow) => account.second_factor_since !== null;
  if (now?.password_hash === seen.password_hash && hasFactor(now) === hasFactor(seen)) return;
  throw new Refusal('login_failed');
}

/** A browser that has logged in before keeps its own counter, so a stranger's guesses cannot keep the owner out. */
async function counterOf(deps: Deps, { role, login, browserCookie }: LoginAttempt): Promise<Buffer> {
  const browsers = await findBrowsers(deps, browserCookie);
  const own = browsers.find((browser) => browser.role === role && browser.login === login);
  return loginKey(deps.seal, role, login, own?.id);
}

async function countTry(deps: Deps, caller: Caller, role: Role, key: Buffer): Promise<void> {
  try {
    await countAttempt(deps, key);
  } catch (error) {
    if (error instanceof Refusal) await recordFailure(deps, caller, { role, why: 'locked' });
    throw error;
  }
}

function nextStage({ config }: Deps, account: AccountRow): StartedSession['stage'] {
  if (account.second_factor_since) return 'second-factor';
  return needsSecondFactor(account.role, config) ? 'enrolling' : 'open';
}

async function recordFailure(
  deps: Deps,
  caller: Caller,
  details: { role: Role; why?: 'locked' },
  account?: AccountRow,
): Promise<void> {
  await transaction(deps.db, (tx) =>
    appendEntry(tx, deps.clock, caller, 'login.refused', {
      subject: 'account',
      ...(account ? { subjectId: account.id } : {}),
      details,
    }),
  );
}
