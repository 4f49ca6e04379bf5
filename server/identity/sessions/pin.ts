// A PIN of six digits for a ward tablet. It belongs to one session: the device that holds its cookie, until it ends, at most
// twelve hours after the login. It unlocks the screen and proves nothing else.
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashPassword, isPassword } from '../password-hash.ts';
import { isEasyPin } from './easy-pins.ts';
import { endSessions } from './end-sessions.ts';
import { countPinTry, forgivePinTries, setLock, storePin } from './store.ts';

export const PIN_TRIES = 5;

export async function setPin(deps: Deps, actor: Actor, pin: string): Promise<void> {
  if (isEasyPin(pin)) {
    throw new Refusal('pin_refused', {
      fields: { pin: 'This one is guessed first. Choose six digits without a pattern.' },
    });
  }
  const pinHash = await hashPassword(pin);
  await transaction(deps.db, async (tx) => {
    await storePin(tx, actor.sessionId, pinHash);
    await appendEntry(tx, deps.clock, actor, 'session.pin_set', { subject: 'session', subjectId: actor.sessionId });
  });
}

export async function unlockWithPin(deps: Deps, actor: Actor, pin: string): Promise<void> {
  // Counted before it is looked at, so that many at once are five tries.
  const tried = await countPinTry(deps.db, actor.sessionId, PIN_TRIES);
  if (!tried) throw new Refusal('pin_over');
  const isRight = await isPassword(pin, tried.pin_hash);
  if (!isRight) return refuse(deps, actor, PIN_TRIES - tried.pin_failures);
  await transaction(deps.db, async (tx) => {
    await forgivePinTries(tx, actor.sessionId);
    await setLock(tx, actor.sessionId, { locked_at: null, seen_at: deps.clock.now(), proven_until: null });
    const about = { subject: 'session', subjectId: actor.sessionId };
    await appendEntry(tx, deps.clock, actor, 'session.pin_unlocked', about);
  });
}

/** After the last try only a whole login opens the screen again. */
async function refuse(deps: Deps, actor: Actor, left: number): Promise<never> {
  await transaction(deps.db, async (tx) => {
    const about = { subject: 'session', subjectId: actor.sessionId };
    await appendEntry(tx, deps.clock, actor, 'session.pin_refused', about);
    if (left > 0) return;
    await endSessions(tx, deps, actor, 'pin-refused', { accountId: actor.accountId, only: actor.sessionId });
  });
  if (left <= 0) throw new Refusal('pin_over');
  const tries = left === 1 ? 'One try is left.' : `${left} tries are left.`;
  throw new Refusal('wrong_pin', { fields: { pin: `That is not your PIN. ${tries}` } });
}
