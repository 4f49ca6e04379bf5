// Red flags that one finding more would raise.
import type { RaisedFlag } from '../answer.ts';
import type { Understanding } from '../understand.ts';
import { fits } from './raise-flags.ts';
import { FLAGS, isMet, type ReadyFlag, type Requirement } from './requirements.ts';

/** Any of `missing` would raise it. */
export type NearlyRaised = { flag: ReadyFlag; missing: string[] };

export function nearlyRaised(
  { stated, who }: Pick<Understanding, 'stated' | 'who'>,
  flags: readonly Pick<RaisedFlag, 'id'>[],
): NearlyRaised[] {
  const up = new Set(flags.map(({ id }) => id));
  const nearly: NearlyRaised[] = [];
  for (const flag of FLAGS) {
    if (up.has(flag.id) || !fits(flag.person, who)) continue;
    for (const group of flag.groups) {
      const only = group.length > 1 ? onlyUnmet(group, stated) : undefined;
      if (only && 'anyOf' in only) nearly.push({ flag, missing: only.anyOf });
    }
  }
  return nearly;
}

/** None where all are met, and where more than one is not. */
function onlyUnmet(group: readonly Requirement[], stated: Understanding['stated']): Requirement | undefined {
  let only: Requirement | undefined;
  for (const requirement of group) {
    if (isMet(requirement, stated)) continue;
    if (only) return;
    only = requirement;
  }
  return only;
}
