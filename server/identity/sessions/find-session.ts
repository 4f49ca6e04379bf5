import type { Role, SessionStage } from '#contract/endpoint.ts';
import type { SessionFound } from '#server/platform/app-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { endOf, isIdle } from './session-limits.ts';
import { hashToken } from './session-token.ts';
import { noteActivity, openSessions, type SessionRow, sessionByToken } from './store.ts';

// Activity is noted at most this often: a write for every read would cost more than the read.
const NOTED_EVERY_MS = 30_000;

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

export async function findSession(deps: Needs, token: string): Promise<SessionFound | null> {
  const now = deps.clock.now();
  const row = await sessionByToken(deps.db, hashToken(token), now);
  if (!row || endOf(deps, row) <= now) return null;
  return {
    sessionId: row.session_id,
    accountId: row.account_id,
    role: row.role,
    stage: stageOf(deps, row, now),
    endsAt: endOf(deps, row),
    licenceEndsOn: row.licence_ends_on,
    provenUntil: row.proven_until,
    patientId: row.patient_id,
    isHeld: row.is_held,
    isStale: now.getTime() - row.seen_at.getTime() > NOTED_EVERY_MS,
  };
}

type Stage = Pick<SessionRow, 'stage' | 'role' | 'seen_at' | 'locked_at'>;

export function stageOf(deps: Pick<Deps, 'config'>, row: Stage, now: Date): SessionStage {
  if (row.stage === 'second-factor') return 'second-factor';
  if (row.locked_at || isIdle(deps, row, now)) return 'locked';
  return row.stage;
}

/** Returns, for open streams, which of these sessions are still there and not locked, and their current role. */
export async function stillOpen(deps: Needs, sessionIds: string[]): Promise<Map<string, Role>> {
  const now = deps.clock.now();
  const rows = (await openSessions(deps.db, now, { ids: sessionIds })).filter((row) => endOf(deps, row) > now);
  return new Map(rows.filter((row) => stageOf(deps, row, now) === 'open').map((row) => [row.id, row.role]));
}

/** Of requests of one session at once, which all find it stale, one notes that somebody is there: the others would wait for its row. */
export function makeTouch({ db, clock }: Pick<Deps, 'db' | 'clock'>): (sessionId: string) => Promise<void> {
  const underWay = new Set<string>();
  return async (sessionId) => {
    if (underWay.has(sessionId)) return;
    underWay.add(sessionId);
    await touchSession({ db, clock }, sessionId).finally(() => underWay.delete(sessionId));
  };
}

export const touchSession = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, sessionId: string): Promise<void> =>
  noteActivity(db, sessionId, clock.now());
