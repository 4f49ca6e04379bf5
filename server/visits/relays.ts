// TURN as coturn's REST scheme has it: the name is the end of the pass, the password a keyed hash of the name.
import { createHmac } from 'node:crypto';
import type { IceServer } from '#contract/appointments/visits.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { findVisit } from './find-visit.ts';
import { isOver } from './policy.ts';
import type { VisitRow } from './store.ts';

/** Long enough to find out whether the relay is reached. */
const CHECK_SECONDS = 120;
/** A visit may last longer than planned. */
const AFTER_END_SECONDS = 3600;

export type Turn = { urls: readonly string[]; secret: string };

export function passFor({ urls, secret }: Turn, who: string, until: Date): IceServer {
  const username = `${Math.floor(until.getTime() / 1000)}:${who}`;
  return { urls: [...urls], username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}

/**
 * Empty where the clinic has none: on one network none is needed. Only while the room is open, to the two whose room it is;
 * a patient who has not agreed yet gets a pass for the check alone.
 */
export async function readRelays(deps: Deps, actor: Actor, id: string): Promise<{ iceServers: IceServer[] }> {
  const { row, side, state } = await findVisit(deps, actor, id);
  if (state === 'not-open') throw new Refusal('visit_not_open');
  if (isOver(state)) throw new Refusal('visit_over');
  const { turn } = deps.config;
  if (!turn) return { iceServers: [] };
  const until = passUntil(row, deps.clock.now(), side === 'patient' && state === 'open');
  // By person: coturn counts what one name uses.
  return { iceServers: [passFor(turn, `${id}-${side}`, until)] };
}

/** `isCheck`: whoever has not agreed yet finds out whether the relay is reached, and no more. */
export function passUntil({ ends_at }: Pick<VisitRow, 'ends_at'>, now: Date, isCheck: boolean): Date {
  const end = Math.max(now.getTime(), ends_at.getTime()) + AFTER_END_SECONDS * 1000;
  return new Date(isCheck ? now.getTime() + CHECK_SECONDS * 1000 : end);
}
