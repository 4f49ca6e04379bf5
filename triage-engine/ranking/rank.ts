// Bayesian ranking: log prior plus what each finding, denied finding, risk, span and name adds.
import type { Condition } from '../knowledge/shape.ts';
import type { Understanding } from '../understand.ts';
import { countedOnce } from './counted-once.ts';
import { logPrior } from './prior.ts';
import { logDuration, logOnset } from './time-fit.ts';
import { RANKING } from './tuning.ts';
import { type Cluster, clustersOf, type Hits, hitsOf, logHit, speaksFor, type Unit, unitsOf } from './units.ts';
import { WEIGHED } from './weigh-links.ts';

export type Scored = {
  condition: Condition;
  score: number;
  /** The part of the score that was there before anything was told. */
  prior: number;
};

/** `because`: findings that speak for it, the strongest first. Told only for those that may be shown. */
export type Ranked = Scored & { because: string[] };

export type Evidence = Pick<Understanding, 'stated' | 'who' | 'attributes' | 'mentions'>;

const MAY_BE_SHOWN = 60;
const SILENT = Math.log(RANKING.silent);
const UNMET = Math.log(RANKING.unmet);

export function rank(evidence: Evidence): Ranked[] {
  const units = unitsOf(evidence.stated);
  const hits = hitsOf(units);
  const ranked = score(evidence, units, hits).sort(
    (a, b) => b.score - a.score || (a.condition.id < b.condition.id ? -1 : 1),
  );
  return ranked.map(({ condition, score: sum, prior, place }, order) => ({
    condition,
    score: sum,
    prior,
    because: order < MAY_BE_SHOWN ? speaksFor(hits[place]) : [],
  }));
}

/** All that are possible, in the order of the knowledge. */
export function scoreAll(evidence: Evidence): Scored[] {
  const units = unitsOf(evidence.stated);
  return score(evidence, units, hitsOf(units));
}

function score(evidence: Evidence, units: Unit[], hits: (Hits | undefined)[]): (Scored & { place: number })[] {
  const clusters = clustersOf(units);
  // What a condition that knows none of it would lose: most conditions know little of what is told.
  let strangers = 0;
  for (const { asStranger } of clusters.values()) strangers += asStranger;
  const scored: (Scored & { place: number })[] = [];
  for (let place = 0; place < WEIGHED.length; place++) {
    const weighed = WEIGHED[place];
    const prior = weighed && logPrior(weighed.condition, evidence.who, evidence.stated);
    if (!weighed || prior === undefined) continue;
    const { condition, cardinal, exposures, calledBy } = weighed;
    if (calledBy.length > 0 && !calledBy.some((id) => evidence.stated.get(id)?.state === 'present')) continue;
    let silent = 0;
    for (const cluster of cardinal) if (!clusters.get(cluster)?.isAffirmed) silent++;
    const isUnmet = exposures.length > 0 && exposures.some((id) => !evidence.stated.has(id));
    const sum =
      prior +
      strangers +
      toldDifference(clusters, hits[place]) +
      (isUnmet ? UNMET : 0) +
      Math.min(silent, RANKING.mostSilent) * SILENT +
      logDuration(condition, evidence.attributes) +
      logOnset(condition, evidence.attributes) +
      logMention(condition.id, evidence);
    scored.push({ condition, score: sum, prior, place });
  }
  return scored;
}

/** How much better than a stranger's is the sum of what it knows. */
function toldDifference(clusters: Map<string, Cluster>, hits: Hits | undefined): number {
  if (!hits) return 0;
  let difference = 0;
  for (const name of hits.clusters) {
    const cluster = clusters.get(name);
    if (!cluster) continue;
    const weights: number[] = [];
    for (const unit of cluster.units) {
      const { weight, isRisk } = logHit(unit, hits);
      if (isRisk) difference += weight;
      else weights.push(weight);
    }
    difference += countedOnce(weights) - cluster.asStranger;
  }
  return difference;
}

function logMention(id: string, { mentions }: Evidence): number {
  if (mentions.own.includes(id)) return Math.log(RANKING.ownMention);
  return mentions.family.includes(id) ? Math.log(RANKING.familyMention) : 0;
}
