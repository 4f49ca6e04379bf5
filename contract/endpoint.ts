// An endpoint is one object: the server registers it, the browser calls it, the OpenAPI document is made from it.
import type * as z from 'zod/mini';
import type { RefusalCode } from './refusals.ts';

export const ROLES = ['patient', 'doctor', 'staff', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a session may be while it calls: `open` unless an endpoint says otherwise. */
export type SessionStage = 'open' | 'locked' | 'second-factor' | 'enrolling';

/** Allowances for callers without a session; the figures live in the server's configuration. */
export type VisitorLimit = 'login' | 'registration' | 'guest-triage';

type Schema = z.ZodMiniType;

export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api, with parameters as {name}. */
  path: string;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
  roles: readonly Role[] | readonly ['public'];
  refusals: readonly RefusalCode[];
  /** Shown when the server sends no sentence of its own. */
  failure?: string;
  /** Answers 201 instead of 200. */
  created?: boolean;
  /** Takes an Idempotency-Key: the same key gets the same answer, done once. */
  idempotent?: boolean;
  /** Stages in which a session may call this, where `open` alone is not enough. */
  session?: readonly SessionStage[];
  limit?: VisitorLimit;
};

export function endpoint<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  definition: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return definition;
}
