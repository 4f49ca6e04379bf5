// Bayesian ranking: log prior plus what each finding, denied finding, risk, span and name adds.
import type { Condition } from '../knowledge/shape.ts';
import type { Understanding } from '../understand.ts';
import { countedOnce } from './counted-once.ts';
import { situationOf, usualPriors } from './prior.ts';
import { logDuration, logOnset } from './time-fit.ts';
import { RANKING } from './tuning.ts';
import { type Cluster, clustersOf, type Hits, hitsOf, logHit, speaksFor, unitsOf } from './units.ts';
import { clustersAmong, WEIGHED } from './weigh-links.ts';

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
  const { scored, hits } = scorerOf(evidence)(evidence.stated);
  scored.sort((a, b) => b.score - a.score || (a.condition.id < b.condition.id ? -1 : 1));
  return scored.map(({ condition, score, prior, index }, order) => ({
    condition,
    score,
    prior,
    because: order < MAY_BE_SHOWN ? speaksFor(hits[index]) : [],
  }));
}

/** Of one person the same, whatever is told. */
type Standing = { usual: number; duration: number; onset: number; mention: number };
type Placed = Scored & { index: number };

/** Scores all that are possible, in the order of the knowledge; of the same person once for each set of findings. */
export function scorerOf(
  evidence: Omit<Evidence, 'stated'>,
): (stated: Evidence['stated']) => { scored: Placed[]; hits: (Hits | undefined)[] } {
  const usual = usualPriors(evidence.who);
  const standings = WEIGHED.map(({ condition }, index) => standingOf(condition, usual[index], evidence));
  return (stated) => {
    const units = unitsOf(stated);
    const clusters = clustersOf(units);
    const hits = hitsOf(units, clusters);
    return { scored: score({ ...evidence, stated }, standings, clusters, hits), hits };
  };
}

function standingOf(
  condition: Condition,
  usual: number | undefined,
  { attributes, mentions }: Omit<Evidence, 'stated'>,
): Standing | undefined {
  if (usual === undefined) return;
  return {
    usual,
    duration: logDuration(condition, attributes),
    onset: logOnset(condition, attributes),
    mention: logMention(condition.id, mentions),
  };
}

function score(
  { who, stated }: Evidence,
  standings: readonly (Standing | undefined)[],
  clusters: ReadonlyMap<string, Cluster>,
  hits: readonly (Hits | undefined)[],
): Placed[] {
  // What a condition that knows none of it would lose: most conditions know little of what is told.
  let strangers = 0;
  for (const { asStranger } of clusters.values()) strangers += asStranger;
  const affirmed = clustersAmong([...clusters].filter(([, { isAffirmed }]) => isAffirmed).map(([name]) => name));
  const situation = situationOf(who, stated);
  const scored: Placed[] = [];
  for (let index = 0; index < WEIGHED.length; index++) {
    const weighed = WEIGHED[index];
    const standing = standings[index];
    if (!weighed || !standing) continue;
    const { condition, cardinal, exposures, calledBy } = weighed;
    if (calledBy.length > 0 && !calledBy.some((id) => stated.get(id)?.state === 'present')) continue;
    const situated = condition.onlyIn ? situation(condition.onlyIn) : 0;
    if (situated === undefined) continue;
    const prior = standing.usual + situated;
    let silent = 0;
    for (const cluster of cardinal) if (affirmed[cluster] !== 1) silent++;
    const isUnmet = exposures.length > 0 && exposures.some((id) => !stated.has(id));
    const sum =
      prior +
      strangers +
      toldDifference(hits[index]) +
      (isUnmet ? UNMET : 0) +
      Math.min(silent, RANKING.mostSilent) * SILENT +
      standing.duration +
      standing.onset +
      standing.mention;
    scored.push({ condition, score: sum, prior, index });
  }
  return scored;
}

/** How much better than a stranger's is the sum of what it knows. */
function toldDifference(hits: Hits | undefined): number {
  if (!hits) return 0;
  let difference = 0;
  for (const cluster of hits.clusters) {
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

function logMention(id: string, { own, family }: Evidence['mentions']): number {
  if (own.includes(id)) return Math.log(RANKING.ownMention);
  return family.includes(id) ? Math.log(RANKING.familyMention) : 0;
}
