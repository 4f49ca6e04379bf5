import type { Endpoint, Role, SessionStage } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Actor } from './actor.ts';
import type { ConstraintRefusals } from './constraint-refusals.ts';
import type { Deps } from './deps.ts';
import type { EventHub } from './live/event-hub.ts';
import type { RateLimit } from './rate-limit.ts';

export type SessionFound = {
  sessionId: string;
  accountId: string;
  role: Role;
  stage: SessionStage;
  endsAt: Date;
  licenceEndsOn: string | null;
  provenUntil: Date | null;
  /** Old enough to be worth a write when the person does something. */
  isStale: boolean;
};

/** A refused call, and the patient whom it was about where one is known. */
export type Refused = { code: RefusalCode; endpoint: Endpoint; patientId: string | null };

/**
 * What every endpoint needs. What modules know of sessions, the trail and their tables is passed in: platform imports no
 * module.
 */
export type AppContext = {
  deps: Deps;
  limit: RateLimit;
  hub: EventHub;
  constraintRefusals: ConstraintRefusals;
  findSession(token: string): Promise<SessionFound | null>;
  touchSession(sessionId: string): Promise<void>;
  /** Notes whose data an answer holds, before it leaves. */
  recordRead(actor: Actor, endpoint: Endpoint, read: { answer: unknown; params: unknown }): Promise<void>;
  recordRefusal(actor: Actor, refused: Refused): Promise<void>;
  /** True when the request named a record that was merged into another, and now names that one; or when it lost a race with a merge. */
  isMergedSince(error: unknown, request: { params: unknown; query: unknown; body: unknown }): Promise<boolean>;
};
