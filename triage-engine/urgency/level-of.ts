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
export function levelOf({ id, urgency }: Condition, stated: ReadonlyMap<string, Stated>): Urgency {
  const raisers = RAISERS.get(id);
  if (!raisers) return urgency;
  let level = urgency;
  for (const { finding, raised } of raisers) {
    if (raised > level && stated.get(finding)?.state === 'present') level = raised;
  }
  return level;
}
