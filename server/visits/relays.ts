// TURN as coturn's REST scheme has it: the name is the end of the pass, the password a keyed hash of the name.
import { createHmac } from 'node:crypto';
import type { IceServer } from '#contract/appointments/visits.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { findVisit } from './find-visit.ts';

const PASS_SECONDS = 4 * 3600;

export type Turn = { urls: readonly string[]; secret: string };

export function passFor({ urls, secret }: Turn, who: string, now: Date): IceServer {
  const username = `${Math.floor(now.getTime() / 1000) + PASS_SECONDS}:${who}`;
  return { urls: [...urls], username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}

/** Empty where the clinic has none: on one network none is needed. */
export async function readRelays(deps: Deps, actor: Actor, id: string): Promise<{ iceServers: IceServer[] }> {
  await findVisit(deps, actor, id);
  const { turn } = deps.config;
  return { iceServers: turn ? [passFor(turn, id, deps.clock.now())] : [] };
}
