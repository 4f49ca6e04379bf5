// The code follows from the hour and a key of this clinic: every server knows it, and it is stored nowhere.
import { DESK_CODE_DIGITS } from '#contract/appointments/arrivals.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { withPlainDigits } from '#server/platform/plain-digits.ts';
import { addToCount, startOfWindow, takeFromCount } from '#server/platform/rate-counter.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';

type Needs = Pick<Deps, 'clock' | 'seal'>;

const GUESSES = { most: 5, withinMs: 15 * MINUTE_MS };

const hourOf = (at: Date): number => Math.floor(at.getTime() / HOUR_MS);

function codeOf({ seal }: Pick<Deps, 'seal'>, hour: number): string {
  const number = seal.fingerprint('desk-code', String(hour)).readUInt32BE(0) % 10 ** DESK_CODE_DIGITS;
  return String(number).padStart(DESK_CODE_DIGITS, '0');
}

export function readDeskCode(deps: Needs): { code: string; changesAt: string } {
  const hour = hourOf(deps.clock.now());
  return { code: codeOf(deps, hour), changesAt: new Date((hour + 1) * HOUR_MS).toISOString() };
}

/** The code of the hour before holds too: it may have changed on the way to a chair. */
export function isDeskCode(deps: Needs, typed: string): boolean {
  const hour = hourOf(deps.clock.now());
  const digits = withPlainDigits(typed);
  return [hour, hour - 1].some((each) => codeOf(deps, each) === digits);
}

/**
 * Every try counts before it is looked at, so that guesses at the same moment do not slip through. Answers what `forgiveGuess`
 * takes back. Call it outside of the transaction of the try, which may be rolled back.
 */
export async function countGuess(deps: Deps, { accountId }: Actor): Promise<Guess> {
  const guess = { key: `desk-code:${accountId}`, windowStart: startOfWindow(deps.clock.now(), GUESSES) };
  if ((await addToCount(deps, guess.key, guess.windowStart, 1)) > GUESSES.most) {
    const left = guess.windowStart + GUESSES.withinMs - deps.clock.now().getTime();
    const retryAfterSeconds = Math.max(1, Math.ceil(left / 1_000));
    throw refuse('too_many_requests', 'desk-codes', {}, { retryAfterSeconds });
  }
  return guess;
}

export type Guess = { key: string; windowStart: number };

export const forgiveGuess = (deps: Deps, { key, windowStart }: Guess): Promise<void> =>
  takeFromCount(deps, key, windowStart);

/** `countGuess` comes first. */
export function requireDeskCode(deps: Needs, typed = ''): void {
  if (isDeskCode(deps, typed)) return;
  throw new Refusal('wrong_desk_code', { fields: { code: 'Type the four digits that are shown at the desk.' } });
}
