// Each condition with its links ready to score: chances of wider findings derived, clusters of what counts once named.
import { ALL_CONDITIONS, FINDING_BY_ID, withParents } from '../knowledge/library.ts';
import type { Condition } from '../knowledge/shape.ts';

export type Weighed = {
  condition: Condition;
  /** P(finding | condition), also of wider findings that a linked one implies. */
  chances: ReadonlyMap<string, number>;
  /** Clusters of its cardinal findings. */
  cardinal: readonly string[];
};

/** Findings of one group, or of one line of parents, are one cluster. */
const clusters = new Map<string, string>();
for (const id of FINDING_BY_ID.keys()) {
  const line = withParents(id);
  const grouped = line.map((one) => FINDING_BY_ID.get(one)?.group).find((group) => group !== undefined);
  clusters.set(id, grouped ?? line.at(-1) ?? id);
}

export const clusterOf = (id: string): string => clusters.get(id) ?? id;

function weigh(condition: Condition): Weighed {
  const chances = new Map<string, number>();
  for (const [id, chance] of Object.entries(condition.findings)) {
    for (const one of chance > 0.05 ? withParents(id) : [id]) {
      const own = condition.findings[one] ?? 0;
      chances.set(one, Math.max(chances.get(one) ?? 0, chance, own));
    }
  }
  const cardinal = [...chances].filter(([, chance]) => chance >= 0.8).map(([id]) => clusterOf(id));
  return { condition, chances, cardinal: [...new Set(cardinal)] };
}

export const WEIGHED: readonly Weighed[] = ALL_CONDITIONS.map(weigh);
