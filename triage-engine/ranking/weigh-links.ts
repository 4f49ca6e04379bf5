// Each condition with its links ready to score: chances of wider findings derived, clusters of what counts once named,
// and by finding the conditions that know it.
import { ALL_CONDITIONS, FINDING_BY_ID, withParents } from '../knowledge/library.ts';
import type { Condition } from '../knowledge/shape.ts';
import { isTrifle } from '../trifles/is-trifle.ts';

export type Link = { index: number; chance?: number; risk?: number };

export type Weighed = {
  condition: Condition;
  /** Numbers of the clusters of its cardinal findings. */
  cardinal: readonly number[];
  /** What one must have met with to have it: the bite, the drug, the gas. */
  exposures: readonly string[];
  /** Trifles by one of which it is called; without it is not thought of. */
  calledBy: readonly string[];
};

/** Findings of one group, or of one line of parents, are one cluster. */
const clusters = new Map<string, string>();
for (const id of FINDING_BY_ID.keys()) {
  const line = withParents(id);
  const grouped = line.map((one) => FINDING_BY_ID.get(one)?.group).find((group) => group !== undefined);
  clusters.set(id, grouped ?? line.at(-1) ?? id);
}

export const clusterOf = (id: string): string => clusters.get(id) ?? id;

const numbers = new Map([...new Set(clusters.values())].map((cluster, number) => [cluster, number]));

/** By number: which clusters are among these. */
export function clustersAmong(named: Iterable<string>): Uint8Array {
  const among = new Uint8Array(numbers.size);
  for (const cluster of named) among[numbers.get(cluster) ?? numbers.size] = 1;
  return among;
}

/** P(finding | condition), also of wider findings that a linked one implies. */
export const chancesOf = ({ id }: Condition): ReadonlyMap<string, number> => CHANCES.get(id) ?? new Map();

const CHANCES = new Map(ALL_CONDITIONS.map((condition) => [condition.id, readChances(condition)]));

function readChances({ findings }: Condition): Map<string, number> {
  const chances = new Map<string, number>();
  for (const [id, chance] of Object.entries(findings)) {
    for (const one of chance > 0.05 ? withParents(id) : [id]) {
      chances.set(one, Math.max(chances.get(one) ?? 0, chance, findings[one] ?? 0));
    }
  }
  return chances;
}

const MET = new Set(['exposure', 'medicine', 'history']);

/** By finding: which conditions, by their place in the list, know it and how. */
const links = new Map<string, Link[]>();

function weigh(condition: Condition, index: number): Weighed {
  const chances = chancesOf(condition);
  for (const id of new Set([...chances.keys(), ...Object.keys(condition.risks ?? {})])) {
    const [chance, risk] = [chances.get(id), condition.risks?.[id]];
    const link = { index, ...(chance !== undefined && { chance }), ...(risk !== undefined && { risk }) };
    const known = links.get(id);
    if (known) known.push(link);
    else links.set(id, [link]);
  }
  const cardinal = [...chances]
    .filter(([, chance]) => chance >= 0.8)
    .map(([id]) => numbers.get(clusterOf(id)) ?? numbers.size);
  const exposures = Object.keys(condition.findings).filter(
    (id) => (chances.get(id) ?? 0) >= 0.8 && MET.has(FINDING_BY_ID.get(id)?.kind ?? ''),
  );
  const calledBy = Object.keys(condition.findings).filter((id) => (chances.get(id) ?? 0) >= 0.95 && isTrifle(id));
  return { condition, cardinal: [...new Set(cardinal)], exposures, calledBy };
}

export const WEIGHED: readonly Weighed[] = ALL_CONDITIONS.map(weigh);

export const linksOf = (finding: string): readonly Link[] => links.get(finding) ?? [];
