// What a passkey is asked to sign: random, for one purpose, in one session, once, for five minutes.
import { createHash, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Deps } from '#server/platform/deps.ts';
import { insertChallenge, takeChallenge } from './store.ts';

const LASTS_MS = 5 * MINUTE_MS;

export type Purpose = { purpose: 'login'; sessionId: null } | { purpose: 'register' | 'prove'; sessionId: string };

type Needs = Pick<Deps, 'db' | 'clock'>;

export async function drawChallenge({ db, clock }: Needs, { purpose, sessionId }: Purpose): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expires_at = new Date(clock.now().getTime() + LASTS_MS);
  await insertChallenge(db, { hash: hashOf(challenge), purpose, session_id: sessionId, expires_at });
  return challenge;
}

/** The challenge that was answered, if it was asked for here and nobody has answered it before. */
export async function spendChallenge(
  { db, clock }: Needs,
  { purpose, sessionId }: Purpose,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const isOurs = await takeChallenge(db, { hash: hashOf(challenge), purpose, sessionId, now: clock.now() });
  return isOurs ? challenge : null;
}

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest();

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
