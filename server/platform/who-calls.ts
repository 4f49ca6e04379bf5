// Who stands at the door, and may they come in: decided here for every endpoint, before anything is parsed.
import type { FastifyRequest } from 'fastify';
import type { Endpoint, Role, SessionStage } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { type Actor, type Caller, visitor } from './actor.ts';
import type { House, SessionFound } from './house.ts';
import { Refusal } from './refusal.ts';
import { readCookie } from './session-cookie.ts';

const REFUSAL_IN: Record<Exclude<SessionStage, 'open'>, RefusalCode> = {
  locked: 'session_locked',
  'second-factor': 'second_factor_needed',
  enrolling: 'enrolment_needed',
};

const isPublic = (endpoint: Endpoint): boolean => endpoint.roles[0] === 'public';

export async function whoCalls(house: House, endpoint: Endpoint, request: FastifyRequest): Promise<Caller> {
  const session = await sessionOf(house, request);
  if (isPublic(endpoint)) return callerAtPublicDoor(house, endpoint, request, session);
  if (!session) throw new Refusal('not_signed_in');

  const actor = actorOf(session, request.id);
  house.limit.countAccount(session.accountId);
  try {
    demandStage(session.stage, endpoint.session ?? ['open']);
    if (!(endpoint.roles as readonly Role[]).includes(session.role)) throw new Refusal('not_allowed');
  } catch (refusal) {
    if (refusal instanceof Refusal) await house.recordRefusal(actor, { code: refusal.code, endpoint, patientId: null });
    throw refusal;
  }
  const isAtTheScreen = !endpoint.background && !request.headers['nadi-background'];
  if (session.isStale && session.stage !== 'locked' && isAtTheScreen) {
    await house.touchSession(session.sessionId);
  }
  return actor;
}

async function sessionOf(house: House, request: FastifyRequest): Promise<SessionFound | null> {
  const token = readCookie(request, house.deps.config, 'nadi_session');
  return token ? house.findSession(token) : null;
}

async function callerAtPublicDoor(
  house: House,
  endpoint: Endpoint,
  request: FastifyRequest,
  session: SessionFound | null,
): Promise<Caller> {
  const actor = session?.stage === 'open' ? actorOf(session, request.id) : null;
  if (actor) house.limit.countAccount(actor.accountId);
  // Everyone can have a session, so none excuses from a limit; with one, tries from other addresses count too.
  if (endpoint.limit === 'login') await house.limit.countLogin(request.ip, actor?.accountId ?? null);
  else if (endpoint.limit) await house.limit.countTry(endpoint.limit, request.ip, actor?.accountId);
  return actor ?? visitor(request.id);
}

const actorOf = ({ accountId, role, sessionId }: SessionFound, requestId: string): Actor => ({
  accountId,
  role,
  sessionId,
  requestId,
});

function demandStage(stage: SessionStage, allowed: readonly SessionStage[]): void {
  if (allowed.includes(stage)) return;
  // A call meant for an earlier stage, such as a second code after the login was finished.
  throw new Refusal(stage === 'open' ? 'not_allowed' : REFUSAL_IN[stage]);
}
