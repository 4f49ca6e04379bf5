// The second factor at work: a code of the authenticator app, or a recovery code. Each works once; guesses are counted.
import { countAttempt, forgiveAttempts } from '../identity/count-attempt.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { secondFactorOf, spendRecoveryCode, takeStep } from './store.ts';
import { stepOfCode } from './totp.ts';

export const secretPlace = (accountId: string) => ({
  table: 'second_factors',
  column: 'sealed_secret',
  row: accountId,
});

export async function requireCode(deps: Deps, actor: Actor, code: string): Promise<void> {
  await countTry(
    deps,
    actor,
    async () =>
      (await isFreshCode(deps, actor.accountId, { code, ofConfirmed: true })) ||
      (await isRecoveryCode(deps, actor.accountId, code)),
  );
}

/** The first code of an app that is being set up. */
export async function requireFirstCode(deps: Deps, actor: Actor, code: string): Promise<void> {
  await countTry(deps, actor, () => isFreshCode(deps, actor.accountId, { code, ofConfirmed: false }));
}

async function countTry(deps: Deps, { accountId }: Actor, isRight: () => Promise<boolean>): Promise<void> {
  const key = deps.seal.fingerprint('second-factor', accountId);
  await countAttempt(deps, key);
  if (!(await isRight())) throw new Refusal('wrong_code', { fields: { code: 'That code is not right.' } });
  await forgiveAttempts(deps, key);
}

type Typed = { code: string; ofConfirmed: boolean };

/** Whoever knows the password can begin to set up an app: until it is confirmed, its codes prove nothing else. */
async function isFreshCode({ db, clock, seal }: Deps, accountId: string, { code, ofConfirmed }: Typed) {
  const factor = await secondFactorOf(db, accountId);
  if (!factor || (factor.confirmed_at !== null) !== ofConfirmed) return false;
  const step = await stepOfCode(seal.openText(factor.sealed_secret, secretPlace(accountId)), code, clock.now());
  return step !== null && takeStep(db, accountId, step);
}

async function isRecoveryCode({ db, clock, seal }: Deps, accountId: string, code: string): Promise<boolean> {
  return spendRecoveryCode(db, accountId, hashRecoveryCode(seal, accountId, code), clock.now());
}
