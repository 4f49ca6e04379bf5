// Red flags that one finding more would raise.
import type { RaisedFlag } from '../answer.ts';
import type { Understanding } from '../understand.ts';
import { fits } from './raise-flags.ts';
import { FLAGS, meets, type ReadyFlag } from './requirements.ts';

/** Any of `missing` would raise it. */
export type NearlyRaised = { flag: ReadyFlag; missing: string[] };

export function nearlyRaised(
  { stated, who }: Pick<Understanding, 'stated' | 'who'>,
  flags: readonly Pick<RaisedFlag, 'id'>[],
): NearlyRaised[] {
  const up = new Set(flags.map(({ id }) => id));
  return FLAGS.filter(({ id, person }) => !up.has(id) && fits(person, who)).flatMap((flag) =>
    flag.groups
      .filter((group) => group.length > 1)
      .flatMap((group): NearlyRaised[] => {
        const [only, ...more] = group.filter((requirement) => !meets(requirement, stated, []));
        return only && more.length === 0 && 'anyOf' in only ? [{ flag, missing: only.anyOf }] : [];
      }),
  );
}
