// Stated findings ready to weigh, cluster by cluster, with what each is worth to a condition.
import type { Stated } from '../findings/from-text.ts';
import { FINDING_BY_ID, withParents } from '../knowledge/library.ts';
import { countedOnce } from './counted-once.ts';
import { bounded, ratioOf } from './ratio.ts';
import { RANKING } from './tuning.ts';
import { clusterOf, type Link, linksOf, WEIGHED } from './weigh-links.ts';

export type Unit = {
  id: string;
  isPresent: boolean;
  isBackground: boolean;
  leak: number;
  cluster: string;
  /** Stated findings that are kinds of this one. */
  narrower: string[];
};

/** `asStranger`: what it counts for a condition that knows none of it. */
export type Cluster = { units: Unit[]; asStranger: number; isAffirmed: boolean };

/** What a condition knows of what was told: few enough to be looked through. `links` stand beside their `units`. */
export type Hits = { units: Unit[]; links: Link[]; clusters: Cluster[] };

/** In the order of their names: whoever tells the same in another order gets the same sums. */
export function unitsOf(stated: ReadonlyMap<string, Stated>): Unit[] {
  const units = [...stated].flatMap(([id, { state, isMeasured }]): Unit[] => {
    const finding = FINDING_BY_ID.get(id);
    if (!finding) return [];
    const isBackground = finding.kind === 'history' || finding.kind === 'medicine' || finding.kind === 'exposure';
    const leak = isMeasured ? Math.max(finding.leak, RANKING.measuredLeak) : finding.leak;
    return [{ id, isPresent: state === 'present', isBackground, leak, cluster: clusterOf(id), narrower: [] }];
  });
  noteNarrower(units);
  return units.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function noteNarrower(units: Unit[]): void {
  const byId = new Map(units.filter(({ isPresent }) => isPresent).map((unit) => [unit.id, unit]));
  for (const { id } of byId.values()) for (const wider of withParents(id).slice(1)) byId.get(wider)?.narrower.push(id);
}

export function clustersOf(units: Unit[]): Map<string, Cluster> {
  const clusters = new Map<string, Cluster>();
  for (const unit of units) {
    const cluster = clusters.get(unit.cluster);
    if (cluster) cluster.units.push(unit);
    else clusters.set(unit.cluster, { units: [unit], asStranger: 0, isAffirmed: false });
  }
  for (const cluster of clusters.values()) {
    cluster.isAffirmed = cluster.units.some(({ isPresent }) => isPresent);
    cluster.asStranger = countedOnce(cluster.units.map((unit) => logRatio(undefined, unit)));
  }
  return clusters;
}

/** By the place of the condition. */
export function hitsOf(units: Unit[], clusters: ReadonlyMap<string, Cluster>): (Hits | undefined)[] {
  const hits: (Hits | undefined)[] = new Array(WEIGHED.length).fill(undefined);
  for (const unit of units) {
    const cluster = clusters.get(unit.cluster);
    if (!cluster) continue;
    for (const link of linksOf(unit.id)) {
      const own = hits[link.index];
      if (!own) {
        hits[link.index] = { units: [unit], links: [link], clusters: [cluster] };
        continue;
      }
      own.units.push(unit);
      own.links.push(link);
      if (!own.clusters.includes(cluster)) own.clusters.push(cluster);
    }
  }
  return hits;
}

/** Findings that speak for a condition, the strongest first. */
export function speaksFor(hits: Hits | undefined): string[] {
  return (hits?.units ?? [])
    .filter(({ isPresent }) => isPresent)
    .map((unit): [string, number] => [unit.id, logHit(unit, hits).weight])
    .filter(([, weight]) => weight > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([id]) => id);
}

export function logHit(unit: Unit, hits: Hits | undefined): { weight: number; isRisk: boolean } {
  const hit = hits?.links[hits.units.indexOf(unit)];
  if (unit.isPresent && hit?.risk !== undefined) return { weight: Math.log(bounded(hit.risk)), isRisk: true };
  const weight = logRatio(hit?.chance, unit);
  // A barking cough is first of all barking: who knows only coughs explains it by half.
  const isHalfExplained =
    weight > 0 && unit.narrower.length > 0 && !hits?.units.some((one, at) => isExplained(one, unit, hits.links[at]));
  return { weight: isHalfExplained ? weight * RANKING.widerOnly : weight, isRisk: false };
}

const isExplained = ({ id }: Unit, { narrower }: Unit, link: Link | undefined): boolean =>
  (link?.chance ?? 0) > 0.05 && narrower.includes(id);

/** Logarithm of the likelihood ratio; what a condition does not know and is present counts against it. */
function logRatio(chance: number | undefined, { isPresent, isBackground, leak: given }: Unit): number {
  const leak = Math.max(given, RANKING.leastLeak);
  if (isPresent) {
    if (chance === undefined) return isBackground ? 0 : -RANKING.unexplained * rarity(leak);
    return Math.log(ratioOf(chance, given));
  }
  if (chance === undefined || chance <= leak) return 0;
  return RANKING.denied * Math.log(Math.max(RANKING.weakest, (1 - chance) / (1 - leak)));
}

/** 0 for what everybody has, 1 for what nearly nobody mentions. */
const rarity = (leak: number) => Math.min(1, Math.log(0.3 / Math.min(leak, 0.3)) / Math.log(0.3 / 0.008));
