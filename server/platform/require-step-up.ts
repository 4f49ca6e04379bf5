import { MINUTE_MS } from '#contract/durations.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Actor, Caller } from './actor.ts';
import type { Deps } from './deps.ts';
import { Refusal } from './refusal.ts';

/** How long a proof counts, in the session in which it was given. */
export const STEP_UP_MS = 5 * MINUTE_MS;

/** The one place that asks: an endpoint says `stepUp: true`, and a session that was left open cannot call it. */
export function requireStepUp({ clock }: Pick<Deps, 'clock'>, { stepUp }: Endpoint, caller: Caller): void {
  if (stepUp) requireProof({ clock }, caller as Actor);
}

/** For a use case that needs a proof under a condition that its endpoint cannot know. */
export function requireProof({ clock }: Pick<Deps, 'clock'>, { provenUntil }: Pick<Actor, 'provenUntil'>): void {
  if (!provenUntil || provenUntil <= clock.now()) throw new Refusal('step_up_needed');
}
