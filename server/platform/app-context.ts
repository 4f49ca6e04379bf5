import type { Endpoint, Role, SessionStage } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Actor } from './actor.ts';
import type { Deps } from './deps.ts';
import type { EventHub } from './event-hub.ts';
import type { RateLimit } from './rate-limit.ts';

export type SessionFound = {
  sessionId: string;
  accountId: string;
  role: Role;
  stage: SessionStage;
  endsAt: Date;
  /** Old enough to be worth a write when the person does something. */
  isStale: boolean;
};

/** What someone tried and was not allowed; the patient whom it was about, where one is known. */
export type Refused = { code: RefusalCode; endpoint: Endpoint; patientId: string | null };

/** What every endpoint needs. Rooms that know sessions and the trail pass their functions in, so that platform does not import them. */
export type AppContext = {
  deps: Deps;
  limit: RateLimit;
  hub: EventHub;
  findSession(token: string): Promise<SessionFound | null>;
  touchSession(sessionId: string): Promise<void>;
  /** Notes whose data an answer holds, before it leaves. */
  recordRead(actor: Actor, endpoint: Endpoint, read: { answer: unknown; params: unknown }): Promise<void>;
  recordRefusal(actor: Actor, refused: Refused): Promise<void>;
};
