// `?for=` names the patient whom a call is for, where that is not the caller. It is read here and nowhere else.
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Actor, Caller } from '../actor.ts';
import type { Access, AppContext } from '../app-context.ts';
import { Refusal } from '../refusal.ts';

export async function actFor(
  context: AppContext,
  endpoint: Endpoint,
  caller: Caller,
  request: FastifyRequest,
): Promise<Caller> {
  const query = request.query as Record<string, unknown>;
  if (!Object.hasOwn(query, 'for')) return caller;
  const whom = query.for;
  delete query.for;
  if (caller.role !== 'patient') throw new Refusal('bad_input', { fields: { for: 'This field is not known.' } });
  if (typeof whom !== 'string') throw new Refusal('not_found');
  return { ...caller, ...(await findAccess(context, caller as Actor, endpoint, whom)) };
}

/** A page from before a merge names the record that is gone. */
async function findAccess(context: AppContext, actor: Actor, endpoint: Endpoint, whom: string): Promise<Access> {
  const sent = { for: whom };
  try {
    return await context.findAccess(actor, endpoint, whom);
  } catch (refusal) {
    if (!(await context.isMergedSince(refusal, { params: null, query: sent, body: null }))) throw refusal;
    return context.findAccess(actor, endpoint, sent.for);
  }
}
