import type { Endpoint, Role, SessionStage } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Acting, Actor } from './actor.ts';
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
  /** The record that the account owns; null for those who work here. */
  patientId: string | null;
  /** Nobody of the clinic has seen yet whose account it is. */
  isHeld: boolean;
  /** Old enough to be worth a write when the person does something. */
  isStale: boolean;
};

/** The patient whom a call is for, and as what; undefined for oneself. */
export type Access = { patientId: string; acting: Acting | undefined };

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
  /** Whether this account may call this endpoint for that patient: the one answer that every endpoint goes by. */
  findAccess(actor: Actor, endpoint: Endpoint, whom: string): Promise<Access>;
  /** Notes whose data an answer holds, before it leaves. */
  recordRead(actor: Actor, endpoint: Endpoint, read: { answer: unknown; params: unknown }): Promise<void>;
  recordRefusal(actor: Actor, refused: Refused): Promise<void>;
  /** True when the request named a record that was merged into another, and now names that one; or when it lost a race with a merge. */
  isMergedSince(error: unknown, request: { params: unknown; query: unknown; body: unknown }): Promise<boolean>;
};
