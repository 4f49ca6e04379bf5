import type { Stated } from '../findings/from-text.ts';
import type { Condition, Urgency } from '../knowledge/shape.ts';

/** What a condition asks for in this person: its usual level, or what a stated finding raises it to. */
export function levelOf({ urgency, raisedBy = {} }: Condition, stated: ReadonlyMap<string, Stated>): Urgency {
  let level = urgency;
  for (const [finding, raised] of Object.entries(raisedBy)) {
    if (raised > level && stated.get(finding)?.state === 'present') level = raised;
  }
  return level;
}
