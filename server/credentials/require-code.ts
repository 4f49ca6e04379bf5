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
  const key = deps.seal.fingerprint('second-factor', actor.accountId);
  await countAttempt(deps, key);
  const isRight =
    (await isFreshCode(deps, actor.accountId, code)) || (await isRecoveryCode(deps, actor.accountId, code));
  if (!isRight) throw new Refusal('wrong_code', { fields: { code: 'That code is not right.' } });
  await forgiveAttempts(deps, key);
}

async function isFreshCode({ db, clock, seal }: Deps, accountId: string, code: string): Promise<boolean> {
  const factor = await secondFactorOf(db, accountId);
  if (!factor) return false;
  const step = await stepOfCode(seal.openText(factor.sealed_secret, secretPlace(accountId)), code, clock.now());
  return step !== null && takeStep(db, accountId, step);
}

async function isRecoveryCode({ db, clock, seal }: Deps, accountId: string, code: string): Promise<boolean> {
  return spendRecoveryCode(db, accountId, hashRecoveryCode(seal, accountId, code), clock.now());
}
