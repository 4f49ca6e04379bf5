import type { Stated } from '../findings/from-text.ts';
import { ALL_CONDITIONS } from '../knowledge/library.ts';
import type { Condition, Urgency } from '../knowledge/shape.ts';

const raisers = new Map(ALL_CONDITIONS.map(({ id, raisedBy = {} }) => [id, Object.entries(raisedBy)]));

/** What a condition asks for in this person: its usual level, or what a stated finding raises it to. */
export function levelOf({ id, urgency }: Condition, stated: ReadonlyMap<string, Stated>): Urgency {
  let level = urgency;
  for (const [finding, raised] of raisers.get(id) ?? []) {
    if (raised > level && stated.get(finding)?.state === 'present') level = raised;
  }
  return level;
}
