// Bayesian ranking: log prior plus what each finding, denied finding, risk, span and name adds.
import type { Condition } from '../knowledge/shape.ts';
import type { Understanding } from '../understand.ts';
import { logPrior } from './prior.ts';
import { logDuration, logOnset } from './time-fit.ts';
import { RANKING } from './tuning.ts';
import { countedOnce, logRatio, type Unit, unitsOf } from './units.ts';
import { linksOf, WEIGHED } from './weigh-links.ts';

export type Ranked = {
  condition: Condition;
  score: number;
  /** The part of the score that was there before anything was told. */
  prior: number;
  /** Findings that speak for it, the strongest first. */
  because: string[];
};

export type Evidence = Pick<Understanding, 'stated' | 'who' | 'attributes' | 'mentions'>;

export function rank(evidence: Evidence): Ranked[] {
  const units = unitsOf(evidence.stated);
  const clusters = clustersOf(units);
  // What a condition that knows none of it would lose: most conditions know little of what is told.
  const strangers = [...clusters.values()].reduce((sum, { asStranger }) => sum + asStranger, 0);
  const hits = hitsOf(units);
  const ranked: Ranked[] = [];
  for (const [place, { condition, cardinal, exposures }] of WEIGHED.entries()) {
    const prior = logPrior(condition, evidence.who, evidence.stated);
    if (prior === undefined) continue;
    const told = weighTold(clusters, hits[place]);
    const silent = cardinal.reduce((count, cluster) => count + (clusters.get(cluster)?.isAffirmed ? 0 : 1), 0);
    const unmet = exposures.reduce((count, id) => count + (evidence.stated.has(id) ? 0 : 1), 0);
    const score =
      prior +
      Math.min(unmet, 1) * Math.log(RANKING.unmet) +
      strangers +
      told.difference +
      Math.min(silent, RANKING.mostSilent) * Math.log(RANKING.silent) +
      logDuration(condition, evidence.attributes) +
      logOnset(condition, evidence.attributes) +
      logMention(condition.id, evidence);
    ranked.push({ condition, score, prior, because: told.because });
  }
  return ranked.sort((a, b) => b.score - a.score || (a.condition.id < b.condition.id ? -1 : 1));
}

type Cluster = { units: Unit[]; asStranger: number; isAffirmed: boolean };
/** By finding, how a condition knows it. */
type Hits = Map<string, { unit: Unit; chance?: number; risk?: number }>;

function clustersOf(units: Unit[]): Map<string, Cluster> {
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

function hitsOf(units: Unit[]): (Hits | undefined)[] {
  const hits: (Hits | undefined)[] = new Array(WEIGHED.length).fill(undefined);
  for (const unit of units) {
    for (const { place, chance, risk } of linksOf(unit.id)) {
      let own = hits[place];
      if (!own) {
        own = new Map();
        hits[place] = own;
      }
      own.set(unit.id, { unit, chance, risk });
    }
  }
  return hits;
}

/** How much better than a stranger's is the sum of what it knows, and which findings make it so. */
function weighTold(clusters: Map<string, Cluster>, hits: Hits | undefined): { difference: number; because: string[] } {
  if (!hits) return { difference: 0, because: [] };
  const speaksFor: [string, number][] = [];
  let difference = 0;
  for (const name of new Set([...hits.values()].map(({ unit }) => unit.cluster))) {
    const cluster = clusters.get(name);
    if (!cluster) continue;
    const weights: number[] = [];
    for (const unit of cluster.units) {
      const hit = hits.get(unit.id);
      const isRisk = unit.isPresent && hit?.risk !== undefined;
      const weight = isRisk ? logRisk(hit?.risk ?? 1) : logRatio(hit?.chance, unit);
      if (unit.isPresent && weight > 0) speaksFor.push([unit.id, weight]);
      if (isRisk) difference += weight;
      else weights.push(weight);
    }
    difference += countedOnce(weights) - cluster.asStranger;
  }
  return { difference, because: speaksFor.sort((a, b) => b[1] - a[1]).map(([id]) => id) };
}

const logRisk = (ratio: number): number => Math.log(Math.min(RANKING.strongest, Math.max(RANKING.weakest, ratio)));

function logMention(id: string, { mentions }: Evidence): number {
  if (mentions.own.includes(id)) return Math.log(RANKING.ownMention);
  return mentions.family.includes(id) ? Math.log(RANKING.familyMention) : 0;
}
