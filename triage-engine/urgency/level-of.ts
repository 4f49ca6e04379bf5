import type { Stated } from '../findings/from-text.ts';
import { ALL_CONDITIONS } from '../knowledge/library.ts';
import type { Condition, Urgency } from '../knowledge/shape.ts';

type Raiser = { finding: string; raised: Urgency };

/** Of those that something raises. */
const RAISERS: ReadonlyMap<string, readonly Raiser[]> = new Map(
  ALL_CONDITIONS.filter(({ raisedBy }) => raisedBy).map(({ id, raisedBy = {} }) => [
    id,
    Object.entries(raisedBy).map(([finding, raised]) => ({ finding, raised })),
  ]),
);

/** What a condition asks for in this person: its usual level, or what a stated finding raises it to. */
export function levelOf({ id, urgency, raisedBy }: Condition, stated: ReadonlyMap<string, Stated>): Urgency {
  if (!raisedBy) return urgency;
  let level = urgency;
  for (const { finding, raised } of RAISERS.get(id) ?? []) {
    if (raised > level && stated.get(finding)?.state === 'present') level = raised;
  }
  return level;
}
