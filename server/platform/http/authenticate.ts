// Authentication and the role check of every endpoint, before anything is parsed.
import type { FastifyRequest } from 'fastify';
import type { Endpoint, Role, SessionStage } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { type Actor, type Caller, visitor } from '../actor.ts';
import type { AppContext, SessionFound } from '../app-context.ts';
import { countsFailures, isCountedInside } from '../rate-limit.ts';
import { Refusal } from '../refusal.ts';
import { readCookie } from './session-cookie.ts';

const REFUSAL_IN: Record<Exclude<SessionStage, 'open'>, RefusalCode> = {
  locked: 'session_locked',
  'second-factor': 'second_factor_needed',
  enrolling: 'enrolment_needed',
};

const isPublic = (endpoint: Endpoint): boolean => endpoint.roles[0] === 'public';

export async function authenticate(context: AppContext, endpoint: Endpoint, request: FastifyRequest): Promise<Caller> {
  const session = await sessionOf(context, request);
  if (isPublic(endpoint)) return authenticateVisitor(context, endpoint, request, session);
  if (!session) throw new Refusal('not_signed_in');

  const actor = actorOf(session, request.id);
  context.limit.countAccount(session.accountId, endpoint);
  await requireAllowed(context, endpoint, session, actor);
  const isAtTheScreen = !endpoint.background && !request.headers['nadi-background'];
  if (session.isStale && session.stage !== 'locked' && isAtTheScreen) {
    await context.touchSession(session.sessionId);
  }
  return actor;
}

/** The same for a call that was let in and then waited its turn. It was counted when it came. */
export async function authenticateAfterWait(
  context: AppContext,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Caller> {
  const session = await sessionOf(context, request);
  if (isPublic(endpoint)) return knownVisitor(endpoint, request, session) ?? visitor(request.id);
  if (!session) throw new Refusal('not_signed_in');
  const actor = actorOf(session, request.id);
  await requireAllowed(context, endpoint, session, actor);
  return actor;
}

async function requireAllowed(
  context: AppContext,
  endpoint: Endpoint,
  session: SessionFound,
  actor: Actor,
): Promise<void> {
  try {
    requireStage(session.stage, endpoint.session ?? ['open']);
    if (!(endpoint.roles as readonly Role[]).includes(session.role)) throw new Refusal('not_allowed');
  } catch (refusal) {
    if (refusal instanceof Refusal)
      await context.recordRefusal(actor, { code: refusal.code, endpoint, patientId: null });
    throw refusal;
  }
}

const knownVisitor = (endpoint: Endpoint, request: FastifyRequest, session: SessionFound | null): Actor | null =>
  session !== null && (endpoint.session ?? ['open']).includes(session.stage) ? actorOf(session, request.id) : null;

/** Since they were recognised, a patient's own record may have become part of another one. */
export async function recogniseAgain(context: AppContext, request: FastifyRequest, caller: Caller): Promise<Caller> {
  if (caller.role !== 'patient' || caller.acting) return caller;
  const session = await sessionOf(context, request);
  return session ? actorOf(session, request.id) : caller;
}

async function sessionOf(context: AppContext, request: FastifyRequest): Promise<SessionFound | null> {
  const token = readCookie(request, context.deps.config, 'nadi_session');
  return token ? context.findSession(token) : null;
}

async function authenticateVisitor(
  context: AppContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  session: SessionFound | null,
): Promise<Caller> {
  const actor = knownVisitor(endpoint, request, session);
  if (actor) context.limit.countAccount(actor.accountId, endpoint);
  // Everyone can have a session, so none excuses from a limit; with one, tries from other addresses count too.
  const { limit } = endpoint;
  if (countsFailures(limit)) await context.limit.countFailure(limit, request.ip, actor?.accountId ?? null);
  else if (limit && !isCountedInside(limit)) await context.limit.countTry(limit, request.ip, actor?.accountId);
  return actor ?? visitor(request.id);
}

const actorOf = (session: SessionFound, requestId: string): Actor => ({
  accountId: session.accountId,
  role: session.role,
  sessionId: session.sessionId,
  requestId,
  licenceEndsOn: session.licenceEndsOn,
  patientId: session.patientId,
  provenUntil: session.provenUntil,
  ...(session.isHeld ? { isHeld: true } : {}),
});

function requireStage(stage: SessionStage, allowed: readonly SessionStage[]): void {
  if (allowed.includes(stage)) return;
  // A call meant for an earlier stage, such as a second code after the login was finished.
  throw new Refusal(stage === 'open' ? 'not_allowed' : REFUSAL_IN[stage]);
}
