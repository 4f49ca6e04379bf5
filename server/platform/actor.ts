import type { Role } from '#contract/endpoint.ts';

/** Who makes a call: a person with a session, a visitor without one, or the system itself. */
export type Caller = {
  accountId: string | null;
  role: Role | 'visitor' | 'system';
  sessionId: string | null;
  requestId: string | null;
};

/** A person with a session. */
export type Actor = Caller & {
  accountId: string;
  role: Role;
  sessionId: string;
  /** The last day on which the licence holds, where one is known. */
  licenceEndsOn?: string | null;
  /** Until then they need not prove again who they are. */
  provenUntil?: Date | null;
};

export const visitor = (requestId: string | null): Caller => ({
  accountId: null,
  role: 'visitor',
  sessionId: null,
  requestId,
});

export const SYSTEM: Caller = { accountId: null, role: 'system', sessionId: null, requestId: null };
